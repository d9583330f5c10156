//! Practising: the search for the launch that does best at a task of one's own.

use glam::DVec3;

use super::launches::Ideas;
use super::profile::Profile;
use super::search::Search;
use crate::chance::Chance;
use crate::physics::{Field, Launch, Style};

/// What a launch is searched for.
#[derive(Debug, Clone)]
pub struct Task<'a> {
    /// What is launched on.
    pub field: &'a Field,
    /// How one may launch; at least one style.
    pub styles: &'a [Style],
    /// Points of the ground (x, z in metres) that it is about; without one, launches go anywhere.
    pub targets: Vec<[f64; 2]>,
}

/// The launch of player 0 that does best by `score`, searched as thoroughly as `profile` thinks over an attack. `score` is
/// given what the hand made of a launch and the seed of all other luck, and says how well it did, higher is better.
pub fn practise(
    task: &Task,
    profile: &Profile,
    chance: &mut Chance,
    mut score: impl FnMut(&Launch, u64) -> f64,
) -> Launch {
    let targets = task.targets.iter().map(|&[x, z]| DVec3::new(x, 0.0, z));
    let ideas = Ideas::Practice {
        field: task.field.clone(),
        styles: task.styles.to_vec(),
        targets: targets.collect(),
    };
    let mut search = Search::begin(ideas, &profile.attack, Chance::new(chance.bits()));
    while let Some((launch, luck)) = search.next() {
        let mut luck = luck.clone();
        let seed = luck.bits();
        let done = score(&profile.hand.shaken(&launch, &mut luck), seed);
        search.score(done);
    }
    search.best()
}
