//! The phenomena, and the dials that each of them has.

/// Something that a spinning body does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phenomenon {
    /// A top that stands still while it is fast enough.
    SleepingTop,
    /// A top whose leaning axis goes round.
    LeaningTop,
    /// A tube that whirls on its rim and shows standing marks.
    WhirlingTube,
    /// A capsule that is spun lying and rises to an end.
    RisingCapsule,
    /// A coin that rolls on its rim until it lies.
    SettlingDisc,
    /// A handle in free fall that turns about its middle axis, and flips.
    FlippingHandle,
    /// A disc or a rod in free fall that wobbles.
    FreeWobble,
    /// A capsule or a drum that stands upright and slows down.
    SpinDown,
}

/// What a dial changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Knob {
    /// Of the body, g.
    Mass,
    /// Of the body, mm.
    Radius,
    /// Of the straight part, or how thick it is, mm.
    Length,
    /// Length over diameter.
    Diameters,
    /// Length of a handle's bar, mm.
    Bar,
    /// Length of a handle's stem, mm.
    Stem,
    /// Height of the middle over the tip, mm.
    Height,
    /// Round end (0) or flat end (1).
    End,
    /// Coulomb's coefficient.
    Friction,
    /// Torsion radius of the contact, mm.
    Torsion,
    /// Length of rolling resistance, mm.
    Rolling,
    /// How dense the air is against ours.
    Air,
    /// m/s².
    Gravity,
    /// Spin at the start, turns a minute.
    Spin,
    /// How far the axis leans from the vertical at the start, or a face from the table, degrees.
    Lean,
    /// How far a lying tube is raised at one end, degrees.
    Raised,
    /// How far the axis is from the one that is turned about, degrees.
    Wobble,
}

/// A dial: what it changes and between which values, all in the knob's own unit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Dial {
    /// What it changes.
    pub knob: Knob,
    /// The least value.
    pub least: f64,
    /// The greatest value.
    pub most: f64,
    /// From one value to the next.
    pub step: f64,
    /// Where it stands at first.
    pub first: f64,
}

impl Dial {
    /// The value nearest to `value` that it can stand at: a whole number of steps from its first one, or an end.
    #[must_use]
    pub fn snap(&self, value: f64) -> f64 {
        if !value.is_finite() {
            return self.first;
        }
        let steps = libm::round((value - self.first) / self.step);
        (self.first + steps * self.step).clamp(self.least, self.most)
    }
}

const fn dial(knob: Knob, least: f64, most: f64, step: f64, first: f64) -> Dial {
    Dial {
        knob,
        least,
        most,
        step,
        first,
    }
}

const AIR: Dial = dial(Knob::Air, 0.0, 4.0, 0.1, 0.0);
const GRAVITY: Dial = dial(Knob::Gravity, 0.5, 25.0, 0.5, 9.81);

