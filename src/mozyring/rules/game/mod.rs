//! A whole game: rounds, turns, skips, combinations, scores and the result.

mod view;

use std::sync::Arc;

use serde::Serialize;

use super::board::{Colour, Seat, Slot};
use super::moves::{Move, Refusal};
use super::options::{Contradiction, End, Options, Score};
use super::position::{Position, Rulebook};

/// Who lays what next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// The player.
    pub seat: Seat,
    /// The colour that is due.
    pub colour: Colour,
}

/// A turn that passed because the due colour had no legal slot while somebody still played on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Skip {
    /// Rings laid before, over all rounds.
    pub ply: usize,
    /// Whose turn it was.
    pub seat: Seat,
    /// The colour that was stuck.
    pub colour: Colour,
}

/// A combination that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Combo {
    /// The round, from 0.
    pub round: u16,
    /// Its maker.
    pub seat: Seat,
    /// The colour of its rings.
    pub colour: Colour,
    /// Its slots, sorted as text.
    pub slots: [Slot; 3],
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GameResult {
    /// These seats won: one, or in points games all who share the best score.
    Win {
        /// The winners, in seat order.
        seats: Vec<Seat>,
    },
    /// Nobody won, or everybody shares the best score.
    Draw,
}

/// What a move brought about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The combinations it completed, sorted.
    pub combos: Vec<Combo>,
    /// The turns that passed after it.
    pub skips: Vec<Skip>,
    /// Whether it ended a round. The board is that of the next round then, unless the game is over too.
    pub round_over: bool,
    /// The result, when it ended the game.
    pub result: Option<GameResult>,
}

/// A game from its first ring to its result.
#[derive(Debug, Clone)]
pub struct Game {
    book: Arc<Rulebook>,
    position: Position,
    round: u16,
    swapped: bool,
    scores: [u32; 4],
    ply: usize,
    round_start: usize,
    moves: Vec<Move>,
    skips: Vec<Skip>,
    combos: Vec<Combo>,
    result: Option<GameResult>,
}

impl Game {
    /// A new game.
    ///
    /// # Errors
    /// When the options contradict one another.
    pub fn new(options: Options) -> Result<Self, Contradiction> {
        Rulebook::new(options).map(|book| Self::start(Arc::new(book)))
    }

    fn start(book: Arc<Rulebook>) -> Self {
        Self {
            position: Position::new(&book.options, 0),
            book,
            round: 0,
            swapped: false,
            scores: [0; 4],
            ply: 0,
            round_start: 0,
            moves: Vec::new(),
            skips: Vec::new(),
            combos: Vec::new(),
            result: None,
        }
    }

    /// The game with the same options after `moves` from the start: undo is `game.after(&game.moves()[..n])`.
    ///
    /// # Errors
    /// The index of the first move that is refused, and why.
    pub fn after(&self, moves: &[Move]) -> Result<Self, (usize, Refusal)> {
        let mut game = Self::start(self.book.clone());
        for (index, &one) in moves.iter().enumerate() {
            game.play(one).map_err(|why| (index, why))?;
        }
        Ok(game)
    }

    /// Whether the player to move may take over the other side instead of laying a ring.
    #[must_use]
    pub fn can_swap(&self) -> bool {
        let after_first_ring = self.position.occupied.count_ones() == 1 && self.ply == 1;
        self.options().swap && after_first_ring && !self.swapped && self.to_move().is_some()
    }

    /// Plays one move.
    ///
    /// # Errors
    /// Why it is refused; the game is then as before.
    pub fn play(&mut self, one: Move) -> Result<Outcome, Refusal> {
        match one {
            Move::Place(slot) => self.place(slot),
            Move::Swap => self.swap(),
            Move::Leave(seat) => self.leave(seat),
        }
    }

    /// The player to move lays a ring of the due colour in `slot`.
    ///
    /// # Errors
    /// Why the ring may not be laid there.
    pub fn place(&mut self, slot: Slot) -> Result<Outcome, Refusal> {
        let Turn { seat, colour } = self.to_move().ok_or(Refusal::GameOver)?;
        if let Some(refusal) = self.why_not(slot) {
            return Err(refusal);
        }
        let mut stuck = Vec::new();
        self.position
            .place(&self.book.options, slot.bit(), |colour| stuck.push(Colour(colour)));
        self.ply += 1;
        self.moves.push(Move::Place(slot));

        let mine = self.position.rings[colour.index()];
        let made = self.book.combinations.completed(mine, self.position.occupied, slot);
        let combos: Vec<Combo> = made
            .iter()
            .map(|made| Combo {
                round: self.round,
                seat,
                colour,
                slots: made.slots,
            })
            .collect();
        self.combos.extend(&combos);
        self.score(seat, combos.len());

        let won = !combos.is_empty() && self.options().end == End::FirstCombo;
        let winner = (won && self.options().score == Score::Win).then_some(seat);
        Ok(self.finish_move(combos, &stuck, won, winner))
    }

