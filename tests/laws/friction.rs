//! Law 6: sliding, rolling and spinning down.

use glam::{DQuat, DVec3};
use ringspin::spin::{Body, Contact, Shape, State, rotation};

use crate::common::{G, contact, on_plane, run, standing};

/// The final speed of a body that is thrown flat along the plane without rotation, over its first.
fn rolls_off(body: Body, orientation: DQuat, mu: f64) -> f64 {
    let flow = on_plane(body, contact(mu, 0.0));
    let mut state = State::at(DVec3::ZERO, orientation);
    state.position.y += flow.lift_to_touch(&state);
    let mut state = state.moving(&body, DVec3::Z * 2.0, DVec3::ZERO);
    run(&flow, &mut state, 2.0, |_, _| {});
    state.velocity.length() / 2.0
}

#[test]
fn a_ball_keeps_five_sevenths_a_cylinder_two_thirds_and_a_hoop_one_half() {
    let ball = Body::solid(Shape::Sphere { radius: 0.02 }, 0.045);
    let lying = rotation(DVec3::NEG_Z, std::f64::consts::FRAC_PI_2);
    let shape = Shape::Cylinder {
        half_length: 0.03,
        radius: 0.018,
        rim: 0.0,
        dome: None,
    };
    let solid = Body::solid(shape, 0.045);
    let around = 0.045 * 0.018 * 0.018;
    let hoop = Body::new(shape, 0.045, DVec3::new(2e-5, around, 2e-5));
    for mu in [0.1, 0.3] {
        for (body, orientation, share) in [
            (ball, DQuat::IDENTITY, 5.0 / 7.0),
            (solid, lying, 2.0 / 3.0),
            (hoop, lying, 0.5),
        ] {
            let kept = rolls_off(body, orientation, mu);
            assert!((kept / share - 1.0).abs() < 0.01, "mu {mu}: {kept} and not {share}");
        }
    }
}

#[test]
fn a_disc_that_slides_and_spins_stops_both_at_once() {
    let r = 0.03;
    let body = Body::solid(
        Shape::Cylinder {
            half_length: 0.0008,
            radius: r,
            rim: 0.0,
            dome: None,
        },
        0.02,
    );
    let flow = on_plane(body, contact(0.25, 0.0));
    let v0 = 1.5;
    for ratio in [1.0, 1.3, 0.6] {
        let state = standing(&flow, 0.0);
        let mut state = state.moving(&body, DVec3::X * v0, DVec3::Y * (v0 / r / ratio));
        let (mut sliding_ends, mut spinning_ends, mut late) = (0.0, 0.0, Vec::new());
        run(&flow, &mut state, 2.0, |time, state| {
            let (v, w) = (state.velocity.length(), state.angular_velocity(&body).y);
            if v > 0.01 {
                sliding_ends = time;
            }
            if w * r > 0.01 {
                spinning_ends = time;
            }
            if (0.004..0.012).contains(&v) {
                late.push(v / (w * r));
            }
        });
        assert!(
            (sliding_ends / spinning_ends - 1.0).abs() < 0.01,
            "{ratio}: {sliding_ends} {spinning_ends}"
        );
        let end = late.iter().sum::<f64>() / late.len() as f64;
        assert!((end - 0.653).abs() < 0.02, "{ratio}: v/(w r) -> {end}");
        if ratio == 1.0 {
            let whole = 1.34 * v0 / (0.25 * G);
            assert!(
                (sliding_ends / whole - 1.0).abs() < 0.02,
                "{sliding_ends} and not {whole}"
            );
        }
    }
}

#[test]
fn a_flat_end_spins_down_in_three_r_w_over_four_mu_g() {
    let body = crate::common::core();
    let flow = on_plane(body, contact(0.3, 0.001));
    for spin in [100.0, 314.0] {
        let state = standing(&flow, 0.0);
        let mut state = state.moving(&body, DVec3::ZERO, DVec3::Y * spin);
        let mut stopped = 0.0;
        run(&flow, &mut state, 2.0, |time, state| {
            if state.angular_velocity(&body).y > 0.01 * spin {
                stopped = time / 0.99;
            }
        });
        let expected = 3.0 * 0.018 * spin / (4.0 * 0.3 * G);
        assert!(
            (stopped / expected - 1.0).abs() < 0.02,
            "{spin}: {stopped} and not {expected}"
        );
    }
}

#[test]
fn a_tip_spins_down_at_mu_n_a() {
    // ABS, radius 18 mm: Hertz radius 0.167 mm, M = 3 pi/16 mu N a (`physics-facts` 2.2, 2.3). A ball, so that it cannot fall.
    let a = 3.0 * std::f64::consts::PI / 16.0 * 1.67e-4;
    let body = Body::solid(Shape::Sphere { radius: 0.018 }, 0.045);
    let flow = on_plane(body, contact(0.3, a));
    let state = standing(&flow, 0.0);
    let mut state = state.moving(&body, DVec3::ZERO, DVec3::Y * 100.0);
    run(&flow, &mut state, 10.0, |_, _| {});
    let rate = (100.0 - state.angular_velocity(&body).y) / 10.0;
    let expected = 0.3 * 0.045 * G * a / body.inertia().y;
    assert!((rate / expected - 1.0).abs() < 0.01, "{rate} rad/s² and not {expected}");
}

