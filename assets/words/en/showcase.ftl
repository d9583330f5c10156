# ringspin, English: the showcase.

showcase-back = Any key returns
showcase-first-player = First player
showcase-second-player = Second player
showcase-move = { $number }. { $who }: { $colour }, { $size }, { $field }

showcase-sleeping-top = The sleeping top
showcase-sleeping-top-1 = Two equal tops, both nudged. The left one spins fast and stands as if it slept.
showcase-sleeping-top-2 = Its spin holds its axis: each time gravity pulls it aside, it steps sideways and comes back upright.
showcase-sleeping-top-3 = The right one is four per cent too slow for that. It tumbles out, is caught, and rises again, over and over.

showcase-whirling-tube = The whirling tube
showcase-whirling-tube-1 = Press one end of a pipe and it whirls. The painted mark shows only where it stands still for an instant.
showcase-whirling-tube-2 = Slowed down: the pipe rolls on its lower rim. Rolling back cancels the whirl, and the mark rests.
showcase-whirling-tube-3 = A pipe as long as two, three, four of its diameters shows two, three, four marks. Count them.

showcase-rising-capsule = The rising capsule
showcase-rising-capsule-1 = Two capsules lie on their sides and are spun equally hard: three thousand turns a minute, seen twenty times slower.
showcase-rising-capsule-2 = The left table is rough. Where the capsule rubs, friction turns it about, and it climbs onto its end.
showcase-rising-capsule-3 = The right table has no friction. Nothing lifts that one: it spins on, lying down.

showcase-settling-coin = The settling coin
showcase-settling-coin-1 = A coin spun on its edge leans over and begins to roll round on its rim.
showcase-settling-coin-2 = The lower it sinks, the faster the point it rolls on runs round, while the star itself turns slower and slower.
showcase-settling-coin-3 = That is the rattle one hears quicken, until the coin lies flat all at once.

showcase-flipping-handle = The flip in free fall
showcase-flipping-handle-1 = Nothing touches this handle: it falls freely, and we fall with it. Still, it turns over.
showcase-flipping-handle-2 = Spun about its shortest or its longest axis of inertia it would stay steady. About the middle one the least error grows.
showcase-flipping-handle-3 = It turns over, comes round and turns back, as Dzhanibekov saw it do in orbit. Neither energy nor momentum changes.

showcase-clash = Head-on
showcase-clash-1 = Two capsules, launched straight at each other. They meet at five metres a second; here it is forty times slower.
showcase-clash-2 = The blow lasts less than a thousandth of a second. It releases both latches, and springs drive the shells apart.
showcase-clash-3 = The figures fly out. In a match, each of them would now deal its damage.

showcase-tower = The tower
showcase-tower-1 = Nine figures and two boards, held by nothing but weight and friction.
showcase-tower-2 = One capsule at four metres a second. What stands above wants to stay where it is, and so it falls where it was.
showcase-tower-3 = Each piece falls by the laws of mechanics alone. The same throw fells it the same way every time.

showcase-perfect-game = The perfect game
showcase-perfect-game-1 = Two experts at Mozyring. The first player opens with the medium ring in the centre: the one opening that wins by force.
showcase-perfect-game-2 = From here on each ring carries a threat. The second player answers them all, and loses as late as can be.
showcase-perfect-game-3 = Three of one colour in the right order. Against the best defence it takes fifteen rings at most.
