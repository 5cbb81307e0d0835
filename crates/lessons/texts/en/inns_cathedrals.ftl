inns = Inns
inns-claim = At this crossing an **inn** stands by the lake, on the branch to the right. A finished road with an inn scores **2 points per tile** instead of 1.
  Place the crossing to the left of the start tile and put a thief on the road with the inn.
inns-claim-nobody = Nobody holds the inn. Put a thief on the road to the right of the crossing.
inns-claim-elsewhere = Here the inn’s branch does not meet the start tile’s road. Place the crossing to the left of it.
inns-claim-branch = The inn belongs only to the branch at the lake. Put a thief on that road.
inns-claim-done = The road with the inn is yours. It is worth more, and it is a risk.
inns-risk = If a road with an inn is **not finished** when the game ends, it scores nothing. What would the highlighted road score if the game ended now?
inns-risk-plain = That is what an ordinary road would score. An inn changes that.
inns-risk-finished = That is what it would score if it were finished. It is still open.
inns-risk-done = Right: 0. So finish it.
inns-finish = Finish the road with this crossing.
inns-finish-open = The highlighted road is still open on the right. Place the crossing there.
inns-finish-done = 3 tiles × 2 = 6 points.

cathedrals = Cathedrals
cathedrals-risk = With a cathedral a finished city scores **3 points per tile and shield**. But unfinished at the end it scores **nothing**.
  This city has 6 tiles and 1 shield. What would it score if the game ended now?
cathedrals-risk-usual = That is what an unfinished city without a cathedral would score.
cathedrals-risk-finished = That would be right if the city were finished. There is still a gap.
cathedrals-risk-done = Right: 0, for all that work.
cathedrals-close = Close the last gap of the highlighted city.
cathedrals-close-open = The city is still open at the top. Place the tile there, with city meeting city.
cathedrals-close-done = 7 tiles and 1 shield: 8 × 3 = 24 points. You can also spoil another player’s city by adding a cathedral to it.

big-follower = The big follower
big-follower-big = Your **big follower** goes wherever a small one may go, but **counts as two** when the majority is decided. His points are not doubled.
  Bram’s thief is on the highlighted road. Place the crossing opposite, at the other end of the gap, and put your big follower on the road between them.
big-follower-big-nobody = Without a follower you have no share of this road.
big-follower-big-small = A small thief would only draw level with Bram. Choose the big follower for the same road.
big-follower-big-elsewhere = From there your road does not meet Bram’s. Place the crossing opposite his, at the other end of the gap.
big-follower-big-done = Your big thief waits opposite Bram’s small one.
big-follower-join = Join the two roads.
big-follower-join-apart = The roads are still apart. One tile is missing between them.
big-follower-join-done = 2 against 1: all 3 points are yours.
