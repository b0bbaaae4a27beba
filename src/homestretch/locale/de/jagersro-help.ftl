### Die Hilfe zu Jägersro auf Deutsch. Welche Regeln jedes Thema abdeckt: games/jagersro/topics.toml.
### Auszeichnung: Leerzeile = neuer Absatz, "- " = Listenpunkt, **fett**. Keine Zeile darf mit "**" beginnen.

jagersro-part-start = Platz nehmen
jagersro-part-before = Vor dem Rennen
jagersro-part-race = Das Rennen
jagersro-part-money = Geld und Handel
jagersro-part-chance = Ereigniskarten
jagersro-part-end = Der Schluss
jagersro-part-variants = Varianten
jagersro-part-table = An diesem Tisch

help-jagersro-aim = Worum es geht
    .body =
        Zwei bis fünf Leute führen je einen Rennstall durch einen Nachmittag mit zehn Rennen. Wer nach dem letzten Rennen das **größte Vermögen** hat, gewinnt.

        Geld kommt von drei Seiten:

        - deine Pferde gewinnen Preisgelder, und jeder Sieg macht sie wertvoller
        - Gesellschaften und Obligationen bringen Einkünfte
        - am Totalisator wettest du auf das Siegerpferd, auf dein eigenes oder ein fremdes

        Du musst nicht in allem gut sein. Ein kleiner Stall mit gutem Riecher fürs Wetten kann fünf Champions schlagen.

        Und niemand muss als Spielleitung aussetzen: Das Programm ist die Bank, mischt die Karten, führt die Tafeln und betreibt den Totalisator. Selbst spielt und wettet es nie.

help-jagersro-stalls = Ställe und Reihenfolge
    .body =
        Alle haben einen der Ställe A bis E, mit eigenem Fenster am Totalisator und eigener Spalte für die Kredite. Normalerweise werden die Ställe in der Sitzordnung ab A verteilt; an manchen Tischen wählt jede Person ihren Buchstaben.

        Gespielt wird nach links herum: A, B, C, D, E und wieder A. Leere Ställe und wer bankrott ist, werden übersprungen.

        Wenn mehrere nacheinander entscheiden, zahlen oder kassieren, gilt diese Reihenfolge. Vor einem Rennen beginnt der Stall, der das **kommende** Rennen eröffnet, nach einem Rennen der, der das **gerade gelaufene** eröffnet hat. Ist er bankrott, beginnt der nächste links.

help-jagersro-setup = Der Aufbau
    .body =
        Das Programm legt alles bereit: das Brett, die 20 Pferde mit ihren Karten, 20 Rennkarten, 26 Ereigniskarten, sechs Gesellschaften, zwei Obligationen, fünf Starjockeys und fünf Versicherungsscheine.

        Dann bekommen alle:

        - **ein 2-jähriges Pferd**, aus den fünf gemischten gezogen und geschenkt
        - **2 000 kr** als Kredit der Bank, den alle nehmen müssen. Er steht in deiner Spalte und kostet schon nach dem ersten Rennen Zinsen
        - **vier Wettmarken** zu 1 000, 500, 200 und 100 kr. Ihre Farbe sagt nur, wem sie gehören, und hat mit den Farben der Pferde nichts zu tun

        Werden die Ställe frei gewählt, geschieht das vor dem Ziehen. Alle anderen Karten, auch die nicht gezogenen 2-Jährigen, liegen bei der Bank und sind ab der ersten Pause zu kaufen. Das Spiel beginnt mit den Nennungen für Rennen 1, ohne Handel, wenn euer Tisch nichts anderes gewählt hat.

help-jagersro-rhythm = Der Nachmittag Schritt für Schritt
    .body =
        Zwischen zwei Rennen geht ihr immer dieselbe Liste von oben nach unten durch:

        - **a** Preisgelder, **b** Gewinne am Totalisator
        - **c** Zinsen auf Obligationen, **d** Zinsen auf Kredite
        - **e** der Sieg wird auf der Anzeigetafel geprüft
        - **f** Handel: Kredite, Kauf, Verkauf
        - **g** Nennungen und Starjockeys, **h** Gebühren
        - **i** Versicherung, **j** Wetten

        Dann werden die Karten gemischt, und die Pferde sind unterwegs. Die Punkte a bis e gehören zum gelaufenen Rennen, die übrigen bereiten das nächste vor.

        Während eines Rennens wird nicht gekauft, verkauft oder geliehen, außer eine Ereigniskarte sagt es. Die Liste neben dem Brett zeigt immer, wo ihr seid.

help-jagersro-secrets = Was die anderen wissen dürfen
    .body =
        Fast alles liegt offen: Bargeld, Kredite, Karten, Siege und auch die Wetten, sobald sie aufgedeckt sind. Nur die Reihenfolge der beiden Stapel bleibt bis zum Schluss geheim. Ein Tisch kann das Bargeld der anderen verbergen; jede Zahlung wird trotzdem mit ihrer Summe angesagt.

        Manche Antworten gibst du **verdeckt**, vor allem die Wetten vor dem Start. Ihr werdet dann nacheinander gefragt, und deine Antwort steht fest. Bis die letzte Antwort da ist, erfährt niemand etwas: Nichts wird hingelegt, kein Geld fließt. Danach wird alles zusammen gezeigt und bezahlt.

        Leisten kannst du dir solange dein eigenes Bargeld, abzüglich dessen, was du im selben Schritt schon versprochen hast.

help-jagersro-programme = Das Rennprogramm
    .body =
        Das Programm nennt die zehn Rennen des Nachmittags mit Bedingungen, Nenngeld und Preisen. Lies voraus! Wer weiß, welches Rennen als Nächstes kommt, weiß auch, welches Pferd sich jetzt lohnt.

        - Das **Alter** gilt genau so, wie es dasteht: „nur 2-Jährige“, „3-Jährige und ältere“ oder Pferde jeden Alters. Junge Pferde dürfen durchaus auf alte treffen.
        - „Noch nicht gesiegt“ heißt: bei der Nennung kein Sieg auf der Tafel; „mindestens einmal gesiegt“ heißt: einer oder mehr. Das erste Rennen fragt nur nach dem Alter.
        - Das **Nenngeld** ist pro Pferd fällig.
        - Die **Preise** gehen nach Plätzen, so viele, wie im Programm stehen: meist drei oder vier, in Rennen 5 sogar sechs.

