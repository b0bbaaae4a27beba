### Jägersro auf Deutsch: Ereignisse, Entscheidungen, Züge, Karten, Namen, wählbare Regeln.
### Wie die Variablen gefüllt werden, steht in der englischen Datei. "die Bank" steht nur im ersten und
### im vierten Fall: nach "an" und als Satzgegenstand.

jagersro-title = Jägersro
jagersro-tagline = Pferde kaufen, laufen lassen, auf sie wetten. Nach zehn Rennen gewinnt der reichste Stall.
jagersro-bank = die Bank
jagersro-pot = die Wettkasse
jagersro-dark-horse = das Pferd der Bank

## Farben und Ställe

jagersro-colour-0 = Blau
jagersro-colour-1 = Schwarz
jagersro-colour-2 = Weiß
jagersro-colour-3 = Gelb
jagersro-colour-4 = Rot

jagersro-letter = { $letter ->
    [0] A
    [1] B
    [2] C
    [3] D
   *[4] E
}
jagersro-stall = Stall { jagersro-letter }

## Karten, die man besitzen kann. Die Nachricht steht im Satz (vierter Fall), .title auf der Karte oder in
## einer Liste.

jagersro-card-20 = AB Jockeytjänst
    .title = AB Jockeytjänst
    .what = Die Jockeyvermittlung. Vor jedem Rennen zahlen alle anderen, deren Starjockey reitet.
jagersro-card-21 = AB Galoppstall
    .title = AB Galoppstall
    .what = Die Stallgesellschaft. Sie bekommt die Stallmieten, die eine Ereigniskarte für jedes Pferd verlangt.
jagersro-card-22 = AB Tränartjänst
    .title = AB Tränartjänst
    .what = Die Trainer. Sie bekommen das Trainingsgeld, das eine Ereigniskarte für jedes Pferd verlangt.
jagersro-card-23 = AB Galoppförsäkring
    .title = AB Galoppförsäkring
    .what = Die Versicherung. Sie verdient an den Prämien vor dem Rennen und an den Beiträgen einer Ereigniskarte; wem sie gehört, der versichert sich umsonst.
jagersro-card-24 = AB Hästagenturen
    .title = AB Hästagenturen
    .what = Die Pferdeagentur. Wem sie gehört, der kauft bei der Bank Pferde zum halben Wert.
jagersro-card-25 = Privatbanken
    .title = Privatbanken
    .what = Die Privatbank. Wem sie gehört, der bekommt die Kreditzinsen aller anderen und zahlt selbst keine.
jagersro-card-26 = eine Obligation
    .title = Obligation
    .what = Sicher und verlässlich: Zinsen von der Bank nach jedem Rennen.
jagersro-card-27 = einen Starjockey
    .title = Starjockey
    .what = Reitet eines deiner Pferde und bewahrt es vor schlechtem Galopp, zu scharfem Reiten und Protesten. Einer pro Person.

## Rennen. Der Titel in der Sprache der Leser; .original wie im schwedischen Programm.

jagersro-race-0 = Maidenrennen
    .original = Maidenlöpning
jagersro-race-1 = Bronzerennen
    .original = Bronslöpning
jagersro-race-2 = Sieglosenrennen 1
    .original = Novislöpning 1
jagersro-race-3 = Silber-Handikap
    .original = Silver Handicap
jagersro-race-4 = Sieglosenrennen 2
    .original = Novislöpning 2
jagersro-race-5 = Klassische Prüfung
    .original = Classic Test
jagersro-race-6 = Champagner-Galopp
    .original = Champagnegaloppen
jagersro-race-7 = Goldrennen
    .original = Guldlöpning
jagersro-race-8 = Sieglosenrennen 3
    .original = Novislöpning 3
jagersro-race-9 = Jägersro Cup
    .original = Jägersro Cup
jagersro-race-10 = Modern Pleasures Trophy
    .original = Modern Pleasures Trophy
jagersro-race-11 = Schwedisches Derby
    .original = Svenskt Derby
jagersro-race-12 = Ladies Cup
    .original = Ladies Cup
jagersro-race-13 = Jubiläumsrennen des Jockeyklubs
    .original = Jockeyklubbens Jubileumslöpning
jagersro-race-14 = Jubiläumsrennen des Reitklubs Schonen
    .original = Skånska Fältrittklubbens Jubileumslöpning
jagersro-race-15 = Stockholm Cup
    .original = Stockholm Cup
jagersro-race-16 = Schwedisches Kriterium
    .original = Svenskt Kriterium
jagersro-race-17 = Grand Prix
    .original = Grand Prix

## Bedingungen eines Rennens, aus den Zahlen der Ausgabe zusammengesetzt

jagersro-cond-age-one = nur für { $min }-Jährige
jagersro-cond-age-up = für { $min }-Jährige und ältere
jagersro-cond-age-range = für Pferde von { $min } bis { $max } Jahren
jagersro-cond-age-any = für Pferde jeden Alters
jagersro-cond-wins-any = mit oder ohne Sieg
jagersro-cond-wins-none = die noch nicht gesiegt haben
jagersro-cond-wins-some = die mindestens einmal gesiegt haben
jagersro-cond-handicap-0 = kein Handikap
jagersro-cond-handicap-1 = in der ersten Runde laufen nur die 3-Jährigen
jagersro-cond-handicap-2 = sieglose Pferde starten auf Feld 3
jagersro-cond-handicap-3 = 5-Jährige gehen in der ersten Runde nur 2 Felder
jagersro-cond-fee = Nenngeld { $fee } pro Pferd
jagersro-cond-column = Start in Spalte { $column }
jagersro-cond-prize = { $place }. Platz: { $prize }

## Die Liste a-j (0-9), das Rennen selbst, der Schluss

jagersro-step-0 = Preisgelder
    .what = Wessen Pferde platziert sind, bekommt das Preisgeld.
jagersro-step-1 = Totalisator
    .what = Wer auf die siegreiche Farbe gesetzt hat, bekommt Einsatz mal Quote.
jagersro-step-2 = Zinsen auf Obligationen
    .what = Die Obligationen bringen ihre Zinsen.
