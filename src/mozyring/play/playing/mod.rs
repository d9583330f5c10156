//! The game on the table: what has been played, what was taken back, who plays, what is in hand.

mod line;

use bevy::prelude::Resource;

use super::{OwnRules, Paint, Pick, Setup, Sitter, Why};
use crate::chance::Chance;
use crate::keep::Drawer;
use crate::mozyring::rules::{Colour, Combo, Field, Game, Move, Options, Preview, Refusal, Seat, Size, Slot, Turn};
use crate::words::Arg;

/// A ring that lies or lay on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidRing {
    /// The round, from 0.
    pub round: u16,
    /// Who laid it.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// Where it lies.
    pub slot: Slot,
}

/// The game on the table.
#[derive(Resource, Debug, Clone)]
pub struct Playing {
    pub(super) setup: Setup,
    game: Game,
    /// Everything played, with what was taken back and not replaced by something else.
    line: Vec<Move>,
    /// The rings laid so far, of all rounds.
    laid: Vec<LaidRing>,
    /// Which rings each colour of the rules is played with.
    paints: [Paint; 4],
    /// The number (from 1) of the player in each seat: the lot decided who sits first.
    people: Vec<usize>,
    /// Counts the changes of the position.
    revision: u64,
    /// Whether the end of the round before has been looked at.
    round_told: bool,
    study: Option<line::Study>,
    pub(super) size: Size,
    pub(super) over: Option<Field>,
    pub(super) refusal: Option<Why>,
    /// Where a ring is to be laid once that is confirmed.
    pub(super) asked: Option<Slot>,
    /// Whether the hand has moved since the position changed: until then it is not told why it cannot lay there.
    pub(super) moved: bool,
    pub(super) lit: Option<usize>,
    pub(super) lifted: bool,
    pub(super) shown_again: u32,
    /// The position in which somebody has said once that they leave the table: said twice, they do.
    pub(super) leaving: Option<u64>,
    /// Where this game is kept.
    pub(in crate::mozyring) drawer: Drawer,
}

impl Playing {
    /// A new game; the lot gives the first seat to one of the players. Rules that contradict one another (no set-up
    /// offers them) become those of the standard game.
    #[must_use]
    pub fn new(setup: &Setup, chance: &mut Chance) -> Self {
        let options = setup.options();
        let players = usize::from(options.players);
        let first = chance.below(players.max(1));
        let people: Vec<usize> = (0..players).map(|seat| (first + seat) % players + 1).collect();
        let mut paints = Paint::ALL;
        for (seat, number) in people.iter().enumerate() {
            let own = Paint::of_player(*number, options.players, options.colours_per_player);
            for (nth, paint) in own.enumerate() {
                if let Some(place) = paints.get_mut(seat + nth * players) {
                    *place = paint;
                }
            }
        }
        let game = Game::new(options).or_else(|_| Game::new(Options::default()));
        Self::at_table(
            setup.clone(),
            game.expect("the standard game has no contradiction"),
            people,
            paints,
        )
    }

    /// A game as it was kept.
    #[must_use]
    pub fn at_table(setup: Setup, game: Game, people: Vec<usize>, paints: [Paint; 4]) -> Self {
        let mut playing = Self {
            setup,
            line: game.moves().to_vec(),
            laid: Vec::new(),
            game,
            paints,
            people,
            revision: 0,
            round_told: false,
            study: None,
            size: Size::Large,
            over: None,
            refusal: None,
            asked: None,
            moved: false,
            lit: None,
            lifted: false,
            shown_again: 0,
            leaving: None,
            drawer: Drawer::New,
        };
        let reached = playing.game.moves().len();
        playing.go_to(reached);
        playing
    }

    /// A game of which nobody knows who played it, nor with which rings: a recording alone.
    #[must_use]
    pub fn of_strangers(game: Game) -> Self {
        let setup = Setup {
            pick: Pick::Own,
            players: game.options().players,
            own: OwnRules {
                name: String::new(),
                options: game.options().clone(),
            },
            ..Setup::default()
        };
        let people = (1..=usize::from(setup.players)).collect();
        Self::at_table(setup, game, people, Paint::ALL)
    }

    /// What was agreed on.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game itself.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Which game it is: the key of its name, and the name of own rules.
    #[must_use]
    pub fn name(&self) -> Arg {
        match &self.setup {
            Setup {
                pick: Pick::Own,
                own: OwnRules { name, .. },
                ..
            } if !name.is_empty() => Arg::Text(name.clone()),
            setup => Arg::Word(setup.pick.key()),
        }
    }

    /// What `colour` is played with.
    #[must_use]
    pub fn paint(&self, colour: Colour) -> Paint {
        self.paints[colour.index() % 4]
    }

    /// What all colours are played with.
    #[must_use]
    pub fn paints(&self) -> [Paint; 4] {
        self.paints
    }

    /// The number of the player in each seat.
    #[must_use]
    pub fn people(&self) -> &[usize] {
        &self.people
    }

