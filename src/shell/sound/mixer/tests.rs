use super::super::effect::{CardMove, Contact, Effect, Force, Sting, Surface};
use super::super::measure::{decibels, peak, rms};
use super::super::synth::{effect, hum};
use super::*;

const FULL: Volumes = Volumes {
    effects: 1.0,
    music: 1.0,
    master: 1.0,
};

fn mixer(volumes: Volumes) -> Mixer {
    let mut mixer = Mixer::default();
    mixer.set_volumes(volumes);
    // Until the volumes are turned up.
    heard(&mut mixer, 0.4);
    mixer
}

/// What is heard for so many seconds, left and right.
fn heard(mixer: &mut Mixer, seconds: f32) -> Vec<[f32; 2]> {
    let mut all = Vec::new();
    let mut block = [[0.0; 2]; BLOCK];
    while (all.len() as f32) < seconds * PER_SECOND {
        mixer.render(&mut block);
        all.extend(block);
    }
    all
}

fn left(frames: &[[f32; 2]]) -> Vec<f32> {
    frames.iter().map(|frame| frame[0]).collect()
}

fn cue(one: Effect) -> Cue {
    Cue {
        samples: effect(one, 0).into(),
        gain: 1.0,
        side: 0.0,
        speed: 1.0,
        after: 0.0,
        priority: one.priority(),
        ducks: one.ducks(),
    }
}

fn plain(samples: Vec<f32>, priority: u8, gain: f32) -> Cue {
    Cue {
        samples: samples.into(),
        gain,
        side: 0.0,
        speed: 1.0,
        after: 0.0,
        priority,
        ducks: false,
    }
}

#[test]
fn the_loudest_moment_of_a_match_stays_under_full_scale() {
    // At a quarter of the volume nothing is bent: what comes out, four times, is the sum as it is.
    let mut mixer = mixer(Volumes { master: 0.25, ..FULL });
    mixer.set_mood(Some(Mood::Match));
    heard(&mut mixer, 30.0);
    let bowl: Arc<[f32]> = hum(Surface::Bowl).into();
    for (which, side) in [(0, -0.3), (1, 0.3)] {
        mixer.hum(which, &bowl, 1.6, 0.55, side);
    }
    heard(&mut mixer, 0.5);
    // The decisive hit: both capsules burst, the rim is struck, shells and figures fall, a shout, all near.
    let hit = |contact, force| Effect::Hit(contact, force);
    let all = [
        (hit(Contact::Capsules, Force::Hard), 0.0),
        (Effect::Burst, 0.01),
        (Effect::Burst, 0.03),
        (hit(Contact::Rim, Force::Hard), 0.02),
        (hit(Contact::Bowl, Force::Firm), 0.04),
        (hit(Contact::Shell, Force::Firm), 0.05),
        (hit(Contact::Shell, Force::Light), 0.09),
        (hit(Contact::Figure, Force::Firm), 0.11),
        (Effect::Unfold, 0.06),
        (Effect::Sting(Sting::CallBattle), 0.0),
        (Effect::Card(CardMove::Draw), 0.2),
    ];
    for (nth, (one, after)) in all.into_iter().enumerate() {
        mixer.play(Cue {
            gain: 1.15,
            after,
            side: -0.5 + 0.1 * nth as f32,
            ..cue(one)
        });
    }
    let highest = 4.0 * peak(heard(&mut mixer, 2.0).as_flattened());
    assert!((0.4..1.0).contains(&highest), "{highest}");
}

#[test]
fn even_far_too_much_is_bent_and_not_cut() {
    let mut mixer = mixer(FULL);
    for _ in 0..VOICES {
        mixer.play(cue(Effect::Burst));
    }
    let out = heard(&mut mixer, 1.0);
    let highest = peak(out.as_flattened());
    assert!((KNEE..1.0).contains(&highest), "{highest}");
    let flat = out
        .windows(3)
        .filter(|run| run[0][0] == run[1][0] && run[1][0] == run[2][0] && run[0][0].abs() > 0.9);
    assert_eq!(flat.count(), 0, "no flat tops");
}

#[test]
fn voices_are_limited_and_what_matters_stays() {
    let mut mixer = mixer(FULL);
    let long = vec![0.01; 44_100];
    for _ in 0..3 * VOICES {
        mixer.play(plain(long.clone(), 2, 0.5));
    }
    assert_eq!(mixer.sounding(), VOICES);
    mixer.play(plain(long.clone(), 1, 1.0));
    mixer.play(plain(long.clone(), 2, 0.1));
    heard(&mut mixer, 0.02);
    assert!(
        mixer.voices.iter().all(|voice| voice.weight() > 2.2),
        "the weak find no room"
    );
    mixer.play(plain(long.clone(), 5, 0.2));
    assert_eq!(mixer.sounding(), VOICES);
    assert!(
        mixer.voices.iter().any(|voice| voice.weight() > 5.0),
        "a sting always does"
    );
    for _ in 0..1_000 {
        mixer.play(plain(long.clone(), 5, 1.0));
    }
    assert!(mixer.voices.len() <= 2 * VOICES, "also where nothing plays the stream");
}

#[test]
fn who_gives_way_leaves_without_a_click() {
    let mut mixer = mixer(FULL);
    let wave: Vec<f32> = (0..44_100).map(|i| 0.1 * (i as f32 * 0.02).sin()).collect();
    for _ in 0..VOICES {
        mixer.play(plain(wave.clone(), 1, 0.2));
    }
    heard(&mut mixer, 0.05);
    let usual = steps(&left(&heard(&mut mixer, 0.05)));
    for _ in 0..VOICES {
        mixer.play(plain(vec![0.0; 44_100], 3, 0.2));
    }
    let leaving = steps(&left(&heard(&mut mixer, 0.05)));
    assert!(leaving < 1.5 * usual, "{leaving} against {usual}");
    heard(&mut mixer, 0.7);
    assert!(
        peak(&left(&heard(&mut mixer, 0.1))) < 2e-3,
        "and is gone, with its echo"
    );
}