jagersro-step-3 = Kreditzinsen
    .what = Jede Schuld kostet ihre Zinsen.
jagersro-step-4 = Der Sieg
    .what = Der Sieg wird auf der Anzeigetafel geprüft; das Pferd ist jetzt mehr wert.
jagersro-step-5 = Handel
    .what = Kredite, Tilgungen, Käufe und Verkäufe: höchstens zwei Geschäfte pro Person.
jagersro-step-6 = Nennungen
    .what = Alle nennen ihre Pferde für das Rennen, und die Starjockeys sitzen auf.
jagersro-step-7 = Gebühren
    .what = Nenngelder und Jockeygebühren werden bezahlt.
jagersro-step-8 = Versicherung
    .what = Wer mag, versichert den Stall für dieses Rennen.
jagersro-step-9 = Wetten
    .what = Vier Marken pro Person, verdeckt auf startende Farben gesetzt.
jagersro-step-10 = Das Rennen
    .what = Runde um Runde, bis ein Pferd im Ziel ist.
jagersro-step-11 = Schluss
    .what = Die Vermögen werden gezählt.

## Rennkarten

jagersro-rc01 = Schneller Galopp!
    .text = 2 Felder vor.
jagersro-rc02 = Angetrieben!
    .text = 1 Feld vor.
jagersro-rc03 = Fein geritten!
    .text = 4 Felder vor.
jagersro-rc04 = Das Pferd läuft prächtig!
    .text = 5 Felder vor.
jagersro-rc05 = Staub im Auge!
    .text = 1 Feld zurück.
jagersro-rc06 = Das Pferd stolpert!
    .text = 3 Felder zurück, aber nie hinter den Start.
jagersro-rc07 = Gleichmäßiges Tempo!
    .text = Ab der nächsten Runde geht das Pferd in jeder Runde 4 Felder, egal was seine Karte sagt, und zieht keine Rennkarten mehr. Im Finish geht es sofort 4 Felder. Gilt das ganze Rennen.
jagersro-rc08 = Schwaches Finish!
    .text = Im Finish: diesmal höchstens 2 Felder. Sonst: nichts.
jagersro-rc09 = Starker Vorstoß!
    .text = Vor bis auf das letzte Feld hinter dem führenden Pferd; wer selbst führt, bleibt stehen. Im Finish: direkt ins Ziel.
jagersro-rc10 = Gut aufgeholt!
    .text = Führt das Pferd nicht, geht es die Felder dieser Runde noch einmal. Im Finish: direkt ins Ziel.
jagersro-rc11 = Schlechter Galopp!
    .text = Das Pferd wartet, bis eines von hinten gleichauf ist. Im Finish: direkt ins Ziel, in Führung aber wartet es. Ein Starjockey verhindert das.
jagersro-rc12 = Das Pferd wird müde!
    .text = Setzt in der nächsten Runde aus. Im Finish: bewegt sich in dieser Runde nicht und versucht es in der nächsten wieder.
jagersro-rc13 = Nicht so scharf reiten!
    .text = Im Finish bewegt sich das Pferd in dieser Runde nicht, außer ein Starjockey reitet. Sonst: nichts.
jagersro-rc14 = Protest!
    .text = Das Pferd wird disqualifiziert, außer ein Starjockey reitet. Du behältst es für spätere Rennen.
jagersro-rc15 = Das Pferd lahmt!
    .text = Das Pferd scheidet aus dem Rennen und aus deinem Stall. Die Versicherung zahlt 10 000 kr.

## Rennkarten der Schwesterausgaben

jagersro-dr01 = { jagersro-rc01 }
    .text = { jagersro-rc01.text }
jagersro-dr02 = { jagersro-rc02 }
    .text = { jagersro-rc02.text }
jagersro-dr03 = { jagersro-rc03 }
    .text = { jagersro-rc03.text }
jagersro-dr04 = { jagersro-rc04 }
    .text = { jagersro-rc04.text }
jagersro-dr05 = Gleichmäßiges Tempo!
    .text = Ab der nächsten Runde geht das Pferd in jeder Runde 4 Felder, egal was seine Karte sagt, und zieht unterwegs keine Rennkarten. Im Finish: diesmal höchstens 4 Felder.
jagersro-dr06 = { jagersro-rc08 }
    .text = { jagersro-rc08.text }
jagersro-dr07 = { jagersro-rc09 }
    .text = { jagersro-rc09.text }
jagersro-dr08 = Starkes Tempo!
    .text = Führt das Pferd nicht, rückt es auf die Höhe des vordersten auf. Im Finish: direkt ins Ziel.
jagersro-dr09 = Kommt nicht mit!
    .text = Setzt in der nächsten Runde aus, im Finish auch in dieser.
jagersro-dr10 = Nicht so scharf reiten!
    .text = Im Finish bewegt sich das Pferd nicht, außer ein Starjockey reitet. Sonst: nichts.
jagersro-dr11 = Bewegung im Feld!
    .text = Das Pferd wartet, bis das nächste hinter ihm gleichauf ist. Im Finish: direkt ins Ziel, in Führung aber setzt es aus.
jagersro-dr12 = Fällt zurück!
    .text = Wartet, bis das letzte Pferd des Feldes gleichauf ist. Im Finish: setzt aus.
jagersro-dr13 = Sturz!
    .text = Wartet, bis alle Pferde dahinter gleichauf oder vorbei sind. Endet das Rennen vorher, zählt es als letztes. Ein Starjockey verhindert das.
jagersro-dr14 = Protest!
    .text = Im Finish wird das Pferd disqualifiziert, außer ein Starjockey reitet. Sonst: nichts.
jagersro-dr15 = Starkes Tempo!
    .text = Führt das Pferd nicht, geht es die Felder dieser Runde noch einmal. Im Finish: direkt ins Ziel.
jagersro-dr16 = { jagersro-rc15 }
    .text = { jagersro-rc15.text }

## Ereigniskarten

jagersro-ch01 = Trainingsgeld
    .text = Alle zahlen 3 000 kr pro Pferd dorthin, wo AB Tränartjänst liegt, sonst an die Bank.
