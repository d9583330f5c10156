# A few of each kind.
title-play = Играй
told-spins = { $name } се върти { NUMBER($number, maximumFractionDigits: 1) } s
-brand = ringspin
rings-left = { $number ->
    [one] един пръстен
   *[other] { $number } пръстена в { -brand }
}
    .title = и това
nested = { rings-left } { "{" }
