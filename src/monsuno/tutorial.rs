//! The lesson of Monsuno: the draw for roles, aiming, style and finger, opening the other's capsule, strike card, boosted
//! attack, score sheet.
//!
//! It is a real match from a fixed seed: what stands before a step is played from a recording, what the computer answers
//! is written down, and everything else is decided by physics and rules.

use bevy::prelude::*;

use super::play::{Cards, Gesture, Playing, Prepared, Series, Setup};
use super::rules::{Entry, Level as RulesLevel};
use super::session::{Input, Phase, Session};
use crate::assets;
use crate::chance::Chance;
use crate::level::Level;
use crate::physics::{BodyId, EventKind, Launch, Struck, Style, TICK_HZ};
use crate::record::{MonsunoRecording, Recording};
use crate::shell::Screen;
use crate::shell::label::Spoken;
use crate::shell::tutorial::{self, Come, Corner, Lesson, Step, Tutorial};

/// The lesson of Monsuno.
pub static LESSON: Lesson<Playing> = Lesson {
    document: "lessons/monsuno.json",
    screen: Screen::Monsuno,
    leads_to: Screen::MonsunoSetup,
    corner: Corner::Upper,
    steps: &[
        Step {
            says: "lesson-roles",
            praises: "lesson-roles-done",
            misses: "lesson-roles-missed",
            spots: &["hand-0"],
            judge: |playing| match playing.session().rules().attacker() {
                None => Come::Open,
                Some(PUPIL) => Come::Met,
                Some(_) => Come::Missed,
            },
            begin: |world| stand(world, Moment::Roles),
        },
        Step {
            says: "lesson-hit",
            praises: "lesson-hit-done",
            misses: "lesson-hit-missed",
            spots: &["hand-0", "capsule-1", "style-press"],
            judge: |playing| judge_attack(playing, have_met),
            begin: |world| stand(world, Moment::Attack),
        },
        Step {
            says: "lesson-open",
            praises: "lesson-open-done",
            misses: "lesson-open-missed",
            spots: &["hand-0", "capsule-1"],
            judge: |playing| judge_attack(playing, |session| session.stage().opened()[RIVAL]),
            begin: |world| stand(world, Moment::Attack),
        },
        Step {
            says: "lesson-draw",
            praises: "lesson-draw-done",
            misses: "lesson-draw-missed",
            spots: &["yes"],
            judge: |playing| {
                judge_log(playing, |entry| match entry {
                    Entry::Drawn { .. } => Some(true),
                    Entry::Declined { .. } => Some(false),
                    _ => None,
                })
            },
            begin: |world| stand(world, Moment::Draw),
        },
        Step {
            says: "lesson-boost",
            praises: "lesson-boost-done",
            misses: "lesson-boost-missed",
            spots: &["yes"],
            judge: |playing| {
                judge_log(playing, |entry| match entry {
                    Entry::Battle(battle) => Some(battle.boosted),
                    _ => None,
                })
            },
            begin: |world| stand(world, Moment::Boost),
        },
        Step {
            says: "lesson-sheet",
            praises: "lesson-sheet",
            misses: "lesson-sheet",
            spots: &["sheet-1"],
            judge: |_| Come::Met,
            begin: |world| stand(world, Moment::Battle),
        },
        Step {
            says: "lesson-monsuno-last",
            praises: "lesson-monsuno-last",
            misses: "lesson-monsuno-last",
            spots: &[],
            judge: |_| Come::Met,
            begin: |_| (),
        },
    ],
};

/// Who learns, and who plays against.
const PUPIL: usize = 0;
const RIVAL: usize = 1;

/// The match from which the steps are taken, and the ids of its cards.
const MATCH: &str = "lessons/monsuno.json";
const CARDS: [&str; 2] = ["whistlewing", "cindertail"];

/// So many seconds after its launch the other's capsule has come to the middle of the field, where it is easily hit.
const SETTLED: f64 = 3.0;

/// Where a step begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Moment {
    /// The one who learns charges.
    Roles,
    /// The other's capsule spins on the field, and the one who learns is to attack.
    Attack,
    /// Both capsules have opened, and a strike card may be drawn.
    Draw,
    /// The card is tucked: the boosted attack may be dealt.
    Boost,
    /// It was dealt.
    Battle,
}

impl Moment {
    #[cfg(test)]
    const ALL: [Self; 5] = [Self::Roles, Self::Attack, Self::Draw, Self::Boost, Self::Battle];

    /// How many inputs of the match lie before it.
    fn inputs(self) -> usize {
        match self {
            Self::Roles => 0,
            Self::Attack => 4,
            Self::Draw => 5,
            Self::Boost => 6,
            Self::Battle => 7,
        }
    }