jagersro-ch02 = Stallmiete
    .text = Alle zahlen 2 000 kr pro Pferd dorthin, wo AB Galoppstall liegt, sonst an die Bank.
jagersro-ch03 = Versicherungsbeitrag
    .text = Alle zahlen 2 000 kr pro Pferd dorthin, wo AB Galoppförsäkring liegt, sonst an die Bank.
jagersro-ch04 = Gewerbesteuer
    .text = Zahle der Bank 10 000 kr für jede Gesellschaft, die dir gehört.
jagersro-ch05 = Gute Geschäfte
    .text = Die Bank zahlt dir 10 000 kr für jede Gesellschaft, die dir gehört.
jagersro-ch06 = Vermögenssteuer
    .text = In den Rennen 9 und 10: Zahle der Bank 20 000 kr. Vorher: nichts.
jagersro-ch07 = Magst du ein Pferd kaufen?
    .text = Du darfst ein freies Pferd zu seinem Wert kaufen, wenn du das Bargeld hast.
jagersro-ch08 = Ein Angebot, das du nicht ablehnen kannst
    .text = Dein teuerstes Pferd, das nicht im Rennen ist, wird für 10 000 kr gekauft.
jagersro-ch09 = Die Bahn muss ausgebessert werden
    .text = Alle zahlen der Bank: 2 000 kr in den Rennen 1 bis 6, 10 000 kr in den Rennen 7 bis 10.
jagersro-ch10 = Die Bank kauft ein Pferd
    .text = Wähle eines deiner Pferde, das nicht im Rennen ist; die Bank zahlt den vollen Wert.
jagersro-ch11 = Geldsegen
    .text = Du bekommst 5 000 kr von der Bank.
jagersro-ch12 = Hauptgewinn in der Lotterie
    .text = Du hast ein freies 3-jähriges Pferd deiner Wahl gewonnen. Gibt es keines: 3 000 kr.
jagersro-ch13 = Etwas zu verkaufen?
    .text = Du darfst der Bank eine Karte zu ihrem Wert verkaufen, aber kein Pferd aus dem Rennen.
jagersro-ch14 = Kauf ein Pferd!
    .text = Du musst ein freies Pferd kaufen, wenn dein Bargeld für eines reicht.
jagersro-ch15 = Mach ein Geschäft!
    .text = Du musst ein Geschäft mit der Bank machen: leihen, tilgen, kaufen oder verkaufen.
jagersro-ch16 = Stalltipp: Blau
    .text = Setze 1 000 kr auf Blau, wenn ein blaues Pferd noch läuft und du das Bargeld hast.
jagersro-ch17 = Stalltipp: Weiß
    .text = Setze 1 000 kr auf Weiß, wenn ein weißes Pferd noch läuft und du das Bargeld hast.
jagersro-ch18 = Stalltipp: Schwarz
    .text = Setze 1 000 kr auf Schwarz, wenn ein schwarzes Pferd noch läuft und du das Bargeld hast.
jagersro-ch19 = Stalltipp: Rot
    .text = Setze 1 000 kr auf Rot, wenn ein rotes Pferd noch läuft und du das Bargeld hast.
jagersro-ch20 = Stalltipp: Gelb
    .text = Setze 1 000 kr auf Gelb, wenn ein gelbes Pferd noch läuft und du das Bargeld hast.
jagersro-ch21 = Die Rechnung vom Tierarzt
    .text = Alle zahlen der Bank: 1 000 kr für jedes 3-jährige Pferd in den Rennen 1 bis 5, 2 000 kr für jedes 4-jährige in den Rennen 6 und 7.
jagersro-ch22 = Doppeltes Bargeld
    .text = Die Bank verdoppelt das Bargeld aller, höchstens aber um 25 000 kr.
jagersro-ch23 = Nimm einen Kredit auf!
    .text = Du musst eine Kreditstufe nehmen, außer du schuldest schon 80 000 kr oder mehr.
jagersro-ch24 = Erkältung im Stall
    .text = Alle deine Pferde, die nicht im Rennen sind, verpassen das nächste und dürfen bis zu dessen Start nicht verkauft werden. Bist du versichert, bekommst du je 2 000 kr.
jagersro-ch25 = Ein Pferd zum halben Preis
    .text = Du darfst ein freies Pferd zum halben Wert kaufen, wenn du das Bargeld hast.

## Ereigniskarten der Schwesterausgaben

jagersro-dc03 = Das Pferd lahmt!
    .text = Das Pferd scheidet aus dem Rennen und wird für 500 kr verkauft.
jagersro-dc01 = Die Bahn wird umgebaut
    .text = Alle zahlen die Hälfte ihres Bargelds an die Bank.
jagersro-dc02 = Das Wettsyndikat zahlt aus
    .text = Das Syndikat verteilt, was es hat.

## Ereignisse

