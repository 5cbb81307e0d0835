# Answers that fit any lesson
any-move = That is allowed, but it does not reach the goal. Undo it and try again, or let us show you.
any-choice = Not quite. Look at the board again.
any-unfinished = This city touches the field, but its wall is not closed yet. **Only finished cities count.**
any-elsewhere = This city does not touch the highlighted field: a road or another city lies between them.

placing = Place a tile
placing-road = Every turn begins with a new tile. It must touch a tile on the table, and **every edge that touches another must continue it**: road to road, city to city, field to field.
  Continue the road. Click a bright spot, then confirm.
placing-road-field = That fits too, because field meets field. But the road goes on to the left and to the right. Undo it and try there.
placing-road-done = That is it: road meets road. You always see every spot where your tile fits.
placing-city = Your new tile has a piece of city on one edge. **Close the small city** above the start tile.
  A click on the tile rotates it; only rotations that fit are offered.
placing-city-open = It fits, but the small city is still open. Place the tile above it, so that city meets city.
placing-city-done = The wall is closed all round. Nobody was in this city, so nobody scores it. The next lesson changes that.

roads = Claim a road
roads-claim = After placing the tile you may put **one follower** on it. On a road he is a **thief**.
  Place the tile, then put a follower on the road.
roads-claim-farmer = That follower lies on a field: a farmer. He stays there until the end of the game. This time choose the road.
roads-claim-nobody = You have claimed nothing. Choose the follower on the road before you confirm.
roads-claim-done = The road is yours. As long as your thief is on it, nobody else may put a follower on this road.
roads-finish = A road is finished when it **ends on both sides**: at a crossing, a city or a cloister. It scores **1 point per tile**.
  Finish the highlighted road with this crossing.
roads-finish-open = Your road is still open at one end. Place the crossing where the highlighted road stops.
roads-finish-done = 4 tiles, 4 points. And your thief is back in your supply: you can use him again next turn.

cities = Build a city
cities-claim = In a city a follower is a **knight**. Shields such as the one on this tile are worth extra.
  Place the tile on the city and put a knight in it.
cities-claim-farmer = That is a farmer on the field outside the wall. This time put your follower inside the city.
cities-claim-nobody = The city still belongs to nobody. Choose the follower in the city before you confirm.
cities-claim-done = Your knight guards the city. Now it must be closed.
cities-close = A city is finished when its wall has no gap. It scores **2 points per tile and 2 per shield**.
  Close the highlighted city.
cities-close-open = The highlighted city still has a gap. Place the tile where the city is open, with city meeting city.
cities-close-done = 3 tiles and 1 shield: 4 × 2 = 8 points, and your knight comes back.

cloisters = The cloister
cloisters-monk = A follower in a cloister is a **monk**. He waits until the cloister is surrounded.
  Place the tile and put a monk in the cloister.
cloisters-monk-farmer = He lies on the field beside the cloister. Choose the follower in the building itself.
cloisters-monk-nobody = Nobody lives in this cloister. Choose the monk before you confirm.
cloisters-monk-done = Every tile around him helps, at the corners too, no matter who places it.
cloisters-ninth = Only one of the eight neighbours is missing. A full cloister scores **9 points**: one for itself and one for each neighbour.
  Complete it.
cloisters-ninth-open = One spot beside the cloister is still empty. Look at the corners too.
cloisters-ninth-done = 9 points, and the monk is free again.

returning = Getting followers back
returning-at-once = You have only seven followers. They come back **when their feature is scored**. That can even happen in the same turn.
  Close the small city **and** put a knight in it: he scores immediately and comes back.
returning-at-once-unclaimed = You closed the city, but nobody was in it, so it scores nothing. Put a knight in it before you confirm.
returning-at-once-open = The small city is still open. Close it with this tile, then put a knight in it.
returning-at-once-done = 2 tiles, 4 points, and the knight never really left.
returning-spare = Now six of your seven followers are out. Without a follower you can only place tiles, so **think twice about the last one**.
  Finish one of your cities, so that a knight comes home.
returning-spare-last = That was your last follower, and nobody came back. Until a feature of yours is finished you can claim nothing more.
returning-spare-open = None of your knights has come back. Look for a city that this tile closes.
returning-spare-done = A knight is home. Good players always keep one or two followers in supply.

sharing = Sharing a city
sharing-beside = Bram’s knight is in the highlighted city, so you **may not enter it**. But you may begin a city of your own nearby and join the two later.
  Place the tile on the left, so that its city faces Bram’s across the gap, and put a knight in it.
