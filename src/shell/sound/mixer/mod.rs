//! The mixer: all that sounds goes through it and comes out as one stream, left and right in turn. Plain Rust.
//!
//! Buses: effects (the hum with them) and music, both into the master. Few voices, so that nothing drowns: when there is
//! no room, what matters least and is quietest gives way. The music steps back under stings. A small room answers. What
//! would still be too loud is bent, not cut.

mod room;
#[cfg(test)]
mod tests;
mod voice;

use std::sync::Arc;

use self::room::Room;
use self::voice::{Hum, Voice};
use super::music::{Mood, Musician};
use super::synth::PER_SECOND;

/// How many effects sound at once.
pub const VOICES: usize = 20;
/// Frames that are reckoned in one go; what changes, changes gradually over them.
pub const BLOCK: usize = 128;

/// How fast a volume follows what is wanted, s.
const FOLLOWS: f32 = 0.03;
/// How long one piece of music takes to give way to another, s.
const CROSS_FADE: f32 = 3.0;
/// What is left of the music under a sting.
const DUCKED: f32 = 0.42;
/// How fast it steps back, and comes back, s.
const DUCKS_IN: f32 = 0.06;
const COMES_BACK_IN: f32 = 0.7;
/// How much of effects and of music the room answers.
const EFFECTS_TO_ROOM: f32 = 0.22;
const MUSIC_TO_ROOM: f32 = 0.30;
/// Above this the sum is bent.
const KNEE: f32 = 0.82;

/// How loud each bus is, 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Volumes {
    /// What happens.
    pub effects: f32,
    /// The music.
    pub music: f32,
    /// All of it.
    pub master: f32,
}

/// How something is to be heard.
#[derive(Debug, Clone)]
pub struct Cue {
    /// What.
    pub samples: Arc<[f32]>,
    /// How loud, 0 to 1.
    pub gain: f32,
    /// From where: -1 left, 1 right.
    pub side: f32,
    /// How fast it runs against its own speed: higher and shorter, or lower and longer.
    pub speed: f32,
    /// Seconds until it begins.
    pub after: f32,
    /// What stays when there is not room for all: the highest.
    pub priority: u8,
    /// Whether the music steps back meanwhile.
    pub ducks: bool,
}

/// One piece of music, faded in and out.
#[derive(Debug)]
struct Track {
    mood: Mood,
    musician: Musician,
    gain: f32,
}

/// What a stream of blocks is mixed from.
#[derive(Debug)]
pub struct Mixer {
    voices: Vec<Voice>,
    hums: [Hum; 2],
    tracks: [Track; 2],
    mood: Option<Mood>,
    wanted: Volumes,
    volumes: Volumes,
    duck: f32,
    room: Room,
}

impl Default for Mixer {
    fn default() -> Self {
        let silent = Volumes {
            effects: 0.0,
            music: 0.0,
            master: 0.0,
        };
        Self {
            // Those that give way fade out beside the ones that took their places.
            voices: Vec::with_capacity(2 * VOICES),
            hums: [Hum::default(), Hum::default()],
            tracks: Mood::ALL.map(|mood| Track {
                mood,
                musician: Musician::new(mood),
                gain: 0.0,
            }),
            mood: None,
            wanted: silent,
            volumes: silent,
            duck: 1.0,
            room: Room::default(),
        }
    }
}

impl Mixer {
    /// Turns the buses towards `volumes`.
    pub fn set_volumes(&mut self, volumes: Volumes) {
        self.wanted = volumes;
    }

    /// Fades over to the music of `mood`, or to none.
    pub fn set_mood(&mut self, mood: Option<Mood>) {
        self.mood = mood;
    }

    /// Begins an effect, if it matters enough to find room.
    pub fn play(&mut self, cue: Cue) {
        if cue.gain <= 0.0 || cue.samples.is_empty() {
            return;
        }
        let new = Voice::new(cue);
        let sounding = self.voices.iter().filter(|voice| !voice.is_leaving()).count();
        if sounding >= VOICES {
            let weakest = self
                .voices
                .iter_mut()
                .filter(|voice| !voice.is_leaving())
                .min_by(|a, b| a.weight().total_cmp(&b.weight()));
            match weakest {
                Some(weakest) if weakest.weight() <= new.weight() => weakest.leave(),
                _ => return,
            }
        }
        // Where nothing plays the stream, those that give way would stay for ever.
        if self.voices.len() >= 2 * VOICES
            && let Some(leaving) = self.voices.iter().position(Voice::is_leaving)
        {
            self.voices.swap_remove(leaving);
        }
        self.voices.push(new);
    }