help-jagersro-handicaps = Handikaps
    .body =
        In einigen Rennen bekommen manche Pferde einen Vorteil.

        - Im **Silber-Handikap** laufen in der ersten Runde nur die 3-Jährigen; alle anderen setzen aus, auch wenn kein 3-jähriges dabei ist. In Runde 2 gilt für sie die zweite Zahl ihrer Karte, denn die Runde zählt für alle.
        - Im **Champagner-Galopp** und im Schwedischen Kriterium starten alle sieglosen Pferde auf Feld 3 ihrer Bahn, selbst wenn das für das ganze Feld gilt. Es ist ein gewöhnliches Feld, eine Karte gibt es dort nicht.
        - Im **Grand Prix** gehen die 5-Jährigen in der ersten Runde genau 2 Felder, egal was ihre Karte sagt.

        Ein Handikap ist keine Karte: Weder das Aussetzen noch der Vorsprung lässt ein Pferd etwas ziehen.

help-jagersro-entering = Pferde nennen
    .body =
        Der Reihe nach, vom beginnenden Stall an, nennst du bis zu **zwei deiner Pferde**, eines oder keines. Niemand muss. Das Pferd braucht das richtige Alter und die passende Zahl von Siegen, und es darf nicht erkältet sein.

        Nennen kannst du nur, was du bar bezahlen kannst, bei zwei Pferden beide Nenngelder zusammen; Kredit gibt es dafür keinen. Was genannt ist, bleibt genannt.

        Du wirst nach einem ersten Pferd gefragt, dann nach einem zweiten, falls noch eines möglich ist, dann, wen dein Starjockey reitet. Haben alle geantwortet, gehen die Nenngelder an die Bank, danach werden die Jockeygebühren bezahlt.

        Jedes Pferd läuft auf der Bahn seines Alters, in der Farbe seiner Karte. Zwei gleichfarbige können sich begegnen, aber nie im gleichen Alter. Ein Tisch kann auch geheim nennen und gemeinsam aufdecken.

help-jagersro-cancelled = Ausgefallene Rennen
    .body =
        Ein Rennen braucht mindestens **zwei Pferde am Start**. Ist nur eines genannt oder gar keines, fällt es aus. Zwei genügen, auch wenn beide demselben Stall gehören.

        Das entscheidet sich gleich nach den Nennungen, bevor Geld geflossen ist: kein Nenngeld, keine Prämie, keine Wette. Das einsame Pferd geht kostenlos heim, außer der Tisch hat vereinbart, dass sein Nenngeld verfällt.

        Weil kein Rennen gelaufen ist, gibt es weder Preise noch Zinsen. Handeln dürft ihr trotzdem, damit ihr ein Pferd für das nächste Rennen kaufen könnt, und dann folgt dieses. Ein Tisch kann stattdessen eine volle Pause mit Zinsen wählen oder gar keine.

help-jagersro-star-jockeys = Starjockeys
    .body =
        Es gibt fünf Starjockeys, einer wie der andere. Wer mag, kauft einen; zwei darf niemand haben. Deiner bleibt bis zum Ende des Spiels, außer du verkaufst ihn.

        Vor jedem Rennen darfst du deinen Starjockey auf eines deiner genannten Pferde setzen oder auf keines. Während des Rennens wird das Pferd nicht gewechselt.

        Ein Starjockey schützt das Pferd vor genau drei Rennkarten: **Schlechter Galopp**, **Nicht so scharf reiten** und **Protest**. Die Karte wird gezogen und verpufft. Gegen alles andere, auch gegen ein lahmes Pferd, ist selbst die beste Reitkunst machtlos.

        Wer reitet, kann bis zum Ende des Rennens nicht verkauft werden. Scheidet das Pferd aus, behältst du den Jockey.

help-jagersro-insurance = Versicherung
    .body =
        Vor den Wetten dürfen alle ihren Stall für dieses eine Rennen versichern, auch ohne Pferd am Start. Die Prämie zahlst du bar dorthin, wo AB Galoppförsäkring liegt, sonst an die Bank; wem die Gesellschaft gehört, der versichert sich umsonst.

        Die Bank zahlt dir dann

        - **10 000 kr** für jedes deiner Pferde, das in diesem Rennen lahmt
        - **2 000 kr** für jedes deiner Pferde, das die Erkältung der Ereigniskarte erwischt

        Das Geld kommt sofort, wenn die Karte ausgeführt wird. Eine Prämie deckt alle deine Pferde, auf der Bahn und im Stall. Sie gilt nur für dieses Rennen, wird nie erstattet und ist nicht verkäuflich.

        Ein Tisch kann auch Pferd für Pferd versichern: Dann wirst du für jedes genannte Pferd gefragt, mit je einer Prämie, und nur ein versichertes Pferd bringt die 10 000.

help-jagersro-totalisator = Wetten am Totalisator
    .body =
        Du wettest auf die Farbe des Siegerpferds. Jede deiner vier Marken (1 000, 500, 200, 100 kr) legst du auf eine Farbe oder behältst sie, und die Summe geht an die Bank. Mehrere dürfen auf einer Farbe liegen; mehr als 1 800 kr kann niemand auf ein Rennen setzen.

        - Nur Farben am Start können gewählt werden. Eine Wette gilt für **alle Pferde dieser Farbe** im Rennen.
        - Bezahlt wird bar. Du brauchst kein eigenes Pferd und darfst gern auf fremde setzen.
        - Alle wählen verdeckt, Marke für Marke; vor dem Start wird alles gezeigt und bezahlt. (Ein Tisch kann auch offen der Reihe nach wetten.)

        Nach dem Start ist nichts mehr zu ändern. Scheiden alle Pferde deiner Farbe aus, ist der Einsatz verloren, außer das Rennen wird abgebrochen.

