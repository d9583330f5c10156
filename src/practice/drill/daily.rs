//! The drill of a day: the same for everybody, a pure function of the date.

use super::Drill;
use crate::chance::Chance;

/// How far the ground of a daily drill is moved at most, m, each way.
const SHIFT: f64 = 0.05;
/// The seed of day 0.
const SEED: u64 = 0x6472_696c_6c73;

/// The drill of the day that lies `day` days after 1970-01-01, made of `drills`; none if there are none.
///
/// Each drill has its turn once in so many days as there are drills, in an order drawn anew each time, and never two days
/// running. What lies on its field is mirrored or moved a little, so that it is a new task of the same difficulty.
#[must_use]
pub fn daily(drills: &[Drill], day: u64) -> Option<Drill> {
    let count = drills.len() as u64;
    let round = day.checked_div(count)?;
    let mut order = order(drills.len(), round);
    if let Some(last) = round
        .checked_sub(1)
        .and_then(|before| self::order(drills.len(), before).pop())
        && count > 2
        && order[0] == last
    {
        order.swap(0, 1);
    }
    let drill = &drills[order[(day % count) as usize]];
    let mut chance = Chance::new(SEED ^ day);
    let mirrored = chance.below(2) == 1;
    let mut shift = [0; 2].map(|_| SHIFT * (2.0 * chance.unit() - 1.0));
    // Near an edge it is moved less.
    for _ in 0..4 {
        let moved = moved(drill, mirrored, shift);
        if moved.check("the daily drill").is_ok() {
            return Some(moved);
        }
        shift = shift.map(|by| 0.5 * by);
    }
    Some(moved(drill, mirrored, [0.0; 2]))
}

fn order(count: usize, round: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    Chance::new(SEED.wrapping_add(round)).shuffle(&mut order);
    order
}

fn moved(drill: &Drill, mirrored: bool, by: [f64; 2]) -> Drill {
    let mut drill = drill.clone();
    drill.score = drill.score.moved(mirrored, by);
    for parked in &mut drill.ground.parked {
        if mirrored {
            parked.x = -parked.x;
            parked.heading = -parked.heading;
        }
        parked.x += by[0];
        parked.z += by[1];
    }
    drill
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_day_has_one_drill_and_always_the_same() {
        let drills = Drill::all().unwrap();
        assert_eq!(daily(&drills, 20_787), daily(&drills, 20_787));
        assert_eq!(daily(&[], 20_787), None);
        let two = &drills[..2];
        assert!((0..9).all(|day| daily(two, day).is_some()));
    }

    #[test]
    fn all_drills_have_their_turn_and_none_two_days_running() {
        let drills = Drill::all().unwrap();
        let days: Vec<Drill> = (0..700).filter_map(|day| daily(&drills, day)).collect();
        assert_eq!(days.len(), 700);
        assert!(days.windows(2).all(|pair| pair[0].id != pair[1].id));
        for round in days.chunks(drills.len()) {
            let ids: BTreeSet<&str> = round.iter().map(|drill| drill.id.as_str()).collect();
            assert_eq!(ids.len(), drills.len());
        }
    }

    #[test]
    fn it_is_the_drill_moved_as_a_whole_and_can_be_set_up() {
        let drills = Drill::all().unwrap();
        let mut varied = 0;
        for day in 20_000..20_070 {
            let today = daily(&drills, day).unwrap();
            today.check("today").unwrap();
            let whole = drills.iter().find(|drill| drill.id == today.id).unwrap();
            assert_eq!((whole.medals, whole.tries), (today.medals, today.tries));
            varied += usize::from(whole.ground != today.ground);
            if let Some(pair) = today.ground.parked.get(0..2) {
                let was = &whole.ground.parked;
                let apart = |a: f64, b: f64, c: f64, d: f64| libm::hypot(a - c, b - d);
                let now = apart(pair[0].x, pair[0].z, pair[1].x, pair[1].z);
                assert!((now - apart(was[0].x, was[0].z, was[1].x, was[1].z)).abs() < 1e-12);
            }
        }
        assert!(varied > 30, "{varied}");
    }
}