    /// Lets the `which` (0 or 1) of the two hums sound: a loop, its speed, how loud, from which side.
    pub fn hum(&mut self, which: usize, samples: &Arc<[f32]>, speed: f32, gain: f32, side: f32) {
        self.hums[which.min(1)].follow(samples, speed, gain, side);
    }

    /// How many effects sound.
    #[must_use]
    pub fn sounding(&self) -> usize {
        self.voices.iter().filter(|voice| !voice.is_leaving()).count()
    }

    /// The next block.
    pub fn render(&mut self, out: &mut [[f32; 2]; BLOCK]) {
        let mut effects = [[0.0; 2]; BLOCK];
        let mut music = [[0.0; 2]; BLOCK];
        let mut ducked = false;
        for voice in &mut self.voices {
            voice.render(&mut effects);
            ducked |= voice.ducks();
        }
        self.voices.retain(|voice| !voice.has_ended());
        for hum in &mut self.hums {
            hum.render(&mut effects);
        }
        self.render_music(&mut music);
        let before = (self.volumes, self.duck);
        self.turn(ducked);
        for (i, frame) in out.iter_mut().enumerate() {
            let share = i as f32 / BLOCK as f32;
            let between = |from: f32, to: f32| from + share * (to - from);
            let loud = between(before.0.effects, self.volumes.effects);
            let quiet = between(before.0.music, self.volumes.music) * between(before.1, self.duck);
            let master = between(before.0.master, self.volumes.master);
            let send = EFFECTS_TO_ROOM * loud * (effects[i][0] + effects[i][1])
                + MUSIC_TO_ROOM * quiet * (music[i][0] + music[i][1]);
            let answer = self.room.answer(send);
            for side in 0..2 {
                let sum = loud * effects[i][side] + quiet * music[i][side] + answer[side];
                frame[side] = bent(master * sum);
            }
        }
    }

    fn render_music(&mut self, music: &mut [[f32; 2]; BLOCK]) {
        let step = BLOCK as f32 / (CROSS_FADE * PER_SECOND);
        let heard = self.wanted.music * self.wanted.master > 0.0 || self.volumes.music > 1e-4;
        for track in &mut self.tracks {
            let before = track.gain;
            let wanted = f32::from(u8::from(self.mood == Some(track.mood)));
            track.gain += (wanted - track.gain).clamp(-step, step);
            // A piece that is not heard stands still, and costs nothing.
            if !heard || before.max(track.gain) <= 0.0 {
                continue;
            }
            let mut played = [[0.0; 2]; BLOCK];
            track.musician.render(&mut played);
            for (i, (frame, [left, right])) in music.iter_mut().zip(played).enumerate() {
                let gain = before + (track.gain - before) * i as f32 / BLOCK as f32;
                // Equal power: the sum stays as loud while one gives way to the other.
                let gain = (gain * std::f32::consts::FRAC_PI_2).sin();
                frame[0] += gain * left;
                frame[1] += gain * right;
            }
        }
    }

    /// Moves volumes and ducking on by a block.
    fn turn(&mut self, ducked: bool) {
        let way = |seconds: f32| 1.0 - (-(BLOCK as f32) / (seconds * PER_SECOND)).exp();
        let follow = way(FOLLOWS);
        let turn = |now: &mut f32, wanted: f32| *now += follow * (wanted - *now);
        turn(&mut self.volumes.effects, self.wanted.effects);
        turn(&mut self.volumes.music, self.wanted.music);
        turn(&mut self.volumes.master, self.wanted.master);
        let (to, seconds) = if ducked {
            (DUCKED, DUCKS_IN)
        } else {
            (1.0, COMES_BACK_IN)
        };
        self.duck += way(seconds) * (to - self.duck);
    }
}

/// Leaves what is under the knee as it is, and bends what is over it, so that nothing reaches full scale.
fn bent(sum: f32) -> f32 {
    let over = sum.abs() - KNEE;
    if over <= 0.0 {
        return sum;
    }
    let left = 1.0 - KNEE;
    (KNEE + left * over / (left + over)) * sum.signum()
}
