//! A Monsuno match on the table: what is being played, and what the players' hands do.
//!
//! The picture changes it only through [`Intent`]. Physics ticks in `FixedUpdate`, one tick of the session each, at any
//! frame rate.

use bevy::prelude::*;

use super::opponent::{self, Level};
use super::rules::{Catalogue, Level as RulesLevel, Options};
use super::session::{BeginError, Input, MatchSetup, Phase, Session};
use crate::assets;
use crate::chance::Chance;
use crate::data::DataError;
use crate::physics::{BodyView, Event, Launch, Style, TICK_HZ};
use crate::shell::label::Spoken;
use crate::shell::pause::StartOver;
use crate::shell::{Luck, Screen};

/// The fields that can be chosen, by name.
pub const FIELDS: [&str; 3] = ["arena", "floor", "table"];

/// All cards there are.
#[derive(Resource, Debug, Clone)]
pub struct Cards(pub Catalogue);

/// Who plays with what.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// The place of each player's card in the catalogue.
    pub cards: [usize; 2],
    /// The place of the field in [`FIELDS`].
    pub field: usize,
    /// The computer in the second seat, or a second person.
    pub opponent: Option<Level>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            cards: [0, 5],
            field: 0,
            opponent: Some(Level::Normal),
        }
    }
}

/// The match on the table.
#[derive(Resource, Debug, Clone)]
pub struct Playing {
    session: Session,
    /// Which of the players are computers.
    brains: [Option<Level>; 2],
    /// What the computer players' hands shake by.
    nerves: Chance,
    /// Ticks since the phase began.
    phase_ticks: u64,
    /// The bodies at the tick before and now.
    seen: [Vec<BodyView>; 2],
}

impl Playing {
    /// A match as `setup` has it, with names in `language`.
    ///
    /// # Errors
    /// When the field or a card cannot be played with.
    pub fn new(setup: Setup, cards: &Catalogue, language: &str, chance: &mut Chance) -> Result<Self, BeginError> {
        let card = |player: usize| {
            let place = setup.cards[player] % cards.monsuno.len().max(1);
            cards
                .monsuno
                .get(place)
                .map(|monsuno| monsuno.card(language))
                .ok_or_else(|| DataError::new(Catalogue::MONSUNO_FILE, "cards", "there is no card to play with"))
        };
        let session = Session::begin(MatchSetup {
            level: RulesLevel::Basic,
            options: Options::default(),
            cards: [card(0)?, card(1)?],
            decks: [Vec::new(), Vec::new()],
            field: FIELDS[setup.field % FIELDS.len()].to_owned(),
            seed: chance.bits(),
            scatter: true,
        })?;
        Ok(Self {
            session,
            brains: [None, setup.opponent],
            nerves: Chance::new(chance.bits()),
            phase_ticks: 0,
            seen: [Vec::new(), Vec::new()],
        })
    }

    /// The match.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Whether `player` is the computer.
    #[must_use]
    pub fn is_computer(&self, player: usize) -> bool {
        self.brains[player.min(1)].is_some()
    }

    /// The person who is to launch now, if one is.
    #[must_use]
    pub fn launching_person(&self) -> Option<usize> {
        match self.session.phase() {
            Phase::Charge { player } | Phase::Aim { player, .. } => (!self.is_computer(player)).then_some(player),
            Phase::Duel | Phase::Flight | Phase::Told | Phase::Draw | Phase::Boost | Phase::Over => None,
        }
    }

    /// Where the bodies are, `fraction` of the way from the tick before to this one.
    pub fn bodies(&self, fraction: f64) -> impl Iterator<Item = BodyView> {
        let [before, now] = &self.seen;
        now.iter().map(move |body| {
            let Some(earlier) = before.iter().find(|earlier| earlier.id == body.id && earlier.visible) else {
                return *body;
            };
            BodyView {
                position: earlier.position.lerp(body.position, fraction),
                orientation: earlier.orientation.slerp(body.orientation, fraction),
                ..*body
            }
        })
    }

    fn give(&mut self, input: Input) {
        let phase = self.session.phase();
        // What is not awaited any more (a click that came a tick late) is dropped: nothing changes.
        if self.session.give(input).is_ok() && self.session.phase() != phase {
            self.phase_ticks = 0;
        }
    }

    fn tick(&mut self) {
        let phase = self.session.phase();
        self.session.tick();
        self.phase_ticks = if self.session.phase() == phase {
            self.phase_ticks + 1
        } else {
            0
        };
        self.seen.swap(0, 1);
        self.seen[1].clear();
        self.seen[1].extend(self.session.stage().bodies());
    }

    /// What is told stays long enough to be read; then the match goes on by itself.
    fn go_on_in_time(&mut self) {
        const READING: u64 = TICK_HZ as u64 * 18 / 10;
        if self.session.phase() == Phase::Told && self.phase_ticks >= READING {
            self.give(Input::GoOn);
        }
    }

