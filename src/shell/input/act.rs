//! What a key or a button of a gamepad can mean, and what they mean at first.

use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::KeyCode;
use serde::{Deserialize, Serialize};

/// A moment of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Monsuno: the capsule is in the hand.
    Hand,
    /// Monsuno: a question is to be answered.
    Choice,
    /// Monsuno: both wind up at once.
    Both,
    /// A recording is watched.
    Recording,
    /// Practice: the range.
    Range,
    /// The lab.
    Lab,
    /// Mozyring: the board.
    Board,
    /// Mozyring: the game is looked into.
    Study,
    /// At any table: looking around.
    View,
    /// At any table: a lesson goes on.
    Lesson,
}

impl Moment {
    /// All of them, as the sheet of the controls shows them.
    pub const ALL: [Self; 10] = [
        Self::Hand,
        Self::Range,
        Self::Choice,
        Self::Both,
        Self::Recording,
        Self::Lab,
        Self::Board,
        Self::Study,
        Self::View,
        Self::Lesson,
    ];

    /// Whether both can be at the same time: a key must not mean something in each.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        let anywhere = |moment| matches!(moment, Self::View | Self::Lesson);
        let at_range = |moment| matches!(moment, Self::Hand | Self::Recording);
        self == other
            || anywhere(self)
            || anywhere(other)
            || (self == Self::Range && at_range(other))
            || (at_range(self) && other == Self::Range)
    }

    /// The key of its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Hand => "moment-hand",
            Self::Choice => "moment-choice",
            Self::Both => "moment-both",
            Self::Recording => "moment-recording",
            Self::Range => "moment-range",
            Self::Lab => "moment-lab",
            Self::Board => "moment-board",
            Self::Study => "moment-study",
            Self::View => "moment-view",
            Self::Lesson => "moment-lesson",
        }
    }
}

