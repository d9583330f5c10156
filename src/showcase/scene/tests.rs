use super::super::simulation::{Pose, Simulation, TICK};
use super::*;
use crate::words::{Language, Words};
use glam::DVec3;

/// Carries the simulation of the scene called `name` through its whole film; `look` sees it at each picture, sixty a second,
/// with the time of the film.
fn film(name: &str, mut look: impl FnMut(&Scene, &Simulation, &[Pose], f64)) {
    let scene = Scene::named(name).expect("it is carried");
    let mut simulation = Simulation::begin(&scene.simulation, name, 1).expect("it was checked");
    let mut poses = Vec::new();
    let (mut time, mut owed) = (0.0, 0.0);
    while time < scene.seconds {
        simulation.write_poses(&mut poses);
        look(&scene, &simulation, &poses, time);
        time += 1.0 / 60.0;
        owed += scene.speed(time) / 60.0 / TICK;
        while owed >= 1.0 {
            owed -= 1.0;
            simulation.tick();
        }
    }
}

fn degrees_from_lying(pose: &Pose) -> f64 {
    (pose.orientation * DVec3::Y).y.abs().asin().to_degrees()
}

#[test]
fn every_scene_is_read_and_says_what_one_sees_in_each_language() {
    let scenes = Scene::all().expect("all are right");
    assert_eq!(scenes.len(), 8);
    for language in Language::ALL {
        let words = Words::load(language).expect("they are carried");
        for scene in &scenes {
            assert!(words.has(&scene.title_key()), "{language:?}: {}", scene.title_key());
            for caption in 0..scene.captions.len() {
                let key = scene.caption_key(caption);
                assert!(words.has(&key), "{language:?}: {key}");
            }
            let after = scene.caption_key(scene.captions.len());
            assert!(!words.has(&after), "{language:?}: {after} is never told");
        }
    }
}

#[test]
fn captions_can_be_read_in_their_time() {
    let words = Words::load(Language::En).expect("they are carried");
    for scene in Scene::all().expect("all are right") {
        for (nth, caption) in scene.captions.iter().enumerate() {
            let letters = words.get(&scene.caption_key(nth)).chars().count() as f64;
            let seconds = caption.until - caption.from;
            assert!(letters / seconds < 32.0, "{}: caption {nth} goes too soon", scene.name);
        }
    }
}

#[test]
fn the_camera_never_rides_into_anything() {
    for name in Scene::names() {
        film(&name, |scene, _, poses, time| {
            let eye = DVec3::from_array(scene.eye(time, false).place(1.0));
            assert!(
                scene.ground == Ground::Nothing || eye.y > 0.02,
                "{name}: under the table at {time:.1} s"
            );
            for pose in poses.iter().filter(|pose| pose.visible) {
                let far = (pose.position - eye).length();
                assert!(far > 0.09, "{name}: {far:.3} m from a body at {time:.1} s");
            }
        });
    }
}

#[test]
fn a_fast_top_sleeps_and_a_slow_one_falls_out_and_comes_back() {
    let (mut most, mut returns, mut out) = ([0.0_f64; 2], 0, false);
    film("sleeping-top", |_, simulation, _, _| {
        let Simulation::Spin(tops) = simulation else { return };
        for (top, most) in most.iter_mut().enumerate() {
            *most = most.max(tops.tilt(top).to_degrees());
        }
        let tilt = tops.tilt(1).to_degrees();
        returns += u32::from(out && tilt < 8.0);
        out = if out { tilt > 8.0 } else { tilt > 25.0 };
    });
    assert!(most[0] < 5.0 && most[1] > 25.0, "{most:?}");
    assert!(most[1] < 40.0, "it does not touch the table: {most:?}");
    assert!(returns >= 3, "it comes back: {returns}");
}

#[test]
fn a_tube_shows_as_many_marks_as_it_is_diameters_long() {
    let mut counted = Vec::new();
    film("whirling-tube", |_, simulation, _, time| {
        let Simulation::Spin(tubes) = simulation else { return };
        if !counted.is_empty() || time < 2.0 {
            return;
        }
        // One whirl takes 0.199 s: 382 steps.
        counted = (0..3)
            .map(|tube| {
                let places: Vec<DVec3> = tubes.marks(tube).rev().take(384).collect();
                let ways: Vec<f64> = places.windows(2).map(|two| (two[1] - two[0]).length()).collect();
                let fastest = ways.iter().copied().fold(0.0, f64::max);
                let rests = ways
                    .windows(3)
                    .filter(|w| w[1] < w[0] && w[1] <= w[2] && w[1] < 0.2 * fastest);
                rests.count()
            })
            .collect();
    });
    assert_eq!(counted, [2, 3, 4]);
}

