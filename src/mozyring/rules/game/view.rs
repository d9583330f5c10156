//! Looking at a game: whose turn it is, what is legal, what lies where, what has happened.

use super::{Combo, Game, GameResult, Skip, Turn};
use crate::mozyring::rules::{Colour, Move, Options, Position, Refusal, Rulebook, Seat, Size, Slot, SlotSet, Threat};

impl Game {
    /// What was agreed on.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.book.options
    }

    /// The options with the combinations that follow from them.
    #[must_use]
    pub fn book(&self) -> &Rulebook {
        &self.book
    }

    /// The board as bits, in sides (see [`Game::side_of`]).
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Who lays what now; `None` when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Turn> {
        let colour = Colour(self.position.turn().filter(|_| self.result.is_none())?);
        Some(Turn {
            seat: self.owner(colour),
            colour,
        })
    }

    /// Where the due colour may be laid, sorted as text.
    #[must_use]
    pub fn legal(&self) -> Vec<Slot> {
        self.legal_set().sorted()
    }

    /// Where the due colour may be laid.
    #[must_use]
    pub fn legal_set(&self) -> SlotSet {
        if self.result.is_some() {
            SlotSet::default()
        } else {
            SlotSet(self.position.legal(self.options()))
        }
    }

    /// Why the due colour may not be laid in `slot`; `None` when it may.
    #[must_use]
    pub fn why_not(&self, slot: Slot) -> Option<Refusal> {
        let Some(Turn { colour, .. }) = self.to_move() else {
            return Some(Refusal::GameOver);
        };
        if SlotSet(self.position.occupied).contains(slot) {
            return Some(Refusal::SlotTaken { slot });
        }
        if self.remaining(colour, slot.size) == 0 {
            return Some(Refusal::NoRingLeft {
                colour,
                size: slot.size,
            });
        }
        (!self.legal_set().contains(slot)).then_some(Refusal::CentreMediumBan)
    }

    /// The seats whose players have not left.
    pub fn present(&self) -> impl Iterator<Item = Seat> {
        let here = |seat: &Seat| self.position.gone() >> self.side_of(*seat) & 1 == 0;
        (0..self.options().players).map(Seat).filter(here)
    }

    /// The player who lays `colour`.
    #[must_use]
    pub fn owner(&self, colour: Colour) -> Seat {
        Seat((colour.0 % self.options().players) ^ u8::from(self.swapped))
    }

    /// The side that the player in `seat` plays: side s owns the colours s, s + players ...; it is the seat's number
    /// unless sides were swapped.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> u8 {
        seat.0 ^ u8::from(self.swapped)
    }

    /// The colours of the player in `seat`, in the order in which they are due.
    pub fn colours_of(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        let mine = move |colour: &Colour| self.owner(*colour) == seat;
        (0..self.options().colours()).map(Colour).filter(mine)
    }

    /// The colour of the ring in `slot`.
    #[must_use]
    pub fn ring_at(&self, slot: Slot) -> Option<Colour> {
        (0..4).map(Colour).find(|colour| self.rings_of(*colour).contains(slot))
    }

    /// Where rings of `colour` lie.
    #[must_use]
    pub fn rings_of(&self, colour: Colour) -> SlotSet {
        SlotSet(self.position.rings.get(colour.index()).copied().unwrap_or(0))
    }

    /// How many rings of `size` the rack of `colour` still holds.
    #[must_use]
    pub fn remaining(&self, colour: Colour, size: Size) -> u8 {
        let laid = (self.rings_of(colour).0 & SlotSet::of_size(size).0).count_ones() as u8;
        self.options().stock[size as usize].saturating_sub(laid)
    }

    /// The combinations that the next ring of `colour` could complete, wherever a ring of the size is left and the
    /// slot is free.
    pub fn threats(&self, colour: Colour) -> impl Iterator<Item = Threat> {
        let open = self.position.open_to(colour.index());
        self.book
            .combinations
            .threats(self.rings_of(colour).0, self.position.occupied, open)
    }

    /// Rings laid so far, over all rounds.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The ply at which the present round began.
    #[must_use]
    pub fn round_start(&self) -> usize {
        self.round_start
    }

    /// The present round, from 0.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// All turns that passed.
    #[must_use]
    pub fn skips(&self) -> &[Skip] {
        &self.skips
    }

    /// All combinations, in order of completion.
    #[must_use]
    pub fn combos(&self) -> &[Combo] {
        &self.combos
    }

    /// The points of each seat; all 0 in games won by a combination.
    #[must_use]
    pub fn scores(&self) -> &[u32] {
        &self.scores[..usize::from(self.options().players)]
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// Everything played so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}
