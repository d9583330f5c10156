//! Launch styles: from a gesture to the motion a capsule leaves the hand with.

/// How a capsule is launched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// A finger presses down near one end of the lying capsule: it squirts out whirling, with backspin.
    Press,
    /// Two fingers twist the upright capsule.
    Twist,
    /// A string launcher spins the upright capsule.
    Launcher,
}

/// A launch as the player means it.
#[derive(Debug, Clone, Copy, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Launch {
    /// How.
    pub style: Style,
    /// Place on one's own launch line: -1 the left end, 0 the middle, 1 the right end, as the player sees it.
    #[serde(default)]
    pub mark: f64,
    /// Radians; 0 straight at the middle of the field, positive to the right as the player sees it.
    #[serde(default)]
    pub aim: f64,
    /// How hard, 0 to 1.
    pub power: f64,
    /// Where a press goes down: 0 the middle of the capsule, 1 its very end. The other styles do not use it.
    #[serde(default)]
    pub press_point: f64,
}