    /// Who sits in `seat`.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Sitter {
        self.setup.sitter(self.number(seat))
    }

    /// What the player in `seat` is called.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Arg {
        self.setup.called(self.number(seat))
    }

    /// The number of the player in `seat`.
    fn number(&self, seat: Seat) -> usize {
        self.people.get(seat.index()).copied().unwrap_or(1)
    }

    /// Whether who is to move has said once that they leave the table.
    #[must_use]
    pub fn is_leaving(&self) -> bool {
        self.leaving == Some(self.revision)
    }

    /// Changes with every change of the position.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The computer that is to move now: its seat, if it may think.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<Seat> {
        let turn = self.game.to_move()?;
        let thinks = !self.is_study() && !self.is_between_rounds() && self.sitter(turn.seat) != Sitter::Person;
        thinks.then_some(turn.seat)
    }

    /// Whether a round has ended and the next one waits to begin.
    #[must_use]
    pub fn is_between_rounds(&self) -> bool {
        let begins = self.game.round() > 0 && self.game.ply() == self.game.round_start();
        begins && !self.round_told && self.game.result().is_none()
    }

    /// The round on the board, from 0: the one before while the next waits to begin.
    #[must_use]
    pub fn shown_round(&self) -> u16 {
        self.game.round() - u16::from(self.is_between_rounds())
    }

    /// The rings on the board, in the order in which they were laid.
    pub fn on_board(&self) -> impl Iterator<Item = &LaidRing> {
        let round = self.shown_round();
        self.laid.iter().filter(move |ring| ring.round == round)
    }

    /// The rings laid in all rounds.
    #[must_use]
    pub fn all_laid(&self) -> &[LaidRing] {
        &self.laid
    }

    /// The rings laid since a person last laid one.
    #[must_use]
    pub fn since_person(&self) -> &[LaidRing] {
        let by_person = |ring: &LaidRing| self.sitter(ring.seat) == Sitter::Person;
        let first = self.laid.iter().rposition(by_person).map_or(0, |at| at + 1);
        &self.laid[first..]
    }

    /// The combinations to be shown on the board: the one chosen from the list, else those of the last ring.
    #[must_use]
    pub fn lit(&self) -> Vec<&Combo> {
        let combos = self.game.combos();
        if let Some(one) = self.lit.and_then(|at| combos.get(at)) {
            return vec![one];
        }
        let last = self.laid.last();
        let by_last =
            |combo: &&Combo| last.is_some_and(|ring| ring.round == combo.round && combo.slots.contains(&ring.slot));
        combos.iter().filter(by_last).collect()
    }

    /// Which combination of the list is chosen.
    #[must_use]
    pub fn chosen_combo(&self) -> Option<usize> {
        self.lit
    }

    /// Whether covered rings are lifted to be seen.
    #[must_use]
    pub fn is_lifted(&self) -> bool {
        self.lifted
    }

    /// How often the last combination was asked to be shown again.
    #[must_use]
    pub fn shown_again(&self) -> u32 {
        self.shown_again
    }

    /// The size in hand.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The field under the hand.
    #[must_use]
    pub fn over(&self) -> Option<Field> {
        self.over
    }

    /// The slot the hand is over, while somebody may lay a ring there.
    #[must_use]
    pub fn aimed(&self) -> Option<Slot> {
        let slot = Slot::new(self.over?, self.size);
        self.may_act().is_ok().then_some(slot)
    }

    /// What the ring in hand would make or block where the hand is, if hints are on.
    #[must_use]
    pub fn foreseen(&self) -> Preview {
        let slot = self.aimed().filter(|_| self.setup.hints || self.is_study());
        slot.map_or_else(Preview::default, |slot| self.game.preview(slot))
    }

    /// Where a ring is to be laid once that is confirmed.
    #[must_use]
    pub fn asked(&self) -> Option<Slot> {
        self.asked
    }

    /// Why the slot under the hand, or the last wish, is refused.
    #[must_use]
    pub fn refusal(&self) -> Option<Why> {
        self.refusal
            .or_else(|| {
                let aimed = self.aimed().filter(|_| self.moved);
                aimed.and_then(|slot| self.game.why_not(slot)).map(Why::Rules)
            })
            .filter(|_| self.game.result().is_none())
    }

    /// Whether the last wish was refused.
    #[must_use]
    pub fn was_refused(&self) -> bool {
        self.refusal.is_some()
    }

    /// Whether a person may move now.
    ///
    /// # Errors
    /// Why not.
    pub fn may_act(&self) -> Result<Turn, Why> {
        let turn = self.game.to_move().ok_or(Refusal::GameOver)?;
        if self.is_between_rounds() {
            Err(Why::BetweenRounds)
        } else if self.is_study() || self.sitter(turn.seat) == Sitter::Person {
            Ok(turn)
        } else {
            Err(Why::NotYours(turn.seat))
        }
    }

    /// The other colour of the player to move, if no ring of either lies yet: the player may begin with it instead.
    #[must_use]
    pub fn could_begin_with(&self) -> Option<Colour> {
        let turn = self.may_act().ok()?;
        let mut own = self.game.colours_of(turn.seat);
        let other = own.find(|colour| *colour != turn.colour)?;
        let first = self.game.ply() < usize::from(self.game.options().players) && !self.is_study();
        let untouched = |colour| self.game.rings_of(colour).is_empty();
        (first && untouched(turn.colour) && untouched(other)).then_some(other)
    }

    pub(super) fn begin_with_other(&mut self) {
        if let (Some(turn), Some(other)) = (self.game.to_move(), self.could_begin_with()) {
            self.paints.swap(turn.colour.index(), other.index());
            self.revision += 1;
        }
    }

    /// Takes a size of the due colour that is still there in hand.
    fn keep_size_possible(&mut self) {
        let Some(turn) = self.game.to_move() else { return };
        let left = |size: &Size| self.game.remaining(turn.colour, *size) > 0;
        if !left(&self.size)
            && let Some(other) = Size::ALL.into_iter().rev().find(left)
        {
            self.size = other;
        }
    }
}