macro_rules! acts {
    ($($(#[$doc:meta])* $act:ident: $moment:ident, $word:literal, [$($key:ident),*], [$($pad:ident),*];)*) => {
        /// Something a key or a button of a gamepad does.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Act {
            $($(#[$doc])* $act,)*
        }

        impl Act {
            /// All of them, in the order in which the sheet of the controls shows them.
            pub const ALL: &[Self] = &[$(Self::$act),*];

            /// When it can be done.
            #[must_use]
            pub fn moment(self) -> Moment {
                match self {
                    $(Self::$act => Moment::$moment,)*
                }
            }

            /// The key of its name.
            #[must_use]
            pub fn key(self) -> &'static str {
                match self {
                    $(Self::$act => $word,)*
                }
            }

            /// The keys that do it at first: at most two.
            pub(super) fn first_keys(self) -> &'static [KeyCode] {
                match self {
                    $(Self::$act => &[$(KeyCode::$key),*],)*
                }
            }

            /// The button of a gamepad that does it at first.
            pub(super) fn first_button(self) -> Option<GamepadButton> {
                match self {
                    $(Self::$act => [$(GamepadButton::$pad),*].first().copied(),)*
                }
            }
        }
    };
}

acts! {
    /// Aims to the left; a gamepad's left stick does too.
    AimLeft: Hand, "act-aim-left", [ArrowLeft], [];
    /// Aims to the right.
    AimRight: Hand, "act-aim-right", [ArrowRight], [];
    /// More power.
    MorePower: Hand, "act-more-power", [ArrowUp], [];
    /// Less power.
    LessPower: Hand, "act-less-power", [ArrowDown], [];
    /// Walks along the launch line to the left; a gamepad's right stick does too.
    MarkLeft: Hand, "act-mark-left", [KeyA], [DPadLeft];
    /// Walks along the launch line to the right.
    MarkRight: Hand, "act-mark-right", [KeyD], [DPadRight];
    /// Moves the finger towards the end of the capsule.
    FingerOut: Hand, "act-finger-out", [KeyW], [DPadUp];
    /// Moves the finger towards the middle of the capsule.
    FingerIn: Hand, "act-finger-in", [KeyS], [DPadDown];
    /// Launches by pressing.
    StylePress: Hand, "act-style-press", [Digit1], [];
    /// Launches by twisting.
    StyleTwist: Hand, "act-style-twist", [Digit2], [];
    /// Launches with the launcher.
    StyleLauncher: Hand, "act-style-launcher", [Digit3], [];
    /// The next style.
    NextStyle: Hand, "act-next-style", [KeyE], [West];
    /// Lets go; passes over what need not be watched.
    Launch: Hand, "act-launch", [Space, Enter], [South];
    /// Says yes.
    Accept: Choice, "act-accept", [Space, Enter], [South];
    /// Says no.
    Decline: Choice, "act-decline", [KeyN, Backspace], [West];
    /// Winds up the first player's capsule while held.
    WindUpFirst: Both, "act-wind-up-first", [Space], [];
    /// Winds up the second player's capsule while held.
    WindUpSecond: Both, "act-wind-up-second", [Enter], [];
    /// Stops a recording, or lets it run.
    PlayPause: Recording, "act-play-pause", [Space], [South];
    /// Some seconds back.
    SeekBack: Recording, "act-seek-back", [ArrowLeft], [DPadLeft];
    /// Some seconds on.
    SeekOn: Recording, "act-seek-on", [ArrowRight], [DPadRight];
    /// Launches the last shot once more.
    LaunchAgain: Range, "act-launch-again", [KeyR], [North];
    /// Shows the last shot from its beginning, and back to the hand.
    WatchLast: Range, "act-watch-last", [KeyF], [RightTrigger];
    /// Shows all shots of the session on the field.
    ShowSession: Range, "act-show-session", [KeyT], [LeftTrigger];
    /// Lets the run go on, or stops it.
    LabPlay: Lab, "act-lab-play", [Space], [South];
    /// A moment on.
    LabStep: Lab, "act-lab-step", [KeyS], [West];
    /// From the beginning.
    LabAgain: Lab, "act-lab-again", [KeyR], [North];
    /// The next dial up.
    DialUp: Lab, "act-dial-up", [ArrowUp], [DPadUp];
    /// The next dial down.
    DialDown: Lab, "act-dial-down", [ArrowDown], [DPadDown];
    /// More of what the dial is for.
    DialMore: Lab, "act-dial-more", [ArrowRight], [DPadRight];
    /// Less of it.
    DialLess: Lab, "act-dial-less", [ArrowLeft], [DPadLeft];
    /// The next phenomenon.
    LabNext: Lab, "act-lab-next", [KeyE], [RightTrigger];
    /// The one before.
    LabBefore: Lab, "act-lab-before", [KeyQ], [LeftTrigger];
    /// Time goes faster.
    LabFaster: Lab, "act-lab-faster", [KeyD], [RightTrigger2];
    /// Time goes slower.
    LabSlower: Lab, "act-lab-slower", [KeyA], [LeftTrigger2];
    /// All dials as they were at first.
    LabDefaults: Lab, "act-lab-defaults", [KeyZ], [LeftThumb];
    /// The hand one field to the left.
    FieldLeft: Board, "act-field-left", [ArrowLeft], [DPadLeft];
    /// The hand one field to the right.
    FieldRight: Board, "act-field-right", [ArrowRight], [DPadRight];
    /// The hand one field away.
    FieldAway: Board, "act-field-away", [ArrowUp], [DPadUp];
    /// The hand one field nearer.
    FieldNear: Board, "act-field-near", [ArrowDown], [DPadDown];
    /// Takes a small ring.
    TakeSmall: Board, "act-take-small", [Digit1], [];
    /// Takes a medium ring.
    TakeMedium: Board, "act-take-medium", [Digit2], [];
    /// Takes a large ring.
    TakeLarge: Board, "act-take-large", [Digit3], [];
    /// Takes a larger ring.
    TakeLarger: Board, "act-take-larger", [KeyE], [RightTrigger];
    /// Takes a smaller ring.
    TakeSmaller: Board, "act-take-smaller", [KeyW], [LeftTrigger];
    /// Lays the ring in the hand.
    Lay: Board, "act-lay", [Space, Enter], [South];
    /// Swaps sides where that is offered, or begins with the other colour.
    Swap: Board, "act-swap", [KeyX], [North];
    /// Takes back.
    TakeBack: Board, "act-take-back", [KeyU], [LeftTrigger2];
    /// Brings back what was taken back.
    BringBack: Board, "act-bring-back", [KeyR], [RightTrigger2];
    /// Goes to the first ring of the game.
    ToStart: Study, "act-to-start", [Home], [];
    /// Goes to the last ring of the game.
    ToEnd: Study, "act-to-end", [End], [];
    /// Looks into the game, and out of it.
    Study: Board, "act-study", [KeyA], [];
    /// Comes back to what was played.
    ComeBack: Study, "act-come-back", [KeyB], [North];
    /// Plays on from what is looked at.
    PlayOn: Study, "act-play-on", [KeyP], [];
    /// The next of the combinations.
    NextCombination: Board, "act-next-combination", [KeyL], [LeftThumb];
    /// Hints on or off.
    Hints: Board, "act-hints", [KeyH], [];
    /// Shows the last combination once more.
    ShowAgain: Board, "act-show-again", [KeyG], [];
    /// Leaves the table.
    Leave: Board, "act-leave", [KeyQ], [];
    /// Lifts covered rings.
    Lift: Board, "act-lift", [KeyC], [West];
    /// Looks from the next place.
    NextView: View, "act-next-view", [KeyV], [];
    /// Turns the view to the left.
    TurnLeft: View, "act-turn-left", [BracketLeft], [];
    /// Turns the view to the right.
    TurnRight: View, "act-turn-right", [BracketRight], [];
    /// Looks from higher up.
    TiltUp: View, "act-tilt-up", [Period], [];
    /// Looks from lower down.
    TiltDown: View, "act-tilt-down", [Comma], [];
    /// Comes nearer.
    Nearer: View, "act-nearer", [Equal], [];
    /// Goes farther away.
    Farther: View, "act-farther", [Minus], [];
    /// Opens the rulebook where it belongs.
    Rulebook: View, "act-rulebook", [F1], [];
    /// On to the next step of a lesson.
    LessonOn: Lesson, "act-lesson-on", [PageDown], [RightThumb];
    /// Back to the step before.
    LessonBack: Lesson, "act-lesson-back", [PageUp], [];
}
