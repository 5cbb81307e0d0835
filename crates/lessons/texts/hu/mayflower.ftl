settlers = A partraszállás
settlers-town = A jobb oldali **parton** szállsz partra. Innen nyugat felé folytatódnak a lapkák, és minden élnek folytatódnia kell. A telepesed úton rabló, városban árus, farmon farmer, mezőn prémvadász.
  Fejezd be a part kis városát, és tegyél bele árust!
settlers-town-nobody = A város kész, de senki sincs benne. Tegyél bele árust!
settlers-town-elsewhere = Ott nem készül el város. Keress egy várost a parton, amelyet ez a lapka bezár!
settlers-town-done = A befejezett város lapkánként 2 pontot ér; a part kezdőterülete is lapkának számít: 4 pont. És egy felügyelő nyugatra lépett.

surveyors = A felügyelők
surveyors-bonus = Két **felügyelő** halad nyugatra. Az a telepes, aki egy felügyelővel **azonos oszlopban** szerez pontot, **4 pontot** kap érte pluszban. Minden értékelés után egy felügyelő egy oszlopot lép, mindig az, amelyik közelebb van a parthoz.
  Egyikük az első oszlopban áll. Értékeltess ott egy utat!
surveyors-bonus-nobody = Senki sincs az úton, ezért semmit sem értékeltünk. Tegyél rá rablót!
surveyors-bonus-other = Ez nem hozott 2 + 4 pontot. Fejezd be a part egyik útját az első oszlopban, rablóval rajta!
surveyors-bonus-done = 2 pont az útért és 4 a felügyelőért. Most mindkét felügyelő az első oszlopban áll.

left-behind = A lemaradtak
left-behind-sweep = Minden értékelés után hazamegy minden telepes, aki **mindkét felügyelőtől keletre** van, **pont nélkül**. Csak a prémvadászok maradhatnak.
  Bram farmere a felügyelők mögött van. Értékeltess valamit, hogy mennie kelljen!
left-behind-sweep-nobody = Semmit sem értékeltünk, ezért senkinek sem kell mennie. Tegyél rablót a befejezett útra!
left-behind-sweep-other = Semmit sem értékeltünk, ezért Bram farmere maradhat. Tegyél rablót arra az útra, amelyet ez a lapka befejez!
left-behind-sweep-done = A rablód pontot szerzett, és Bram farmere hazament. A saját prémvadászod a végéig marad.

order = Az értékelés sorrendje
order-choose = Egy lapka több területet is befejezhet. Ezeket **egymás után értékeljük, abban a sorrendben, amelyet te választasz**, és mindegyik után lép egy felügyelő, és telepesek maradhatnak le.
  Fejezd be a kivilágított utat, ne tegyél le telepest, és a megfelelő területet értékeltesd elsőként!
order-choose-order = A város értékelése után lépett egy felügyelő, és a rablód lemaradt: az utad semmit sem ért. Azt értékeltesd először!
order-choose-open = A kivilágított út még nyitott. Rakd a lapkát a farm és a város közé!
order-choose-done = 2 pont az útért és 4 a felügyelőért, mielőtt továbblépett. A várost utána értékeltük.
