fairy = The fairy
fairy-call = Instead of putting a figure you may call the **fairy** to one of your followers. The dragon cannot enter her tile. And she brings **1 point** at the start of your turn while one of your followers is on her tile.
  Place the tile and call the fairy to your thief.
fairy-call-follower = You have put a follower on the tile. That is good too, but this time call the fairy instead.
fairy-call-nobody = Choose the fairy, and then your thief.
fairy-call-done = She stands with your thief until somebody calls her away.
fairy-three = You have already received her 1 point for this turn. When the feature of the follower beside her is scored, she adds **3 points**, majority or not.
  Finish the highlighted road with the cloister.
fairy-three-open = The highlighted road is still open. Place the tile below the crossing, so that the road ends at the cloister.
fairy-three-done = 2 points for the road and 3 from the fairy. The thief comes back, she stays.

dragon = The dragon
dragon-flight = A volcano has called the **dragon**. When a **dragon tile** is placed, he flies 6 steps; you move him first, then the players take turns. **Every figure he meets goes home.**
  Place the tile, put no follower on it, and send the dragon to Bram’s monk.
dragon-flight-own = That was your own thief. Undo the step and send the dragon the other way.
dragon-flight-away = Nobody was harmed. Bram’s monk is on the tile above the dragon.
dragon-flight-done = Bram’s monk is back in his supply without points. Now Bram moves the dragon: never onto a tile he has already been on in this flight.

princess = The princess
princess-send = When a tile with a **princess** joins a city, she may **send one knight of it home**, before anything is scored. That is your figure for this turn.
  Close Bram’s city with the princess and send his knight home.
princess-send-paid = You have finished the city for Bram, and he takes the points. Send his knight home first.
princess-send-apart = The princess is not in Bram’s city. Place the tile above it.
princess-send-done = The city is finished, but nobody is left in it: no points for Bram.

portal = The magic portal
portal-through = Through a **portal** your follower may go to **any tile on the board**, into any feature that is neither finished nor occupied.
  Place the tile, and put a thief on the highlighted road at the far end.
portal-through-here = You put the follower near the portal. This time send him to the highlighted road.
portal-through-nobody = The portal is open. Send a thief to the highlighted road.
portal-through-done = In one step across the whole board. Only the dragon’s tile is closed to him.
