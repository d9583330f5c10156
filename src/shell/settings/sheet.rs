//! The sheet on which settings are changed; it lies over whatever is on the screen.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Settings;
use crate::shell::label::{Label, Speak, Spoken, label};
use crate::shell::look::Preset;
use crate::shell::look::palette::Palette;
use crate::shell::overlay::{Overlay, close, cover, open};
use crate::shell::theme::{BRASS, CREAM_DIM, Face, size};
use crate::shell::widget::{
    ButtonLook, ChosenWhen, button, choice, column, mark_choices, named_button, panel, row, scrolling,
};
use crate::words::{Arg, Language};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Settings), spawn).add_systems(
        Update,
        (mark_choices::<Settings>, mark_choices::<Spoken>).run_if(in_state(Overlay::Settings)),
    );
}

/// A setting: its name, and its choices after it.
fn setting(key: &'static str) -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::NoWrap,
            ..row(8)
        },
        Pickable::IGNORE,
        children![(
            Node {
                width: px(240),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
            children![label(Label::new(key), Face::Medium, size::TEXT, CREAM_DIM)],
        )],
    )
}

fn spawn(mut commands: Commands) {
    commands.spawn(cover(Overlay::Settings)).with_children(|cover| {
        cover
            .spawn(panel(Node {
                width: px(780),
                max_width: percent(96),
                max_height: percent(94),
                padding: px(26).all(),
                ..column(12)
            }))
            .with_children(|sheet| {
                sheet.spawn(label(Label::new("settings-head"), Face::Title, size::HEAD, BRASS));
                sheet.spawn(scrolling(10)).with_children(write);
                sheet.spawn((button(Label::new("deck-done"), ButtonLook::Lead), observe(close)));
            });
    });
}

/// A volume: its name, and steps of it in percent.
fn write_volume<const N: usize>(
    list: &mut ChildSpawnerCommands,
    key: &'static str,
    steps: [u32; N],
    of: fn(&mut Settings) -> &mut f32,
) {
    list.spawn(setting(key)).with_children(|line| {
        for percent in steps {
            let volume = percent as f32 / 100.0;
            line.spawn(choice(
                Label::new("percent").with("number", Arg::from(percent)),
                move |settings: &Settings| (*of(&mut { *settings }) - volume).abs() < 1e-3,
                move |settings| *of(settings) = volume,
            ));
        }
    });
}

/// A setting that is one of two things, the first of `words` or the second.
fn switch(
    list: &mut ChildSpawnerCommands,
    key: &'static str,
    words: [&'static str; 2],
    field: fn(&mut Settings) -> &mut bool,
) {
    list.spawn(setting(key)).with_children(|line| {
        for (word, on) in words.into_iter().zip([false, true]) {
            line.spawn(choice(
                Label::new(word),
                move |settings: &Settings| *field(&mut { *settings }) == on,
                move |settings| *field(settings) = on,
            ));
        }
    });
}

/// The head of a part of the list.
fn heading(list: &mut ChildSpawnerCommands, key: &'static str) {
    list.spawn((
        label(Label::new(key), Face::Medium, size::BUTTON, BRASS),
        Node {
            margin: UiRect::top(px(8)),
            ..default()
        },
    ));
}

fn write(list: &mut ChildSpawnerCommands) {
    list.spawn(setting("settings-language")).with_children(|line| {
        for language in Language::ALL {
            line.spawn((
                named_button(language.own_name(), ButtonLook::Choice),
                ChosenWhen::new(move |spoken: &Spoken| spoken.language() == language),
                observe(move |_: On<Activate>, mut asked: MessageWriter<Speak>| {
                    asked.write(Speak(language));
                }),
            ));
        }
    });
    write_volume(list, "settings-master", [0, 25, 50, 75, 100], |settings| {
        &mut settings.master
    });
    write_volume(list, "settings-effects", [0, 25, 50, 80, 100], |settings| {
        &mut settings.effects
    });
    write_volume(list, "settings-music", [0, 20, 35, 60, 100], |settings| {
        &mut settings.music
    });
    list.spawn(setting("settings-text-size")).with_children(|line| {
        for (key, size) in [("text-usual", 1.0), ("text-large", 1.2), ("text-largest", 1.4)] {
            line.spawn(choice(
                Label::new(key),
                move |settings: &Settings| (settings.text_size - size).abs() < 1e-3,
                move |settings| settings.text_size = size,
            ));
        }
    });
    switch(list, "settings-contrast", ["off", "on"], |settings| {
        &mut settings.high_contrast
    });
    list.spawn(setting("settings-palette")).with_children(|line| {
        for palette in Palette::ALL {
            line.spawn(choice(
                Label::new(palette.key()),
                move |settings: &Settings| settings.palette == palette,
                move |settings| settings.palette = palette,
            ));
        }
    });
    switch(list, "settings-motion", ["motion-full", "motion-reduced"], |settings| {
        &mut settings.reduced_motion
    });
    switch(list, "settings-captions", ["off", "on"], |settings| {
        &mut settings.captions
    });
    heading(list, "settings-part-hands");
    list.spawn((
        button(Label::new("settings-controls"), ButtonLook::Choice),
        observe(open(Overlay::Controls)),
    ));
    switch(list, "settings-confirm", ["off", "on"], |settings| {
        &mut settings.confirm_moves
    });
    switch(list, "settings-holds", ["holds-hold", "holds-toggle"], |settings| {
        &mut settings.toggle_holds
    });
    switch(list, "settings-hand", ["hand-right", "hand-left"], |settings| {
        &mut settings.left_handed
    });
    heading(list, "settings-part-picture");
    switch(list, "settings-screen", ["screen-window", "screen-full"], |settings| {
        &mut settings.full_screen
    });
    list.spawn(setting("settings-frames")).with_children(|line| {
        for limit in [None, Some(120_u16), Some(60), Some(30)] {
            let text = limit.map_or(Label::new("frames-screen"), |limit| {
                Label::new("frames-most").with("number", Arg::from(u32::from(limit)))
            });
            line.spawn(choice(
                text,
                move |settings: &Settings| settings.frame_limit == limit,
                move |settings| settings.frame_limit = limit,
            ));
        }
    });
    list.spawn(setting("settings-picture")).with_children(|line| {
        for (key, picture) in [
            ("picture-auto", None),
            ("picture-low", Some(Preset::Low)),
            ("picture-medium", Some(Preset::Medium)),
            ("picture-high", Some(Preset::High)),
        ] {
            line.spawn(choice(
                Label::new(key),
                move |settings: &Settings| settings.picture == picture,
                move |settings| settings.picture = picture,
            ));
        }
    });
    list.spawn(label(
        Label::new("settings-picture-note"),
        Face::Text,
        size::SMALL,
        CREAM_DIM,
    ));
}