sharing-beside-nobody = Without a knight you will have nothing to share. Put one in your new city.
sharing-beside-elsewhere = This city cannot reach Bram’s with a single tile. Place yours on the left, opposite his.
sharing-beside-farmer = A farmer does not count in a city. Put your follower inside the walls.
sharing-beside-done = Two cities, two knights, one gap between them.
sharing-join = When features grow together, everybody stays in. **With equal numbers, all of them get the full points.**
  Join the two cities.
sharing-join-apart = The cities are still apart. The gap between them takes exactly this tile.
sharing-join-done = 4 tiles and 1 shield: 10 points for you, and 10 for Bram. Sharing beats getting nothing.

taking-over = Taking over
taking-over-majority = **The player with the most followers** in a feature gets all its points; the others get nothing. You have two knights around this gap, Bram has one.
  Join all three cities.
taking-over-majority-apart = The cities are still apart. Place the tile in the gap that all three face.
taking-over-majority-done = 2 knights against 1: 8 points for you, none for Bram. All three knights go home.

farmers = Farmers
farmers-side = A follower can also lie down on a field, as a **farmer**. At the end he scores **3 points for every finished city that touches his field**.
  Place the tile on the right and lay a farmer on the field **that touches the city**.
farmers-side-south = The road separates the fields: this one lies below it and does not touch the city. Take the field on the city’s side.
farmers-side-thief = That is a thief on the road. This time lay the follower on the field above it.
farmers-side-nobody = The field still belongs to nobody. Choose the farmer on the city’s side of the road.
farmers-side-done = Your farmer lies down, and he stays: **farmers do not come back** before the end of the game.
farmers-extent = The highlighted area is his field. **It ends at roads, at city walls and where there are no more tiles.** As the land grows, so does the field.
  The number shows what it is worth now, and what it could be worth: F shows this for every field at any time.
farmers-earns = Bram has closed the city. How much would your farmer score if the game ended now?
farmers-earns-later = The city is finished and touches your field, so it counts, no matter who built it.
farmers-earns-city = 4 points are what a knight in this city would have scored. A farmer counts cities, not tiles.
farmers-earns-done = 1 finished city: 3 points. It does not matter who built it or how large it is.

fields = What a field scores
fields-count = Your farmer owns the highlighted field. Roads, walls and the edge of the land are its borders.
  **Point at every finished city that touches it.**
fields-count-done = Exactly those. The city below is not closed yet, and the one at the top lies behind the road.
fields-points = So how many points will the farmer score as things stand?
fields-points-unfinished = One of those 3 cities is not finished. It does not count yet.
fields-points-across = Not every city on the table counts, only finished ones that touch this field.
fields-points-done = 2 × 3 = 6 points.
fields-grow = You can make your own field richer. **Close the city below**, although nobody is in it.
fields-grow-open = The city below the field is still open. Closing it is worth 3 points to your farmer.
fields-grow-done = Now it is 3 × 3 = 9 points. A farmer laid down early, in a field with many cities, often decides the game.

shared-fields = Sharing fields
shared-fields-who = The field above the road touches a finished city. Your farmer lies below the road. Who would score the highlighted field now?
shared-fields-who-mine = Your farmer lies on the other side of the road, and the road separates the fields.
shared-fields-who-apart = Only one farmer lies on the highlighted field. Follow it along the road.
shared-fields-who-done = Right, it is Bram’s, for now.
shared-fields-join = Fields grow together like cities, and the majority counts here too. Where a road **ends**, a field can run round its end.
  Join your field to Bram’s.
shared-fields-join-apart = The fields are still apart. End the road at the cloister, and the grass runs round it.
shared-fields-join-done = One field, one farmer each: both of you score it in full. With a second farmer of yours it would be yours alone.

end = The end of the game
end-unfinished = When the last tile is placed, unfinished features score too, but less: a road and a city **1 point per tile** and per shield, a cloister 1 for itself and for each neighbour.
  What would Bram’s knight score for the highlighted city now?
end-unfinished-tiles = The shield counts too.
end-unfinished-finished = That is what a finished city would score. This one still has a gap.
end-unfinished-done = 2 tiles and 1 shield: 3 points.
end-last = This is the **last tile**. A follower you put on it still scores, and there is nothing left to save him for.
  Get as many points as you can.
end-last-farmer = No finished city touches this field, so the farmer scores nothing. Look for something better.
end-last-nobody = You still have followers, and this is the last chance to use one.
end-last-done = 3 points for the cloister with its neighbours, 2 for your road: you win 5 to 3. That is the whole game. Now play one!
