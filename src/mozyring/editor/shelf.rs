//! Rules kept by name, each a readable file of options that the command line takes too.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Answer, Draft, ForPlayable};
use crate::data::parse_json;
use crate::keep::Shelf;
use crate::mozyring::play::OwnRules;
use crate::mozyring::rules::Options;
use crate::shell::Keeper;
use crate::shell::label::{Label, label};
use crate::shell::theme::{BRASS, CREAM_DIM, Face, size};
use crate::shell::widget::{ButtonLook, Typed, button, column, named_button, row, small_button, text_field};
use crate::words::Arg;

/// The folder of the players' own rules.
pub(super) const FOLDER: &str = "rules/mozyring";

/// The list of kept rules.
#[derive(Component)]
pub(super) struct KeptList;

pub(super) fn spawn(side: &mut ChildSpawnerCommands, draft: &Draft) {
    side.spawn(label(Label::new("own-keep"), Face::Medium, size::TEXT, BRASS));
    side.spawn((row(8), Pickable::IGNORE)).with_children(|line| {
        line.spawn(text_field(&draft.rules.name, 200, 24))
            .observe(|typed: On<Typed>, mut draft: ResMut<Draft>| {
                if draft.rules.name != typed.text {
                    draft.rules.name.clone_from(&typed.text);
                }
            });
        line.spawn((
            button(Label::new("own-keep-now"), ButtonLook::Choice),
            ForPlayable,
            observe(|_: On<Activate>, keeper: Res<Keeper>, mut draft: ResMut<Draft>| keep(&keeper.0, &mut draft)),
        ));
    });
    side.spawn((KeptList, column(6), Pickable::IGNORE));
}

/// `name` as the name of a document: letters, digits, spaces, `-` and `_`.
fn document(name: &str) -> Option<String> {
    let kept: String = name
        .chars()
        .filter(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_'))
        .collect();
    let kept = kept.trim();
    (!kept.is_empty()).then(|| format!("{FOLDER}/{kept}.json"))
}

/// The name under which a document is listed.
fn name_of(document: &str) -> &str {
    let name = document.rsplit('/').next().unwrap_or(document);
    name.strip_suffix(".json").unwrap_or(name)
}

fn keep(shelf: &Shelf, draft: &mut Draft) {
    let Some(document) = document(&draft.rules.name) else {
        draft.answer = Some(Answer::Refused(Label::new("own-keep-nameless")));
        return;
    };
    let text = serde_json::to_string_pretty(&draft.rules.options).unwrap_or_default() + "\n";
    draft.answer = Some(match shelf.write(&document, &text) {
        Ok(()) => {
            name_of(&document).clone_into(&mut draft.rules.name);
            Answer::Done(Label::new("own-kept").with("file", Arg::Text(shelf.place(&document))))
        }
        Err(why) => Answer::Refused(Label::new("mozyring-not-kept").with("file", Arg::Text(why.place))),
    });
}

fn take(shelf: &Shelf, document: &str, draft: &mut Draft) {
    let read = || {
        let text = shelf.read(document).ok().flatten()?;
        let options: Options = parse_json(&shelf.place(document), &text).ok()?;
        options.check().ok().map(|()| options)
    };
    match read() {
        Some(options) => {
            draft.rules = OwnRules {
                name: name_of(document).to_owned(),
                options,
            };
            draft.answer = None;
        }
        None => {
            let file = Arg::Text(shelf.place(document));
            draft.answer = Some(Answer::Refused(Label::new("own-unreadable").with("file", file)));
        }
    }
}

/// Lists what is kept, whenever that has changed.
pub(super) fn tell_kept(
    keeper: Res<Keeper>,
    lists: Query<(Entity, Ref<KeptList>)>,
    mut shown: Local<Vec<String>>,
    mut commands: Commands,
) {
    let names = keeper.0.names(FOLDER);
    for (list, added) in &lists {
        if *shown == names && !added.is_added() {
            continue;
        }
        commands.entity(list).despawn_children().with_children(|list| {
            if names.is_empty() {
                list.spawn(label(Label::new("own-none-kept"), Face::Text, size::SMALL, CREAM_DIM));
            }
            for document in &names {
                let (to_take, to_remove) = (document.clone(), document.clone());
                list.spawn((row(6), Pickable::IGNORE)).with_children(|line| {
                    line.spawn((
                        named_button(name_of(document), ButtonLook::Choice),
                        observe(move |_: On<Activate>, keeper: Res<Keeper>, mut draft: ResMut<Draft>| {
                            take(&keeper.0, &to_take, &mut draft);
                        }),
                    ));
                    line.spawn((
                        small_button("×"),
                        observe(move |_: On<Activate>, keeper: Res<Keeper>, mut draft: ResMut<Draft>| {
                            let removed = keeper.0.remove(&to_remove);
                            draft.answer = removed.err().map(|why| {
                                Answer::Refused(Label::new("mozyring-not-kept").with("file", Arg::Text(why.place)))
                            });
                        }),
                    ));
                });
            }
        });
    }
    *shown = names;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_becomes_a_document_that_cannot_leave_its_folder() {
        assert_eq!(
            document("Нова игра 2").as_deref(),
            Some("rules/mozyring/Нова игра 2.json")
        );
        assert_eq!(document("../../etc").as_deref(), Some("rules/mozyring/etc.json"));
        assert_eq!(document(" ./\\ "), None);
        assert_eq!(name_of("rules/mozyring/mine.json"), "mine");
    }

    #[test]
    fn rules_are_kept_and_taken_from_the_shelf_again() {
        let shelf = Shelf::memory();
        let mut draft = Draft::default();
        draft.rules.options.swap = true;
        keep(&shelf, &mut draft);
        assert!(matches!(draft.answer, Some(Answer::Refused(_))), "a name is needed");
        draft.rules.name = "mine".to_owned();
        keep(&shelf, &mut draft);
        let mut other = Draft::default();
        take(&shelf, "rules/mozyring/mine.json", &mut other);
        assert_eq!(other.rules, draft.rules);
        shelf
            .write("rules/mozyring/bad.json", "{\"swap\": 3}")
            .expect("it is kept");
        take(&shelf, "rules/mozyring/bad.json", &mut other);
        assert!(matches!(other.answer, Some(Answer::Refused(_))));
        assert_eq!(other.rules, draft.rules, "what was there stays");
    }
}
