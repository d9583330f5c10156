//! Many matches of both games at every level, on all cores, each looked at while it is played: no body leaves reality,
//! no tick adds energy, each match comes to its end, and a recording comes out the same when it is played again. Says what it cost in memory.
//!
//! `cargo run --release --no-default-features --example soak -- 1000 [LEVEL...]`
#![expect(clippy::print_stdout, reason = "an example reports what it did")]

mod measure;

use std::error::Error;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use ringspin::chance::Chance;
use ringspin::level::Level;
use ringspin::monsuno::opponent::{Computers, await_input};
use ringspin::monsuno::rules::Catalogue;
use ringspin::monsuno::session::{Input, MatchSetup, Phase, Session};
use ringspin::mozyring::rules::{Game, Options as Rules};
use ringspin::mozyring::search::choose;
use ringspin::physics::{EventKind, Stage, TICK_HZ};
use ringspin::record::{MonsunoRecording, MozyringRecording, Recording, Verdict};

use self::measure::memory;

/// No match takes longer than this, s of play.
const LONGEST: u64 = 7_200;
/// Nothing on a table is faster: three times the fastest launch, m/s.
const FASTEST: f64 = 12.0;
/// What a tick may add to the energy, as a share of it and in J: the corner of a table is rounded by the body that falls past.
const ADDED: (f64, f64) = (0.02, 0.002);
/// A computer player thinks about a ring for no longer than this, so that a thousand games end today.
const THINKING: Duration = Duration::from_millis(20);
/// One recording in so many is played again.
const AGAIN: u64 = 10;

/// Why a body is where or how none can be, if so.
fn unreal(session: &Session) -> Option<String> {
    session.stage().bodies().find_map(|body| {
        let numbers = [body.position, body.velocity, body.angular_velocity];
        let real = numbers.iter().all(|one| one.is_finite()) && body.velocity.length() < FASTEST;
        (!real).then(|| format!("{body:?}"))
    })
}

/// What the last look at a stage saw.
struct Seen {
    ticks: u64,
    events: usize,
    energy: f64,
}

impl Seen {
    fn of(stage: &Stage) -> Self {
        Self {
            ticks: stage.ticks(),
            events: stage.events().len(),
            energy: stage.energy(),
        }
    }

    /// How much energy, J, came from nothing in the tick to `now`: a launch and a spring add theirs.
    fn added(&self, now: &Self, stage: &Stage) -> Option<f64> {
        let added = now.energy - self.energy;
        let is_next = now.ticks == self.ticks + 1 && now.events >= self.events;
        let may_add = |kind: &EventKind| matches!(kind, EventKind::Launched { .. } | EventKind::Burst { .. });
        let from_nothing = is_next
            && added > ADDED.0 * self.energy.abs() + ADDED.1
            && !stage.events()[self.events..].iter().any(|event| may_add(&event.kind));
        from_nothing.then_some(added)
    }
}

/// Plays a match of capsules to its end; how many ticks it took.
fn capsules(seed: u64, level: Level, catalogue: &Catalogue, computers: &Computers) -> Result<u64, String> {
    let mut chance = Chance::new(seed);
    let mut session = Session::begin(MatchSetup::drawn(seed, catalogue, &mut chance)).map_err(|why| why.to_string())?;
    let mut seen = Seen::of(session.stage());
    while session.phase() != Phase::Over {
        let input = match session.actor() {
            Some(_) => await_input(&mut session, computers.profile(level), &mut chance),
            None => (session.phase() == Phase::Told).then_some(Input::GoOn),
        };
        match input {
            Some(input) => session.give(input).map_err(|why| why.to_string())?,
            None => session.tick(),
        }
        let now = Seen::of(session.stage());
        if let Some(added) = seen.added(&now, session.stage()) {
            return Err(format!("tick {}: {added} J from nothing", session.ticks()));
        }
        seen = now;
        if session.ticks() % 24 == 0
            && let Some(why) = unreal(&session)
        {
            return Err(format!("tick {}: {why}", session.ticks()));
        }
        if session.ticks() > LONGEST * u64::from(TICK_HZ) {
            return Err(format!("it does not end: {:?}", session.phase()));
        }
    }
    check_again(seed, &Recording::Monsuno(Box::new(MonsunoRecording::of(&session))))?;
    Ok(session.ticks())
}

/// Plays a game of rings to its end; how many rings were laid.
fn rings(seed: u64, level: Level) -> Result<u64, String> {
    let mut chance = Chance::new(seed);
    let players = 2 + (seed / 4 % 3) as u8;
    let rules = match seed % 4 {
        0 => Rules::classic(players),
        1 => Rules::most_points(players),
        2 => Rules::fewest_points(players.max(3), 2),
        _ => Rules::biggest(),
    };
    let mut game = Game::new(rules).map_err(|why| why.to_string())?;
    while game.result().is_none() {
        let began = Instant::now();
        let chosen = choose(&game, level, &mut chance, &mut || began.elapsed() > THINKING);
        let chosen = chosen.ok_or("nothing is chosen, and it is not over")?;
        game.play(chosen).map_err(|why| why.to_string())?;
    }
    check_again(seed, &Recording::Mozyring(MozyringRecording::of(&game)))?;
    Ok(game.ply() as u64)
}

fn check_again(seed: u64, recording: &Recording) -> Result<(), String> {
    if !seed.is_multiple_of(AGAIN) {
        return Ok(());
    }
    let read = Recording::parse("recording.json", &recording.to_text()).map_err(|why| why.to_string())?;
    match read.verify() {
        Verdict::Same => Ok(()),
        _ => Err("played again it comes out otherwise".to_owned()),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut given = std::env::args().skip(1);
    let matches: u64 = given.next().map_or(Ok(20), |text| text.parse())?;
    let mut levels = given.map(|text| text.parse()).collect::<Result<Vec<Level>, _>>()?;
    if levels.is_empty() {
        levels.extend(Level::ALL);
    }
    let computers = Computers::load()?;
    let catalogue = Catalogue::load()?;
    let mut failures = 0;
    for level in levels {
        type Play<'a> = &'a (dyn Fn(u64) -> Result<u64, String> + Sync);
        let of_capsules = |seed| capsules(seed, level, &catalogue, &computers);
        let of_rings = |seed| rings(seed, level);
        for (game, unit, play) in [
            ("Monsuno", "ticks", &of_capsules as Play),
            ("Mozyring", "rings", &of_rings as Play),
        ] {
            let began = Instant::now();
            let played: Vec<(u64, Result<u64, String>)> =
                (0..matches).into_par_iter().map(|seed| (seed, play(seed))).collect();
            let total: u64 = played.iter().filter_map(|(_, length)| length.as_ref().ok()).sum();
            for (seed, why) in played
                .iter()
                .filter_map(|(seed, length)| Some((seed, length.as_ref().err()?)))
            {
                failures += 1;
                println!("{game}, {level}, seed {seed}: {why}");
            }
            println!(
                "{game}, {level}: {matches} matches, {total} {unit}, {:.0} s, {:.0} MiB",
                began.elapsed().as_secs_f64(),
                memory(std::process::id()).unwrap_or_default()
            );
        }
    }
    if failures > 0 {
        return Err(format!("{failures} matches went wrong").into());
    }
    Ok(())
}
