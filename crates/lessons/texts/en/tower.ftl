towers = Towers
towers-capture = Instead of a figure you may put a **tower piece** on any tower site or open tower. A tower of 1 piece reaches its own tile and the 4 beside it; each further piece adds one tile in every direction. You may **capture one follower** within reach.
  Build the tower and capture Bram’s monk beside it.
towers-capture-spared = The tower has grown, but you captured nobody. Choose the monk before you confirm.
towers-capture-other = That is your own monk. Put a tower piece instead.
towers-capture-nobody = You have built nothing. Choose the tower piece.
towers-capture-done = Bram’s monk is your captive. The one farther away was out of reach.

ransom = Captives and ransom
ransom-buy = Bram has captured your monk. **Once per turn** you may buy a captive back for **3 points**, which go to the captor. This is an extra: you may still put a figure.
  Place the tile, buy your monk back, and finish your turn.
ransom-buy-kept = Your monk is still in captivity. Choose the ransom too.
ransom-buy-done = You paid 3 points, and he can be used again immediately. If two players each hold a follower of the other, they exchange them without payment.

rooftop = A follower on the tower
rooftop-close = A follower of yours may climb a tower. Then the tower is **closed**: nobody can build on it any more. He scores nothing up there.
  Place the tile and put a follower on the tower.
rooftop-close-other = The tower is still open, and Bram can make it taller. Put a follower on top of it.
rooftop-close-nobody = The tower is still open. Choose the follower on the tower.
rooftop-close-done = The tower is closed as long as he stands on it.