#[test]
fn a_lying_body_spins_down_on_its_line_with_a_quarter_of_mu_n_l() {
    let body = crate::common::core();
    let flow = on_plane(body, contact(0.3, 0.0));
    let state = standing(&flow, std::f64::consts::FRAC_PI_2);
    let mut state = state.moving(&body, DVec3::ZERO, DVec3::Y * 50.0);
    let mut stopped = 0.0;
    run(&flow, &mut state, 1.0, |time, state| {
        if state.angular_velocity(&body).y > 0.5 {
            stopped = time / 0.99;
        }
    });
    // I1 w / (mu m g L / 4); at this speed the whirl hardly lifts an end.
    let expected = body.inertia().x * 50.0 / (0.3 * 0.045 * G * 0.06 / 4.0);
    assert!((stopped / expected - 1.0).abs() < 0.05, "{stopped} and not {expected}");
}

#[test]
fn rolling_resistance_stops_a_rolling_ball_in_v_squared_over_its_deceleration() {
    let body = Body::solid(Shape::Sphere { radius: 0.02 }, 0.045);
    let rolling = Contact {
        rolling: 0.0005,
        ..contact(0.3, 0.0)
    };
    let flow = on_plane(body, rolling);
    let way = |speed: f64| {
        let state = standing(&flow, 0.0);
        let mut state = state.moving(&body, DVec3::X * speed, DVec3::NEG_Z * (speed / 0.02));
        run(&flow, &mut state, 8.0, |_, _| {});
        assert!(state.velocity.length() < 1e-3);
        state.position.x
    };
    // m a = rho N / r · (5/7): the torque brakes translation and rotation together.
    let expected = |speed: f64| speed * speed / (2.0 * 5.0 / 7.0 * 0.0005 * G / 0.02);
    for speed in [0.3, 0.6] {
        assert!(
            (way(speed) / expected(speed) - 1.0).abs() < 0.01,
            "{speed}: {} and not {}",
            way(speed),
            expected(speed)
        );
    }
}

#[test]
fn spin_time_on_a_tip_grows_linearly_with_the_spin_and_ends_short() {
    let body = Body::solid(Shape::Sphere { radius: 0.018 }, 0.045);
    let flow = on_plane(body, contact(0.3, 0.001));
    let until = |spin: f64, least: f64| {
        let state = standing(&flow, 0.0);
        let mut state = state.moving(&body, DVec3::ZERO, DVec3::Y * spin);
        let mut stopped = 0.0;
        run(&flow, &mut state, 20.0, |time, state| {
            if state.angular_velocity(&body).y > least {
                stopped = time;
            }
        });
        stopped
    };
    assert!((until(60.0, 0.01) / until(30.0, 0.01) - 2.0).abs() < 0.01);
    // What counts as stopped hardly matters: from 0.3 rad/s it takes as long as the torque needs.
    let tail = until(30.0, 0.03) - until(30.0, 0.3);
    let expected = 0.27 * body.inertia().y / (0.3 * 0.045 * G * 0.001);
    assert!((tail / expected - 1.0).abs() < 0.2, "{tail} and not {expected}");
}

#[test]
fn an_oblique_hit_sticks_or_slips_as_coulomb_says() {
    // `physics-facts` 1.5: b/(1+b) = 2/7 for a ball.
    let body = Body::solid(Shape::Sphere { radius: 0.02 }, 0.045);
    for (mu, along) in [(0.05, 1.0), (0.1, 2.0), (0.2, 0.5), (0.5, 1.0)] {
        let flow = on_plane(body, contact(mu, 0.0));
        let mut state = State::at(DVec3::Y * 0.0201, DQuat::IDENTITY);
        state = state.moving(&body, DVec3::new(along, -2.0, 0.0), DVec3::ZERO);
        run(&flow, &mut state, 0.01, |_, _| {});
        let (slips, sticks) = (mu * (1.0 + 0.2) * 2.0, 2.0 / 7.0 * along);
        let lost = along - state.velocity.x;
        let expected = slips.min(sticks);
        assert!(
            (lost / expected - 1.0).abs() < 0.03,
            "mu {mu}, {along} m/s: {lost} and not {expected}"
        );
    }
}

#[test]
fn a_drop_bounces_with_the_restitution() {
    let body = Body::solid(Shape::Sphere { radius: 0.02 }, 0.045);
    for e in [0.2, 0.5, 0.8, 0.95] {
        let flow = on_plane(
            body,
            Contact {
                restitution: e,
                ..contact(0.3, 0.0)
            },
        );
        let mut state = State::at(DVec3::Y * 0.22, DQuat::IDENTITY);
        let mut fastest = (0.0_f64, 0.0_f64);
        run(&flow, &mut state, 0.25, |_, state| {
            fastest = (fastest.0.min(state.velocity.y), fastest.1.max(state.velocity.y));
        });
        let bounced = -fastest.1 / fastest.0;
        assert!((bounced / e - 1.0).abs() < 0.05, "{e}: {bounced}");
    }
}