jagersro-ev-pay = { $source } zahlt { $amount } an { $target } ({ $why }).
jagersro-ev-stall = { $seat } zieht in { jagersro-stall } ein.
jagersro-ev-horse-drawn = { $seat } zieht { $horse } unter den 2-Jährigen.
jagersro-ev-loan = { $seat } leiht sich Geld: Die Schuld steigt von { $before } auf { $after }.
jagersro-ev-repaid = { $seat } zahlt zurück: Die Schuld sinkt von { $before } auf { $after }.
jagersro-ev-step = { $step ->
    [0] a · { jagersro-step-0 }
    [1] b · { jagersro-step-1 }
    [2] c · { jagersro-step-2 }
    [3] d · { jagersro-step-3 }
    [4] e · { jagersro-step-4 }
    [5] f · { jagersro-step-5 }
    [6] g · { jagersro-step-6 }
    [7] h · { jagersro-step-7 }
    [8] i · { jagersro-step-8 }
   *[9] j · { jagersro-step-9 }
}
jagersro-ev-race-called = Rennen { $slot } wird aufgerufen: { $race }. { $seat } beginnt.
jagersro-ev-entered = { $seat } nennt { $horse }.
jagersro-ev-not-entered = { $seat } nennt kein Pferd.
jagersro-ev-rides = { $seat } setzt den Starjockey auf { $horse }.
jagersro-ev-dark-horse = Die Bank schickt { $horse } als Dark Horse ins Rennen.
jagersro-ev-voted = { $horse_none ->
    [1] { $seat } möchte kein Dark Horse.
   *[0] { $seat } stimmt für { $horse } als Dark Horse.
}
jagersro-ev-cancelled = { $starters ->
    [0] Niemand nennt ein Pferd: Rennen { $slot } ({ $race }) fällt aus.
   *[other] Nur ein Pferd am Start: Rennen { $slot } ({ $race }) fällt aus.
}
jagersro-ev-insured = { $horse_none ->
    [1] { $seat } versichert den Stall für dieses Rennen.
   *[0] { $seat } versichert { $horse } für dieses Rennen.
}
jagersro-ev-not-insured = { $horse_none ->
    [1] { $seat } verzichtet auf eine Versicherung.
   *[0] { $seat } lässt { $horse } unversichert.
}
jagersro-ev-bet = { $seat } setzt { $marker } auf { $colour }.
jagersro-ev-no-bet = { $seat } behält alle Marken in der Hand.
jagersro-ev-race-starts = { $race }: { $runners } Pferde sind auf der Bahn!
jagersro-ev-round = Runde { $round } beginnt, Spalte { $column }.
jagersro-ev-turn = { $seat_none ->
    [1] Jetzt läuft das Dark Horse.
   *[0] Jetzt ist { $seat } am Zug.
}
jagersro-ev-stands-over = { $reason ->
    [1] { $horse } setzt in der ersten Runde aus: so will es das Handikap.
   *[0] { $horse } setzt in dieser Runde aus.
}
jagersro-ev-still-held = { $horse } muss weiter warten.
jagersro-ev-freed = { $horse } kommt frei und darf wieder laufen!
jagersro-ev-moves = { $cause ->
    [1] Die Karte bringt { $horse } von { $from } nach { $to }.
    [2] { $horse } stürmt von { $from } ins Ziel!
    [3] { $horse } bekommt einen Vorsprung: Feld { $to }.
   *[0] { $horse } galoppiert von { $from } nach { $to }.
}
jagersro-ev-racing-card = { $effect ->
    [0] { $horse } zieht „{ $racing_card }“, doch das ändert nichts.
    [2] { $horse } zieht „{ $racing_card }“, doch der Starjockey rettet die Lage.
   *[1] { $context ->
        [1] Die Karte fürs Finish: { $horse } zieht „{ $racing_card }“
       *[0] { $horse } zieht „{ $racing_card }“
    }
}
jagersro-ev-stays = { $horse } bleibt stehen: „{ $racing_card }“
jagersro-ev-held = { $horse } wird aufgehalten, bis ein Pferd von hinten aufschließt.
jagersro-ev-chance-card = { $seat_none ->
    [1] Ereigniskarte für { $horse }: „{ $chance_card }“
   *[0] { $seat } zieht mit { $horse } eine Ereigniskarte: „{ $chance_card }“
}
jagersro-ev-card-lapses = „{ $chance_card }“ bleibt ohne Folgen.
jagersro-ev-card-kept = { $seat } behält „{ $chance_card }“ vorerst.
jagersro-ev-tip = { $seat } hat einen Stalltipp und setzt auf { $colour }.
jagersro-ev-drops-out = { $reason ->
    [1] { $horse } lahmt und scheidet aus.
   *[0] Dem Protest wird stattgegeben: { $horse } ist disqualifiziert.
}
jagersro-ev-horse-lost = { $seat } verliert { $horse } an die Bank.
jagersro-ev-home = { $horse } ist im Ziel!
jagersro-ev-broken-off = Rennen { $slot } ({ $race }) wird abgebrochen: Kein Pferd kommt mehr ins Ziel.
jagersro-ev-placed = { $place ->
    [1] { $horse } siegt{ $prize_none ->
        [1] {""}
       *[0] {" "}und verdient { $prize }
    }!
   *[other] { $place }. Platz: { $horse }, { $left ->
        [one] ein Feld
       *[other] { $left } Felder
    } vor dem Ziel{ $prize_none ->
        [1] {""}
       *[0] {" "}– { $prize }
    }.
}
jagersro-ev-odds = { $horse_none ->
    [1] Ohne zweites Pferd ist die Quote auf { $colour } { $odds }.
   *[0] Mit { $horse } als Zweitem ist die Quote auf { $colour } { $odds }.
}
jagersro-ev-win-marked = { $wins ->
    [one] { $horse } hat den ersten Sieg auf der Tafel.
   *[other] { $horse } hat jetzt { $wins } Siege auf der Tafel.
}
jagersro-ev-business-turn = Jetzt macht { $seat } Geschäfte.
jagersro-ev-bought = { $seat } kauft bei der Bank { $card } für { $price }.
jagersro-ev-sold = { $seat } verkauft der Bank { $card } für { $price }.
jagersro-ev-deal = Abgemacht: { $buyer } kauft { $card } von { $seller } für { $price }.
jagersro-ev-offer-to-buy = { $maker } bietet { $partner } { $price } für { $card }.
jagersro-ev-offer-to-sell = { $maker } bietet { $partner } { $card } für { $price } an.
jagersro-ev-declined = { $partner } schlägt das Angebot von { $maker } aus ({ $card }).
jagersro-ev-won-horse = { $seat } hat { $horse } gewonnen!
jagersro-ev-cold = { $horse } im Stall von { $seat } ist erkältet und verpasst das nächste Rennen.
jagersro-ev-ban-ends = { $horse } ist wieder gesund.
jagersro-ev-forced-sale = { $amount_none ->
    [1] { $seat } ist knapp bei Kasse und muss etwas verkaufen.
   *[0] { $seat } muss verkaufen: Es fehlen noch { $amount }.
}
jagersro-ev-bankrupt = { $seat } ist bankrott und scheidet aus dem Spiel aus; { $amount } bleiben offen.
jagersro-ev-returned = Die Bank nimmt { $card } von { $seat } zurück.
jagersro-ev-reshuffled = { $deck ->
    [1] Die Ereigniskarten werden neu gemischt.
   *[0] Die Rennkarten werden neu gemischt.
}
jagersro-ev-worth = { $seat } besitzt nach Rennen { $slot } ein Vermögen von { $fortune }.
jagersro-ev-game-ends = { $reason ->
    [1] Nur noch ein Stall ist übrig: Das Spiel ist aus.
   *[0] Das letzte Rennen ist abgerechnet: Das Spiel ist aus.
}
jagersro-ev-ranked = { $place ->
    [1] { $seat } gewinnt das Spiel mit einem Vermögen von { $fortune }!
   *[other] { $place }. Platz: { $seat } mit einem Vermögen von { $fortune }.
}
jagersro-ev-race-bet = { $seat } setzt während des Rennens { $price } auf { $colour }.
jagersro-ev-bets-closed = { $horse } ist kurz vor dem Ziel: Nichts geht mehr.
jagersro-ev-pot-shared = { $winners ->
    [0] Niemand hatte das Siegerpferd: Die Wettkasse geht an die Bank.
    [one] Eine Wette gewinnt die ganze Kasse: { $share }. Die Bank bekommt { $remainder }.
   *[other] { $winners } teilen sich die Wettkasse: je { $share }. Die Bank bekommt { $remainder }.
}

