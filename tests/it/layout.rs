//! Where words and panels stand: nothing is cut off and nothing lies on something else, in windows of every shape, in
//! every language.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use bevy::ui_widgets::Button;
use ringspin::lab;
use ringspin::practice::lab::Phenomenon;
use ringspin::shell::label::Speak;
use ringspin::shell::scenes::SceneName;
use ringspin::shell::settings::Settings;
use ringspin::testing::Person;
use ringspin::words::Language;

/// A small window, a usual one, 4K, an ultrawide screen, two phones in the hand.
const SHAPES: [Vec2; 6] = [
    Vec2::new(640.0, 360.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(3840.0, 2160.0),
    Vec2::new(2560.0, 1080.0),
    Vec2::new(720.0, 1440.0),
    Vec2::new(412.0, 839.0),
];

/// How wide a space is at most, in pixels of a 1280x720 screen.
const SPACE: f32 = 5.0;

/// What may be lost to whole pixels.
const PIXELS: f32 = 1.5;

type Placed = (&'static ComputedNode, &'static UiGlobalTransform);

/// Where a node is.
fn place((node, middle): (&ComputedNode, &UiGlobalTransform)) -> Rect {
    Rect::from_center_size(middle.translation, node.size())
}

/// How far `inner` stands out of `outer`.
fn out_of(inner: Rect, outer: Rect) -> f32 {
    (outer.min - inner.min).max(inner.max - outer.max).max_element()
}

/// All of the window.
fn window_of(world: &mut World) -> Rect {
    let mut windows = world.query::<&Window>();
    let window = windows.single(world).expect("there is one window");
    Rect::from_corners(Vec2::ZERO, window.physical_size().as_vec2())
}

/// The texts that need more room than they have, and those that stand out of their parent, of their panel or of the
/// window; what has been scrolled away is where it may be.
pub fn cut_off(person: &mut Person) -> Vec<String> {
    let world = person.world();
    let window = window_of(world);
    let mut texts = world.query::<(Entity, &Text, &Node, &TextLayoutInfo, Placed, &InheritedVisibility)>();
    let mut frames = world.query::<(Placed, Has<BoxShadow>, &Node)>();
    let mut parents = world.query::<&ChildOf>();
    let mut found = Vec::new();
    for (entity, text, node, laid, placed, visible) in texts.iter(world) {
        if !visible.get() || placed.0.size().min_element() <= 0.0 {
            continue;
        }
        // A line may end in a space, and nodes are whole pixels.
        let lacks = laid.size - placed.0.size() * placed.0.inverse_scale_factor();
        if lacks.x > SPACE || lacks.y > PIXELS {
            found.push(format!("{:?} lacks {lacks}", text.0));
        }
        let in_flow = node.position_type == PositionType::Relative;
        let mut within = entity;
        let mut first = true;
        let frame = loop {
            let Ok(parent) = parents.get(world, within) else {
                break Some(window);
            };
            within = parent.parent();
            let Ok((frame, is_panel, node)) = frames.get(world, within) else {
                break Some(window);
            };
            if node.overflow.y == OverflowAxis::Scroll || node.overflow.x == OverflowAxis::Clip {
                break None;
            }
            let is_first = std::mem::take(&mut first);
            if is_panel || is_first && in_flow && out_of(place(placed), place(frame)) > PIXELS {
                break Some(place(frame));
            }
        };
        if let Some(frame) = frame
            && out_of(place(placed), frame) > PIXELS
        {
            found.push(format!("{:?} stands out by {}", text.0, out_of(place(placed), frame)));
        }
    }
    found
}

/// The panels and sheets that lie on one another or stand out of the window, and the buttons that lie on buttons.
fn overlapping(person: &mut Person) -> Vec<String> {
    let world = person.world();
    let window = window_of(world);
    let mut blocks = world.query::<(Entity, Placed, &InheritedVisibility, Has<BoxShadow>, Option<&Name>)>();
    let is_sheet = |name: Option<&Name>| name.is_some_and(|name| name.as_str() == "Score sheet");
    let shown: Vec<(Entity, Rect)> = blocks
        .iter(world)
        .filter(|(_, (node, _), visible, has_shadow, name)| {
            visible.get() && node.size().min_element() > 0.0 && (*has_shadow || is_sheet(*name))
        })
        .map(|(entity, placed, ..)| (entity, place(placed)))
        .collect();
    let mut buttons =
        world.query_filtered::<(Entity, Placed, &InheritedVisibility, Option<&CalculatedClip>), With<Button>>();
    let mut parents = world.query::<&ChildOf>();
    // What it stands in, up to the root that it belongs to.
    let mut above = |world: &World, entity: Entity| -> Vec<Entity> {
        let parent = |at: &Entity| parents.get(world, *at).ok().map(ChildOf::parent);
        std::iter::successors(Some(entity), parent).collect()
    };
    // What lies in none of the others.
    let mut outermost = Vec::new();
    for (entity, rect) in &shown {
        let above = above(world, *entity);
        if !shown.iter().any(|(other, _)| above[1..].contains(other)) {
            outermost.push((above.last().copied(), *rect));
        }
    }
    let mut found: Vec<String> = (outermost.iter())
        .filter(|(_, one)| out_of(*one, window) > PIXELS)
        .map(|(_, one)| format!("{one:?} stands out of the window"))
        .collect();
    let buttons: Vec<(Option<Entity>, Rect)> = buttons
        .iter(world)
        .filter(|(_, _, visible, _)| visible.get())
        .map(|(entity, placed, _, clip)| {
            let clip = clip.map_or(window, |clip| clip.clip);
            (above(world, entity).last().copied(), place(placed).intersect(clip))
        })
        .collect();
    for blocks in [outermost, buttons] {
        for (nth, (root, one)) in blocks.iter().enumerate() {
            for (other_root, other) in &blocks[nth + 1..] {
                // A menu may lie over a game.
                if root == other_root && one.intersect(*other).size().min_element() > PIXELS {
                    found.push(format!("{one:?} lies on {other:?}"));
                }
            }
        }
    }
    found
}

/// What is wrong with what `person` sees, in windows of all shapes.
fn wrong_in_all_shapes(person: &mut Person, wrong: &mut Vec<String>, what: &str) {
    for window in SHAPES {
        person.resize(window, 1.0);
        person.wait(3);
        let mut found = cut_off(person);
        found.extend(overlapping(person));
        wrong.extend(found.iter().map(|found| format!("{what} at {window}: {found}")));
    }
}

#[test]
fn each_text_and_each_panel_has_its_room_in_each_scene_in_each_language() {
    let mut wrong = Vec::new();
    for scene in SceneName::ALL {
        let mut person = Person::at_scene(scene);
        for language in Language::ALL {
            person.world().write_message(Speak(language));
            wrong_in_all_shapes(&mut person, &mut wrong, &format!("{scene:?} in {language:?}"));
        }
        for text_size in [1.2, 1.4] {
            person.world().resource_mut::<Settings>().text_size = text_size;
            let what = format!("{scene:?} with words {text_size} times as large");
            wrong_in_all_shapes(&mut person, &mut wrong, &what);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_phenomenon_of_the_lab_has_its_room_in_each_language() {
    let mut wrong = Vec::new();
    let mut person = Person::at_scene(SceneName::Lab);
    for phenomenon in Phenomenon::ALL {
        for language in Language::ALL {
            person.world().write_message(Speak(language));
            wrong_in_all_shapes(&mut person, &mut wrong, &format!("{phenomenon:?} in {language:?}"));
        }
        person.world().resource_mut::<Settings>().text_size = 1.4;
        let what = format!("{phenomenon:?} with words 1.4 times as large");
        wrong_in_all_shapes(&mut person, &mut wrong, &what);
        person.world().resource_mut::<Settings>().text_size = 1.0;
        person.world().write_message(lab::Intent::Show(1));
        person.wait(3);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