    /// Whether `session` stands there.
    fn is_now(self, session: &Session) -> bool {
        let pupil_attacks = session.rules().attacker() == Some(PUPIL);
        match self {
            Self::Roles => session.phase() == Phase::Charge { player: PUPIL },
            Self::Attack => {
                matches!(session.phase(), Phase::Aim { player: PUPIL, .. })
                    && pupil_attacks
                    && session.stage().time() > SETTLED
            }
            Self::Draw => session.phase() == Phase::Draw && pupil_attacks,
            Self::Boost => session.phase() == Phase::Boost && pupil_attacks,
            Self::Battle => {
                session.phase() == Phase::Told && matches!(session.rules().log().last(), Some(Entry::Battle(_)))
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(tutorial::of::<Playing>(Screen::Monsuno));
}

/// Whether the lesson goes on, rather than a match.
pub fn goes_on(tutorial: Option<Res<Tutorial<Playing>>>) -> bool {
    tutorial.is_some()
}

/// Brings the table to `moment`. Who comes from the step before and stands there already, plays on.
fn stand(world: &mut World, moment: Moment) {
    let stands = |playing: &Playing| moment.is_now(playing.session());
    if world.get_resource::<Playing>().is_some_and(stands) {
        return;
    }
    let language = world.resource::<Spoken>().language().code();
    let playing = match table(world.resource::<Cards>(), language, moment) {
        Ok(playing) => playing,
        Err(why) => {
            error!("{why}");
            return;
        }
    };
    if world.contains_resource::<Playing>() {
        world.insert_resource(playing);
        world.insert_resource(Gesture::default());
    } else {
        world.insert_resource(Prepared(playing));
    }
}

/// The table of the lesson at `moment`: who learns against a computer that does what is written.
fn table(cards: &Cards, language: &str, moment: Moment) -> Result<Playing, String> {
    let text = assets::text(MATCH).map_err(|why| why.to_string())?;
    let Recording::Monsuno(recording) = Recording::parse(MATCH, &text).map_err(|why| why.to_string())? else {
        return Err(format!("{MATCH}: this is no match of Monsuno"));
    };
    let place = |id: &str| cards.0.monsuno.iter().position(|card| card.id == id).unwrap_or(0);
    let mut setup = Setup {
        level: RulesLevel::Plus,
        cards: CARDS.map(place),
        ..Setup::default()
    };
    setup.seats[RIVAL].computer = Some(Level::Easy);
    let session = brought_to(moment, &recording, cards, &setup, language)?;
    let playing = Playing::with(session, setup, Series::new(1), &mut Chance::new(1));
    Ok(playing.map_err(|why| why.to_string())?.answered_by(answer))
}

/// The recorded match at `moment`, with the cards called as in `language`.
fn brought_to(
    moment: Moment,
    recording: &MonsunoRecording,
    cards: &Cards,
    setup: &Setup,
    language: &str,
) -> Result<Session, String> {
    let mut recorded = recording.setup.clone();
    for (card, place) in recorded.cards.iter_mut().zip(setup.cards) {
        *card = cards.monsuno(place).map_err(|why| why.to_string())?.card(language);
    }
    let mut session = Session::begin(recorded).map_err(|why| why.to_string())?;
    for given in recording.inputs.iter().take(moment.inputs()) {
        while session.ticks() < given.tick {
            session.tick();
        }
        session.give(given.input).map_err(|why| why.to_string())?;
    }
    for _ in 0..4 * TICK_HZ {
        if moment.is_now(&session) {
            return Ok(session);
        }
        session.tick();
    }
    Err(format!("{MATCH}: the match does not come to {moment:?}"))
}

/// What the computer does: it winds up a little, and launches without harm.
fn answer(session: &Session) -> Input {
    let launch = |style, power| {
        Input::Launch(Launch {
            style,
            mark: 0.0,
            aim: 0.0,
            power,
            press_point: 0.5,
        })
    };
    match session.phase() {
        Phase::Draw => Input::Draw(true),
        Phase::Boost => Input::Boost(false),
        Phase::Charge { .. } => launch(Style::Twist, 0.3),
        _ if session.rules().attacker() == Some(RIVAL) => launch(Style::Press, 0.4),
        _ => launch(Style::Twist, 0.8),
    }
}

/// Whether something of one player's has hit something of the other's in this launch stage.
fn have_met(session: &Session) -> bool {
    session.stage().events().iter().any(|event| {
        matches!(event.kind, EventKind::Impact { body, struck: Struck::Body(other), .. } if body.player() != other.player())
    })
}

/// Whether the attack of the one who learns did what `wanted` looks for; missed, once the stage is over without.
fn judge_attack(playing: &Playing, wanted: fn(&Session) -> bool) -> Come {
    let session = playing.session();
    let first_stage = matches!(session.rules().log().last(), Some(Entry::Roles { .. }));
    let runs = matches!(session.phase(), Phase::Aim { .. } | Phase::Flight);
    if session.stage().launched(PUPIL) && wanted(session) {
        Come::Met
    } else if first_stage && runs {
        Come::Open
    } else {
        Come::Missed
    }
}

/// What the last line of the score sheet that `means` something says.
fn judge_log(playing: &Playing, means: fn(&Entry) -> Option<bool>) -> Come {
    match playing.session().rules().log().iter().rev().find_map(means) {
        None => Come::Open,
        Some(true) => Come::Met,
        Some(false) => Come::Missed,
    }
}

/// The name of the spot where a body is seen, if a lesson points at it.
pub(super) fn spot_of(body: BodyId) -> Option<&'static str> {
    (body == BodyId::Capsule(RIVAL)).then_some("capsule-1")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::monsuno::rules::Catalogue;

    #[test]
    fn the_match_comes_to_each_step_and_the_card_fits() {
        let cards = Cards(Catalogue::load().expect("the carried cards are good"));
        for moment in Moment::ALL {
            let playing = table(&cards, "en", moment).expect("it is reached");
            assert!(moment.is_now(playing.session()), "{moment:?}");
        }
        let battle = table(&cards, "bg", Moment::Battle).expect("it is reached");
        let rules = battle.session().rules();
        assert_eq!(rules.opened(), [true, true]);
        let boosted = |entry: &Entry| matches!(entry, Entry::Battle(battle) if battle.boosted);
        assert!(rules.log().iter().any(boosted));
        assert!(rules.winner().is_none(), "the lesson is about no end");
    }
}