help-jagersro-who-begins = Wer das Rennen beginnt
    .body =
        Der Rundenstift kommt in Loch 1, und der beginnende Stall zieht zuerst. Dann geht es nach links weiter, bis jeder Stall mit einem Pferd auf der Bahn dran war. Wer kein Pferd im Rennen hat, wird übersprungen.

        Stall A beginnt Rennen 1, Stall B Rennen 2 und so fort um den Tisch. Der Beginn wandert mit jedem Rennen des Programms weiter, auch wenn eines ausfällt; gestrichene Rennen zählen nicht. Ein Tisch kann ihn auch nur nach wirklich gelaufenen Rennen weitergeben.

        Ist der Stall, der dran wäre, bankrott, beginnt an seiner Stelle der nächste links.

        Früh dran zu sein lohnt sich: Das Rennen endet, sobald ein Pferd im Ziel ist, und von zwei Pferden gleichauf wird das frühere besser platziert.

help-jagersro-turns = Dein Zug im Rennen
    .body =
        Bist du am Zug, laufen alle deine Pferde im Rennen, jedes nach seiner Karte. Bei zweien bestimmst du in jeder Runde neu, **welches zuerst läuft**. Es wird zu Ende gespielt, samt Karten, dann folgt das andere. Kommt das erste ins Ziel, ist das Rennen vorbei und das zweite läuft nicht mehr. Scheidet das erste aus, läuft das zweite trotzdem, und von da an musst du nicht mehr gefragt werden.

        Für jedes Pferd gilt der Reihe nach:

        - Muss es aussetzen? Dann war das sein Zug.
        - Hält ein schlechter Galopp es auf? Hat es niemand befreit, war auch das sein Zug.
        - Sonst läuft es und zieht eine Karte, wo es auf ein solches Feld kommt.

        In allen übrigen Regeln steht die Reihenfolge der Pferde fest: Stall für Stall vom beginnenden an, im Stall das zuerst genannte vor dem anderen.

help-jagersro-movement = So laufen die Pferde
    .body =
        Auf jeder Pferdekarte stehen 12 Zahlen. In Runde 1 geht das Pferd so viele Felder, wie die erste Zahl sagt, in Runde 2 gilt die zweite und so weiter. Rapid mit 5 und 2 geht also erst fünf Felder, dann zwei. Nach der zwölften fängt die Reihe von vorn an.

        - Gegangen wird immer die **ganze Zahl**; zu wählen gibt es nichts, und niemand steht im Weg. Auf einem Feld haben beliebig viele Pferde Platz.
        - Die Runde zählt für alle. Ein Pferd, das ausgesetzt oder gewartet hat, hat die Zahl dieser Runde verpasst.
        - Nichts wirft ein Pferd weiter zurück als auf den Platz hinter der Startlinie.
        - Setzt eine Regel oder Karte eine andere Zahl ein, gilt diese in der Runde für alles.

        Manche Jahreszeiten und Rennen beginnen weiter hinten in der Reihe, bei Zahl 4, 7 oder 10.

help-jagersro-ahead = Wer liegt vorn?
    .body =
        Auf den Geraden sieht man es leicht, denn dort liegen die Felder aller Bahnen nebeneinander. In den Kurven haben die äußeren Bahnen mehr und kürzere Schritte. Zieh dort eine Linie an der Vorderkante des äußeren Feldes gerade bis zum Innenrand: Wer weiter reicht, liegt vorn.

        Das Programm rechnet mit einer Zahl für jedes Feld. In der Regel ist jede Hälfte der Kurve gleichmäßig geteilt, und das Feld im Scheitel ist in allen Bahnen gleichauf; ein Tisch kann auch gleich lange Felder wählen.

        Ein Pferd **führt**, wenn kein anderes laufendes weiter vorn ist, also führen mehrere gleichauf an der Spitze alle zusammen. „Dahinter“ heißt immer wirklich dahinter, nie gleichauf.

help-jagersro-squares = Felder und Karten
    .body =
        Blaue Felder sind Rennfelder, rote sind Ereignisfelder; jede Bahn hat von beiden sechs. Ein Pferd, das seine **Bewegung** auf einem davon **beendet**, zieht eine Karte dieses Stapels. Darüberlaufen bewirkt nichts, und ebenso wenig, dort zu warten oder an den Start zurückgeschickt zu werden.

        Eine Rennkarte betrifft das Pferd, das sie gezogen hat. Eine Ereigniskarte betrifft den Stall, dem es gehört, oder alle, wenn sie das sagt. Alle Karten werden befolgt.

        Bringt eine Rennkarte das Pferd auf ein anderes Feld, ist es dort gelandet: Auf einem Rennfeld zieht es die nächste Rennkarte, bis es zur Ruhe kommt, und dann vielleicht eine Ereigniskarte. Eine Karte, nach der es stehen bleibt, bringt keine weitere.

        Karten, die eine Weile gelten, bleiben liegen, bis sie erledigt sind.

help-jagersro-decks = Die beiden Stapel
    .body =
        Vor jedem Rennen werden beide Stapel eingesammelt und gemischt, gleich nach den Wetten. Gezogen wird von oben, ohne hinzusehen; gebrauchte Karten kommen offen auf die Ablage.

        Soll eine Karte gezogen werden und der Stapel ist leer, wird die Ablage gemischt und neu ausgelegt. Karten, die noch jemand behält, sind nicht dabei:

        - **Gleichmäßiges Tempo** bleibt bis zum Ende des Rennens draußen, **Schlechter Galopp** und **Das Pferd wird müde**, solange sie gelten
        - ein **Stalltipp**, bis der Totalisator ausgezahlt hat
        - die **Erkältung**, bis das nächste Rennen begonnen hat

        Ein gutes Gedächtnis ist also etwas wert: Was auf der Ablage liegt, kommt vor dem nächsten Mischen nicht wieder.

