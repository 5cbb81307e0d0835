settlers = Landing
settlers-town = You land on the **coast** on the right. From there the tiles continue to the west, and every edge must match. Your settlers are bandits on trails, sheriffs in towns, farmers on farms and trappers on plains.
  Finish the small town on the coast and put a sheriff in it.
settlers-town-nobody = The town is finished, but nobody is in it. Put a sheriff in it.
settlers-town-elsewhere = No town is finished there. Look for a town on the coast that this tile closes.
settlers-town-done = A finished town scores 2 points per tile; the space on the coast counts as a tile: 4 points. And a surveyor has moved west.

surveyors = The surveyors
surveyors-bonus = Two **surveyors** walk west. A settler who scores in **the same column** as a surveyor gets **4 extra points**. After each scoring a surveyor moves one column, always the one nearer the coast.
  One of them is in the first column. Score a trail there.
surveyors-bonus-nobody = Nobody is on the trail, so nothing was scored. Put a bandit on it.
surveyors-bonus-other = That did not score 2 + 4 points. Finish a trail of the coast in the first column, with a bandit on it.
surveyors-bonus-done = 2 points for the trail and 4 from the surveyor. Now both surveyors are in the first column.

left-behind = Left behind
left-behind-sweep = After every scoring, all settlers **east of both surveyors** go home **without points**. Only trappers may stay.
  Bram’s farmer is behind the surveyors. Score something, so that he has to leave.
left-behind-sweep-nobody = Nothing was scored, so nobody has to leave. Put a bandit on the trail that is finished.
left-behind-sweep-other = Nothing was scored, so Bram’s farmer may stay. Put a bandit on the trail that this tile finishes.
left-behind-sweep-done = Your bandit scored, and Bram’s farmer went home. Your own trapper stays until the end.

order = The order of scoring
order-choose = One tile can finish several features. They are scored **one after another, in the order you choose**, and after each of them a surveyor moves and settlers may be left behind.
  Finish the highlighted trail, put no settler on it, and have the right feature scored first.
order-choose-order = After the town was scored, a surveyor moved on, and your bandit was left behind: your trail scored nothing. Score it first.
order-choose-open = The highlighted trail is still open. Place the tile between the farm and the town.
order-choose-done = 2 points for the trail and 4 from the surveyor, before he moved on. The town was scored afterwards.
