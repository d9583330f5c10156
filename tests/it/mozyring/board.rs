//! The board by pointer and keys: a whole game, and what lays nothing.

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::math::{Vec2, Vec3};
use bevy::prelude::KeyCode;
use bevy_panorbit_camera::PanOrbitCamera;
use ringspin::mozyring::play::Playing;
use ringspin::mozyring::rules::{Field, GameResult, Seat};
use ringspin::testing::Person;

use super::{at_table, field_seen, lay, moves, ply};

#[test]
fn two_people_play_a_whole_game_by_clicks_and_the_winner_is_named() {
    let mut person = at_table("2");
    // Seat 0 lays red and blue in turn and gets three small red rings in a line.
    for (laid, slot) in ["a1S", "a1L", "b1M", "b1L", "b1S", "c2L", "c3M", "a2M", "c1S"]
        .into_iter()
        .enumerate()
    {
        assert_eq!(ply(&person), laid, "before {slot}");
        lay(&mut person, slot);
    }
    assert_eq!(ply(&person), 9);
    let game = person.see::<Playing>().game();
    assert_eq!(game.result(), Some(&GameResult::Win { seats: vec![Seat(0)] }));
    assert_eq!(game.combos().len(), 1);
    person.wait(5);
    assert!(
        person.text_at("mozyring-won").is_some(),
        "the winner is named on the screen"
    );
    assert!(
        person.text_at("mozyring-made").is_some(),
        "what won is said on the screen"
    );
    person.click_text("play-again");
    person.wait(5);
    assert_eq!(ply(&person), 0, "a new game begins");
    assert!(person.text_at("mozyring-won").is_none());
}

#[test]
fn a_taken_field_is_refused_with_the_reason_and_nothing_is_laid() {
    let mut person = at_table("3");
    lay(&mut person, "b2L");
    lay(&mut person, "b2L");
    assert_eq!(ply(&person), 1);
    assert!(person.text_at("refused-taken").is_some(), "the reason is on the screen");
}

#[test]
fn keys_alone_play_a_ring() {
    let mut person = at_table("4");
    person.key(KeyCode::Digit1);
    person.key(KeyCode::ArrowUp);
    person.key(KeyCode::ArrowUp);
    person.key(KeyCode::ArrowLeft);
    person.key(KeyCode::Enter);
    assert_eq!(moves(&person), ["a3S"]);
}

#[test]
fn a_drag_a_click_beside_and_a_release_outside_lay_nothing() {
    let mut person = at_table("2");
    let centre = Field::new(1, 1).expect("it is on the board");
    let middle = field_seen(&mut person, centre);
    person.drag(middle, middle + Vec2::new(25.0, 5.0));
    assert_eq!(ply(&person), 0, "a drag within a field lays nothing");
    person.drag(middle, middle + Vec2::new(400.0, 0.0));
    assert_eq!(ply(&person), 0, "a release outside lays nothing");
    person.point_at(middle);
    person.button(ButtonState::Pressed);
    person.point_at(middle + Vec2::new(300.0, 0.0));
    person.point_at(middle);
    person.button(ButtonState::Released);
    assert_eq!(ply(&person), 0, "a drag away and back lays nothing");
    person.click(Vec2::new(100.0, 600.0));
    assert_eq!(ply(&person), 0, "a click beside the board lays nothing");
    person.wait(30);
    person.click(middle);
    assert_eq!(
        ply(&person),
        1,
        "a click lays, the hand is over {:?}",
        person.see::<Playing>().aimed()
    );
}

#[test]
fn a_double_click_lays_one_ring() {
    let mut person = at_table("2");
    let middle = field_seen(&mut person, Field::new(1, 1).expect("it is on the board"));
    person.point_at(middle);
    for state in [
        ButtonState::Pressed,
        ButtonState::Released,
        ButtonState::Pressed,
        ButtonState::Released,
    ] {
        person.button(state);
    }
    assert_eq!(ply(&person), 1);
}