help-jagersro-forward-and-back = Rennkarten, die schieben und ziehen
    .body =
        Zehn der zwanzig Rennkarten bewegen einfach nur das Pferd, unterwegs wie im Finish:

        - **Schneller Galopp** (fünf Karten): 2 Felder vor
        - **Angetrieben**: 1 Feld vor
        - **Fein geritten**: 4 Felder vor
        - **Das Pferd läuft prächtig**: 5 Felder vor
        - **Staub im Auge**: 1 Feld zurück
        - **Das Pferd stolpert**: 3 Felder zurück, aber nie hinter den Start

        Das neue Feld zählt als Landung; so kann eine Karte die nächste nach sich ziehen, und ein Schritt zurück kann auf einem Ereignisfeld enden. Trägt eine Karte das Pferd über die Linie, hat es auf der Stelle gewonnen. Zu entscheiden gibt es bei Rennkarten nie etwas.

help-jagersro-moving-up = Starkes Finish, schwaches Finish
    .body =
        Drei Rennkarten bedeuten unterwegs etwas anderes als **im Finish**, also dann, wenn sie gezogen werden, weil die Zahl des Pferds bis ins Ziel reicht.

        - **Starker Vorstoß**: Unterwegs rückt das Pferd auf das letzte Feld seiner Bahn vor, das noch hinter dem führenden liegt. Führt es selbst, bleibt es stehen, und rückwärts geht es nie. Im Finish geht es ins Ziel.
        - **Gut aufgeholt**: Unterwegs geht ein Pferd, das nicht führt, noch einmal so viele Felder, wie seine Zahl es in dieser Runde gebracht hat. Im Finish geht es ins Ziel.
        - **Schwaches Finish**: Im Finish geht das Pferd diesmal höchstens 2 Felder. Unterwegs bewirkt die Karte nichts.

        Ins Ziel gehen heißt: Die Linie ist sofort überquert.

help-jagersro-steady-pace = Gleichmäßiges Tempo
    .body =
        Diese Karte begleitet das Pferd bis zum Ende des Rennens. Ab der nächsten Runde geht es **in jeder Runde 4 Felder**, egal was auf seiner eigenen Karte steht, und zieht keine Rennkarten mehr. Ereignisfelder gelten wie zuvor.

        Im Finish gezogen, macht sie schon aus diesem Zug 4 Felder; ein Pferd mit 5 oder 6 kann also knapp zu kurz kommen.

        Auch fürs Finish zieht ein solches Pferd keine Karte: Hat es noch 4 Felder oder weniger, läuft es einfach ins Ziel. Ein Tisch kann es anders halten. Dann zieht das Pferd eine Karte fürs Finish, wenn seine eigene Zahl gereicht hätte, und kommt ohne Karte heim, wenn nur die 4 reicht.

help-jagersro-tired = Müde Pferde
    .body =
        Zwei Rennkarten kosten ein Pferd einen Zug.

        - **Das Pferd wird müde** (zwei Karten): Unterwegs setzt es in der nächsten Runde aus. Im Finish bewegt es sich in dieser Runde nicht. Ein Starjockey hilft nicht.
        - **Nicht so scharf reiten**: nur im Finish und nur ohne Starjockey; das Pferd bewegt sich in dieser Runde nicht.

        Ein Pferd, das im Finish aufgehalten wird, verliert nur diese eine Runde. Wenn es wieder dran ist, versucht es es von Neuem, und reicht seine Zahl, zieht es eine frische Karte. Denk daran, dass die verpasste Runde ihre Zahl mitgenommen hat.

        Auf einem farbigen Feld auszusetzen ist keine Landung; eine Karte gibt es dafür nicht.

help-jagersro-bad-gallop = Schlechter Galopp
    .body =
        Ein Pferd mit Starjockey kümmert diese Karte nicht. Für jedes andere gilt:

        - **Unterwegs** wird es aufgehalten. Alle Pferde, die in diesem Moment hinter ihm sind, werden vermerkt. Es darf wieder laufen, sobald bei seinem Zug eines davon, das noch im Rennen ist, gleichauf oder vorbei ist. Sind alle ausgeschieden, ist es ebenfalls frei.
        - **Im Finish** geht es ins Ziel, außer es führt: Dann bleibt es stehen und wird ebenso aufgehalten.

        Ist kein Pferd dahinter, bewirkt die Karte nichts, und der Zug geht weiter.

        Ein Tisch kann es nur auf das nächste dahinter warten lassen oder das letzte Pferd endgültig stehen lassen. Sollten einmal eine ganze Runde lang alle zugleich aufgehalten sein, wird das Rennen abgebrochen.

help-jagersro-dropping-out = Proteste und lahme Pferde
    .body =
        Ein **Protest** disqualifiziert das Pferd, wo immer er gezogen wird, außer ein Starjockey reitet. Du behältst es für spätere Rennen. Ein Tisch kann Proteste auf das Finish beschränken.

        Ein Pferd, das **lahmt**, ist aus dem Rennen, egal wer reitet. Bist du versichert, zahlt die Bank dir 10 000 kr. Das Pferd geht samt seinen Siegen an die Bank und kann später wieder gekauft werden. Ein Tisch kann es auch im Stall lassen oder für 500 kr verkaufen, dorthin, wo AB Hästagenturen liegt, oder an die Bank.

        Wer ausscheidet, verlässt das Brett sofort und zählt nicht mehr für Führung, Warten und Plätze. Bis das Rennen vorbei ist, gilt das Pferd aber noch als *im Rennen*: Es kann nicht verkauft werden und sich nicht erkälten.

help-jagersro-finishing-move = Das Finish
    .body =
        Reicht die Zahl der Runde mindestens so weit, wie das Pferd noch bis zur Linie hat, zieht es **vor dem Laufen eine Rennkarte**. Die Bahnen sind 32, 36, 40 und 44 Schritte lang, und die Linie liegt hinter dem letzten Feld.

        Zuerst wird die Karte ausgeführt. Bewegt sie das Pferd, gilt das neue Feld: noch eine Rennkarte oder eine Ereigniskarte. Dann geht das Pferd seine Zahl, außer es ist ausgeschieden, muss stehen bleiben oder ist schon im Ziel.

        - Zu weit zurückgeworfen? Es geht seine Zahl trotzdem und ist eben noch nicht da.
        - Ein Finish, eine Karte. Reicht es nicht, gibt es beim nächsten Mal eine neue.
        - Ein Pferd, das eine Karte über die Linie trägt, hat gewonnen und zieht nichts mehr. Auch unterwegs verlangt eine Karte, die bis ins Ziel reicht, keine Karte fürs Finish.

