//! What a player chooses for the range, and the ground that comes of it.

use serde::{Deserialize, Serialize};

use super::score::Score;
use super::shot::{Ground, Parked};
use crate::data::{DataError, parse_versioned};
use crate::physics::{FIELDS, Style};

/// Version of the document.
const VERSION: u32 = 1;

/// The kinds of capsule there are, by name.
pub const CAPSULES: [&str; 2] = ["classic", "weighted"];

/// What lies on the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Targets {
    /// Nothing.
    None,
    /// A capsule, aslant in the way.
    One,
    /// Three capsules in an arc.
    Three,
    /// Two capsules as the posts of a gate.
    Gate,
}

impl Targets {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::None, Self::One, Self::Three, Self::Gate];
}

/// What counts of a shot: the [`Score`] without its places, which follow the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// How long it spins.
    Spin,
    /// How long it stands after it has lain.
    Risen,
    /// How near to the middle of a circle it stops.
    Circle,
    /// How near to the middle of the gate it goes through.
    Gate,
    /// How many parked capsules it hits.
    Hits,
    /// How many it opens.
    Opens,
    /// How many it knocks off the field.
    KnockOuts,
}

impl Counting {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Spin,
        Self::Risen,
        Self::Circle,
        Self::Gate,
        Self::Hits,
        Self::Opens,
        Self::KnockOuts,
    ];

    /// Whether it can count with these targets.
    fn fits(self, targets: Targets) -> bool {
        match self {
            Self::Spin | Self::Risen | Self::Circle => true,
            Self::Gate => targets == Targets::Gate,
            Self::Hits | Self::Opens | Self::KnockOuts => targets != Targets::None,
        }
    }
}

/// What was chosen for the range.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    version: u32,
    /// The place of the field in [`FIELDS`].
    pub field: usize,
    /// The place of the kind of capsule in [`CAPSULES`].
    pub capsule: usize,
    /// The place in the catalogue of the card whose figure is inside.
    pub figure: usize,
    /// The style in the hand at first.
    pub style: Style,
    targets: Targets,
    counts: Counting,
    /// Whether the latches are locked.
    locked: bool,
    /// Whether hands shake and latches vary.
    pub scatter: bool,
    /// Whether the way that a launch will take is shown beforehand.
    pub preview: bool,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            version: VERSION,
            field: 0,
            capsule: 0,
            figure: 0,
            style: Style::Twist,
            targets: Targets::None,
            counts: Counting::Spin,
            locked: false,
            scatter: true,
            preview: true,
        }
    }
}

impl Choices {
    /// Where they are kept.
    pub const NAME: &str = "practice/choices.json";

