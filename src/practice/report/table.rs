//! A session as comma-separated values.

use crate::data::DataError;
use crate::physics::Style;
use crate::practice::flight::Sample;
use crate::practice::session::Session;

/// The heading of [`row`].
pub const SHOT_HEADING: [&str; 23] = [
    "shot",
    "field",
    "capsule",
    "style",
    "mark",
    "aim_rad",
    "power",
    "press_point",
    "seed",
    "seconds",
    "time_spun_s",
    "distance_m",
    "stopped_x_m",
    "stopped_z_m",
    "crossed_x_m",
    "crossed_m_s",
    "top_speed_m_s",
    "top_spin_rad_s",
    "top_spin_rpm",
    "risen_s",
    "left",
    "opened",
    "fingerprint",
];

/// The heading of [`motion_row`].
pub const MOTION_HEADING: [&str; 10] = [
    "shot",
    "t_s",
    "x_m",
    "y_m",
    "z_m",
    "speed_m_s",
    "spin_rad_s",
    "spin_rpm",
    "tilt_rad",
    "wobble_rad",
];

/// The name of a style in tables and files.
#[must_use]
pub fn style_name(style: Style) -> &'static str {
    match style {
        Style::Press => "press",
        Style::Twist => "twist",
        Style::Launcher => "launcher",
    }
}

/// A heading and rows as comma-separated values.
///
/// # Errors
/// When the encoder fails.
pub fn table<R: IntoIterator<Item = String>>(
    heading: &[&str],
    rows: impl IntoIterator<Item = R>,
) -> Result<String, DataError> {
    let failed = |why: &dyn core::fmt::Display| DataError::new("the table", "the whole file", why.to_string());
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(heading).map_err(|why| failed(&why))?;
    for row in rows {
        writer.write_record(row).map_err(|why| failed(&why))?;
    }
    let bytes = writer.into_inner().map_err(|why| failed(&why))?;
    String::from_utf8(bytes).map_err(|why| failed(&why))
}

/// The shots of `session` as comma-separated values.
///
/// # Errors
/// As for [`table`].
pub fn shots_table(session: &Session) -> Result<String, DataError> {
    table(
        &SHOT_HEADING,
        (0..session.shots.len()).filter_map(|index| row(session, index)),
    )
}

/// Shot `index` of `session`, counted from 0, as a row of a table; what it lacks is empty.
#[must_use]
pub fn row(session: &Session, index: usize) -> Option<[String; 23]> {
    let kept = session.shots.get(index)?;
    let (shot, outcome) = (&kept.shot, &kept.outcome);
    let part = |pair: Option<[f64; 2]>, axis: usize| pair.map_or(String::new(), |pair| pair[axis].to_string());
    Some([
        (index + 1).to_string(),
        shot.ground.field.clone(),
        shot.ground.capsule.clone(),
        style_name(shot.launch.style).to_owned(),
        shot.launch.mark.to_string(),
        shot.launch.aim.to_string(),
        shot.launch.power.to_string(),
        shot.launch.press_point.to_string(),
        shot.seed.map_or(String::new(), |seed| seed.to_string()),
        outcome.seconds.to_string(),
        outcome.time_spun.to_string(),
        outcome.distance.to_string(),
        part(outcome.stopped, 0),
        part(outcome.stopped, 1),
        part(outcome.crossed, 0),
        part(outcome.crossed, 1),
        outcome.top_speed.to_string(),
        outcome.top_spin.to_string(),
        (outcome.top_spin * 60.0 / core::f64::consts::TAU).to_string(),
        outcome.risen.to_string(),
        outcome.left.to_string(),
        outcome.opened.to_string(),
        outcome.fingerprint.clone(),
    ])
}

/// A moment of shot `index`, counted from 0, as a row of a table.
#[must_use]
pub fn motion_row(index: usize, sample: &Sample) -> [String; 10] {
    let [x, y, z] = sample.position;
    let numbers = [
        sample.t,
        x,
        y,
        z,
        sample.speed,
        sample.spin,
        sample.rpm,
        sample.tilt,
        sample.wobble,
    ];
    let mut row = core::array::from_fn(|_| (index + 1).to_string());
    for (cell, number) in row[1..].iter_mut().zip(numbers) {
        *cell = number.to_string();
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::report::tests::session;

    #[test]
    fn rows_fit_their_headings() {
        let session = session(1);
        let row = row(&session, 0).unwrap();
        assert_eq!(row[3], "twist");
        assert_eq!(super::row(&session, 1), None);
        let flight = session.shots[0].shot.fly("s", "").unwrap();
        assert_eq!(
            motion_row(0, &flight.samples()[3])[0..2],
            ["1".to_owned(), flight.samples()[3].t.to_string()]
        );
    }
}
