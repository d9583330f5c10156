//! The game on the table: what has been played, what was taken back, who plays, what is in hand.

use bevy::prelude::Resource;

use super::{OwnRules, Paint, Pick, Setup, Sitter, Why};
use crate::chance::Chance;
use crate::mozyring::rules::{
    Colour, Combo, Field, Game, Move, Options, Outcome, Preview, Refusal, Seat, Size, Slot, Turn,
};
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

/// A game that is looked into: nobody waits for a move, every side can be tried.
#[derive(Debug, Clone)]
pub(super) struct Study {
    /// What was played before the looking into began, and how far the game had come.
    main: Vec<Move>,
    at: usize,
    /// Whether it comes from the history rather than from the table.
    recorded: bool,
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
    pub(super) study: Option<Study>,
    pub(super) size: Size,
    pub(super) over: Option<Field>,
    pub(super) refusal: Option<Why>,
    pub(super) lit: Option<usize>,
    pub(super) lifted: bool,
    pub(super) shown_again: u32,
    /// The document of the history that holds this game, once it was finished.
    pub(in crate::mozyring) filed: Option<String>,
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
            lit: None,
            lifted: false,
            shown_again: 0,
            filed: None,
        };
        let reached = playing.game.moves().len();
        playing.go_to(reached);
        playing
    }

    /// The same game, looked into from its first move on.
    #[must_use]
    pub fn recorded(mut self) -> Self {
        self.study = Some(Study {
            main: self.line.clone(),
            at: 0,
            recorded: true,
        });
        self.go_to(0);
        self
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

    /// Changes with every change of the position.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the game is looked into rather than played.
    #[must_use]
    pub fn is_study(&self) -> bool {
        self.study.is_some()
    }

    /// Whether it is a game of the history that is looked into.
    #[must_use]
    pub fn is_recorded(&self) -> bool {
        self.study.as_ref().is_some_and(|study| study.recorded)
    }

    /// Whether what is tried while looking into the game has left what was played.
    #[must_use]
    pub fn is_aside(&self) -> bool {
        let moves = self.game.moves();
        self.study.as_ref().is_some_and(|study| !study.main.starts_with(moves))
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

    /// Why the slot under the hand, or the last wish, is refused.
    #[must_use]
    pub fn refusal(&self) -> Option<Why> {
        self.refusal
            .or_else(|| self.aimed().and_then(|slot| self.game.why_not(slot)).map(Why::Rules))
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

    /// Plays `one`, whoever it comes from.
    pub(super) fn play(&mut self, one: Move) -> Result<Outcome, Why> {
        let round = self.game.round();
        let turn = self.game.to_move();
        let before = self.game.moves().len();
        let outcome = self.game.play(one)?;
        if let (Some(turn), Move::Place(slot)) = (turn, one) {
            self.laid.push(LaidRing {
                round,
                seat: turn.seat,
                colour: turn.colour,
                slot,
            });
        }
        // Whoever plays again what was taken back can still go on along the old line.
        if self.line.get(before) != Some(&one) {
            self.line.truncate(before);
            self.line.push(one);
        }
        self.changed();
        Ok(outcome)
    }

    /// How far back taking back leads: one move while looking into the game, else to the last time a person was to move.
    #[must_use]
    pub fn back_to(&self) -> Option<usize> {
        let reached = self.game.moves().len();
        if self.is_study() {
            return reached.checked_sub(1);
        }
        self.person_points().filter(|point| *point < reached).last()
    }

    /// How far forward bringing back leads.
    #[must_use]
    pub fn forward_to(&self) -> Option<usize> {
        let reached = self.game.moves().len();
        let end = self.line.len();
        if reached == end {
            None
        } else if self.is_study() {
            Some(reached + 1)
        } else {
            self.person_points().find(|point| *point > reached).or(Some(end))
        }
    }

    /// How much of how much has been played.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.game.moves().len(), self.line.len())
    }

    /// After how many moves of the line a person is to move.
    fn person_points(&self) -> impl Iterator<Item = usize> {
        let mut points = Vec::new();
        let Ok(mut game) = self.game.after(&[]) else {
            return points.into_iter();
        };
        for point in 0..=self.line.len() {
            if game
                .to_move()
                .is_some_and(|turn| self.sitter(turn.seat) == Sitter::Person)
            {
                points.push(point);
            }
            if let Some(one) = self.line.get(point)
                && game.play(*one).is_err()
            {
                break;
            }
        }
        points.into_iter()
    }

    /// Takes the game to the position after `moves` of its line.
    pub(super) fn go_to(&mut self, moves: usize) {
        let mut laid = Vec::new();
        let Ok(mut game) = self.game.after(&[]) else { return };
        for one in self.line.iter().take(moves) {
            let (round, turn) = (game.round(), game.to_move());
            if game.play(*one).is_err() {
                break;
            }
            if let (Some(turn), Move::Place(slot)) = (turn, *one) {
                laid.push(LaidRing {
                    round,
                    seat: turn.seat,
                    colour: turn.colour,
                    slot,
                });
            }
        }
        self.game = game;
        self.laid = laid;
        self.changed();
    }

    pub(super) fn begin_round(&mut self) {
        self.round_told = true;
        self.revision += 1;
    }

    pub(super) fn begin_study(&mut self) {
        if self.study.is_none() {
            self.study = Some(Study {
                main: self.line.clone(),
                at: self.game.moves().len(),
                recorded: false,
            });
            self.revision += 1;
        }
    }

    /// Comes back to what was played; `leave` ends the looking into it.
    pub(super) fn come_back(&mut self, leave: bool) {
        let Some(study) = self.study.clone() else { return };
        if leave {
            self.study = None;
        }
        self.line = study.main;
        self.go_to(study.at);
    }

    /// From here on the game is played on, and what was played instead is forgotten.
    pub(super) fn play_on(&mut self) {
        if self.study.take().is_some() {
            self.line = self.game.moves().to_vec();
            self.filed = None;
            self.revision += 1;
        }
    }

    /// The position is another one.
    fn changed(&mut self) {
        self.revision += 1;
        self.round_told = false;
        self.refusal = None;
        self.lit = None;
        self.keep_size_possible();
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