help-jagersro-placings = Das Ende des Rennens
    .body =
        Sobald **ein Pferd über der Linie ist**, ist das Rennen zu Ende. Alle anderen werden so platziert, wie sie stehen, auch wer aufgehalten war oder in dieser Runde noch nicht gelaufen ist.

        Die Plätze gehen nach dem Abstand zur Linie, in den Kurven beurteilt wie immer. Von zwei Pferden gleichauf liegt das in der Reihenfolge frühere vorn, gezählt von dem Stall, der das Rennen begonnen hat; von zweien eines Stalls das zuerst genannte. Ein Tisch kann stattdessen das bevorzugen, das als nächstes gelaufen wäre.

        Ausgeschiedene Pferde haben keinen Platz. Sind weniger übrig, als es Preise gibt, bleibt der Rest in der Bank. Ein einzelnes Pferd auf der Bahn muss noch heimlaufen, und auch ihm kann noch etwas zustoßen.

help-jagersro-broken-off = Wenn ein Rennen abgebrochen wird
    .body =
        Sind alle Pferde ausgeschieden, bevor eines im Ziel war, wird das Rennen abgebrochen. Die laufende Karte wird noch zu Ende geführt, sodass ein versicherter Stall sein Geld für ein lahmes Pferd bekommt; dann ist sofort Schluss.

        Alle **Einsätze kommen zurück**, Marken wie Stalltipps, an alle, die noch im Spiel sind. Nenngelder, Prämien und Jockeygebühren nicht. Preise gibt es keine, und niemand hat gesiegt.

        Das Rennen gilt als gelaufen: Obligationen bringen Zinsen, Kredite kosten Zinsen, und gehandelt wird wie sonst. (Ein Tisch kann euch die Zinsen ersparen.) Dann wird das nächste Rennen aufgerufen.

help-jagersro-odds = Quoten und Gewinne
    .body =
        Über die Quote entscheidet das **zweite Pferd**. Schau auf die Zahl am Innenrand der Bahn neben seinem Feld:

        - noch 1 Feld: Quote 20
        - noch 2 Felder: Quote 10
        - 3 Felder: 5, 4 Felder: 4, 5 Felder: 3
        - 6 oder mehr, oder gar kein zweites Pferd: Quote 2

        Ein knapper Einlauf zahlt also am besten. Wem das zweite Pferd gehört, ist gleich; es darf sogar aus dem siegreichen Stall sein.

        Bei Punkt b wird jeder Einsatz auf die siegreiche Farbe mit der Quote malgenommen und von der Bank bezahlt, auch Stalltipps: 200 kr bei Quote 4 bringen 800 kr. Den Einsatz selbst gibt es nicht noch dazu. Alle, die auf die Farbe gesetzt haben, bekommen alles.

help-jagersro-settlement = Abrechnung nach dem Rennen
    .body =
        Nach jedem Rennen fließt das Geld in dieser Folge:

        - **a** Für platzierte Pferde zahlt die Bank die Preisgelder.
        - **b** Der Totalisator zahlt die Gewinne aus.
        - **c** Die Obligationen bringen ihre Zinsen.
        - **d** Alle zahlen Zinsen auf den Kredit, wie er jetzt steht, dorthin, wo Privatbanken liegt, sonst an die Bank. Wem Privatbanken gehört, der zahlt keine. Musst du dafür etwas leihen, kostet der neue Kredit noch nichts.
        - **e** Der Sieg wird auf der Anzeigetafel geprüft.

        Vermerkt ist der Sieg in Wahrheit schon, sobald das Rennen entschieden ist; das Pferd ist also gleich mehr wert. Gezahlt wird in der Reihenfolge der Ställe von dem an, der das Rennen begonnen hat.

help-jagersro-trading = Kaufen und verkaufen
    .body =
        Zwischen den Rennen dürfen alle bis zu **zwei Geschäfte verschiedener Art** machen:

        - eine Kreditstufe nehmen
        - tilgen, beliebig viele Stufen
        - eine Karte kaufen
        - eine Karte verkaufen

        Gehandelt werden Pferde, Gesellschaften, Obligationen und Starjockeys. Der Preis ist der Wert der Karte, beim Kaufen wie beim Verkaufen, und wird sofort bar bezahlt. Bei der Bank zu haben ist jede Karte, die niemandem gehört, außer erkälteten Pferden.

        Ihr kommt in der Reihenfolge der Ställe dran, vom Stall an, der das nächste Rennen beginnt, und bringt beide Geschäfte zu Ende; ein übriges kann noch dazu dienen, ein Angebot anzunehmen. Was eben gekauft ist, kann in derselben Pause nicht verkauft werden, ein erkältetes Pferd gar nicht.

help-jagersro-offers = Handel untereinander
    .body =
        Bist du mit Handeln dran, kannst du jemandem anbieten, eine bestimmte Karte zu kaufen oder eine von deinen zu verkaufen. Das Angebot ist offen, bindet dich und wird sofort beantwortet.

        Es kostet beide ein Geschäft: einen Kauf auf der einen, einen Verkauf auf der anderen Seite. Beide müssen also noch eines frei haben, und wer kauft, braucht das Bargeld. Der Preis ist der Wert der Karte; ein Tisch kann stattdessen den, der anbietet, einen runden Hunderter von 100 bis 100 000 kr nennen lassen, den man annimmt oder nicht.

        Lautet die Antwort nein, ist nichts verbraucht. Dasselbe Angebot ist aber in dieser Pause nicht noch einmal möglich, und nach **drei Absagen** machst du in diesem Zug keine mehr.

