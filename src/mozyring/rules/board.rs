//! The board's vocabulary: sizes, fields, slots, seats, colours, and sets of slots as bits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How large a ring is. The order is that of the sizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// Fits inside the others; letter `S`.
    Small,
    /// Letter `M`.
    Medium,
    /// Letter `L`.
    Large,
}

impl Size {
    /// All sizes, small to large.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// The letter of the notation: `S`, `M` or `L`.
    #[must_use]
    pub fn letter(self) -> char {
        ['S', 'M', 'L'][self as usize]
    }
}

/// One of the nine fields: column a-c from left to right, row 1-3 from near to far, seen by the first player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Field(u8);

impl Field {
    /// The field in `column` (0 = a) and `row` (0 = near); `None` outside the board.
    #[must_use]
    pub fn new(column: usize, row: usize) -> Option<Self> {
        (column < 3 && row < 3).then_some(Self((column * 3 + row) as u8))
    }

    /// All fields, a1, a2, a3, b1 ... c3.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..9).map(Self)
    }

    /// 0 for a1, 1 for a2 ... 8 for c3.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// 0 for a, 1 for b, 2 for c.
    #[must_use]
    pub fn column(self) -> usize {
        self.index() / 3
    }

    /// 0 for the near row, 2 for the far one.
    #[must_use]
    pub fn row(self) -> usize {
        self.index() % 3
    }
}

impl TryFrom<u8> for Field {
    type Error = Unreadable;

    fn try_from(index: u8) -> Result<Self, Unreadable> {
        if index < 9 {
            Ok(Self(index))
        } else {
            Err(Unreadable::new(&index.to_string(), "a field is 0 to 8"))
        }
    }
}

impl From<Field> for u8 {
    fn from(field: Field) -> Self {
        field.0
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ['a', 'b', 'c'][self.column()], self.row() + 1)
    }
}

/// Where a ring can lie: a field and a size. Written `b2M`; ordered as this text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Slot {
    /// The field.
    pub field: Field,
    /// The size of ring it takes.
    pub size: Size,
}

impl Slot {
    /// The slot of `size` in `field`.
    #[must_use]
    pub fn new(field: Field, size: Size) -> Self {
        Self { field, size }
    }

    /// Its bit number, 0 to 26: the small slots first, then the medium ones, then the large ones.
    #[must_use]
    pub fn bit(self) -> u32 {
        self.size as u32 * 9 + u32::from(self.field.0)
    }

    /// The slot with this bit number; numbers above 26 wrap round.
    #[must_use]
    pub const fn from_bit(bit: u32) -> Self {
        let bit = bit % 27;
        Self {
            field: Field((bit % 9) as u8),
            size: Size::ALL[(bit / 9) as usize],
        }
    }
}

impl PartialOrd for Slot {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Slot {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let as_text = |slot: &Self| (slot.field, slot.size.letter());
        as_text(self).cmp(&as_text(other))
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.field, self.size.letter())
    }
}

impl FromStr for Slot {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = || {
            let &[column, row, size] = text.as_bytes() else {
                return None;
            };
            let column = b"abc".iter().position(|&letter| letter == column)?;
            let row = b"123".iter().position(|&digit| digit == row)?;
            let size = b"SML".iter().position(|&letter| letter == size)?;
            Some(Self::new(Field::new(column, row)?, Size::ALL[size]))
        };
        read().ok_or_else(|| Unreadable::new(text, "a slot is column a-c, row 1-3 and size S, M or L, such as b2M"))
    }
}

impl TryFrom<String> for Slot {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Self, Unreadable> {
        text.parse()
    }
}

impl From<Slot> for String {
    fn from(slot: Slot) -> Self {
        slot.to_string()
    }
}

/// Text or a number that stands for nothing on this board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{what}` cannot be read: {right}")]
pub struct Unreadable {
    what: String,
    right: &'static str,
}

impl Unreadable {
    /// `what` cannot be read; `right` says what could.
    pub(super) fn new(what: &str, right: &'static str) -> Self {
        let what = what.chars().take(40).collect();
        Self { what, right }
    }
}

/// A place at the table, 0 to 3 in clockwise order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number, for indexing.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A colour of rings, 0 to 3 in the order in which colours are due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Colour(pub u8);

impl Colour {
    /// The colour's number, for indexing.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of slots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SlotSet(pub u32);

impl SlotSet {
    /// All 27 slots.
    pub const ALL: Self = Self((1 << 27) - 1);

    /// The nine slots of `size`.
    #[must_use]
    pub const fn of_size(size: Size) -> Self {
        Self(0x1ff << (9 * size as u32))
    }

    /// Whether `slot` is in it.
    #[must_use]
    pub fn contains(self, slot: Slot) -> bool {
        self.0 >> slot.bit() & 1 == 1
    }

    /// How many slots.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The slots, sorted as text.
    #[must_use]
    pub fn sorted(self) -> Vec<Slot> {
        let mut slots: Vec<Slot> = self.into_iter().collect();
        slots.sort_unstable();
        slots
    }
}

impl IntoIterator for SlotSet {
    type Item = Slot;
    type IntoIter = SlotBits;

    fn into_iter(self) -> SlotBits {
        SlotBits(self.0)
    }
}

impl FromIterator<Slot> for SlotSet {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        Self(slots.into_iter().fold(0, |bits, slot| bits | 1 << slot.bit()))
    }
}

/// The slots of a set, in order of their bits.
#[derive(Debug, Clone)]
pub struct SlotBits(u32);

impl Iterator for SlotBits {
    type Item = Slot;

    fn next(&mut self) -> Option<Slot> {
        (self.0 != 0).then(|| {
            let bit = self.0.trailing_zeros();
            self.0 &= self.0 - 1;
            Slot::from_bit(bit)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_reads_back_from_its_text_and_its_bit() {
        for slot in SlotSet::ALL {
            assert_eq!(slot.to_string().parse(), Ok(slot));
            assert_eq!(Slot::from_bit(slot.bit()), slot);
        }
    }

    #[test]
    fn slots_are_ordered_as_their_text() {
        let slots: Vec<String> = SlotSet::ALL.sorted().iter().map(Slot::to_string).collect();
        assert!(slots.is_sorted(), "{slots:?}");
        assert_eq!(slots.len(), 27);
    }

    #[test]
    fn text_that_is_no_slot_is_refused_with_what_would_be_right() {
        for text in ["", "b2", "d1S", "a4S", "a1X", "b2m", "a1SS", "бМ"] {
            let message = text.parse::<Slot>().unwrap_err().to_string();
            assert!(message.contains("b2M"), "{message}");
        }
    }
}
