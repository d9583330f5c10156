//! Everything that can be heard, as files to listen to.
//!
//! `cargo run --release --example listen`
//!
//! writes each variation of each effect, the hum of each surface and one round of each piece of music as WAV files into
//! `target/listen`, and prints for each: length, peak, loudness over all and of the loudest 50 ms (dB below full scale)
//! and the centre of its spectrum.
#![expect(clippy::print_stdout, reason = "an example reports what it did")]

use std::fs;
use std::io;
use std::path::Path;

use ringspin::shell::sound::Effect;
use ringspin::shell::sound::effect::Surface;
use ringspin::shell::sound::measure::{brightness, decibels, loudest, peak, rms};
use ringspin::shell::sound::mixer::{BLOCK, Mixer, Volumes};
use ringspin::shell::sound::music::{Mood, Musician};
use ringspin::shell::sound::synth::{RATE, effect, hum};

fn main() -> io::Result<()> {
    let folder = Path::new("target/listen");
    fs::create_dir_all(folder)?;
    println!(
        "{:<34} {:>7} {:>6} {:>8} {:>8} {:>7}",
        "", "s", "peak", "dB", "loudest", "Hz"
    );
    for one in Effect::all() {
        for nth in 0..one.variations() {
            let name = format!("{}-{nth}", plain(&format!("{one:?}")));
            keep(folder, &name, &effect(one, nth), 1)?;
        }
    }
    for surface in Surface::ALL {
        keep(folder, &plain(&format!("hum-{surface:?}")), &hum(surface), 1)?;
    }
    for mood in Mood::ALL {
        keep(folder, &plain(&format!("music-{mood:?}")), &round_of(mood), 2)?;
    }
    println!("in {}", folder.display());
    Ok(())
}

/// One round of the music of `mood` as it comes out of the mixer, left and right in turn.
fn round_of(mood: Mood) -> Vec<f32> {
    let mut mixer = Mixer::default();
    mixer.set_volumes(Volumes {
        effects: 1.0,
        music: 1.0,
        master: 1.0,
    });
    mixer.set_mood(Some(mood));
    let blocks = Musician::new(mood).length() as usize / BLOCK;
    let mut block = [[0.0; 2]; BLOCK];
    let mut all = Vec::with_capacity(blocks * BLOCK * 2);
    for _ in 0..blocks {
        mixer.render(&mut block);
        all.extend(block.as_flattened());
    }
    all
}

/// `Hit(Rim, Hard)` as a name of a file: `hit-rim-hard`.
fn plain(name: &str) -> String {
    let words = name
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

fn keep(folder: &Path, name: &str, samples: &[f32], channels: u16) -> io::Result<()> {
    let one_side: Vec<f32> = samples.iter().step_by(channels.into()).copied().collect();
    // A minute tells the brightness of minutes.
    let judged = &one_side[..one_side.len().min(60 * RATE as usize)];
    println!(
        "{name:<34} {:>7.2} {:>6.3} {:>8.1} {:>8.1} {:>7.0}",
        one_side.len() as f32 / RATE as f32,
        peak(samples),
        decibels(rms(samples)),
        decibels(loudest(&one_side)),
        brightness(judged),
    );
    fs::write(folder.join(format!("{name}.wav")), wav(samples, channels))
}

/// A WAV file: 44 bytes that say what it is, then 16 bits a sample.
fn wav(samples: &[f32], channels: u16) -> Vec<u8> {
    let size = samples.len() as u32 * 2;
    let mut file = Vec::with_capacity(size as usize + 44);
    file.extend(b"RIFF");
    file.extend((36 + size).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    // PCM.
    file.extend(1_u16.to_le_bytes());
    file.extend(channels.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * u32::from(channels) * 2).to_le_bytes());
    file.extend((channels * 2).to_le_bytes());
    file.extend(16_u16.to_le_bytes());
    file.extend(b"data");
    file.extend(size.to_le_bytes());
    for sample in samples {
        file.extend(((sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16).to_le_bytes());
    }
    file
}