help-jagersro-values = Was Pferde wert sind
    .body =
        Jedes Pferd hat einen Wert, der vom Alter abhängt und **mit jedem Sieg** wächst. Er ist der Preis beim Kaufen und Verkaufen, und er zählt am Ende zu deinem Vermögen. Pferdekarte und Anzeigetafel zeigen ihn.

        Ein Sieg bleibt dem Pferd für immer, wem es auch gehört. Verkaufst du ein siegreiches Pferd, bekommst du den höheren Preis, und diesen zahlt, wer es kauft.

        In der gewöhnlichen Ausgabe ist der Wert der Anfangspreis mal eins mehr als die Zahl der Siege. Die Zahlen für Pferde, Gesellschaften, Obligationen und Jockeys lassen sich in der Datei der Ausgabe berichtigen. Geht ein halber Preis nicht auf, wird auf ganze Hunderter aufgerundet.

help-jagersro-companies = Gesellschaften und Obligationen
    .body =
        Sechs Gesellschaften sind zu haben, und jede verdient auf ihre Weise:

        - **AB Tränartjänst**, **AB Galoppstall** und **AB Galoppförsäkring** bekommen die Gebühren pro Pferd, die drei Ereigniskarten verlangen
        - **AB Galoppförsäkring** nimmt auch die Versicherungsprämien ein; die Leistungen sind Sache der Bank
        - **AB Jockeytjänst** wird vor jedem Rennen von allen anderen bezahlt, deren Starjockey reitet. Wer das neben dem Nenngeld nicht zahlen kann, kann ihn nicht reiten lassen
        - **AB Hästagenturen** kauft Pferde zum halben Preis
        - **Privatbanken** bekommt die Kreditzinsen

        Gehört eine Gesellschaft niemandem, bekommt die Bank das Geld; die Jockeygebühr entfällt dann.

        Die zwei **Obligationen** bringen nach jedem Rennen feste Zinsen. Von Starjockeys abgesehen darfst du besitzen, was du bezahlen kannst.

help-jagersro-agency = Pferde zum halben Preis
    .body =
        Wem **AB Hästagenturen** gehört, der zahlt für ein Pferd von der Bank nur den halben Wert, in der Pause ebenso wie auf Ereigniskarte. Beim Verkauf gibt es den vollen, jeder Kauf ist also ein kleiner Gewinn, aber erst später: In der Pause, in der sie gekauft wurde, kann eine Karte nicht verkauft werden.

        Von anderen Ställen wird zum vollen Wert gekauft, denn niemand würde die andere Hälfte drauflegen. Ein Tisch kann den Rabatt auch dort gelten lassen; dann ist die Hälfte alles, was die andere Seite bekommt.

        Eine Ereigniskarte zum halben Preis halbiert nicht noch einmal, außer der Tisch hat sich auf ein Viertel geeinigt.

help-jagersro-loans = Kredite
    .body =
        Die Bank verleiht die festen Beträge, die auf der Anzeigetafel stehen, an jeden Stall in seiner eigenen Spalte. Bei **100 000 kr** ist Schluss. Neben jedem Betrag stehen die Zinsen, die nach jedem Rennen fällig sind.

        Zwischen den Rennen darfst du als eines deiner Geschäfte **eine Stufe** leihen oder als ein anderes beliebig viele ganze Stufen tilgen. Bis auf null geht es hinunter; Teile einer Stufe gibt es nicht. Ganz oben ist keine Stufe mehr übrig.

        Unten sind die Stufen klein, weiter oben groß, also sieh nach, was die nächste kostet. Ein Kredit für ein Pferd, das siegt, kann sich gut bezahlt machen; ein Kredit fürs Wetten tut das selten.

help-jagersro-distress = Wenn das Bargeld ausgeht
    .body =
        Manche Zahlungen kann man nicht ablehnen: die Kreditzinsen und was Ereigniskarten verlangen. Fehlt dir das Bargeld, geht es so weiter:

        - Du zahlst, was du hast, und nimmst **Kreditstufen**, so wenige wie möglich. Was von der letzten übrig bleibt, behältst du. Nur hier sind mehrere auf einmal erlaubt.
        - Bei 100 000 kr musst du der Bank zum Kartenwert **verkaufen**, eine Karte deiner Wahl nach der anderen, nicht mehr als nötig. Pferde im Rennen und ein reitender Starjockey bleiben verschont; erkältete Pferde kommen zuletzt.
        - Ist nichts mehr da, bist du bankrott.

        Wie viel du schuldest, steht fest, bevor du leihst oder verkaufst. Für Nenngeld, Prämien, Jockeygebühren, Wetten, Käufe und Tilgungen gibt es solche Kredite nicht, denn sie sind freiwillig. Ein Notverkauf zählt nicht als Geschäft.

help-jagersro-bankruptcy = Bankrott
    .body =
        Wer selbst dann nicht zahlen kann, wenn alles verkauft ist, ist bankrott und scheidet aus. Das restliche Bargeld bekommt, wem es geschuldet war, der Rest der Forderung verfällt, der Kredit wird gestrichen. Karten und Einsätze fallen an die Bank, und die Pferde behalten ihre Siege.

        Pferde auf der Bahn laufen im Zug des Stalls für die Bank weiter, und ein reitender Starjockey schützt sie noch. Wetten auf ihre Farbe gelten, ein Sieg wird vermerkt, der Preis aber bleibt in der Bank.

        Ist nur noch **ein Stall übrig**, endet das Spiel sofort, mitten in allem, und dieser hat gewonnen. Bankrotte stehen hinter allen anderen, der spätere vor dem früheren.

        Die Bank selbst kann nicht pleitegehen: Sie macht einfach weiter.

help-jagersro-chance-cards = Ereigniskarten im Allgemeinen
    .body =
        Eine Ereigniskarte wird sofort und ganz ausgeführt, bevor der Zug weitergeht. Dann kommt sie auf die Ablage, außer sie ist zum Behalten. Eine Karte, die nicht zutreffen kann, bewirkt nichts.

        - **Für alle** heißt: alle, die noch im Spiel sind, in der Reihenfolge der Ställe von dem an, der gezogen hat.
        - **Pro Pferd** zählt jedes Pferd, das dir gehört, auf der Bahn oder im Stall. Wem die Gesellschaft gehört, der zahlt für die eigenen nichts.
        - Gehört die Gesellschaft niemandem, bekommt die Bank das Geld.
        - „Rennen 1 bis 6“ geht nach der Nummer im Programm.

        Fehlt dir für so eine Zahlung das Bargeld, nimmst du Kredit. **Befehle** sind zu befolgen, wenn es geht; **Fragen** darfst du verneinen. Ein Tisch kann die meisten Befehle freiwillig machen, nicht aber den Zwangsverkauf deines teuersten Pferds und nicht „Kauf ein Pferd!“.