## Warum Geld fließt, nach der Nummer der Regel

jagersro-pay-other = Abrechnung
jagersro-pay-015 = Startkredit
jagersro-pay-016 = { jagersro-pay-015 }
jagersro-pay-045 = Nenngeld
jagersro-pay-046 = { jagersro-pay-045 }
jagersro-pay-051 = verfallenes Nenngeld
jagersro-pay-257 = { jagersro-pay-051 }
jagersro-pay-053 = Versicherungsprämie
jagersro-pay-056 = { jagersro-pay-053 }
jagersro-pay-170 = { jagersro-pay-053 }
jagersro-pay-258 = { jagersro-pay-053 }
jagersro-pay-054 = Leistung der Versicherung
jagersro-pay-109 = Versicherung für ein lahmes Pferd
jagersro-pay-221 = Versicherung für ein erkältetes Pferd
jagersro-pay-059 = Einsatz am Totalisator
jagersro-pay-064 = { jagersro-pay-059 }
jagersro-pay-065 = { jagersro-pay-059 }
jagersro-pay-259 = { jagersro-pay-059 }
jagersro-pay-110 = Erlös für ein lahmes Pferd
jagersro-pay-265 = { jagersro-pay-110 }
jagersro-pay-127 = Einsatz zurück
jagersro-pay-128 = { jagersro-pay-127 }
jagersro-pay-260 = { jagersro-pay-127 }
jagersro-pay-135 = Preisgeld
jagersro-pay-136 = Gewinn am Totalisator
jagersro-pay-143 = { jagersro-pay-136 }
jagersro-pay-137 = Zinsen auf Obligationen
jagersro-pay-166 = { jagersro-pay-137 }
jagersro-pay-138 = Kreditzinsen
jagersro-pay-145 = { jagersro-pay-138 }
jagersro-pay-146 = Tilgung
jagersro-pay-154 = { jagersro-pay-146 }
jagersro-pay-150 = Kauf
jagersro-pay-151 = { jagersro-pay-150 }
jagersro-pay-152 = Handel unter Ställen
jagersro-pay-271 = { jagersro-pay-152 }
jagersro-pay-272 = { jagersro-pay-152 }
jagersro-pay-280 = { jagersro-pay-152 }
jagersro-pay-160 = Kauf zum halben Preis
jagersro-pay-161 = { jagersro-pay-160 }
jagersro-pay-162 = { jagersro-pay-160 }
jagersro-pay-273 = { jagersro-pay-160 }
jagersro-pay-171 = Jockeygebühr
jagersro-pay-173 = Kredit
jagersro-pay-174 = { jagersro-pay-173 }
jagersro-pay-175 = Notkredit
jagersro-pay-176 = { jagersro-pay-175 }
jagersro-pay-177 = { jagersro-pay-175 }
jagersro-pay-178 = { jagersro-pay-175 }
jagersro-pay-274 = { jagersro-pay-175 }
jagersro-pay-180 = Notverkauf
jagersro-pay-181 = { jagersro-pay-180 }
jagersro-pay-182 = Bankrott
jagersro-pay-183 = { jagersro-pay-182 }
jagersro-pay-276 = { jagersro-pay-182 }
jagersro-pay-194 = Trainingsgeld
jagersro-pay-195 = Stallmiete
jagersro-pay-196 = Versicherungsbeitrag
jagersro-pay-197 = Gewerbesteuer
jagersro-pay-198 = gute Geschäfte
jagersro-pay-199 = Vermögenssteuer
jagersro-pay-200 = Pferdekauf auf Ereigniskarte
jagersro-pay-201 = Pferdeverkauf auf Ereigniskarte
jagersro-pay-202 = { jagersro-pay-201 }
jagersro-pay-203 = Ausbesserung der Bahn
jagersro-pay-204 = { jagersro-pay-201 }
jagersro-pay-205 = { jagersro-pay-201 }
jagersro-pay-206 = Geldsegen
jagersro-pay-207 = Lotteriegewinn
jagersro-pay-208 = { jagersro-pay-207 }
jagersro-pay-209 = Verkauf auf Ereigniskarte
jagersro-pay-210 = { jagersro-pay-209 }
jagersro-pay-211 = { jagersro-pay-200 }
jagersro-pay-212 = { jagersro-pay-200 }
jagersro-pay-213 = Geschäft auf Ereigniskarte
jagersro-pay-214 = { jagersro-pay-213 }
jagersro-pay-215 = Stalltipp
jagersro-pay-216 = { jagersro-pay-215 }
jagersro-pay-217 = Rechnung vom Tierarzt
jagersro-pay-218 = verdoppeltes Bargeld
jagersro-pay-219 = { jagersro-pay-218 }
jagersro-pay-220 = Kredit auf Ereigniskarte
jagersro-pay-223 = Pferd zum halben Preis
jagersro-pay-236 = Anteil der Bank an der Wettkasse
jagersro-pay-235 = Wette während des Rennens
jagersro-pay-237 = { jagersro-pay-235 }
jagersro-pay-244 = { jagersro-pay-235 }
jagersro-pay-286 = { jagersro-pay-235 }
jagersro-pay-242 = Anteil an der Wettkasse
jagersro-pay-243 = { jagersro-pay-242 }
jagersro-pay-249 = ein neuer Tag
jagersro-pay-287 = { jagersro-pay-249 }