const SLEEPING_TOP: &[Dial] = &[
    dial(Knob::Spin, 100.0, 2000.0, 10.0, 900.0),
    dial(Knob::Lean, 0.5, 20.0, 0.5, 2.0),
    dial(Knob::Mass, 20.0, 200.0, 5.0, 60.0),
    dial(Knob::Radius, 15.0, 45.0, 1.0, 30.0),
    dial(Knob::Height, 15.0, 45.0, 1.0, 28.0),
    AIR,
    GRAVITY,
];
const LEANING_TOP: &[Dial] = &[
    dial(Knob::Spin, 300.0, 4000.0, 20.0, 1400.0),
    dial(Knob::Lean, 5.0, 80.0, 1.0, 40.0),
    dial(Knob::Mass, 20.0, 200.0, 5.0, 60.0),
    dial(Knob::Radius, 15.0, 45.0, 1.0, 30.0),
    dial(Knob::Height, 15.0, 45.0, 1.0, 28.0),
    AIR,
    GRAVITY,
];
const WHIRLING_TUBE: &[Dial] = &[
    dial(Knob::Diameters, 1.5, 5.0, 0.25, 3.0),
    dial(Knob::Raised, 1.0, 85.0, 1.0, 2.0),
    dial(Knob::Mass, 5.0, 100.0, 5.0, 20.0),
    dial(Knob::Radius, 6.0, 20.0, 1.0, 10.0),
    dial(Knob::Friction, 0.0, 1.0, 0.05, 0.5),
    dial(Knob::Torsion, 0.0, 2.0, 0.1, 0.0),
    AIR,
    GRAVITY,
];
const RISING_CAPSULE: &[Dial] = &[
    dial(Knob::Spin, 300.0, 4000.0, 20.0, 2860.0),
    dial(Knob::Friction, 0.0, 0.8, 0.02, 0.3),
    dial(Knob::Torsion, 0.0, 3.0, 0.1, 0.0),
    dial(Knob::Mass, 10.0, 200.0, 5.0, 45.0),
    dial(Knob::Radius, 10.0, 30.0, 1.0, 20.0),
    dial(Knob::Length, 10.0, 60.0, 2.0, 30.0),
    AIR,
    GRAVITY,
];
const SETTLING_DISC: &[Dial] = &[
    dial(Knob::Lean, 3.0, 60.0, 1.0, 25.0),
    dial(Knob::Rolling, 0.0, 0.3, 0.01, 0.07),
    dial(Knob::Torsion, 0.0, 1.0, 0.05, 0.0),
    dial(Knob::Friction, 0.05, 1.0, 0.05, 0.4),
    dial(Knob::Mass, 10.0, 400.0, 10.0, 40.0),
    dial(Knob::Radius, 15.0, 50.0, 1.0, 28.0),
    AIR,
    GRAVITY,
];
const FLIPPING_HANDLE: &[Dial] = &[
    dial(Knob::Spin, 20.0, 300.0, 5.0, 90.0),
    dial(Knob::Wobble, 0.1, 20.0, 0.1, 0.5),
    dial(Knob::Stem, 20.0, 140.0, 5.0, 50.0),
    dial(Knob::Bar, 60.0, 140.0, 5.0, 100.0),
    dial(Knob::Mass, 20.0, 400.0, 10.0, 140.0),
];
const FREE_WOBBLE: &[Dial] = &[
    dial(Knob::Spin, 30.0, 600.0, 10.0, 120.0),
    dial(Knob::Wobble, 1.0, 60.0, 1.0, 12.0),
    dial(Knob::Radius, 15.0, 50.0, 1.0, 40.0),
    dial(Knob::Length, 4.0, 120.0, 2.0, 8.0),
    dial(Knob::Mass, 20.0, 400.0, 10.0, 100.0),
    AIR,
];
const SPIN_DOWN: &[Dial] = &[
    dial(Knob::Spin, 100.0, 6000.0, 50.0, 1500.0),
    dial(Knob::End, 0.0, 1.0, 1.0, 0.0),
    dial(Knob::Friction, 0.0, 1.0, 0.05, 0.3),
    dial(Knob::Torsion, 0.0, 5.0, 0.1, 0.6),
    dial(Knob::Mass, 10.0, 200.0, 5.0, 45.0),
    dial(Knob::Radius, 10.0, 30.0, 1.0, 20.0),
    dial(Knob::Air, 0.0, 4.0, 0.1, 1.0),
    GRAVITY,
];

impl Phenomenon {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::RisingCapsule,
        Self::SleepingTop,
        Self::LeaningTop,
        Self::WhirlingTube,
        Self::SettlingDisc,
        Self::FlippingHandle,
        Self::FreeWobble,
        Self::SpinDown,
    ];

    /// Its name in keys of words.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::SleepingTop => "sleeping-top",
            Self::LeaningTop => "leaning-top",
            Self::WhirlingTube => "whirling-tube",
            Self::RisingCapsule => "rising-capsule",
            Self::SettlingDisc => "settling-disc",
            Self::FlippingHandle => "flipping-handle",
            Self::FreeWobble => "free-wobble",
            Self::SpinDown => "spin-down",
        }
    }

    /// Its dials, the most telling first.
    #[must_use]
    pub fn dials(self) -> &'static [Dial] {
        match self {
            Self::SleepingTop => SLEEPING_TOP,
            Self::LeaningTop => LEANING_TOP,
            Self::WhirlingTube => WHIRLING_TUBE,
            Self::RisingCapsule => RISING_CAPSULE,
            Self::SettlingDisc => SETTLING_DISC,
            Self::FlippingHandle => FLIPPING_HANDLE,
            Self::FreeWobble => FREE_WOBBLE,
            Self::SpinDown => SPIN_DOWN,
        }
    }

    /// Its place in [`Phenomenon::ALL`].
    #[must_use]
    pub fn place(self) -> usize {
        Self::ALL.iter().position(|one| *one == self).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dial_begins_within_its_ends_and_snaps_to_its_steps() {
        for phenomenon in Phenomenon::ALL {
            for dial in phenomenon.dials() {
                assert!(dial.least <= dial.first && dial.first <= dial.most, "{dial:?}");
                assert!(dial.step > 0.0 && dial.step < dial.most - dial.least + 1e-9, "{dial:?}");
                assert_eq!(dial.snap(dial.first + 0.4 * dial.step), dial.first);
                assert_eq!(dial.snap(f64::INFINITY), dial.first);
                assert_eq!(dial.snap(1e9), dial.most);
                assert_eq!(dial.snap(-1e9), dial.least);
            }
        }
    }

    #[test]
    fn no_phenomenon_has_a_dial_twice() {
        for phenomenon in Phenomenon::ALL {
            let dials = phenomenon.dials();
            for (at, dial) in dials.iter().enumerate() {
                assert!(dials[..at].iter().all(|other| other.knob != dial.knob), "{dial:?}");
            }
        }
    }
}