help-jagersro-chance-money = Ereigniskarten ums Geld
    .body =
        Für alle:

        - **Trainingsgeld** 3 000 kr pro Pferd, **Stallmiete** 2 000 kr, **Versicherungsbeitrag** 2 000 kr, jeweils an den Stall, dem die Gesellschaft gehört
        - **Ausbesserung der Bahn**: je 2 000 kr in den Rennen 1 bis 6, je 10 000 kr in 7 bis 10, an die Bank
        - **Rechnung vom Tierarzt**, an die Bank: 1 000 kr für jedes 3-jährige in den Rennen 1 bis 5, 2 000 kr für jedes 4-jährige in 6 und 7
        - **Doppeltes Bargeld**: Die Bank verdoppelt es, höchstens um 25 000 kr

        Nur für den Stall, der gezogen hat:

        - **Gewerbesteuer**: 10 000 kr pro Gesellschaft zahlen; **gute Geschäfte**: ebenso viel bekommen
        - **Vermögenssteuer**: 20 000 kr, nur in den Rennen 9 und 10
        - **Geldsegen**: 5 000 kr bekommen
        - **Nimm einen Kredit auf!** Eine Stufe, außer du schuldest 80 000 kr oder mehr

help-jagersro-chance-trading = Ereigniskarten zum Handeln
    .body =
        Diese Geschäfte macht ihr mit der Bank, sie zählen nicht zu euren zweien, und ein so gewonnenes Pferd steigt nicht ins Rennen ein. Pferde des Rennens und erkältete bleiben außen vor.

        - **Magst du ein Pferd kaufen?** Eines zu seinem Wert, wenn du willst. **Ein Pferd zum halben Preis**: eines zur Hälfte.
        - **Kauf ein Pferd!** Du musst, wenn dein Bargeld für eines reicht.
        - **Ein Angebot, das du nicht ablehnen kannst** (zwei Karten): Dein teuerstes Pferd wird für 10 000 kr gekauft; unter gleichen wählst du.
        - **Die Bank kauft ein Pferd**: Du wählst eines und bekommst den vollen Wert.
        - **Etwas zu verkaufen?** Eine beliebige Karte, wenn du magst.
        - **Mach ein Geschäft!** Eine Kreditstufe, eine Tilgung, ein Kauf oder ein Verkauf.
        - **Lotterie**: ein freies 3-jähriges Pferd deiner Wahl oder 3 000 kr, wenn es keines gibt.

        Ein Tisch kann hier auch den Handel untereinander erlauben.

help-jagersro-stable-tips = Stalltipps
    .body =
        Jede Farbe hat einen Stalltipp unter den Ereigniskarten. Ziehst du ihn, musst du bei der Bank **1 000 kr** auf diese Farbe setzen, vorausgesetzt, ein Pferd der Farbe ist noch im Rennen und du hast das Bargeld. Sonst kommt die Karte weg, und nichts geschieht.

        Du behältst sie, bis das Rennen abgerechnet ist. Siegt die Farbe, bringt sie bei Punkt b 1 000 kr mal Quote, zusammen mit den anderen Gewinnen. Verliert die Farbe, oder scheiden alle ihre Pferde aus und eine andere siegt, ist der Einsatz weg. Wird das Rennen abgebrochen, bekommst du ihn zurück.

        Der Tipp kommt zu deinen Marken hinzu: In der Grenze von 1 800 kr ist er nicht enthalten.

help-jagersro-colds = Erkältung im Stall
    .body =
        Wird diese Ereigniskarte gezogen, erkälten sich alle deine Pferde, die **nicht im Rennen** sind. Sie dürfen im nächsten Rennen nicht starten, und bis es begonnen hat, kann niemand sie verkaufen oder kaufen. Die Karte bleibt so lange liegen. Sind alle deine Pferde auf der Bahn, geschieht nichts.

        Bist du in dem laufenden Rennen versichert, zahlt die Bank sofort 2 000 kr für jedes kranke Pferd.

        Die Erkältung bleibt beim Pferd, wem es auch gehört. Sie ist vorbei, wenn das nächste Rennen wirklich startet, nach den Wetten; ein ausgefallenes zählt nicht. Nur ein Bankrott, oder ein Notverkauf, wenn sonst nichts mehr da ist, kann ein krankes Pferd an die Bank bringen, und die behält es, bis es gesund ist.

help-jagersro-fortune = Der Schluss und der Sieg
    .body =
        Nach dem letzten Rennen werden Preise, Totalisator, Zinsen auf Obligationen und Kreditzinsen noch einmal abgerechnet. Gehandelt wird nicht mehr. Fällt das letzte Rennen aus, endet das Spiel an dieser Stelle.

        Dann werden die Vermögen gezählt:

        - Pferde, mit dem Wert, den ihre Siege ihnen geben
        - Gesellschaften und Obligationen, zu ihrem Preis
        - Bargeld
        - **minus alle Schulden**

        Starjockeys, Versicherungen und ungenutzte Tipps zählen nichts. Das größte Vermögen gewinnt; gleiche teilen sich den Platz.

        Ein Tisch kann es anders halten: Schulden nicht abziehen, Starjockeys zählen, die letzten Zinsen weglassen oder bei Gleichstand die Siege entscheiden lassen. Wer über den letzten Zinsen bankrottgeht, gilt als bankrott.