## Entscheidungen: die Frage an dich, .short steht für die anderen hinter deinem Namen

jagersro-decide-stall = Welcher Stall soll deiner sein?
    .short = wählt einen Stall
jagersro-decide-enter = { $second ->
    [1] Läuft noch ein zweites deiner Pferde?
   *[0] Welches deiner Pferde läuft in diesem Rennen?
}
    .short = wählt Pferde aus
jagersro-decide-ride = Welches Pferd reitet dein Starjockey?
    .short = lässt den Starjockey aufsitzen
jagersro-decide-insure = { $horse_none ->
    [1] Versicherst du deinen Stall für dieses Rennen?
   *[0] Versicherst du { $horse } für dieses Rennen?
}
    .short = denkt über eine Versicherung nach
jagersro-decide-bet = Auf welche Farbe setzt du { $marker }?
    .short = wettet
jagersro-decide-first = Welches deiner Pferde läuft zuerst?
    .short = wählt, welches Pferd zuerst läuft
jagersro-decide-business = Welche Geschäfte machst du?
    .short = macht Geschäfte
jagersro-decide-price = { $direction ->
    [1] Was verlangst du von { $partner } für { $card }?
   *[0] Was bietest du { $partner } für { $card }?
}
    .short = nennt einen Preis
jagersro-decide-answer = { $direction ->
    [1] { $maker } bietet dir { $card } für { $price } an. Schlägst du ein?
   *[0] { $maker } bietet dir { $price } für { $card }. Schlägst du ein?
}
    .short = überlegt sich ein Angebot
jagersro-decide-forced-sale = Dir fehlen { $amount }. Welche Karte verkaufst du?
    .short = muss etwas verkaufen
jagersro-decide-card-buy = { $order ->
    [1] „{ $chance_card }“ Welches Pferd nimmst du?
   *[0] „{ $chance_card }“ Möchtest du eines von diesen?
}
    .short = darf ein Pferd kaufen
jagersro-decide-card-sell = „{ $chance_card }“ Verkaufst du eine Karte?
    .short = darf eine Karte verkaufen
jagersro-decide-card-give = { $order ->
    [1] „{ $chance_card }“ Welches Pferd gibst du her?
   *[0] „{ $chance_card }“ Gibst du ein Pferd her?
}
    .short = trennt sich von einem Pferd
jagersro-decide-card-deal = { $order ->
    [1] „{ $chance_card }“ Welches Geschäft soll es sein?
   *[0] „{ $chance_card }“ Machst du ein Geschäft?
}
    .short = macht ein Geschäft auf Ereigniskarte
jagersro-decide-card-pick = Du hast ein 3-jähriges Pferd gewonnen! Welches nimmst du?
    .short = sucht sich ein gewonnenes Pferd aus
jagersro-decide-card-tip = Ein Stalltipp: Setzt du auf { $colour }?
    .short = hat einen Stalltipp
jagersro-decide-card-loan = Nimmst du einen Kredit auf?
    .short = denkt über einen Kredit nach
jagersro-decide-race-bet = Eine Wette kostet jetzt { $price }. Welche Farbe siegt?
    .short = wettet
jagersro-decide-vote = Welches Pferd soll die Bank als Dark Horse ins Rennen schicken?
    .short = stimmt über das Dark Horse ab

## Züge: die Worte auf den Knöpfen. price ist die Summe ohne Vorzeichen.

jagersro-act-pass = Passen
jagersro-act-pass-enter = Kein Pferd
jagersro-act-pass-ride = Kein Starjockey
jagersro-act-pass-insure = Keine Versicherung
jagersro-act-pass-bet = In der Hand behalten
jagersro-act-pass-business = Fertig
jagersro-act-pass-price = Lieber nicht
jagersro-act-pass-answer = Ablehnen
jagersro-act-pass-card-buy = Nicht kaufen
jagersro-act-pass-card-sell = Nicht verkaufen
jagersro-act-pass-card-give = Pferde behalten
jagersro-act-pass-card-deal = Kein Geschäft
jagersro-act-pass-card-tip = Lieber nicht
jagersro-act-pass-card-loan = Kein Kredit
jagersro-act-pass-race-bet = Keine Wette
jagersro-act-pass-vote = Kein Dark Horse
jagersro-act-accept = Ja
jagersro-act-accept-insure = Versichern
jagersro-act-accept-answer = Einschlagen
jagersro-act-accept-card-tip = Setzen
jagersro-act-accept-card-loan = Kredit nehmen
jagersro-act-stall = { jagersro-stall }
jagersro-act-enter = { $horse } nennen
jagersro-act-ride = { $horse } reiten
jagersro-act-bet = { $marker } auf { $colour }
jagersro-act-first = { $horse } zuerst
jagersro-act-loan = Eine Stufe leihen
jagersro-act-repay = { $n ->
    [one] Eine Stufe tilgen ({ $price })
   *[other] { $n } Stufen tilgen ({ $price })
}
jagersro-act-buy = Kaufe { $card } für { $price }
jagersro-act-sell = Verkaufe { $card } für { $price }
jagersro-act-offer-buy = Bitte { $partner } um { $card }
jagersro-act-offer-sell = Biete { $partner } { $card } an
jagersro-act-price = { $price }
jagersro-act-back = Auf { $colour } setzen
jagersro-act-vote = { $horse }

## Wählbare Regeln eines neuen Tisches

jagersro-opt-stalls = Wahl der Ställe
    .what = Wer bekommt welchen Stall?
