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

title-practice = Practice
practice-head = Practice
practice-about = Launch as often as you like: everything is measured. The drills set you tasks.
practice-to-range = To the range
practice-to-drills = Drills
practice-capsule = Capsule
capsule-classic = as usual
capsule-weighted = with a ring of lead
practice-figure = Figure
practice-targets = On the field
targets-none = nothing
targets-one = a capsule
targets-three = three capsules
targets-gate = a gate
practice-counts = What counts
counts-spin = the spin
counts-risen = standing up
counts-circle = stopping in a circle
counts-gate = through the gate
counts-hits = hitting
counts-opens = opening
counts-knock-outs = knocking out
practice-latches = Latches
latches-open = spring open
latches-locked = locked

prompt-range-launch = Launch!
prompt-range-flies = It spins
prompt-range-last = The last launch
hint-range = Every launch is measured and kept in the session.
told-counts = { $score }.
told-left = It left the field: that counts nothing.
told-too-slow = That was too slow for a launch: it counts nothing.
told-outside = It stopped { $centimetres } cm outside of the circle.
told-stopped-nowhere = It opened before it could stop.
told-touched-post = It touched a post.
told-beside-gate = It did not go through the gate.
told-missed = It touched nothing.
told-too-soft = It hit, but the latch held: harder, or nearer to an end.
told-stayed = It hit, but nothing went off the field.
told-never-rose = It never rose onto its tip.

number-speed = Speed
number-spin = Spin
number-tilt = Tilt
number-wobble = Wobble
number-point = Finger
number-spun = Time spun
number-distance = Distance
number-worth = Worth
number-none = –
number-m-s = { $value } m/s
number-m-s-most = at most { $value } m/s
number-rpm = { $value } rpm
number-rpm-most = at most { $value } rpm
number-degrees = { $value }°
number-percent = at { $value }%
number-seconds = { $value } s
number-metres = { $value } m
number-score = { $score }
plot-spin = Spin, turns a minute
plot-wobble = Wobble, degrees
plot-now = now
plot-last = last
plot-best = best

range-watch = Last launch
range-again = Once more
range-on-field = On the field
range-export = Export
range-new-session = New session
range-set-up = Set up
session-shots = { $count ->
    [0] No launch yet
    [one] { $count } launch
   *[other] { $count } launches
}
session-spun = Time spun: { $mean } ± { $deviation } s, best { $best } s
session-distance = Distance: { $mean } ± { $deviation } m
session-speed = Top speed, m/s: { $mean } ± { $deviation }
session-trend = Trend: { $slope } s a launch
session-scatter = Nine of ten stop within { $long } × { $short } cm
session-left = Off the field: { $left }; opened: { $opened }
legend-last = last launch; its ghost is bare
legend-best = best launch; its ghost wears a band
notice-exported = Table and pictures were written to { $place } (.csv, .svg, .png)
notice-not-exported = This could not be exported: { $why }
notice-export-nothing = There is no launch to export yet.
notice-practice-unread = What was kept of your practice could not be read; it was set aside. { $why }

drills-head = Drills
drills-to-range = The range
drill-start = Start
drill-never = Not tried yet.
drill-best = { $attempts ->
    [one] Your best: { $score } ({ $medal }), one go
   *[other] Your best: { $score } ({ $medal }), { $attempts } goes
}
medal-takes = { $score }
prompt-drill-try = Try { $number } of { $tries }
prompt-drill-over = That makes { $score }
drill-try = { $number }: { $score }
drill-so-far = So far: { $score }
drill-won = { $medal }!
drill-lost = No medal this time
drill-next-medal = { $score }. { $medal } takes { $least }.
drill-no-better = { $score }. There is no better medal.
drill-better = Better than ever before!
drill-once-more = Once more
drill-others = Other drills
moment-range = Practice: the range
act-launch-again = The same launch again
act-watch-last = Watch the last launch
act-show-session = The session on the field
