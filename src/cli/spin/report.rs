//! Samples and summary, as JSON, as comma-separated values and as words.

use glam::DVec3;
use serde::Serialize;

/// A moment of the run.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Sample {
    pub t: f64,
    pub position: DVec3,
    pub axis: DVec3,
    pub tilt: f64,
    pub spin: f64,
    pub angular_velocity: DVec3,
    pub velocity: DVec3,
    pub kinetic: f64,
    pub potential: f64,
    pub angular_momentum: DVec3,
    pub contact: bool,
    pub slip: f64,
}

/// The heading of the comma-separated values.
pub(super) const HEADING: &str =
    "t,x,y,z,axis_x,axis_y,axis_z,tilt,spin,w_x,w_y,w_z,v_x,v_y,v_z,kinetic,potential,l_x,l_y,l_z,contact,slip";

impl Sample {
    /// One line of comma-separated values.
    pub fn csv(&self) -> String {
        let mut line = self.t.to_string();
        let mut add = |value: f64| {
            line.push(',');
            line.push_str(&value.to_string());
        };
        let mut add_all = |vectors: &[DVec3]| vectors.iter().flat_map(DVec3::to_array).for_each(&mut add);
        add_all(&[self.position, self.axis]);
        add_all(&[DVec3::new(self.tilt, self.spin, self.angular_velocity.x)]);
        add_all(&[DVec3::new(
            self.angular_velocity.y,
            self.angular_velocity.z,
            self.velocity.x,
        )]);
        add_all(&[DVec3::new(self.velocity.y, self.velocity.z, self.kinetic)]);
        add(self.potential);
        self.angular_momentum.to_array().into_iter().for_each(&mut add);
        add(f64::from(u8::from(self.contact)));
        add(self.slip);
        line
    }

    /// One line to read.
    pub fn words(&self) -> String {
        format!(
            "{:8.3} s  tilt {:6.2} deg  spin {:9.3} rad/s  speed {:7.4} m/s  energy {:.6} J{}",
            self.t,
            self.tilt.to_degrees(),
            self.spin,
            self.velocity.length(),
            self.kinetic + self.potential,
            if self.contact { "" } else { "  (in the air)" }
        )
    }
}

/// The end of the run.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Summary {
    pub summary: bool,
    pub duration: f64,
    pub energy_start: f64,
    pub energy_end: f64,
    pub energy_highest: f64,
    pub steps: u64,
    pub substep: f64,
    pub wall_seconds: f64,
    pub times_real_time: f64,
}

impl Summary {
    /// One line to read.
    pub fn words(&self) -> String {
        format!(
            "energy {:.6} J to {:.6} J, highest {:.6} J; {} steps, {:.0} times real time",
            self.energy_start, self.energy_end, self.energy_highest, self.steps, self.times_real_time
        )
    }
}