jagersro-opt-stalls-first-n = Der Reihe nach ab A
jagersro-opt-stalls-free = Alle wählen einen Buchstaben
jagersro-opt-cash-visible = Bargeld
    .what = Dürfen die anderen sehen, wie viel Bargeld du hast?
jagersro-opt-cash-visible-open = Alle sehen es
jagersro-opt-cash-visible-own-only = Nur das eigene
jagersro-opt-trade-before-race-1 = Handel vor Rennen 1
    .what = Darf schon vor dem allerersten Rennen gehandelt werden?
jagersro-opt-trade-before-race-1-no = Nein, gleich zum Start
jagersro-opt-trade-before-race-1-yes = Ja, erst handeln
jagersro-opt-entries-order = Nennen der Pferde
    .what = Werden Pferde der Reihe nach oder geheim genannt?
jagersro-opt-entries-order-sequential = Der Reihe nach, offen
jagersro-opt-entries-order-hidden = Geheim, zusammen aufgedeckt
jagersro-opt-cancelled-fee = Nenngeld bei Ausfall
    .what = Was wird aus dem Nenngeld, wenn ein Rennen mit nur einem Pferd ausfällt?
jagersro-opt-cancelled-fee-not-charged = Es wird nicht erhoben
jagersro-opt-cancelled-fee-forfeited = Es ist verloren
jagersro-opt-cancelled-interval = Nach einem Ausfall
    .what = Was geschieht vor dem nächsten Rennen, wenn eines ausgefallen ist?
jagersro-opt-cancelled-interval-f-only = Nur Handel
jagersro-opt-cancelled-interval-full = Zinsen und Handel
jagersro-opt-cancelled-interval-none = Nichts, gleich weiter
jagersro-opt-insurance-scope = Umfang der Versicherung
    .what = Deckt eine Prämie den ganzen Stall oder ein einzelnes Pferd?
jagersro-opt-insurance-scope-stall = Den ganzen Stall
jagersro-opt-insurance-scope-horse = Je ein Pferd
jagersro-opt-bets-hidden = Abgabe der Wetten
    .what = Wird geheim gewettet?
jagersro-opt-bets-hidden-until-start = Geheim, vor dem Start aufgedeckt
jagersro-opt-bets-hidden-open = Der Reihe nach, offen
jagersro-opt-start-rotation = Wer beginnt
    .what = Wandert der erste Zug auch nach einem ausgefallenen Rennen weiter?
jagersro-opt-start-rotation-per-slot = Ja, mit jedem Rennen im Programm
jagersro-opt-start-rotation-per-run = Nein, nur nach gelaufenen Rennen
jagersro-opt-progress = Vergleich in den Kurven
    .what = Wie werden Pferde auf verschiedenen Bahnen in der Kurve verglichen?
jagersro-opt-progress-apex = Gleichauf im Scheitel der Kurve
jagersro-opt-progress-even = Alle Felder gleich lang
jagersro-opt-steady-finish-draw = Gleichmäßiges Tempo im Finish
    .what = Zieht ein Pferd mit dieser Karte noch eine Karte fürs Finish?
jagersro-opt-steady-finish-draw-no = Keine Karte
jagersro-opt-steady-finish-draw-yes = Es zieht eine Karte
jagersro-opt-bad-gallop-waits-for = Schlechter Galopp wartet auf
    .what = Welches Pferd muss zu dem aufgehaltenen aufschließen?
jagersro-opt-bad-gallop-waits-for-any-behind = Irgendeines von hinten
jagersro-opt-bad-gallop-waits-for-fixed-nearest = Das nächste dahinter
jagersro-opt-bad-gallop-when-last = Schlechter Galopp als Letztes
    .what = Was gilt, wenn kein Pferd dahinter ist, das aufschließen könnte?
jagersro-opt-bad-gallop-when-last-no-effect = Die Karte bewirkt nichts
jagersro-opt-bad-gallop-when-last-stuck = Das Pferd bleibt stehen
jagersro-opt-protest = Protestkarte
    .what = Wo führt ein Protest zur Disqualifikation?
jagersro-opt-protest-anywhere = Überall auf der Bahn
jagersro-opt-protest-finish-only = Nur im Finish
jagersro-opt-lame-horse = Lahme Pferde
    .what = Was wird aus einem Pferd, das lahmt?
jagersro-opt-lame-horse-bank = Es geht an die Bank
jagersro-opt-lame-horse-keep = Es bleibt im Stall
jagersro-opt-lame-horse-agency-500 = Es wird für 500 kr verkauft
jagersro-opt-level-leads = Gleichauf an der Spitze
    .what = Wer führt, wenn die vordersten Pferde gleichauf sind?
jagersro-opt-level-leads-all = Alle zusammen
jagersro-opt-level-leads-first-in-order = Das in der Reihenfolge frühere
jagersro-opt-finish-card-chain = Felder nach der Finishkarte
    .what = Gilt das Feld, auf das die Karte fürs Finish ein Pferd bringt?
jagersro-opt-finish-card-chain-yes = Es gilt
jagersro-opt-finish-card-chain-no = Es bewirkt nichts
jagersro-opt-level-tiebreak = Gleichauf am Ende
    .what = Welches von zwei Pferden gleichauf wird vorn platziert?
jagersro-opt-level-tiebreak-order-of-play = Das näher am beginnenden Stall
jagersro-opt-level-tiebreak-next-to-move = Das, das als nächstes gelaufen wäre
jagersro-opt-broken-off-interest = Zinsen nach Abbruch
    .what = Werden Zinsen fällig, wenn ein Rennen abgebrochen wurde?
jagersro-opt-broken-off-interest-yes = Ja, wie immer
jagersro-opt-broken-off-interest-no = Keine Zinsen
jagersro-opt-same-kind-twice = Zweimal dasselbe Geschäft
    .what = Dürfen deine zwei Geschäfte von einer Art sein, etwa zwei Käufe?
jagersro-opt-same-kind-twice-no = Nein, zwei verschiedene
jagersro-opt-same-kind-twice-yes = Ja
jagersro-opt-player-price = Preise untereinander
    .what = Was kostet eine Karte, wenn ihr miteinander handelt?
