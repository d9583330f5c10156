//! That what is measured is what theory says, to the tolerances of `physics.md`, and what happens when dials are turned.

use super::*;

fn at(phenomenon: Phenomenon, dials: &[(Knob, f64)]) -> Run {
    let mut setting = Setting::first(phenomenon);
    for &(knob, value) in dials {
        setting.turn(knob, value);
    }
    Run::begin(setting)
}

fn after(mut run: Run, seconds: f64) -> Run {
    while run.time() < seconds && !run.is_over() {
        run.tick();
    }
    run
}

fn reading(run: &Run, key: &str) -> Reading {
    let found = run.readings().into_iter().find(|reading| reading.key == key);
    found.unwrap_or_else(|| panic!("{key} is read"))
}

/// Fails unless what is read as `key` differs from theory by at most this share.
fn agrees(run: &Run, key: &str, share: f64) {
    let reading = reading(run, key);
    let difference = reading.difference().unwrap_or_else(|| panic!("{reading:?} has both"));
    assert!(
        difference.abs() <= share,
        "{:?}: {reading:?} differs by {difference:e}",
        run.setting()
    );
}

#[test]
fn without_losses_energy_and_the_kept_angular_momentum_stay() {
    for (phenomenon, key) in [
        (Phenomenon::SleepingTop, "lab-momentum-vertical"),
        (Phenomenon::LeaningTop, "lab-momentum-vertical"),
        (Phenomenon::FlippingHandle, "lab-momentum"),
        (Phenomenon::FreeWobble, "lab-momentum"),
        (Phenomenon::WhirlingTube, "lab-momentum-vertical"),
    ] {
        let run = after(at(phenomenon, &[]), 4.0);
        let share = if phenomenon == Phenomenon::WhirlingTube {
            1e-2
        } else {
            1e-4
        };
        agrees(&run, "lab-energy", share);
        agrees(&run, key, share);
        assert!(!run.beyond_theory());
    }
}

#[test]
fn a_top_sleeps_above_its_least_spin_and_leans_as_far_as_theory_says_below() {
    let run = at(Phenomenon::SleepingTop, &[]);
    let least = reading(&run, "lab-spin-needed").theory.expect("it has one") * 60.0 / core::f64::consts::TAU;
    for spin in [0.93 * least, 0.97 * least, 1.05 * least, 1.5 * least] {
        let run = after(at(Phenomenon::SleepingTop, &[(Knob::Spin, spin)]), 5.0);
        agrees(&run, "lab-widest", 0.01);
        let sleeps = run.setting().value(Knob::Spin).expect("it has one") >= least;
        assert_eq!(run.verdict() == "lab-verdict-sleeps", sleeps, "{}", run.verdict());
    }
    let run = after(at(Phenomenon::SleepingTop, &[(Knob::Spin, 200.0)]), 5.0);
    assert!(run.is_over() && run.verdict() == "lab-verdict-fell");
}

#[test]
fn a_leaning_top_precesses_at_the_rate_of_the_formula() {
    for (spin, lean) in [(1400.0, 40.0), (3000.0, 70.0), (1000.0, 20.0)] {
        let run = after(
            at(Phenomenon::LeaningTop, &[(Knob::Spin, spin), (Knob::Lean, lean)]),
            5.0,
        );
        agrees(&run, "lab-precession", 1e-3);
    }
    let slow = at(Phenomenon::LeaningTop, &[(Knob::Spin, 400.0), (Knob::Lean, 20.0)]);
    assert_eq!(slow.verdict(), "lab-verdict-no-precession");
    assert_eq!(reading(&slow, "lab-precession").theory, None);
}

#[test]
fn a_tube_of_so_many_diameters_whirls_and_shows_its_marks() {
    for diameters in [2.0, 3.0, 4.0] {
        let run = after(at(Phenomenon::WhirlingTube, &[(Knob::Diameters, diameters)]), 2.0);
        agrees(&run, "lab-whirl", 0.005);
        agrees(&run, "lab-marks", 0.005);
        let marks = reading(&run, "lab-marks").measured.expect("they are counted");
        assert_eq!(marks.round(), diameters);
    }
    let forbidden = at(Phenomenon::WhirlingTube, &[(Knob::Raised, 55.0)]);
    assert_eq!(forbidden.verdict(), "lab-verdict-forbidden");
}

#[test]
fn a_capsule_rises_by_friction_alone_and_jellett_s_constant_stays() {
    let run = after(at(Phenomenon::RisingCapsule, &[]), 3.0);
    assert!(
        run.trace()
            .samples()
            .iter()
            .any(|sample| sample.own.to_degrees() > 30.0)
    );
    agrees(&run, "lab-jellett", 0.01);
    assert!(run.lost() > 0.05, "friction takes energy: {}", run.lost());
    let smooth = after(at(Phenomenon::RisingCapsule, &[(Knob::Friction, 0.0)]), 3.0);
    assert!(
        smooth
            .trace()
            .samples()
            .iter()
            .all(|sample| sample.own.to_degrees() < 5.0)
    );
    agrees(&smooth, "lab-energy", 1e-3);
    assert_eq!(smooth.verdict(), "lab-verdict-smooth");
}

