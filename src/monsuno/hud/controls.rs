//! The controls of the hand: style, power, the button that launches.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::monsuno::play::{Gesture, Intent};
use crate::monsuno::table::LaunchButton;
use crate::physics::Style;
use crate::shell::input::{Act, Device, ShownWith, cap};
use crate::shell::label::{Label, label};
use crate::shell::theme::{BRASS, CREAM_DIM, Face, size};
use crate::shell::tutorial::Spot;
use crate::shell::widget::{ButtonLook, ChosenWhen, gauge, hud_button, row};
use crate::words::Arg;

#[derive(Component)]
pub(crate) struct PowerBar;
#[derive(Component)]
pub(crate) struct GestureText;

/// Puts the controls into `controls`; `styles` are those that can be launched in.
pub(crate) fn spawn_controls(controls: &mut ChildSpawnerCommands, styles: &[Style]) {
    controls
        .spawn((
            Node {
                width: percent(100),
                justify_content: JustifyContent::Center,
                ..row(6)
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            for (style, key, act) in [
                (Style::Press, "style-press", Act::StylePress),
                (Style::Twist, "style-twist", Act::StyleTwist),
                (Style::Launcher, "style-launcher", Act::StyleLauncher),
            ]
            .into_iter()
            .filter(|(style, ..)| styles.contains(style))
            {
                line.spawn((
                    hud_button(Label::new(key), ButtonLook::Choice),
                    ChosenWhen::new(move |gesture: &Gesture| gesture.launch.style == style),
                    observe(
                        move |_: On<Activate>, gesture: Res<Gesture>, mut intents: MessageWriter<Intent>| {
                            let mut hand = *gesture;
                            hand.launch.style = style;
                            intents.write(Intent::Hold(hand));
                        },
                    ),
                ))
                .insert(Spot::new(key))
                .with_child(cap(act));
            }
            line.spawn((
                LaunchButton,
                hud_button(Label::new("launch-button"), ButtonLook::Lead),
                observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                    intents.write(Intent::Launch);
                }),
            ))
            .with_child(cap(Act::Launch));
        });
    controls.spawn(gauge(420, PowerBar));
    controls.spawn((GestureText, label(Label::new(""), Face::Text, size::SMALL, CREAM_DIM)));
    for (device, key) in [
        (Device::Mouse, "gesture-drag"),
        (Device::Touch, "gesture-drag"),
        (Device::Gamepad, "gesture-pad"),
    ] {
        controls.spawn((
            label(Label::new(key), Face::Text, size::SMALL, CREAM_DIM),
            ShownWith(device),
        ));
    }
    controls
        .spawn((
            Node {
                width: percent(100),
                justify_content: JustifyContent::Center,
                ..row(4)
            },
            ShownWith(Device::Keyboard),
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            for (acts, key) in [
                ([Act::AimLeft, Act::AimRight], "gesture-aim"),
                ([Act::LessPower, Act::MorePower], "gesture-power"),
                ([Act::MarkLeft, Act::MarkRight], "gesture-mark"),
                ([Act::FingerIn, Act::FingerOut], "gesture-finger"),
            ] {
                for act in acts {
                    line.spawn(cap(act));
                }
                line.spawn(label(Label::new(key), Face::Text, size::SMALL, CREAM_DIM));
            }
        });
}

pub(crate) fn tell_gesture(
    gesture: Res<Gesture>,
    mut bars: Query<(&mut Node, &mut BackgroundColor), With<PowerBar>>,
    mut texts: Query<&mut Label, With<GestureText>>,
) {
    let launch = gesture.launch;
    for (mut bar, mut color) in &mut bars {
        bar.width = percent(100.0 * launch.power as f32);
        let hot = Color::srgb(0.93, 0.30, 0.12);
        color.set_if_neq(BackgroundColor(BRASS.mix(&hot, launch.power as f32)));
    }
    let degrees = launch.aim.to_degrees().round();
    let said = Label::new("gesture")
        .with("power", Arg::Number((launch.power * 100.0).round()))
        .with("aim", Arg::Text(format!("{degrees:+.0}°")))
        .with("point", Arg::Number((launch.press_point * 100.0).round()));
    for mut text in &mut texts {
        text.set_if_neq(said.clone());
    }
}
