builder = The builder
builder-put = You may put the **builder** instead of a follower, but only on a road or in a city where you **already have a follower**.
  Extend the highlighted road and put your builder on it.
builder-put-elsewhere = Your thief is not on this road. Extend the highlighted one on the right.
builder-put-farmer = That is a farmer. Choose the builder on the road.
builder-put-nobody = The builder is still in your supply. Choose him before you confirm.
builder-put-done = The builder does not count for the majority and claims nothing. He makes you faster.
builder-double = Whenever **your** tile extends the feature with your builder, you **draw a second tile**.
  Extend the road again.
builder-double-elsewhere = This tile does not join the builder’s road, so there is no second tile.
builder-double-done = You play a second tile immediately, with everything that belongs to a turn. There is no third one.

goods = Goods
goods-take = Some cities hold **wine, grain or cloth**. The player who **places the last tile** of a city takes its goods, with or without a knight there. At the end the most tokens of a kind are worth 10 points.
  Bram owns the highlighted city. Finish it anyway.
goods-take-open = The highlighted city is still open. Place the tile at its gap.
goods-take-done = Bram gets the points of the city, and you its goods: 1 wine and 2 grain.

pig = The pig
pig-pig = The **pig** goes to a field where you **already have a farmer**. With it your field scores **4 points per city** instead of 3.
  Extend your field along the road and put the pig on it.
pig-pig-thief = That is a thief on the road. Choose the pig on the field.
pig-pig-nobody = Your pig is still in your supply. Choose it before you confirm.
pig-pig-done = The pig helps your farmer. It does not count for the majority.
pig-worth = Now a finished city touches your field. What would the highlighted field score if the game ended now?
pig-worth-plain = That would be right without the pig.
pig-worth-knight = A farmer counts cities, not their tiles. There is only 1 finished city.
pig-worth-done = 1 city × 4 = 4 points.