#[test]
fn a_coin_settles_as_rolling_resistance_has_it() {
    let run = after(at(Phenomenon::SettlingDisc, &[]), 2.0);
    agrees(&run, "lab-whirl-now", 0.03);
    agrees(&run, "lab-lean", 0.03);
    agrees(&run, "lab-energy", 0.03);
    let free = after(at(Phenomenon::SettlingDisc, &[(Knob::Rolling, 0.0)]), 3.0);
    agrees(&free, "lab-energy", 0.01);
    let whole = after(at(Phenomenon::SettlingDisc, &[]), 100.0);
    assert_eq!(whole.verdict(), "lab-verdict-stopped");
    agrees(&whole, "lab-settled", 0.05);
}

#[test]
fn a_handle_flips_in_the_time_of_the_elliptic_integral() {
    for (wobble, stem) in [(0.5, 50.0), (5.0, 50.0), (2.0, 30.0), (0.1, 70.0)] {
        let run = after(
            at(
                Phenomenon::FlippingHandle,
                &[(Knob::Wobble, wobble), (Knob::Stem, stem)],
            ),
            20.0,
        );
        agrees(&run, "lab-flip", 1e-3);
        assert_eq!(run.verdict(), "lab-verdict-flips");
        // The whole curve.
        let sample = run.trace().samples()[Trace::MOST / 3];
        assert!((sample.own - sample.theory[2]).abs() < 0.1, "{sample:?}");
    }
    let long = after(at(Phenomenon::FlippingHandle, &[(Knob::Stem, 130.0)]), 20.0);
    assert_eq!(long.verdict(), "lab-verdict-no-flip");
    assert!(reading(&long, "lab-flip").measured.is_none());
    let sample = long.sample();
    assert!((sample.own / sample.theory[2] - 1.0).abs() < 1e-3, "{sample:?}");
}

#[test]
fn a_plate_wobbles_twice_as_fast_as_it_spins() {
    let run = after(at(Phenomenon::FreeWobble, &[(Knob::Wobble, 4.0)]), 5.0);
    agrees(&run, "lab-wobbling", 1e-3);
    let rate = reading(&run, "lab-wobbling").measured.expect("it went round");
    let spin = run.setting().si(Knob::Spin);
    assert!((rate / spin - 2.0).abs() < 0.1, "{rate} {spin}");
    let rod = after(
        at(Phenomenon::FreeWobble, &[(Knob::Length, 100.0), (Knob::Radius, 15.0)]),
        5.0,
    );
    agrees(&rod, "lab-wobbling", 1e-3);
    assert_eq!(rod.verdict(), "lab-verdict-long");
}

#[test]
fn spin_goes_down_along_the_curve_of_friction_and_air() {
    for (end, air, friction) in [(0.0, 1.0, 0.3), (0.0, 4.0, 0.0), (0.0, 0.0, 0.5), (1.0, 1.0, 0.3)] {
        let dials = [(Knob::End, end), (Knob::Air, air), (Knob::Friction, friction)];
        let run = after(at(Phenomenon::SpinDown, &dials), 0.5);
        agrees(&run, "lab-spin", 0.01);
        agrees(&run, "lab-energy", 0.02);
    }
    let whole = after(at(Phenomenon::SpinDown, &[(Knob::Torsion, 3.0)]), 100.0);
    agrees(&whole, "lab-stopped", 0.02);
    assert_eq!(whole.verdict(), "lab-verdict-stopped");
}

#[test]
fn the_same_dials_give_the_same_run() {
    for phenomenon in Phenomenon::ALL {
        let (one, other) = (after(at(phenomenon, &[]), 1.0), after(at(phenomenon, &[]), 1.0));
        assert_eq!(one.state, other.state);
        assert_eq!(one.trail().collect::<Vec<_>>(), other.trail().collect::<Vec<_>>());
    }
}

#[test]
fn every_dial_at_either_end_gives_numbers_and_never_more_energy() {
    for phenomenon in Phenomenon::ALL {
        for dial in phenomenon.dials() {
            for value in [dial.least, dial.most] {
                let run = after(at(phenomenon, &[(dial.knob, value)]), 1.5);
                let sample = run.sample();
                assert!(
                    sample.own.is_finite() && sample.energy().is_finite(),
                    "{:?}",
                    run.setting()
                );
                let most = run.first_energy() * 1.001 + 1e-9;
                assert!(
                    run.trace().samples().iter().all(|sample| sample.energy() <= most),
                    "{:?}",
                    run.setting()
                );
            }
        }
    }
}