help-jagersro-other-races = Andere Rennen und Jahreszeiten
    .body =
        Auf der Rückseite des Programms stehen **acht weitere Rennen**, jedes mit seiner Jahreszeit. Jedes davon darf an die Stelle von Rennen 6, 8 oder 10 treten, der mit Sternchen, einmal pro Spiel und vor dem Start vereinbart. Es gilt dann als das Rennen mit dieser Nummer.

        Die Jahreszeit bestimmt, wo auf ihrer Karte die Pferde anfangen: Frühling in Spalte 1, Sommer 4, Herbst 7, Winter 10. Das ändert die Form aller Pferde. Ihr könnt auch das ganze Spiel oder einzelne Rennen in eine andere Jahreszeit legen; ein eingetauschtes Rennen behält immer seine eigene.

        Für ein **kürzeres Spiel** lasst Rennen weg, am besten unter 3, 4, 5, 7 und 9, oder hört früher auf. Ein gestrichenes Rennen ist, als hätte es nie im Programm gestanden: Es hat keine Pause, und der Beginn wandert dafür nicht weiter. Mindestens ein Rennen muss bleiben.

help-jagersro-race-betting = Wetten während des Rennens
    .body =
        Statt am Totalisator könnt ihr in eine gemeinsame **Wettkasse** setzen, die die Bank mit 1 000 kr eröffnet.

        Nach jeder Runde dürfen alle der Reihe nach auf eine laufende Farbe setzen oder passen. Du zahlst bar und legst eine Marke, deren Zahl hier nichts bedeutet. Möglich ist das einmal pro Runde und viermal pro Rennen, auf dieselbe Farbe oder eine andere; ändern lässt sich nichts mehr. Wer in einer Runde zuerst wettet, wettet in der nächsten zuletzt, und so um den Tisch.

        Der Preis hängt davon ab, wo das führende Pferd ist: 100, 200, 300, 400 oder 500 kr, auf Wunsch doppelt. Schluss ist, wenn ein Pferd noch 10 Felder oder weniger hat.

        Wer allein gewinnt, bekommt die ganze Kasse; mehrere teilen zu gleichen Anteilen, und der ungerade Rest geht an die Bank. Gewinnt niemand, nimmt die Bank alles. Wird das Rennen abgebrochen, bekommen alle ihre Einsätze zurück.

help-jagersro-dark-horse = Dark Horse
    .body =
        Damit das Feld voller wird, kann die Bank ein eigenes Pferd schicken: eines, das niemandem gehört und die Bedingungen erfüllt. Es wird nach allen Nennungen ausgelost, oder ihr stimmt ab: Der Reihe nach nennt ihr ein Pferd oder keines, die meisten Stimmen gewinnen, bei Gleichstand das zuerst genannte.

        Es zahlt kein Nenngeld, hat weder Jockey noch Versicherung und läuft in jeder Runde zuletzt. Zu den zwei Pferden, die ein Rennen braucht, zählt es mit. Alle dürfen auf seine Farbe setzen. Siegt es, wird der Sieg vermerkt, der Preis aber bleibt in der Bank.

        Rennkarten zieht es wie jedes andere. Von seinen Ereigniskarten gelten nur die für alle. Solange es im Rennen ist, kann niemand es kaufen.

help-jagersro-campaign = Noch ein Renntag
    .body =
        Reicht ein Nachmittag nicht, macht ihr an einem anderen Tag dort weiter, wo ihr aufgehört habt, in derselben Runde und denselben Ställen. Dafür gibt es zwei Arten:

        - **Alles bleibt**: Bargeld, Kredite und alle Karten. Niemand bekommt ein neues Pferd oder einen neuen Startkredit.
        - **Pferde und Siege bleiben**: Alle anderen Karten und das Bargeld gehen zurück, die Kredite werden gestrichen, und alle leihen sich 2 000 kr neu.

        Wer am Tag zuvor bankrott war, fängt von vorn an, mit einem 2-jährigen Pferd aus den freien, falls es eines gibt. Erkältungen sind vorbei, behaltene Karten gehen zurück, und Stall A beginnt wieder das erste Rennen. Der allererste Tag ist ein gewöhnliches Spiel.

help-jagersro-refusals = Wenn etwas nicht geht
    .body =
        Mit einem falschen Klick kannst du nichts verderben. Eine Eingabe, die nicht erlaubt ist, ändert nichts: Kein Geld, keine Karte und kein Zug geht verloren. Nur du erfährst, was nicht stimmte, auf welcher Regel das beruht und was du stattdessen tun kannst. Denselben Zug zweimal zu schicken schadet auch nicht; er zählt einmal.

        Stimmt mehreres nicht, hörst du das, was am meisten sagt.

        Wo nur **ein** Zug möglich ist, macht ihn das Programm für dich. Ausnahmen sind Nennen, Versichern, Wetten und die Antwort auf ein Angebot: Danach wirst du immer gefragt, auch wenn nur noch „nein“ übrig ist. Sonst könnten die anderen erraten, wie viel Bargeld du hast.

help-jagersro-options = Hausregeln eines Tisches
    .body =
        Jede Familie spielt nach ihren Gewohnheiten, und die gedruckten Regeln lassen manche Frage offen. Darum kann jeder neue Tisch seine **Regeln wählen**: ob das Bargeld offen liegt, was aus lahmen Pferden wird, ob Schulden am Ende zählen und vieles mehr. Lasst ihr alles, wie es ist, gelten die Grundregeln, und die beschreibt auch die Hilfe zuerst.

        Alles lässt sich frei verbinden. Eine Wahl, die auf nichts wirken kann, tut einfach nichts, etwa die Reihenfolge der Wetten im Rennen an einem Tisch, der am Totalisator wettet. Vor dem ersten Rennen steht alles fest und kann am Tisch jederzeit nachgelesen werden.

help-jagersro-real-cards = Mit echten Karten
    .body =
        Wer die Schachtel besitzt, kann weiter selbst mischen und ziehen und das Programm Bank und Spielleitung sein lassen. Es fragt dann nach allem, was es sonst selbst ziehen würde: nach dem 2-jährigen Pferd für jeden Stall, nach jeder Renn- und Ereigniskarte, sobald sie gezogen wird, und nach ausgelosten Pferden. Ihr gebt ein, was gekommen ist.

        Angenommen wird nur, was noch **kommen kann**: eine Karte, von der seit dem letzten Mischen noch ein Exemplar im Stapel liegt, oder ein Pferd unter den erlaubten. Ein Tippfehler fällt so gleich auf. Das Mischen selbst gebt ihr nicht ein, und alle anderen Regeln bleiben gleich.