    /// Reads the choices `text` of `file`.
    ///
    /// # Errors
    /// When they are none, of another version, or do not go together: names file and place.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        let read: Self = parse_versioned(file, text, VERSION)?;
        for (place, value, count) in [
            ("field", read.field, FIELDS.len()),
            ("capsule", read.capsule, CAPSULES.len()),
        ] {
            if value >= count {
                let problem = format!("{value} is none of the {count} there are, counted from 0");
                return Err(DataError::new(file, place, problem));
            }
        }
        if !read.counts.fits(read.targets) {
            return Err(DataError::new(file, "counts", "needs other targets to count"));
        }
        Ok(read)
    }

    /// As text.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// What lies on the field.
    #[must_use]
    pub fn targets(&self) -> Targets {
        self.targets
    }

    /// Lays other targets. What cannot count with them gives way to the spin.
    pub fn lay(&mut self, targets: Targets) {
        self.targets = targets;
        if !self.counts.fits(targets) {
            self.counts = Counting::Spin;
        }
    }

    /// What counts.
    #[must_use]
    pub fn counts(&self) -> Counting {
        self.counts
    }

    /// Lets something else count. What it needs is laid down, and what should open is not locked.
    pub fn count(&mut self, counts: Counting) {
        self.counts = counts;
        if !counts.fits(self.targets) {
            self.targets = if counts == Counting::Gate {
                Targets::Gate
            } else {
                Targets::One
            };
        }
        if counts == Counting::Opens {
            self.locked = false;
        }
    }

    /// Whether the latches are locked.
    #[must_use]
    pub fn is_locked(&self) -> bool {
        self.locked
    }

    /// Locks the latches or unlocks them. Where openings should count, the hits do instead.
    pub fn lock(&mut self, locked: bool) {
        self.locked = locked;
        if locked && self.counts == Counting::Opens {
            self.counts = Counting::Hits;
        }
    }

    fn field_name(&self) -> &'static str {
        FIELDS[self.field % FIELDS.len()].name
    }

    /// Half the width of the gate, and how far from the middle it stands, away from who launches, m.
    fn gate(&self) -> [f64; 2] {
        match self.field_name() {
            "arena" => [0.11, 0.02],
            "table" => [0.12, 0.15],
            _ => [0.15, 0.3],
        }
    }

    /// What is launched on.
    #[must_use]
    pub fn ground(&self) -> Ground {
        let capsule = CAPSULES[self.capsule % CAPSULES.len()];
        let far = self.gate()[1];
        let park = |(x, z, heading): (f64, f64, f64)| Parked {
            x,
            z,
            heading,
            capsule: capsule.to_owned(),
        };
        let [half, _] = self.gate();
        let parked = match self.targets {
            Targets::None => Vec::new(),
            Targets::One => vec![(0.03, -far, 0.7)],
            Targets::Three => vec![
                (-0.13, 0.04 - far, 0.4),
                (0.0, -0.06 - far, 0.0),
                (0.13, 0.04 - far, -0.4),
            ],
            Targets::Gate => vec![(-half, -far, 1.57), (half, -far, 1.57)],
        };
        Ground {
            field: self.field_name().to_owned(),
            capsule: capsule.to_owned(),
            parked: parked.into_iter().map(park).collect(),
            locked: self.locked,
        }
    }

    /// What counts of each shot on that ground.
    #[must_use]
    pub fn score(&self) -> Score {
        let [half, far] = self.gate();
        match self.counts {
            Counting::Spin => Score::SpinSeconds,
            Counting::Risen => Score::RisenSeconds,
            Counting::Circle if self.field_name() == "arena" => Score::Circle {
                x: 0.0,
                z: 0.0,
                radius: 0.12,
            },
            Counting::Circle => Score::Circle {
                x: 0.12,
                z: -0.2,
                radius: 0.25,
            },
            Counting::Gate => Score::Gate {
                from: [-half, -far],
                to: [half, -far],
            },
            Counting::Hits => Score::Hits,
            Counting::Opens => Score::Opens,
            Counting::KnockOuts => Score::KnockOuts,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_chosen_can_be_set_up_and_kept() {
        for (field, capsule) in [(0, 0), (1, 1), (2, 0), (0, 1), (1, 0), (2, 1)] {
            for targets in Targets::ALL {
                for counts in Counting::ALL {
                    let mut choices = Choices {
                        field,
                        capsule,
                        ..Choices::default()
                    };
                    choices.lay(targets);
                    choices.count(counts);
                    assert_eq!(choices.counts(), counts);
                    let ground = choices.ground();
                    ground.equipment("the range", "ground").unwrap();
                    choices.score().check("the range", ground.parked.len()).unwrap();
                    assert_eq!(Choices::parse("c", &choices.to_text()), Ok(choices));
                }
            }
        }
    }

    #[test]
    fn what_does_not_go_together_gives_way() {
        let mut choices = Choices::default();
        choices.count(Counting::Opens);
        assert_eq!(choices.targets(), Targets::One);
        choices.lock(true);
        assert_eq!(choices.counts(), Counting::Hits);
        choices.count(Counting::Gate);
        assert_eq!(choices.targets(), Targets::Gate);
        choices.lay(Targets::None);
        assert_eq!(choices.counts(), Counting::Spin);
    }

    #[test]
    fn broken_choices_are_refused_with_their_place() {
        let good = Choices::default().to_text();
        for (from, to, place) in [
            ("\"version\": 1", "\"version\": 2", "version"),
            ("\"field\": 0", "\"field\": 9", "field"),
            ("\"capsule\": 0", "\"capsule\": 2", "capsule"),
            ("\"spin\"", "\"hits\"", "counts"),
            ("\"scatter\"", "\"skatter\"", "line"),
        ] {
            assert!(good.contains(from), "{from}");
            let error = Choices::parse("c", &good.replacen(from, to, 1)).unwrap_err();
            assert!(error.place.starts_with(place), "{place}: {error}");
        }
    }
}
