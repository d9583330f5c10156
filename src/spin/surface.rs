//! What a body moves over: closed-form surfaces, and what happens where a body touches one.

use serde::{Deserialize, Serialize};

use crate::data::{DataError, within};

/// How two materials meet.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    /// Coulomb's coefficient.
    pub friction: f64,
    /// Torsion radius a of a round or pointed contact, m: spinning without slip costs the torque `friction · N · a`.
    pub torsion_radius: f64,
    /// Length of rolling resistance, m: rolling costs the torque `rolling · N`.
    pub rolling: f64,
    /// Speed after over speed before a central hit.
    pub restitution: f64,
}

impl Default for Contact {
    /// Plastic on wood, about.
    fn default() -> Self {
        Self {
            friction: 0.25,
            torsion_radius: 0.001,
            rolling: 0.0001,
            restitution: 0.4,
        }
    }
}

impl Contact {
    /// Refuses numbers out of range, naming `file` and the field under `place`.
    ///
    /// # Errors
    /// When there is one.
    pub fn check(&self, file: &str, place: &str) -> Result<(), DataError> {
        within(file, &format!("{place}.friction"), self.friction, 0.0, 5.0)?;
        within(file, &format!("{place}.torsion_radius"), self.torsion_radius, 0.0, 0.1)?;
        within(file, &format!("{place}.rolling"), self.rolling, 0.0, 0.1)?;
        within(file, &format!("{place}.restitution"), self.restitution, 0.0, 1.0)
    }
}