    /// A computer player takes about a second, as a person would.
    fn let_computer_act(&mut self) {
        const HESITATION: u64 = TICK_HZ as u64 * 9 / 10;
        let Some(level) = self.session.actor().and_then(|player| self.brains[player]) else {
            return;
        };
        if self.phase_ticks >= HESITATION
            && let Some(input) = opponent::choose(&self.session, level, &mut self.nerves)
        {
            self.give(input);
        }
    }
}

/// The hand of the person who is to launch.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Gesture {
    /// What would be launched now.
    pub launch: Launch,
    /// Whether a pointer holds the capsule.
    pub held: bool,
}

impl Default for Gesture {
    fn default() -> Self {
        Self {
            launch: Launch {
                style: Style::Twist,
                mark: 0.0,
                aim: 0.0,
                power: 0.7,
                press_point: 0.5,
            },
            held: false,
        }
    }
}

/// The least power that a release launches with; below it, the capsule stays in the hand.
pub const LEAST_POWER: f64 = 0.08;

/// What a player wants.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub enum Intent {
    /// Moves the hand.
    Hold(Gesture),
    /// Lets go: launches what the hand shows.
    Launch,
    /// Has seen enough: on to what comes next.
    GoOn,
}

/// Something happened on the field.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Happened(pub Event);

/// When intents become inputs of the match.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FollowIntents;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Setup>()
        .init_resource::<Gesture>()
        .insert_resource(Time::<Fixed>::from_hz(f64::from(TICK_HZ)))
        .add_message::<Intent>()
        .add_message::<Happened>()
        .add_systems(PreStartup, load_cards)
        .add_systems(OnEnter(Screen::Monsuno), begin)
        .add_systems(OnExit(Screen::Monsuno), |mut commands: Commands| {
            commands.remove_resource::<Playing>();
        })
        .add_systems(FixedUpdate, tick.run_if(resource_exists::<Playing>))
        .add_systems(
            Update,
            (
                start_over.run_if(on_message::<StartOver>),
                (follow_intents.run_if(on_message::<Intent>), rest_hand).run_if(resource_exists::<Playing>),
            )
                .chain()
                .in_set(FollowIntents)
                .run_if(in_state(Screen::Monsuno)),
        );
}

fn load_cards(mut commands: Commands) -> Result {
    let catalogue = Catalogue::parse(
        &assets::text(Catalogue::MONSUNO_FILE)?,
        &assets::text(Catalogue::STRIKE_FILE)?,
    )?;
    commands.insert_resource(Cards(catalogue));
    Ok(())
}

pub(super) fn begin(
    setup: Res<Setup>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    mut luck: ResMut<Luck>,
    mut commands: Commands,
) -> Result {
    let playing = Playing::new(*setup, &cards.0, spoken.language().code(), &mut luck.0)?;
    commands.insert_resource(playing);
    commands.insert_resource(Gesture::default());
    Ok(())
}

fn start_over(
    mut asked: MessageReader<StartOver>,
    setup: Res<Setup>,
    cards: Res<Cards>,
    spoken: Res<Spoken>,
    mut luck: ResMut<Luck>,
    mut playing: ResMut<Playing>,
) -> Result {
    asked.clear();
    *playing = Playing::new(*setup, &cards.0, spoken.language().code(), &mut luck.0)?;
    Ok(())
}

fn tick(mut playing: ResMut<Playing>, mut happened: MessageWriter<Happened>) {
    let heard = playing.session.stage().events().len();
    playing.tick();
    let events = playing.session.stage().events();
    happened.write_batch(events[heard.min(events.len())..].iter().map(|event| Happened(*event)));
    playing.go_on_in_time();
    playing.let_computer_act();
}

fn follow_intents(mut intents: MessageReader<Intent>, mut playing: ResMut<Playing>, mut gesture: ResMut<Gesture>) {
    for intent in intents.read() {
        match *intent {
            Intent::Hold(hand) => {
                if playing.launching_person().is_some() && *gesture != hand {
                    *gesture = hand;
                }
            }
            Intent::Launch => {
                gesture.held = false;
                if playing.launching_person().is_some() && gesture.launch.power >= LEAST_POWER {
                    playing.give(Input::Launch(gesture.launch));
                }
            }
            Intent::GoOn => playing.give(Input::GoOn),
        }
    }
}

/// A new turn begins with a rested hand: a spin for who defends, a press for who attacks.
fn rest_hand(playing: Res<Playing>, mut last: Local<Option<Phase>>, mut gesture: ResMut<Gesture>) {
    let phase = playing.session.phase();
    if *last == Some(phase) {
        return;
    }
    *last = Some(phase);
    if let Some(player) = playing.launching_person() {
        let attacks = playing.session.rules().attacker() == Some(player);
        let style = if attacks { Style::Press } else { Style::Twist };
        *gesture = Gesture {
            launch: Launch {
                style,
                ..Gesture::default().launch
            },
            held: false,
        };
    }
}
