//! A hundred recorded matches, one fingerprint: the same in debug and release, and on any number of threads.

use rayon::prelude::*;
use ringspin::chance::Chance;
use ringspin::level::Level;
use ringspin::monsuno::opponent::{Computers, await_input};
use ringspin::monsuno::rules::Catalogue;
use ringspin::monsuno::session::{Input, MatchSetup, Phase, Session};
use ringspin::mozyring::rules::{Game, Options as Rules};
use ringspin::record::{MonsunoRecording, MozyringRecording, Recording, Verdict};

/// The fingerprint of the hundred on Linux and x86-64. After a change of physics, of a computer player or of their data:
/// `RINGSPIN_GOLDEN=write cargo test --test laws golden`.
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/laws/golden_matches.txt");

/// Half of the matches are of each game.
const OF_EACH: u64 = 50;

/// A match of capsules between two computer players, all that can be chosen turned by `seed`.
pub fn capsules(seed: u64) -> Recording {
    let catalogue = Catalogue::load().unwrap();
    let computers = Computers::load().unwrap();
    let mut chance = Chance::new(seed);
    let mut session = Session::begin(MatchSetup::drawn(seed, &catalogue, &mut chance)).unwrap();
    while session.phase() != Phase::Over {
        let input = match session.actor() {
            Some(player) => {
                let level = [Level::Easy, Level::Normal][(seed as usize + player) % 2];
                await_input(&mut session, computers.profile(level), &mut chance)
            }
            None => (session.phase() == Phase::Told).then_some(Input::GoOn),
        };
        match input {
            Some(input) => session.give(input).unwrap(),
            None => session.tick(),
        }
    }
    Recording::Monsuno(Box::new(MonsunoRecording::of(&session)))
}

/// A game of rings, each ring laid where chance would have it.
pub fn rings(seed: u64) -> Recording {
    let players = 2 + (seed / 4 % 3) as u8;
    let rules = match seed % 4 {
        0 => Rules::classic(players),
        1 => Rules::most_points(players),
        2 => Rules::fewest_points(players.max(3), 2),
        _ => Rules::biggest(),
    };
    let mut chance = Chance::new(seed);
    let mut game = Game::new(rules).unwrap();
    while game.result().is_none() {
        let legal = game.legal();
        game.place(legal[chance.below(legal.len())]).unwrap();
    }
    Recording::Mozyring(MozyringRecording::of(&game))
}

fn recorded(number: u64) -> Recording {
    if number < OF_EACH {
        capsules(number)
    } else {
        rings(number - OF_EACH)
    }
}

/// FNV-1a over the recordings one after the other.
///
/// Source: Fowler, Noll, Vo, <http://www.isthe.com/chongo/tech/comp/fnv/>.
fn fingerprint(recordings: &[Recording]) -> String {
    let bytes = recordings.iter().flat_map(|recording| recording.to_text().into_bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}\n")
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn a_hundred_matches_meet_the_golden_fingerprint_in_debug_and_release() {
    let recordings: Vec<Recording> = (0..2 * OF_EACH).into_par_iter().map(recorded).collect();
    for recording in recordings.iter().step_by(10) {
        let again = Recording::parse("recording.json", &recording.to_text()).unwrap();
        assert_eq!(again.verify(), Verdict::Same);
    }
    let now = fingerprint(&recordings);
    if std::env::var("RINGSPIN_GOLDEN").is_ok_and(|value| value == "write") {
        std::fs::write(GOLDEN, &now).unwrap();
    }
    let golden = std::fs::read_to_string(GOLDEN).unwrap();
    assert_eq!(now, golden, "matches come out otherwise: see the comment on GOLDEN");
}

#[test]
fn one_thread_and_two_come_to_the_same_matches() {
    let numbers = [0, 1, 2, 3, 4, 5, OF_EACH, OF_EACH + 1];
    let [one, two] = [1, 2].map(|threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| fingerprint(&numbers.into_par_iter().map(recorded).collect::<Vec<_>>()))
    });
    assert_eq!(one, two);
}
