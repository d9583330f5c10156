//! Computer players at drills: what the medals are measured with.

use super::{Attempt, Drill};
use crate::chance::Chance;
use crate::data::DataError;
use crate::monsuno::opponent::{Profile, Task, practise};
use crate::physics::Launch;
use crate::practice::shot::{Equipment, Shot};

/// The launch that a player of `profile` finds best for `drill`: tried in the mind with the real physics, as thoroughly as
/// the player thinks over an attack, and with the player's own hand.
#[must_use]
pub fn plan(drill: &Drill, equipment: &Equipment, profile: &Profile, chance: &mut Chance) -> Launch {
    let parked = drill.ground.parked.iter().map(|parked| [parked.x, parked.z]);
    let task = Task {
        field: &equipment.field,
        styles: &drill.styles,
        targets: drill
            .score
            .target()
            .map_or_else(|| parked.collect(), |target| vec![target]),
    };
    practise(&task, profile, chance, |launch, seed| {
        let shot = Shot {
            ground: drill.ground.clone(),
            launch: *launch,
            seed: Some(seed),
        };
        drill.score.of(&shot.begin_with(equipment).finished())
    })
}

/// What a player of `profile` scores at `drill`: one plan, launched in each try by a hand that shakes.
///
/// # Errors
/// When the drill cannot be set up.
pub fn play(drill: &Drill, profile: &Profile, seed: u64) -> Result<f64, DataError> {
    let equipment = drill.equipment()?;
    let mut chance = Chance::new(seed);
    let meant = plan(drill, &equipment, profile, &mut chance);
    let mut attempt = Attempt::begin(drill.clone(), chance.bits())?;
    while let Ok(shot) = attempt.shot(&profile.hand.shaken(&meant, &mut chance)) {
        attempt.take(&shot.begin_with(&equipment).finished());
    }
    Ok(attempt.score())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::monsuno::opponent::{Computers, Level};

    #[test]
    fn a_steadier_player_does_better_and_each_does_the_same_again() {
        let drills = Drill::all().unwrap();
        let drill = drills.iter().find(|drill| drill.id == "through-the-gate").unwrap();
        let computers = Computers::carried();
        let mean = |level| {
            let scores = (0..8).map(|seed| play(drill, computers.profile(level), seed).unwrap());
            scores.sum::<f64>() / 8.0
        };
        let (easy, expert) = (mean(Level::Easy), mean(Level::Expert));
        assert!(expert > easy + 10.0, "{easy} {expert}");
        assert_eq!(easy, mean(Level::Easy));
    }
}