/// The largest step from one sample to the next.
fn steps(samples: &[f32]) -> f32 {
    samples
        .windows(2)
        .map(|pair| (pair[1] - pair[0]).abs())
        .fold(0.0, f32::max)
}

#[test]
fn an_effect_begins_when_it_should_and_runs_as_fast_as_it_should() {
    let mut mixer = mixer(FULL);
    mixer.play(Cue {
        after: 0.1,
        speed: 2.0,
        ..plain(vec![0.5; 4_410], 1, 1.0)
    });
    let out = left(&heard(&mut mixer, 0.3));
    let first = out
        .iter()
        .position(|sample| sample.abs() > 0.2)
        .map(|i| i as f32 / PER_SECOND);
    let last = out
        .iter()
        .rposition(|sample| sample.abs() > 0.3)
        .map(|i| i as f32 / PER_SECOND);
    assert!(first.is_some_and(|at| (at - 0.1).abs() < 1e-3), "{first:?}");
    assert!(last.is_some_and(|at| (at - 0.15).abs() < 2e-3), "{last:?}");
}

#[test]
fn the_music_steps_back_under_a_sting_and_comes_back() {
    let mut mixer = mixer(FULL);
    mixer.set_mood(Some(Mood::Evening));
    heard(&mut mixer, 20.0);
    let before = mixer.duck;
    mixer.play(Cue {
        gain: 1e-6,
        ..cue(Effect::Sting(Sting::Victory))
    });
    heard(&mut mixer, 0.5);
    assert!(before > 0.99 && mixer.duck < DUCKED + 0.05, "{before} {}", mixer.duck);
    heard(&mut mixer, 6.0);
    assert!(mixer.duck > 0.95);
    mixer.play(cue(Effect::Pencil));
    heard(&mut mixer, 0.2);
    assert!(mixer.duck > 0.95, "not for a pencil");
}

#[test]
fn one_piece_fades_into_the_other_and_music_can_be_off() {
    let mut mixer = mixer(FULL);
    mixer.set_mood(Some(Mood::Evening));
    heard(&mut mixer, 12.0);
    mixer.set_mood(Some(Mood::Match));
    let over = left(&heard(&mut mixer, 4.0));
    for part in over.chunks(22_050) {
        assert!((-45.0..-12.0).contains(&decibels(rms(part))), "{}", decibels(rms(part)));
    }
    assert!(steps(&over) < 0.1, "without a click: {}", steps(&over));
    assert_eq!(mixer.tracks.each_ref().map(|track| track.gain), [0.0, 1.0]);
    mixer.set_volumes(Volumes { music: 0.0, ..FULL });
    heard(&mut mixer, 2.0);
    assert!(peak(&left(&heard(&mut mixer, 1.0))) < 1e-4, "off is off");
    mixer.set_volumes(FULL);
    mixer.set_mood(None);
    heard(&mut mixer, 6.0);
    assert!(
        peak(&left(&heard(&mut mixer, 1.0))) < 1e-3,
        "no music where there is none"
    );
}

#[test]
fn buses_turn_down_what_is_on_them() {
    let loud = |volumes| {
        let mut mixer = mixer(volumes);
        mixer.play(cue(Effect::Burst));
        rms(&left(&heard(&mut mixer, 1.0)))
    };
    let full = loud(FULL);
    assert!((loud(Volumes { effects: 0.5, ..FULL }) / full - 0.5).abs() < 0.01);
    assert!((loud(Volumes { master: 0.25, ..FULL }) / full - 0.25).abs() < 0.01);
    assert!(loud(Volumes { effects: 0.0, ..FULL }) < 1e-6);
}

#[test]
fn a_hum_changes_gradually_and_falls_silent() {
    let mut mixer = mixer(FULL);
    let felt: Arc<[f32]> = hum(Surface::Felt).into();
    mixer.hum(0, &felt, 0.8, 0.5, 0.0);
    let rising = left(&heard(&mut mixer, 0.5));
    mixer.hum(0, &felt, 2.2, 0.1, 0.7);
    let changed = left(&heard(&mut mixer, 0.5));
    mixer.hum(0, &felt, 0.35, 0.0, 0.0);
    let falling = left(&heard(&mut mixer, 0.5));
    assert!(rms(&rising) > 0.02);
    for run in [&rising, &changed, &falling] {
        assert!(steps(run) < 0.06, "{}", steps(run));
    }
    heard(&mut mixer, 1.0);
    assert!(peak(&left(&heard(&mut mixer, 0.2))) < 1e-3);
}

#[test]
fn the_room_answers_and_is_silent_again() {
    let mut room = Room::default();
    let mut answer = |send: f32, frames: usize| -> Vec<f32> {
        (0..frames)
            .flat_map(|i| room.answer(if i == 0 { send } else { 0.0 }))
            .collect()
    };
    let early = answer(1.0, 8_820);
    let late = answer(0.0, 44_100);
    let last = answer(0.0, 44_100);
    assert!(peak(&early) > 0.1 && early.iter().all(|sample| sample.is_finite()));
    assert!(rms(&late) < 0.2 * rms(&early) && peak(&last) < 1e-3);
}
