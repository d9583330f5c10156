//! One round as bits: which rings lie where, and whose colour is due. Small and `Copy`, for game and search alike.

use super::board::{Size, SlotSet};
use super::combinations::Combinations;
use super::options::{Contradiction, Options, StuckColour};

/// The options of a game with what follows from them.
#[derive(Debug, Clone)]
pub struct Rulebook {
    /// What was agreed on.
    pub options: Options,
    /// What wins.
    pub combinations: Combinations,
}

impl Rulebook {
    /// The rulebook of `options`.
    ///
    /// # Errors
    /// When they contradict one another.
    pub fn new(options: Options) -> Result<Self, Contradiction> {
        options.check()?;
        let combinations = Combinations::new(&options);
        Ok(Self { options, combinations })
    }
}

/// A round between two rings. Sides are numbered in the order of play; side s owns the colours s, s + players ...
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// For each colour, the slots of its rings.
    pub rings: [u32; 4],
    /// All rings that lie.
    pub occupied: u32,
    /// For each colour, the slots of the sizes it still has rings of.
    supply: [u32; 4],
    /// The side whose turn it is or was last.
    side: u8,
    /// For each side a bit: its second colour is due.
    second_due: u8,
    /// For each side a bit: its player has left.
    gone: u8,
    /// The colour to lay now; `None` when nobody can place.
    turn: Option<u8>,
}

impl Position {
    /// The empty board, `starter` to move.
    #[must_use]
    pub fn new(options: &Options, starter: u8) -> Self {
        Self::with_leavers(options, starter, 0)
    }

    /// The empty board, `starter` to move, the sides whose bit is set in `gone` left out.
    pub(super) fn with_leavers(options: &Options, starter: u8, gone: u8) -> Self {
        let in_stock = |size: &Size| options.stock[*size as usize] > 0;
        let supply = Size::ALL
            .iter()
            .filter(|size| in_stock(size))
            .fold(0, |bits, &size| bits | SlotSet::of_size(size).0);
        let mut position = Self {
            rings: [0; 4],
            occupied: 0,
            supply: [supply; 4],
            side: starter,
            second_due: 0,
            gone,
            turn: None,
        };
        position.settle(options, |_| ());
        position
    }

    /// The colour to lay now; `None` when nobody can place.
    #[must_use]
    pub fn turn(&self) -> Option<u8> {
        self.turn
    }

    /// The slots where a ring of `colour` could be laid.
    #[must_use]
    pub fn open_to(&self, colour: usize) -> u32 {
        self.supply[colour] & !self.occupied
    }

    /// Whether this is the first ring of the round.
    #[must_use]
    pub fn is_opening(&self) -> bool {
        self.occupied == 0
    }

    /// The slots where the due colour may be laid.
    #[must_use]
    pub fn legal(&self, options: &Options) -> u32 {
        let banned = if options.centre_medium_ban && self.is_opening() {
            CENTRE_MEDIUM
        } else {
            0
        };
        self.turn
            .map_or(0, |colour| self.open_to(usize::from(colour)) & !banned)
    }

    /// Lays the due colour in the slot with this `bit` (which must be legal) and hands the turn on. Each colour that
    /// has to skip is told to `skipped`.
    #[inline]
    pub fn place(&mut self, options: &Options, bit: u32, skipped: impl FnMut(u8)) {
        let Some(colour) = self.turn else { return };
        let size = bit / 9;
        let plane = 0x1ff << (9 * size);
        let colour = usize::from(colour);
        self.rings[colour] |= 1 << bit;
        self.occupied |= 1 << bit;
        if (self.rings[colour] & plane).count_ones() >= u32::from(options.stock[size as usize]) {
            self.supply[colour] &= !plane;
        }
        self.next_colour(options);
        self.next_side(options);
        self.settle(options, skipped);
    }

    /// The colour that is due after the next ring, if it can be laid then; `None` when a leaver complicates that.
    #[must_use]
    pub fn due_next(&self, options: &Options) -> Option<usize> {
        let next = if self.side + 1 == options.players {
            0
        } else {
            self.side + 1
        };
        let due = next + options.players * (self.second_due >> next & 1);
        (self.gone == 0).then_some(usize::from(due))
    }

    /// Everything that decides the turns to come, besides the rings and the leavers: the due colour and which second
    /// colours are due, in four and four bits.
    #[must_use]
    pub fn cycle(&self) -> u8 {
        self.turn.unwrap_or(4) | self.second_due << 4
    }

    /// The player of `side` leaves. Each colour that has to skip in consequence is told to `skipped`.
    pub(super) fn leave(&mut self, options: &Options, side: u8, skipped: impl FnMut(u8)) {
        self.gone |= 1 << side;
        if self.turn.is_some() && self.side == side {
            self.settle(options, skipped);
        }
    }

    /// The sides that have left, as bits.
    #[must_use]
    pub fn gone(&self) -> u8 {
        self.gone
    }

    fn next_colour(&mut self, options: &Options) {
        if options.colours_per_player > 1 {
            self.second_due ^= 1 << self.side;
        }
    }

    fn next_side(&mut self, options: &Options) {
        self.side = if self.side + 1 == options.players {
            0
        } else {
            self.side + 1
        };
    }

    /// Moves the turn on to the next colour that can be laid. A colour without a legal slot never gets one again, so
    /// one trip round all colours shows whether anybody can place.
    #[inline]
    fn settle(&mut self, options: &Options, mut skipped: impl FnMut(u8)) {
        for _ in 0..options.colours() {
            if self.gone >> self.side & 1 == 0 {
                let due = self.side + options.players * (self.second_due >> self.side & 1);
                if let Some(colour) = self.choice(options, due) {
                    self.turn = Some(colour);
                    return;
                }
                skipped(due);
                if options.stuck_colour != StuckColour::Frozen {
                    self.next_colour(options);
                }
            }
            self.next_side(options);
        }
        self.turn = None;
    }

    /// What the player whose colour `due` is due can lay: that colour or, if the options say so, the other one.
    #[inline]
    fn choice(&self, options: &Options, due: u8) -> Option<u8> {
        let can_lay = |colour: u8| self.open_to(usize::from(colour)) != 0;
        if can_lay(due) {
            return Some(due);
        }
        if options.stuck_colour != StuckColour::Other || options.colours_per_player == 1 {
            return None;
        }
        let other = if due < options.players {
            due + options.players
        } else {
            due - options.players
        };
        can_lay(other).then_some(other)
    }
}

/// The slot `b2M`.
pub(super) const CENTRE_MEDIUM: u32 = 1 << (9 + 4);
