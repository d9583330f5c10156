# ringspin, English: practice and drills.

drill-score-seconds = { $score } s
drill-score-points = { $score } points
drill-score-capsules = { $score ->
    [one] { $score } capsule
   *[other] { $score } capsules
}

medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold
medal-none = no medal yet

drill-daily = Drill of the day

drill-longest-spin = Longest spin
drill-longest-spin-about = Keep the capsule spinning as long as you can. The best of three tries counts; leaving the field counts nothing.
drill-hit-it = Hit it
drill-hit-it-about = Five presses at the capsule at the far end of the floor. Every try that hits it counts one.
drill-stop-in-the-circle = Stop in the circle
drill-stop-in-the-circle-about = Let the capsule come to rest in the circle on the table. The middle is worth 100 points, the edge none; three tries add up.
drill-through-the-gate = Through the gate
drill-through-the-gate-about = Send the capsule between the two posts without touching them. The middle is worth 100 points; three tries add up.
drill-open-it = Open it
drill-open-it-about = Hit the parked capsule hard enough, and near enough to an end, that it bursts open. Five tries.
drill-knock-it-off = Knock it off
drill-knock-it-off-about = Knock the parked capsule off the table and stay on it yourself. Five tries.
drill-make-it-rise = Make it rise
drill-make-it-rise-about = Find the place between the middle and the end where a press makes the lying capsule whirl and rise onto its tip. What counts is how long it stands; the best of three tries.
