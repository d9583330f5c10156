//! What the physics has decided: how long the capsules spun, whether a launch failed, when a launch stage is over.

use super::{Phase, Session, launch_stage};
use crate::monsuno::rules::{Event, Fault, OwnOpening, Stage as Rule};
use crate::physics::TICK_HZ;

/// A stage that nothing can change any more is shown this long before it closes, in ticks.
const AFTERGLOW: u64 = TICK_HZ as u64 * 4 / 10;
/// No draw for roles is waited for longer than this, in ticks.
const DUEL_CAP: u64 = TICK_HZ as u64 * 40;

impl Session {
    pub(super) fn judge_duel(&mut self) {
        let times = [self.stage.spin_seconds(0), self.stage.spin_seconds(1)];
        let seconds = match times {
            [Some(a), Some(b)] => [a, b],
            _ if self.stage.ticks() < DUEL_CAP => return,
            _ => times.map(|time| time.unwrap_or(self.stage.time())),
        };
        self.hashes.push(self.stage.hash());
        self.apply(&Event::Spin(seconds));
        if self.rules.stage() == Rule::Coin {
            let named = self.chance.below(2);
            self.apply(&Event::Coin(named));
        }
        self.phase = Phase::Told;
    }

    /// The reading `fault`: while the attacker still aims, a defender's launch that failed is launched once more, and
    /// after that the capsule lies at rest on its mark.
    pub(super) fn judge_defence(&mut self, aiming: usize) {
        let Some(defender) = self.rules.defender() else { return };
        if aiming == defender || !self.stage.launched(defender) || !self.stage.fault(defender) {
            return;
        }
        if self.defender_relaunched || self.setup.options.fault == Fault::NoRelaunch {
            self.stage = launch_stage(&self.field, &self.capsule, &self.setup, &mut self.chance);
            self.stage.place_at_rest(defender);
        } else {
            self.phase = Phase::Aim {
                player: defender,
                again: true,
            };
        }
    }

    pub(super) fn judge_flight(&mut self) {
        let (Some(attacker), now) = (self.rules.attacker(), self.stage.ticks()) else {
            return;
        };
        let may_relaunch = !self.attacker_relaunched && self.setup.options.fault == Fault::OneRelaunch;
        if self.stage.launched(attacker) && self.stage.fault(attacker) && may_relaunch {
            self.attacker_relaunched = true;
            self.phase = Phase::Aim {
                player: attacker,
                again: true,
            };
            return;
        }
        let done = |player: usize| self.stage.opened()[player] || !self.stage.on_field(player);
        let nothing_left = now > self.attack_tick + 1 && (self.stage.at_rest() || (done(0) && done(1)));
        if nothing_left && self.settled_tick.is_none() {
            self.settled_tick = Some(now);
        }
        let cap = (self.setup.options.stage_cap * f64::from(TICK_HZ)) as u64;
        let over = self.settled_tick.is_some_and(|tick| now >= tick + AFTERGLOW) || now >= self.attack_tick + cap;
        if over {
            self.hashes.push(self.stage.hash());
            let opened = match self.setup.options.own_opening {
                OwnOpening::Counts => self.stage.opened(),
                OwnOpening::Ignored => self.stage.opened_by_other(),
            };
            self.apply(&Event::Launch { opened });
            self.tell();
        }
    }
}