#[test]
fn the_first_player_may_begin_with_the_other_colour() {
    let mut person = at_table("2");
    let due = |person: &Person| {
        let playing = person.see::<Playing>();
        playing.game().to_move().map(|turn| playing.paint(turn.colour))
    };
    let before = due(&person);
    person.click_text("mozyring-begin-with-other");
    assert_ne!(due(&person), before);
    lay(&mut person, "b2M");
    lay(&mut person, "a1S");
    assert!(
        person.text_at("mozyring-begin-with-other").is_none(),
        "it is too late once rings lie"
    );
}

#[test]
fn escape_pauses_and_the_game_goes_on_where_it_was() {
    let mut person = at_table("2");
    lay(&mut person, "b2M");
    person.key(KeyCode::Escape);
    person.wait(5);
    person.key(KeyCode::Digit1);
    person.key(KeyCode::Space);
    assert_eq!(ply(&person), 1, "nothing is laid under the menu");
    person.click_text("pause-resume");
    lay(&mut person, "a1S");
    assert_eq!(ply(&person), 2);
}

/// Where the topmost ring of the due colour's large stack is seen, in the rack of the first seat.
fn large_stack(person: &mut Person) -> Vec2 {
    let place = Vec3::new(-0.118 - 0.063 + 0.038, 0.040, 0.268);
    person.seen_at(place).expect("the rack is in view")
}

#[test]
fn a_ring_dragged_from_the_rack_is_laid_where_it_is_let_go() {
    let mut person = at_table("2");
    person.key(KeyCode::Digit1);
    let from = large_stack(&mut person);
    let beside = Vec2::new(60.0, 650.0);
    person.drag(from, beside);
    person.wait(5);
    assert_eq!(ply(&person), 0, "let go beside the board, it goes back");
    let to = field_seen(&mut person, Field::new(2, 2).expect("it is on the board"));
    person.drag(from, to);
    person.wait(5);
    assert_eq!(moves(&person), ["c3L"]);
}

#[test]
fn one_finger_lays_rings_and_two_hold_the_camera_alone() {
    let mut person = at_table("2");
    let from = large_stack(&mut person);
    let to = field_seen(&mut person, Field::new(2, 2).expect("it is on the board"));
    // A ring is in the air when the second finger comes.
    person.finger(1, TouchPhase::Started, from);
    person.finger(1, TouchPhase::Moved, from.midpoint(to));
    person.finger(1, TouchPhase::Moved, to);
    let before = camera(&mut person);
    person.finger(2, TouchPhase::Started, to + Vec2::new(-80.0, 0.0));
    // To the right together, then apart.
    person.finger(1, TouchPhase::Moved, to + Vec2::new(40.0, 0.0));
    person.finger(2, TouchPhase::Moved, to + Vec2::new(-40.0, 0.0));
    let turned = camera(&mut person);
    assert!(
        turned.target_yaw < before.target_yaw - 0.05,
        "the board follows the fingers"
    );
    person.finger(2, TouchPhase::Moved, to + Vec2::new(-70.0, 0.0));
    let near = camera(&mut person);
    assert!(
        near.target_radius < 0.9 * before.target_radius,
        "the board comes nearer"
    );
    person.finger(2, TouchPhase::Ended, to + Vec2::new(-70.0, 0.0));
    person.finger(1, TouchPhase::Ended, to);
    person.wait(10);
    assert_eq!(ply(&person), 0, "the ring that was in the air is laid nowhere");
    // Alone again, a finger plays, on a board that stays as it was turned.
    person.wait(60);
    let to = field_seen(&mut person, Field::new(2, 2).expect("it is on the board"));
    person.finger(3, TouchPhase::Started, to);
    person.finger(3, TouchPhase::Ended, to);
    person.wait(5);
    assert_eq!(moves(&person), ["c3L"]);
    assert_eq!(camera(&mut person).target_yaw, near.target_yaw);
}

fn camera(person: &mut Person) -> PanOrbitCamera {
    *person
        .world()
        .query::<&PanOrbitCamera>()
        .single(person.world())
        .expect("there is one camera")
}