#[test]
fn a_capsule_rises_where_there_is_friction_and_only_there() {
    let mut highest = [0.0_f64; 2];
    film("rising-capsule", |_, _, poses, _| {
        for (pose, highest) in poses.iter().zip(&mut highest) {
            *highest = highest.max(degrees_from_lying(pose));
        }
    });
    assert!(highest[0] > 40.0, "the left one rises: {highest:?}");
    assert!(highest[1] < 4.0, "the right one stays down: {highest:?}");
}

#[test]
fn a_coin_settles_in_the_time_of_its_film() {
    let mut lean = Vec::new();
    film("settling-coin", |_, _, poses, _| {
        lean.push(90.0 - degrees_from_lying(&poses[0]));
    });
    let (first, last) = (lean[0], lean[lean.len() - 1]);
    assert!(first > 80.0, "it stands on its edge: {first}");
    assert!(last < 2.0, "it lies: {last}");
    assert!(lean[lean.len() * 6 / 10] > 5.0, "it takes its time");
}

#[test]
fn the_handle_flips_again_and_again() {
    let (mut flips, mut up) = (0, true);
    film("flipping-handle", |_, _, poses, _| {
        let axis = (poses[0].orientation * DVec3::Y).y;
        if (axis > 0.7 && !up) || (axis < -0.7 && up) {
            up = !up;
            flips += 1;
        }
    });
    assert!(flips >= 4, "{flips}");
}

#[test]
fn both_capsules_of_the_clash_open_while_it_is_slow() {
    let mut opened = None;
    film("clash", |scene, simulation, _, time| {
        let Simulation::Clash(clash) = simulation else { return };
        if clash.stage().opened() == [true, true] && opened.is_none() {
            opened = Some((time, scene.speed(time)));
        }
    });
    let (time, speed) = opened.expect("both open");
    assert!((2.5..7.0).contains(&time) && speed < 0.05, "{time} {speed}");
}

#[test]
fn the_tower_stands_until_the_capsule_comes() {
    let (mut standing, mut lying) = (f64::MAX, 0.0);
    film("tower", |scene, _, poses, time| {
        let top = poses[poses.len() - 1].position.y;
        let Setting::Topple(tower) = &scene.simulation else {
            return;
        };
        if time < tower.at {
            standing = f64::min(standing, top);
        }
        lying = top;
    });
    assert!(standing > 0.15, "it stands: {standing}");
    assert!(lying < 0.06, "its top lies: {lying}");
}

#[test]
fn the_perfect_game_opens_as_it_must_and_waits_for_the_answer() {
    let scene = Scene::named("perfect-game").expect("it is carried");
    let mut simulation = Simulation::begin(&scene.simulation, "x", 1).expect("it was checked");
    let seconds = |simulation: &mut Simulation, seconds: f64| {
        for _ in 0..(seconds / TICK) as u32 {
            simulation.tick();
        }
    };
    let Simulation::Rings(rings) = &mut simulation else {
        panic!("rings are laid")
    };
    let first = rings
        .ask()
        .expect("somebody is to move")
        .think()
        .expect("there is a move");
    assert_eq!(first.to_string(), "b2M", "the one opening that wins");
    assert!(rings.ask().is_none(), "it is asked once");
    rings.answer(first);
    seconds(&mut simulation, 3.2);
    let Simulation::Rings(rings) = &simulation else {
        panic!("rings are laid")
    };
    assert_eq!(rings.laid().len(), 1);
    seconds(&mut simulation, 9.0);
    assert!(simulation.waits(), "without an answer it stands still");
}

#[test]
fn a_bad_scene_is_refused_with_its_place() {
    let good = assets::text("showcase/sleeping-top.json")
        .expect("it is carried")
        .into_owned();
    for (from, to, place) in [
        ("\"seconds\": 18", "\"seconds\": 1", "seconds"),
        ("\"sleeping-top\"", "\"waking-top\"", "name"),
        ("\"mass\": 0.06", "\"mass\": -1", "simulation.bodies[0].mass"),
        ("\"speed\": 0.5", "\"speed\": -1", "paces[0].speed"),
        ("\"distance\": 0.34", "\"distance\": 0.0", "shots[0].start.distance"),
        ("\"look\": \"top\"", "\"look\": \"cone\"", "line"),
    ] {
        assert!(good.contains(from), "{from}");
        let why = Scene::parse("showcase/sleeping-top.json", &good.replacen(from, to, 1)).unwrap_err();
        assert!(why.place.contains(place), "{place}: {why}");
    }
}

#[test]
fn a_film_begins_and_ends_in_the_dark_and_cuts_are_short() {
    for scene in Scene::all().expect("all are right") {
        assert!(scene.darkness(0.0) > 0.99 && scene.darkness(scene.seconds) > 0.99);
        let dark = (0..1000).filter(|step| scene.darkness(scene.seconds * f64::from(*step) / 1000.0) > 0.5);
        let seconds = scene.seconds * dark.count() as f64 / 1000.0;
        assert!(seconds < 1.5, "{}: dark for {seconds:.1} s", scene.name);
    }
}