jagersro-opt-player-price-card-value = Ihren Wert
jagersro-opt-player-price-free = Was ihr vereinbart
jagersro-opt-agency-resale = Weiterverkauf
    .what = Wann darf eine frisch gekaufte Karte verkauft werden?
jagersro-opt-agency-resale-next-interval = Nach dem nächsten Rennen
jagersro-opt-agency-resale-at-once = Sofort
jagersro-opt-agency-discount = Rabatt mit AB Hästagenturen
    .what = Wo kostet ein Pferd damit nur die Hälfte?
jagersro-opt-agency-discount-bank-only = Nur bei der Bank
jagersro-opt-agency-discount-all = Auch unter euch
jagersro-opt-half-price-stacks = Die Hälfte der Hälfte
    .what = Halbiert die Karte zum halben Preis den Preis der Agentur noch einmal?
jagersro-opt-half-price-stacks-no = Nein, halb ist halb
jagersro-opt-half-price-stacks-yes = Ja, ein Viertel
jagersro-opt-mid-race-deals = Handel während des Rennens
    .what = Mit wem darfst du handeln, wenn eine Ereigniskarte es erlaubt?
jagersro-opt-mid-race-deals-bank-only = Nur mit der Bank
jagersro-opt-mid-race-deals-anyone = Mit allen
jagersro-opt-orders = Befehle auf Ereigniskarten
    .what = Musst du tun, was eine Karte sagt, etwa „Mach ein Geschäft!“?
jagersro-opt-orders-mandatory = Du musst
jagersro-opt-orders-optional = Du darfst
jagersro-opt-agency-buyer = Wer dein teuerstes Pferd kauft
    .what = Wer nimmt es, wenn die Ereigniskarte den Verkauf erzwingt?
jagersro-opt-agency-buyer-bank = Die Bank
jagersro-opt-agency-buyer-holder = Wem AB Hästagenturen gehört
jagersro-opt-lottery-pick = Das Pferd aus der Lotterie
    .what = Welches 3-jährige Pferd gibt es?
jagersro-opt-lottery-pick-choose = Eines nach Wahl
jagersro-opt-lottery-pick-random = Das Los entscheidet
jagersro-opt-final-settlement = Letzte Abrechnung
    .what = Werden nach dem letzten Rennen noch Zinsen fällig?
jagersro-opt-final-settlement-yes = Ja, alles wird abgerechnet
jagersro-opt-final-settlement-no = Nur Preise und Wetten
jagersro-opt-fortune-counts-debt = Schulden am Ende
    .what = Werden Kredite vom Vermögen abgezogen?
jagersro-opt-fortune-counts-debt-net = Ja, Schulden zählen
jagersro-opt-fortune-counts-debt-gross = Nein, nur der Besitz
jagersro-opt-star-jockey-counts = Starjockeys am Ende
    .what = Zählt ein Starjockey zum Vermögen?
jagersro-opt-star-jockey-counts-no = Nein
jagersro-opt-star-jockey-counts-yes = Ja, mit dem Kaufpreis
jagersro-opt-final-tie = Gleiches Vermögen
    .what = Wer gewinnt, wenn zwei gleich reich sind?
jagersro-opt-final-tie-shared = Sie teilen sich den Platz
jagersro-opt-final-tie-most-wins = Mehr Siege entscheiden

## Regeln der Varianten

jagersro-opt-replace = Getauschte Rennen
    .what = Setzt Rennen von der Rückseite des Programms an die Stelle der Rennen 6, 8 und 10.
jagersro-opt-skip-races = Ausgelassene Rennen
    .what = Ein kürzerer Nachmittag: Wählt Rennen, die nicht gelaufen werden.
jagersro-opt-last-race = Letztes Rennen
    .what = Nach welchem Rennen endet das Spiel?
jagersro-opt-season = Jahreszeit
    .what = Die Jahreszeit verändert die Form aller Pferde.
jagersro-opt-season-spring = Frühling
jagersro-opt-season-summer = Sommer
jagersro-opt-season-autumn = Herbst
jagersro-opt-season-winter = Winter
jagersro-opt-betting = Wetten
    .what = Wettet ihr vor dem Start am Totalisator oder während des Rennens in eine Kasse?
jagersro-opt-betting-tote = Am Totalisator
jagersro-opt-betting-in-race = Während des Rennens
jagersro-opt-double-stakes = Doppelte Einsätze
    .what = Kostet eine Wette während des Rennens das Doppelte?
jagersro-opt-double-stakes-no = Nein
jagersro-opt-double-stakes-yes = Ja
jagersro-opt-bet-rotation = Reihenfolge der Wetten
    .what = Wer wettet während des Rennens von Runde zu Runde zuerst?
jagersro-opt-bet-rotation-cyclic = Jedes Mal der nächste Stall
jagersro-opt-bet-rotation-reverse = Vorwärts, dann rückwärts
jagersro-opt-pot-share = Aufteilung der Wettkasse
    .what = Wird nach Personen oder nach Marken geteilt?
jagersro-opt-pot-share-per-player = Ein Anteil pro Person
jagersro-opt-pot-share-per-marker = Ein Anteil pro Marke
jagersro-opt-dark-horse = Dark Horse
    .what = Schickt die Bank ein eigenes Pferd ins Rennen?
jagersro-opt-dark-horse-off = Nein
jagersro-opt-dark-horse-random = Ja, durch Los
jagersro-opt-dark-horse-vote = Ja, durch Abstimmung
jagersro-opt-campaign = Mehrere Renntage
    .what = Spielt ihr an einem anderen Tag dort weiter, wo ihr aufhört?
jagersro-opt-campaign-off = Nein, nur ein Tag
jagersro-opt-campaign-on = Ja
jagersro-opt-carry-over = Mit in den nächsten Tag
    .what = Was nehmt ihr in den nächsten Tag mit?
jagersro-opt-carry-over-all = Alles
jagersro-opt-carry-over-horses-and-wins = Pferde und Siege