    /// The second player takes over the first player's side.
    ///
    /// # Errors
    /// When that is not offered now.
    pub fn swap(&mut self) -> Result<Outcome, Refusal> {
        if !self.can_swap() {
            return Err(Refusal::SwapNotOffered);
        }
        self.swapped = true;
        self.moves.push(Move::Swap);
        Ok(self.finish_move(Vec::new(), &[], false, None))
    }

    /// The player in `seat` leaves: the colours are skipped from now on. A player left alone has won.
    ///
    /// # Errors
    /// When nobody sits there, or the game is over.
    pub fn leave(&mut self, seat: Seat) -> Result<Outcome, Refusal> {
        if self.result.is_some() {
            return Err(Refusal::GameOver);
        }
        if !self.present().any(|other| other == seat) {
            return Err(Refusal::NobodyThere { seat });
        }
        let mut stuck = Vec::new();
        let side = self.side_of(seat);
        self.position
            .leave(&self.book.options, side, |colour| stuck.push(Colour(colour)));
        self.moves.push(Move::Leave(seat));
        let mut present = self.present();
        let alone = present.next().filter(|_| present.next().is_none());
        drop(present);
        Ok(self.finish_move(Vec::new(), &stuck, alone.is_some(), alone))
    }

    /// Notes the skips, and ends the round if it was `won` or nobody can place; the game with it if there is a
    /// `winner` or no round is left.
    fn finish_move(&mut self, combos: Vec<Combo>, stuck: &[Colour], won: bool, winner: Option<Seat>) -> Outcome {
        let round_over = won || self.position.turn().is_none();
        let skip = |&colour: &Colour| Skip {
            ply: self.ply,
            seat: self.owner(colour),
            colour,
        };
        let skips: Vec<Skip> = if round_over {
            Vec::new()
        } else {
            stuck.iter().map(skip).collect()
        };
        self.skips.extend(&skips);
        if let Some(seat) = winner {
            self.result = Some(GameResult::Win { seats: vec![seat] });
        } else if round_over && self.round + 1 == self.options().rounds {
            self.result = Some(self.by_points());
        } else if round_over {
            self.next_round();
        }
        Outcome {
            combos,
            skips,
            round_over,
            result: self.result.clone(),
        }
    }

    fn next_round(&mut self) {
        self.round += 1;
        self.round_start = self.ply;
        let starter = self.round % u16::from(self.options().players);
        self.position = Position::with_leavers(&self.book.options, starter as u8, self.position.gone());
    }

    /// Counts `made` combinations of one move of `maker`.
    fn score(&mut self, maker: Seat, made: usize) {
        match self.options().score {
            Score::PointsToMaker => self.scores[maker.index()] += made as u32,
            Score::PointToPrevious if made > 0 => {
                let players = self.options().players;
                let before = (1..players).map(|back| Seat((maker.0 + players - back) % players));
                let present: Vec<Seat> = self.present().collect();
                if let Some(previous) = before.into_iter().find(|seat| present.contains(seat)) {
                    self.scores[previous.index()] += 1;
                }
            }
            Score::Win | Score::PointToPrevious => (),
        }
    }

    /// The result of a game that no combination has won.
    fn by_points(&self) -> GameResult {
        let points = |seat: &Seat| self.scores[seat.index()];
        let best = match self.options().score {
            Score::Win => None,
            Score::PointsToMaker => self.present().map(|seat| points(&seat)).max(),
            Score::PointToPrevious => self.present().map(|seat| points(&seat)).min(),
        };
        let seats: Vec<Seat> = self.present().filter(|seat| Some(points(seat)) == best).collect();
        if seats.is_empty() || seats.len() == self.present().count() {
            GameResult::Draw
        } else {
            GameResult::Win { seats }
        }
    }
}
