towers = Tornyok
towers-capture = Figura helyett **toronyelemet** tehetsz bármelyik toronyhelyre vagy nyitott toronyra. Az 1 elemes torony a saját lapkáját és a mellette lévő 4 lapkát éri el; minden elem minden irányban egy lapkával többet. A hatókörében **egy alattvalót foglyul ejthetsz**.
  Építs a toronyra, és ejtsd foglyul a mellette lévő szerzetest, Bramét!
towers-capture-spared = A torony nőtt, de senkit sem ejtettél foglyul. Válaszd a szerzetest, mielőtt megerősíted!
towers-capture-other = Ez a saját szerzetesed. Toronyelemet tegyél le helyette!
towers-capture-nobody = Nem építettél semmit. Válaszd a toronyelemet!
towers-capture-done = Bram szerzetese a foglyod. A másik hatókörön kívül volt.

ransom = Foglyok és váltságdíj
ransom-buy = Bram foglyul ejtette a szerzetesedet. **Körönként egyszer** visszavehetsz egy foglyot **3 pontért**, amelyet az kap, aki fogva tartja. Emellett figurát is letehetsz.
  Rakd le a lapkát, váltsd ki a szerzetesedet, és fejezd be a köröd!
ransom-buy-kept = A szerzetesed még fogságban van. Válaszd a váltságdíjat is!
ransom-buy-done = 3 pontot fizettél, és azonnal használhattad. Ha két játékos egymás egy-egy alattvalóját tartja fogva, fizetés nélkül cserélnek.

rooftop = Alattvaló a tornyon
rooftop-close = Egy alattvalód felmászhat egy toronyra. Ekkor a torony **lezárul**: senki sem építhet rá többé. Odafent nem ér pontot.
  Rakd le a lapkát, és tegyél alattvalót a toronyra!
rooftop-close-other = A torony még nyitott, és Bram magasabbra építheti. Tegyél a tetejére alattvalót!
rooftop-close-nobody = A torony még nyitott. Válaszd a tornyon álló alattvalót!
rooftop-close-done = A torony zárva van, amíg ő rajta áll.
