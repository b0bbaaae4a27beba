### Jägersro på svenska: händelser, beslut, drag, kort, namn, spelregler att välja.
### Hur variablerna fylls i står i den engelska filen.

jagersro-title = Jägersro
jagersro-tagline = Äg hästar, tävla med dem, spela på dem. Rikaste stallet efter tio lopp vinner.
jagersro-bank = banken
jagersro-pot = potten
jagersro-dark-horse = bankens häst

## Färger och stall

jagersro-colour-0 = blå
jagersro-colour-1 = svart
jagersro-colour-2 = vit
jagersro-colour-3 = gul
jagersro-colour-4 = röd

jagersro-letter = { $letter ->
    [0] A
    [1] B
    [2] C
    [3] D
   *[4] E
}
jagersro-stall = Stall { jagersro-letter }

## Kort som kan ägas. Meddelandet står inne i en mening, .title på kortet eller i en lista.

jagersro-card-20 = AB Jockeytjänst
    .title = AB Jockeytjänst
    .what = Jockeyförmedlingen. Före varje lopp betalar alla andra vars stjärnjockey rider.
jagersro-card-21 = AB Galoppstall
    .title = AB Galoppstall
    .what = Stallbolaget. Får stallhyran som ett chanskort kräver in för varje häst.
jagersro-card-22 = AB Tränartjänst
    .title = AB Tränartjänst
    .what = Tränarna. Får träningsavgiften som ett chanskort kräver in för varje häst.
jagersro-card-23 = AB Galoppförsäkring
    .title = AB Galoppförsäkring
    .what = Försäkringsbolaget. Får premierna före loppen och avgifterna från ett chanskort; ägaren försäkrar sig gratis.
jagersro-card-24 = AB Hästagenturen
    .title = AB Hästagenturen
    .what = Hästhandeln. Ägaren köper hästar av banken till halva värdet.
jagersro-card-25 = Privatbanken
    .title = Privatbanken
    .what = Alla andra betalar sin låneränta till ägaren, som själv slipper ränta.
jagersro-card-26 = en obligation
    .title = Obligation
    .what = Tryggt och säkert: ränta från banken efter varje lopp.
jagersro-card-27 = en stjärnjockey
    .title = Stjärnjockey
    .what = Rider en av dina hästar och skyddar den mot dålig galopp, för hård drivning och protester. En per spelare.

## Loppen. Titeln på läsarens språk; .original som i det svenska programmet.

jagersro-race-0 = Maidenlöpning
    .original = Maidenlöpning
jagersro-race-1 = Bronslöpning
    .original = Bronslöpning
jagersro-race-2 = Novislöpning 1
    .original = Novislöpning 1
jagersro-race-3 = Silver Handicap
    .original = Silver Handicap
jagersro-race-4 = Novislöpning 2
    .original = Novislöpning 2
jagersro-race-5 = Classic Test
    .original = Classic Test
jagersro-race-6 = Champagnegaloppen
    .original = Champagnegaloppen
jagersro-race-7 = Guldlöpning
    .original = Guldlöpning
jagersro-race-8 = Novislöpning 3
    .original = Novislöpning 3
jagersro-race-9 = Jägersro Cup
    .original = Jägersro Cup
jagersro-race-10 = Modern Pleasures Trophy
    .original = Modern Pleasures Trophy
jagersro-race-11 = Svenskt Derby
    .original = Svenskt Derby
jagersro-race-12 = Ladies Cup
    .original = Ladies Cup
jagersro-race-13 = Jockeyklubbens Jubileumslöpning
    .original = Jockeyklubbens Jubileumslöpning
jagersro-race-14 = Skånska Fältrittklubbens Jubileumslöpning
    .original = Skånska Fältrittklubbens Jubileumslöpning
jagersro-race-15 = Stockholm Cup
    .original = Stockholm Cup
jagersro-race-16 = Svenskt Kriterium
    .original = Svenskt Kriterium
jagersro-race-17 = Grand Prix
    .original = Grand Prix

## Loppets villkor, sammansatta av utgåvans siffror

jagersro-cond-age-one = endast för { $min }-åringar
jagersro-cond-age-up = för { $min }-åringar och äldre
jagersro-cond-age-range = för hästar från { $min } till { $max } år
jagersro-cond-age-any = för hästar i alla åldrar
jagersro-cond-wins-any = med eller utan seger
jagersro-cond-wins-none = som ännu inte har vunnit
jagersro-cond-wins-some = som har vunnit minst en gång
jagersro-cond-handicap-0 = inget handikapp
jagersro-cond-handicap-1 = bara 3-åringarna rör sig i första omgången
jagersro-cond-handicap-2 = hästar utan seger startar på ruta 3
jagersro-cond-handicap-3 = 5-åringar går bara 2 rutor i första omgången
jagersro-cond-fee = anmälningsavgift { $fee } per häst
jagersro-cond-column = startar från kolumn { $column }
jagersro-cond-prize = { $place ->
    [1] 1:a pris
    [2] 2:a pris
   *[other] { $place }:e pris
}: { $prize }

## Checklistan a-j (0-9), själva loppet, slutet

jagersro-step-0 = Prispengar
    .what = De placerade hästarnas ägare får sina prispengar.
jagersro-step-1 = Totalisator
    .what = Den som satsat på rätt färg får insatsen gånger oddset.
jagersro-step-2 = Obligationsränta
    .what = Obligationerna ger ränta.
jagersro-step-3 = Låneränta
    .what = Varje skuld kostar sin ränta.
jagersro-step-4 = Segern
    .what = Vinnarens seger kontrolleras på markeringstavlan; hästen är nu mer värd.
jagersro-step-5 = Affärer
    .what = Lån, amorteringar, köp och försäljning: högst två affärer var.
jagersro-step-6 = Anmälan
    .what = Alla anmäler hästar till loppet, och stjärnjockeyerna sitter upp.
jagersro-step-7 = Avgifter
    .what = Anmälningsavgifter och jockeyavgifter betalas.
jagersro-step-8 = Försäkring
    .what = Den som vill försäkrar sitt stall för loppet.
jagersro-step-9 = Spel
    .what = Fyra marker var läggs dolt på färger som startar.
jagersro-step-10 = Loppet
    .what = Omgång efter omgång tills en häst är i mål.
jagersro-step-11 = Slut
    .what = Förmögenheterna räknas.

## Galoppkort

jagersro-rc01 = Snabb galopp!
    .text = 2 rutor framåt.
jagersro-rc02 = Manar på!
    .text = 1 ruta framåt.
jagersro-rc03 = Fin drivning!
    .text = 4 rutor framåt.
jagersro-rc04 = Hästen går utmärkt!
    .text = 5 rutor framåt.
jagersro-rc05 = Skräp i ögat!
    .text = 1 ruta bakåt.
jagersro-rc06 = Hästen snavar!
    .text = 3 rutor bakåt, men aldrig bakom starten.
jagersro-rc07 = Jämn fart!
    .text = Från nästa omgång går hästen 4 rutor varje gång, vad kortet än visar, och tar inga fler galoppkort. I finishen går den 4 rutor genast. Behålls hela loppet.
jagersro-rc08 = Svag finish!
    .text = I finishen: högst 2 rutor den här gången. Annars: ingenting.
jagersro-rc09 = Stark framryckning!
    .text = Fram till sista rutan bakom ledaren; leder hästen står den kvar. I finishen: rakt i mål.
jagersro-rc10 = Fin inhämtning!
    .text = Leder hästen inte, tar den omgångens steg en gång till. I finishen: rakt i mål.
jagersro-rc11 = Dålig galopp!
    .text = Hästen väntar tills någon bakifrån har kommit jämsides. I finishen: rakt i mål, men leder den måste den vänta. En stjärnjockey hindrar detta.
jagersro-rc12 = Hästen tröttnar!
    .text = Står över nästa omgång. I finishen: rör sig inte den här omgången och försöker igen i nästa.
jagersro-rc13 = Driv inte hästen för hårt!
    .text = I finishen rör sig hästen inte den här omgången, om inte en stjärnjockey rider. Annars: ingenting.
jagersro-rc14 = Protest!
    .text = Hästen diskvalificeras, om inte en stjärnjockey rider. Du behåller den till senare lopp.
jagersro-rc15 = Hästen halt!
    .text = Hästen är ute ur loppet och ur ditt stall. Försäkringen betalar 10 000 kr.

## Galoppkort i systerutgåvorna

jagersro-dr01 = { jagersro-rc01 }
    .text = { jagersro-rc01.text }
jagersro-dr02 = { jagersro-rc02 }
    .text = { jagersro-rc02.text }
jagersro-dr03 = { jagersro-rc03 }
    .text = { jagersro-rc03.text }
jagersro-dr04 = { jagersro-rc04 }
    .text = { jagersro-rc04.text }
jagersro-dr05 = Jämn fart!
    .text = Från nästa omgång går hästen 4 rutor varje gång, vad kortet än visar, och tar inga galoppkort på vägen. I finishen: högst 4 rutor den här gången.
jagersro-dr06 = { jagersro-rc08 }
    .text = { jagersro-rc08.text }
jagersro-dr07 = { jagersro-rc09 }
    .text = { jagersro-rc09.text }
jagersro-dr08 = Högt tempo!
    .text = Leder hästen inte, rycker den upp jämsides med täthästen. I finishen: rakt i mål.
jagersro-dr09 = Hästen hänger inte med!
    .text = Står över nästa omgång, och i finishen även den här.
jagersro-dr10 = Driv inte hästen för hårt!
    .text = I finishen rör sig hästen inte, om inte en stjärnjockey rider. Annars: ingenting.
jagersro-dr11 = Omplacering i fältet!
    .text = Hästen väntar tills närmaste bakom har kommit jämsides. I finishen: rakt i mål, men leder den står den över.
jagersro-dr12 = Hästen tappar!
    .text = Väntar tills fältets sista häst har kommit jämsides. I finishen: står över.
jagersro-dr13 = Hästen faller!
    .text = Väntar tills alla bakomvarande har kommit jämsides eller förbi. Tar loppet slut dessförinnan räknas den som sist. En stjärnjockey hindrar detta.
jagersro-dr14 = Protest!
    .text = I finishen diskvalificeras hästen, om inte en stjärnjockey rider. Annars: ingenting.
jagersro-dr15 = Högt tempo!
    .text = Leder hästen inte, tar den omgångens steg en gång till. I finishen: rakt i mål.
jagersro-dr16 = { jagersro-rc15 }
    .text = { jagersro-rc15.text }

## Chanskort

jagersro-ch01 = Träningsavgift
    .text = Alla betalar 3 000 kr per häst till ägaren av AB Tränartjänst, annars till banken.
jagersro-ch02 = Stallhyra
    .text = Alla betalar 2 000 kr per häst till ägaren av AB Galoppstall, annars till banken.
jagersro-ch03 = Försäkringsavgift
    .text = Alla betalar 2 000 kr per häst till ägaren av AB Galoppförsäkring, annars till banken.
jagersro-ch04 = Bolagsskatt
    .text = Betala banken 10 000 kr för varje bolag du äger.
jagersro-ch05 = Goda tider för bolagen
    .text = Banken betalar dig 10 000 kr för varje bolag du äger.
jagersro-ch06 = Förmögenhetsskatt
    .text = I lopp 9 och 10: betala banken 20 000 kr. Tidigare: ingenting.
jagersro-ch07 = Vill du köpa en häst?
    .text = Du får köpa en osåld häst till dess värde, om du har kontanter.
jagersro-ch08 = Ett bud du inte kan säga nej till
    .text = Din dyraste häst utanför loppet köps för 10 000 kr.
jagersro-ch09 = Banan måste lagas
    .text = Alla betalar banken: 2 000 kr i lopp 1 till 6, 10 000 kr i lopp 7 till 10.
jagersro-ch10 = Banken köper en häst
    .text = Välj en av dina hästar utanför loppet; banken betalar fulla värdet.
jagersro-ch11 = Pengar från ovan
    .text = Du får 5 000 kr av banken.
jagersro-ch12 = Högsta vinsten i lotteriet
    .text = Du har vunnit en osåld 3-åring som du själv väljer. Finns ingen: 3 000 kr.
jagersro-ch13 = Något att sälja?
    .text = Du får sälja ett kort till banken för dess värde, men ingen häst som är med i loppet.
jagersro-ch14 = Köp en häst!
    .text = Du måste köpa en osåld häst, om dina kontanter räcker till någon.
jagersro-ch15 = Gör en affär!
    .text = Du måste göra en affär med banken: låna, amortera, köpa eller sälja.
jagersro-ch16 = Stalltips: blå
    .text = Satsa 1 000 kr på blå, om en blå häst är kvar i loppet och du har kontanter.
jagersro-ch17 = Stalltips: vit
    .text = Satsa 1 000 kr på vit, om en vit häst är kvar i loppet och du har kontanter.
jagersro-ch18 = Stalltips: svart
    .text = Satsa 1 000 kr på svart, om en svart häst är kvar i loppet och du har kontanter.
jagersro-ch19 = Stalltips: röd
    .text = Satsa 1 000 kr på röd, om en röd häst är kvar i loppet och du har kontanter.
jagersro-ch20 = Stalltips: gul
    .text = Satsa 1 000 kr på gul, om en gul häst är kvar i loppet och du har kontanter.
jagersro-ch21 = Veterinären skickar räkningen
    .text = Alla betalar banken: 1 000 kr för varje 3-åring i lopp 1 till 5, 2 000 kr för varje 4-åring i lopp 6 och 7.
jagersro-ch22 = Dubbla kassan
    .text = Banken fördubblar allas kontanter, dock med högst 25 000 kr.
jagersro-ch23 = Ta ett lån!
    .text = Du måste låna ett steg, om du inte redan är skyldig 80 000 kr eller mer.
jagersro-ch24 = Förkylning i stallet
    .text = Alla dina hästar utanför loppet missar nästa lopp och får inte säljas förrän det har börjat. Är du försäkrad får du 2 000 kr för var och en.
jagersro-ch25 = Häst till halva priset
    .text = Du får köpa en osåld häst till halva värdet, om du har kontanter.

## Chanskort i systerutgåvorna

jagersro-dc03 = Hästen halt!
    .text = Hästen är ute ur loppet och säljs för 500 kr.
jagersro-dc01 = Banan byggs om
    .text = Alla betalar hälften av sina kontanter till banken.
jagersro-dc02 = Totosyndikatet betalar ut
    .text = Syndikatet delar ut det som det har.

## Händelser

jagersro-ev-pay = { $source } betalar { $amount } till { $target } ({ $why }).
jagersro-ev-stall = { $seat } flyttar in i { jagersro-stall }.
jagersro-ev-horse-drawn = { $seat } drar { $horse } bland 2-åringarna.
jagersro-ev-loan = { $seat } lånar: skulden stiger från { $before } till { $after }.
jagersro-ev-repaid = { $seat } betalar tillbaka: skulden sjunker från { $before } till { $after }.
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
jagersro-ev-race-called = Dags för lopp { $slot }: { $race }. { $seat } börjar.
jagersro-ev-entered = { $seat } anmäler { $horse }.
jagersro-ev-not-entered = { $seat } anmäler ingen häst.
jagersro-ev-rides = Stjärnjockeyn hos { $seat } sitter upp på { $horse }.
jagersro-ev-dark-horse = Banken skickar ut { $horse } som Dark Horse.
jagersro-ev-voted = { $horse_none ->
    [1] { $seat } vill inte ha någon Dark Horse.
   *[0] { $seat } röstar på { $horse } som Dark Horse.
}
jagersro-ev-cancelled = { $starters ->
    [0] Ingen häst är anmäld: lopp { $slot } ({ $race }) ställs in.
   *[other] Bara en startande: lopp { $slot } ({ $race }) ställs in.
}
jagersro-ev-insured = { $horse_none ->
    [1] { $seat } försäkrar stallet för loppet.
   *[0] { $seat } försäkrar { $horse } för loppet.
}
jagersro-ev-not-insured = { $horse_none ->
    [1] { $seat } avstår från försäkring.
   *[0] { $seat } låter { $horse } starta oförsäkrad.
}
jagersro-ev-bet = { $seat } satsar { $marker } på { $colour }.
jagersro-ev-no-bet = { $seat } behåller alla marker på handen.
jagersro-ev-race-starts = { $race }: { $runners } hästar är iväg!
jagersro-ev-round = Omgång { $round } börjar, kolumn { $column }.
jagersro-ev-turn = { $seat_none ->
    [1] Nu går bankens häst.
   *[0] Nu är det { $seat } som står på tur.
}
jagersro-ev-stands-over = { $reason ->
    [1] { $horse } står över första omgången: så är handikappet.
   *[0] { $horse } står över den här omgången.
}
jagersro-ev-still-held = { $horse } får vänta vidare.
jagersro-ev-freed = { $horse } kommer loss och får springa igen!
jagersro-ev-moves = { $cause ->
    [1] Kortet flyttar { $horse } från { $from } till { $to }.
    [2] { $horse } stormar i mål från { $from }!
    [3] { $horse } får försprång: ruta { $to }.
   *[0] { $horse } galopperar från { $from } till { $to }.
}
jagersro-ev-racing-card = { $effect ->
    [0] { $horse } tar ”{ $racing_card }”, men det gör varken till eller från.
    [2] { $horse } tar ”{ $racing_card }”, men stjärnjockeyn räddar situationen.
   *[1] { $context ->
        [1] Finishkortet: { $horse } tar ”{ $racing_card }”
       *[0] { $horse } tar ”{ $racing_card }”
    }
}
jagersro-ev-stays = { $horse } står kvar: ”{ $racing_card }”
jagersro-ev-held = { $horse } hålls tillbaka tills någon bakifrån kommer ikapp.
jagersro-ev-chance-card = { $seat_none ->
    [1] Chanskort för { $horse }: ”{ $chance_card }”
   *[0] { $seat } drar ett chanskort med { $horse }: ”{ $chance_card }”
}
jagersro-ev-card-lapses = ”{ $chance_card }” gäller inte den här gången.
jagersro-ev-card-kept = { $seat } behåller ”{ $chance_card }” så länge.
jagersro-ev-tip = { $seat } har fått stalltips och satsar på { $colour }.
jagersro-ev-drops-out = { $reason ->
    [1] { $horse } är halt och bryter loppet.
   *[0] Protesten går igenom: { $horse } diskvalificeras.
}
jagersro-ev-horse-lost = { $seat } förlorar { $horse } till banken.
jagersro-ev-home = { $horse } är i mål!
jagersro-ev-broken-off = Lopp { $slot } ({ $race }) avbryts: ingen häst kan gå i mål.
jagersro-ev-placed = { $place ->
    [1] { $horse } vinner{ $prize_none ->
        [1] {""}
       *[0] {" "}och tjänar { $prize }
    }!
    [2] 2:a: { $horse }, { $left ->
        [one] en ruta
       *[other] { $left } rutor
    } från mål{ $prize_none ->
        [1] {""}
       *[0] {" "}– { $prize }
    }.
   *[other] { $place }:e: { $horse }, { $left ->
        [one] en ruta
       *[other] { $left } rutor
    } från mål{ $prize_none ->
        [1] {""}
       *[0] {" "}– { $prize }
    }.
}
jagersro-ev-odds = { $horse_none ->
    [1] Utan någon tvåa blir oddset på { $colour } { $odds }.
   *[0] Med { $horse } som tvåa blir oddset på { $colour } { $odds }.
}
jagersro-ev-win-marked = { $wins ->
    [one] { $horse } har sin första seger på tavlan.
   *[other] { $horse } har nu { $wins } segrar på tavlan.
}
jagersro-ev-business-turn = Nu får { $seat } göra affärer.
jagersro-ev-bought = { $seat } köper { $card } av banken för { $price }.
jagersro-ev-sold = { $seat } säljer { $card } till banken för { $price }.
jagersro-ev-deal = Affären är klar: { $buyer } köper { $card } av { $seller } för { $price }.
jagersro-ev-offer-to-buy = { $maker } bjuder { $partner } { $price } för { $card }.
jagersro-ev-offer-to-sell = { $maker } vill sälja { $card } till { $partner } för { $price }.
jagersro-ev-declined = { $partner } tackar nej till budet från { $maker } ({ $card }).
jagersro-ev-won-horse = { $seat } har vunnit { $horse }!
jagersro-ev-cold = { $horse } hos { $seat } är förkyld och missar nästa lopp.
jagersro-ev-ban-ends = { $horse } är frisk igen.
jagersro-ev-forced-sale = { $amount_none ->
    [1] { $seat } har ont om pengar och måste sälja något.
   *[0] { $seat } måste sälja: det fattas { $amount }.
}
jagersro-ev-bankrupt = { $seat } är bankrutt och lämnar spelet; { $amount } förblir obetalda.
jagersro-ev-returned = Banken tar tillbaka { $card } från { $seat }.
jagersro-ev-reshuffled = { $deck ->
    [1] Chanskorten blandas om.
   *[0] Galoppkorten blandas om.
}
jagersro-ev-worth = { $seat } är värd { $fortune } efter lopp { $slot }.
jagersro-ev-game-ends = { $reason ->
    [1] Bara en spelare är kvar: spelet är slut.
   *[0] Sista loppet är avräknat: spelet är slut.
}
jagersro-ev-ranked = { $place ->
    [1] { $seat } vinner spelet med en förmögenhet på { $fortune }!
    [2] 2:a: { $seat }, med en förmögenhet på { $fortune }.
   *[other] { $place }:e: { $seat }, med en förmögenhet på { $fortune }.
}
jagersro-ev-race-bet = { $seat } satsar { $price } på { $colour } under loppet.
jagersro-ev-bets-closed = { $horse } närmar sig målet: spelet är stängt.
jagersro-ev-pot-shared = { $winners ->
    [0] Ingen hade vinnaren: potten går till banken.
    [one] En vinnare tar hela potten: { $share }. Banken får { $remainder }.
   *[other] { $winners } vinnare delar potten: { $share } var. Banken får { $remainder }.
}

## Varför pengar byter ägare, efter regelnummer

jagersro-pay-other = avräkning
jagersro-pay-015 = startlån
jagersro-pay-016 = { jagersro-pay-015 }
jagersro-pay-045 = anmälningsavgift
jagersro-pay-046 = { jagersro-pay-045 }
jagersro-pay-051 = förverkad anmälningsavgift
jagersro-pay-257 = { jagersro-pay-051 }
jagersro-pay-053 = försäkringspremie
jagersro-pay-056 = { jagersro-pay-053 }
jagersro-pay-170 = { jagersro-pay-053 }
jagersro-pay-258 = { jagersro-pay-053 }
jagersro-pay-054 = försäkringsersättning
jagersro-pay-109 = försäkring för halt häst
jagersro-pay-221 = försäkring för förkyld häst
jagersro-pay-059 = insats på totalisatorn
jagersro-pay-064 = { jagersro-pay-059 }
jagersro-pay-065 = { jagersro-pay-059 }
jagersro-pay-259 = { jagersro-pay-059 }
jagersro-pay-110 = pris för halt häst
jagersro-pay-265 = { jagersro-pay-110 }
jagersro-pay-127 = insats tillbaka
jagersro-pay-128 = { jagersro-pay-127 }
jagersro-pay-260 = { jagersro-pay-127 }
jagersro-pay-135 = prispengar
jagersro-pay-136 = vinst på totalisatorn
jagersro-pay-143 = { jagersro-pay-136 }
jagersro-pay-137 = obligationsränta
jagersro-pay-166 = { jagersro-pay-137 }
jagersro-pay-138 = låneränta
jagersro-pay-145 = { jagersro-pay-138 }
jagersro-pay-146 = amortering
jagersro-pay-154 = { jagersro-pay-146 }
jagersro-pay-150 = köp
jagersro-pay-151 = { jagersro-pay-150 }
jagersro-pay-152 = affär mellan spelare
jagersro-pay-271 = { jagersro-pay-152 }
jagersro-pay-272 = { jagersro-pay-152 }
jagersro-pay-280 = { jagersro-pay-152 }
jagersro-pay-160 = köp till halva priset
jagersro-pay-161 = { jagersro-pay-160 }
jagersro-pay-162 = { jagersro-pay-160 }
jagersro-pay-273 = { jagersro-pay-160 }
jagersro-pay-171 = jockeyavgift
jagersro-pay-173 = lån
jagersro-pay-174 = { jagersro-pay-173 }
jagersro-pay-175 = nödlån
jagersro-pay-176 = { jagersro-pay-175 }
jagersro-pay-177 = { jagersro-pay-175 }
jagersro-pay-178 = { jagersro-pay-175 }
jagersro-pay-274 = { jagersro-pay-175 }
jagersro-pay-180 = tvångsförsäljning
jagersro-pay-181 = { jagersro-pay-180 }
jagersro-pay-182 = bankrutt
jagersro-pay-183 = { jagersro-pay-182 }
jagersro-pay-276 = { jagersro-pay-182 }
jagersro-pay-194 = träningsavgift
jagersro-pay-195 = stallhyra
jagersro-pay-196 = försäkringsavgift
jagersro-pay-197 = bolagsskatt
jagersro-pay-198 = goda tider för bolagen
jagersro-pay-199 = förmögenhetsskatt
jagersro-pay-200 = häst köpt på chanskort
jagersro-pay-201 = häst såld på chanskort
jagersro-pay-202 = { jagersro-pay-201 }
jagersro-pay-203 = reparation av banan
jagersro-pay-204 = { jagersro-pay-201 }
jagersro-pay-205 = { jagersro-pay-201 }
jagersro-pay-206 = pengar från ovan
jagersro-pay-207 = lotterivinst
jagersro-pay-208 = { jagersro-pay-207 }
jagersro-pay-209 = försäljning på chanskort
jagersro-pay-210 = { jagersro-pay-209 }
jagersro-pay-211 = { jagersro-pay-200 }
jagersro-pay-212 = { jagersro-pay-200 }
jagersro-pay-213 = affär på chanskort
jagersro-pay-214 = { jagersro-pay-213 }
jagersro-pay-215 = stalltips
jagersro-pay-216 = { jagersro-pay-215 }
jagersro-pay-217 = veterinärräkning
jagersro-pay-218 = dubblad kassa
jagersro-pay-219 = { jagersro-pay-218 }
jagersro-pay-220 = lån på chanskort
jagersro-pay-223 = häst till halva priset
jagersro-pay-236 = bankens del av potten
jagersro-pay-235 = insats under loppet
jagersro-pay-237 = { jagersro-pay-235 }
jagersro-pay-244 = { jagersro-pay-235 }
jagersro-pay-286 = { jagersro-pay-235 }
jagersro-pay-242 = andel i potten
jagersro-pay-243 = { jagersro-pay-242 }
jagersro-pay-249 = en ny dag
jagersro-pay-287 = { jagersro-pay-249 }

## Beslut: frågan till dig, .short är vad de andra ser efter ditt namn

jagersro-decide-stall = Vilket stall ska bli ditt?
    .short = väljer stall
jagersro-decide-enter = { $second ->
    [1] Ska ännu en av dina hästar starta?
   *[0] Vilken av dina hästar startar i loppet?
}
    .short = väljer hästar
jagersro-decide-ride = Vilken häst ska din stjärnjockey rida?
    .short = sätter upp sin stjärnjockey
jagersro-decide-insure = { $horse_none ->
    [1] Vill du försäkra stallet för loppet?
   *[0] Vill du försäkra { $horse } för loppet?
}
    .short = funderar på försäkring
jagersro-decide-bet = Vilken färg satsar du { $marker } på?
    .short = lägger sina insatser
jagersro-decide-first = Vilken av dina hästar går först?
    .short = väljer vilken häst som går först
jagersro-decide-business = Vilka affärer gör du?
    .short = gör affärer
jagersro-decide-price = { $direction ->
    [1] Vad begär du av { $partner } för { $card }?
   *[0] Vad bjuder du { $partner } för { $card }?
}
    .short = sätter ett pris
jagersro-decide-answer = { $direction ->
    [1] { $maker } vill sälja { $card } till dig för { $price }. Slår du till?
   *[0] { $maker } bjuder dig { $price } för { $card }. Slår du till?
}
    .short = funderar på ett bud
jagersro-decide-forced-sale = Det fattas { $amount }. Vilket kort säljer du?
    .short = måste sälja något
jagersro-decide-card-buy = { $order ->
    [1] ”{ $chance_card }” Vilken häst tar du?
   *[0] ”{ $chance_card }” Vill du ha någon av dem?
}
    .short = får köpa en häst
jagersro-decide-card-sell = ”{ $chance_card }” Vill du sälja ett kort?
    .short = får sälja ett kort
jagersro-decide-card-give = { $order ->
    [1] ”{ $chance_card }” Vilken häst lämnar du ifrån dig?
   *[0] ”{ $chance_card }” Vill du lämna ifrån dig en häst?
}
    .short = skiljs från en häst
jagersro-decide-card-deal = { $order ->
    [1] ”{ $chance_card }” Vilken affär blir det?
   *[0] ”{ $chance_card }” Vill du göra en affär?
}
    .short = gör en affär på chanskort
jagersro-decide-card-pick = Du har vunnit en 3-åring! Vilken tar du?
    .short = väljer sin vinsthäst
jagersro-decide-card-tip = Stalltips: vill du satsa på { $colour }?
    .short = har fått stalltips
jagersro-decide-card-loan = Vill du ta ett lån?
    .short = funderar på ett lån
jagersro-decide-race-bet = En insats kostar { $price } nu. Vilken färg vinner?
    .short = spelar på loppet
jagersro-decide-vote = Vilken häst ska banken skicka ut som Dark Horse?
    .short = röstar om Dark Horse

## Drag: orden på knapparna. price är summan utan tecken.

jagersro-act-pass = Passa
jagersro-act-pass-enter = Ingen häst
jagersro-act-pass-ride = Ingen stjärnjockey
jagersro-act-pass-insure = Ingen försäkring
jagersro-act-pass-bet = Behåll på handen
jagersro-act-pass-business = Klar
jagersro-act-pass-price = Nej, låt bli
jagersro-act-pass-answer = Tacka nej
jagersro-act-pass-card-buy = Köp inte
jagersro-act-pass-card-sell = Sälj inte
jagersro-act-pass-card-give = Behåll hästarna
jagersro-act-pass-card-deal = Ingen affär
jagersro-act-pass-card-tip = Låt bli
jagersro-act-pass-card-loan = Inget lån
jagersro-act-pass-race-bet = Ingen insats
jagersro-act-pass-vote = Ingen Dark Horse
jagersro-act-accept = Ja
jagersro-act-accept-insure = Försäkra
jagersro-act-accept-answer = Slå till
jagersro-act-accept-card-tip = Satsa
jagersro-act-accept-card-loan = Ta lånet
jagersro-act-stall = { jagersro-stall }
jagersro-act-enter = Anmäl { $horse }
jagersro-act-ride = Rid { $horse }
jagersro-act-bet = { $marker } på { $colour }
jagersro-act-first = { $horse } först
jagersro-act-loan = Låna ett steg
jagersro-act-repay = { $n ->
    [one] Amortera ett steg ({ $price })
   *[other] Amortera { $n } steg ({ $price })
}
jagersro-act-buy = Köp { $card } för { $price }
jagersro-act-sell = Sälj { $card } för { $price }
jagersro-act-offer-buy = Be { $partner } sälja { $card }
jagersro-act-offer-sell = Erbjud { $partner } { $card }
jagersro-act-price = { $price }
jagersro-act-back = Satsa på { $colour }
jagersro-act-vote = { $horse }

## Spelregler att välja vid ett nytt bord

jagersro-opt-stalls = Val av stall
    .what = Vem får vilket stall?
jagersro-opt-stalls-first-n = I tur och ordning från A
jagersro-opt-stalls-free = Var och en väljer bokstav
jagersro-opt-cash-visible = Kontanter
    .what = Får de andra se hur mycket kontanter du har?
jagersro-opt-cash-visible-open = Alla ser dem
jagersro-opt-cash-visible-own-only = Bara de egna syns
jagersro-opt-trade-before-race-1 = Affärer före lopp 1
    .what = Får man göra affärer redan före det allra första loppet?
jagersro-opt-trade-before-race-1-no = Nej, direkt till start
jagersro-opt-trade-before-race-1-yes = Ja, affärer först
jagersro-opt-entries-order = Anmälan av hästar
    .what = Anmäls hästarna i tur och ordning eller i hemlighet?
jagersro-opt-entries-order-sequential = I tur och ordning, öppet
jagersro-opt-entries-order-hidden = Dolt, visas samtidigt
jagersro-opt-cancelled-fee = Avgift vid inställt lopp
    .what = Vad händer med anmälningsavgiften när den enda startandes lopp ställs in?
jagersro-opt-cancelled-fee-not-charged = Ingen avgift tas
jagersro-opt-cancelled-fee-forfeited = Den är förlorad
jagersro-opt-cancelled-interval = Efter ett inställt lopp
    .what = Vad gör man före nästa lopp när ett lopp har ställts in?
jagersro-opt-cancelled-interval-f-only = Bara affärer
jagersro-opt-cancelled-interval-full = Räntor och affärer
jagersro-opt-cancelled-interval-none = Inget, direkt till nästa
jagersro-opt-insurance-scope = Vad försäkringen täcker
    .what = Gäller en premie för hela stallet eller för en häst?
jagersro-opt-insurance-scope-stall = Hela stallet
jagersro-opt-insurance-scope-horse = En häst i taget
jagersro-opt-bets-hidden = Att lägga insatser
    .what = Satsar spelarna i hemlighet?
jagersro-opt-bets-hidden-until-start = Dolt, visas före start
jagersro-opt-bets-hidden-open = I tur och ordning, öppet
jagersro-opt-start-rotation = Vem som börjar
    .what = Går starten vidare till nästa stall även efter ett inställt lopp?
jagersro-opt-start-rotation-per-slot = Ja, för varje lopp i programmet
jagersro-opt-start-rotation-per-run = Nej, bara när ett lopp har ridits
jagersro-opt-progress = Bedömning i kurvorna
    .what = Hur jämförs hästar på olika banor i en kurva?
jagersro-opt-progress-apex = Jämsides mitt i kurvan
jagersro-opt-progress-even = Alla rutor lika långa
jagersro-opt-steady-finish-draw = Jämn fart i finishen
    .what = Tar en häst med Jämn fart ett kort i finishen?
jagersro-opt-steady-finish-draw-no = Inget kort
jagersro-opt-steady-finish-draw-yes = Den tar ett kort
jagersro-opt-bad-gallop-waits-for = Dålig galopp väntar på
    .what = Vilken häst måste komma ikapp den som hålls tillbaka?
jagersro-opt-bad-gallop-waits-for-any-behind = Vilken som helst bakifrån
jagersro-opt-bad-gallop-waits-for-fixed-nearest = Den närmaste bakom
jagersro-opt-bad-gallop-when-last = Dålig galopp för den som är sist
    .what = Vad händer om det inte finns någon bakom som kan komma ikapp?
jagersro-opt-bad-gallop-when-last-no-effect = Kortet gör ingenting
jagersro-opt-bad-gallop-when-last-stuck = Hästen blir stående
jagersro-opt-protest = Protestkortet
    .what = Var på banan leder en protest till diskvalificering?
jagersro-opt-protest-anywhere = Var som helst
jagersro-opt-protest-finish-only = Bara i finishen
jagersro-opt-lame-horse = Halta hästar
    .what = Vad händer med en häst som blivit halt?
jagersro-opt-lame-horse-bank = Den går tillbaka till banken
jagersro-opt-lame-horse-keep = Ägaren behåller den
jagersro-opt-lame-horse-agency-500 = Den säljs för 500 kr
jagersro-opt-level-leads = Jämsides i täten
    .what = Vem leder när de främsta hästarna är jämsides?
jagersro-opt-level-leads-all = Alla i täten
jagersro-opt-level-leads-first-in-order = Den som är tidigare i tur
jagersro-opt-finish-card-chain = Rutor efter finishkortet
    .what = Gäller rutan som finishkortet för hästen till?
jagersro-opt-finish-card-chain-yes = Den gäller
jagersro-opt-finish-card-chain-no = Den gör ingenting
jagersro-opt-level-tiebreak = Jämsides i mål
    .what = Vilken av två hästar jämsides placeras före?
jagersro-opt-level-tiebreak-order-of-play = Den närmast det startande stallet
jagersro-opt-level-tiebreak-next-to-move = Den som skulle ha gått härnäst
jagersro-opt-broken-off-interest = Ränta efter avbrutet lopp
    .what = Betalas räntor när ett lopp har avbrutits?
jagersro-opt-broken-off-interest-yes = Ja, som vanligt
jagersro-opt-broken-off-interest-no = Inga räntor
jagersro-opt-same-kind-twice = Samma sorts affär två gånger
    .what = Får dina två affärer vara av samma sort, till exempel två köp?
jagersro-opt-same-kind-twice-no = Nej, två olika sorter
jagersro-opt-same-kind-twice-yes = Ja
jagersro-opt-player-price = Pris mellan spelare
    .what = Vad kostar ett kort när spelare handlar med varandra?
jagersro-opt-player-price-card-value = Sitt värde
jagersro-opt-player-price-free = Det de kommer överens om
jagersro-opt-agency-resale = Sälja vidare
    .what = När får ett nyköpt kort säljas?
jagersro-opt-agency-resale-next-interval = Efter nästa lopp
jagersro-opt-agency-resale-at-once = Genast
jagersro-opt-agency-discount = Rabatt med AB Hästagenturen
    .what = Var betalar ägaren halva priset för en häst?
jagersro-opt-agency-discount-bank-only = Bara hos banken
jagersro-opt-agency-discount-all = Hos spelare också
jagersro-opt-half-price-stacks = Halva av halva
    .what = Halverar halvpriskortet agenturens pris en gång till?
jagersro-opt-half-price-stacks-no = Nej, hälften räcker
jagersro-opt-half-price-stacks-yes = Ja, en fjärdedel
jagersro-opt-mid-race-deals = Affärer under loppet
    .what = Med vem får du göra affärer när ett chanskort tillåter det?
jagersro-opt-mid-race-deals-bank-only = Bara med banken
jagersro-opt-mid-race-deals-anyone = Med vem som helst
jagersro-opt-orders = Order på chanskort
    .what = Måste du göra som kortet säger, till exempel ”Gör en affär!”?
jagersro-opt-orders-mandatory = Du måste
jagersro-opt-orders-optional = Du får
jagersro-opt-agency-buyer = Köpare av din dyraste häst
    .what = Vem tar över den när chanskortet tvingar fram köpet?
jagersro-opt-agency-buyer-bank = Banken
jagersro-opt-agency-buyer-holder = Ägaren av AB Hästagenturen
jagersro-opt-lottery-pick = Lotterihästen
    .what = Vilken 3-åring får vinnaren?
jagersro-opt-lottery-pick-choose = Den som vinnaren väljer
jagersro-opt-lottery-pick-random = Lotten avgör
jagersro-opt-final-settlement = Sista avräkningen
    .what = Betalas räntor även efter sista loppet?
jagersro-opt-final-settlement-yes = Ja, allt räknas av
jagersro-opt-final-settlement-no = Bara priser och spel
jagersro-opt-fortune-counts-debt = Skulder i slutet
    .what = Dras lånen av från förmögenheten?
jagersro-opt-fortune-counts-debt-net = Ja, skulder dras av
jagersro-opt-fortune-counts-debt-gross = Nej, bara det du äger
jagersro-opt-star-jockey-counts = Stjärnjockeyer i slutet
    .what = Är en stjärnjockey värd något när förmögenheten räknas?
jagersro-opt-star-jockey-counts-no = Ingenting
jagersro-opt-star-jockey-counts-yes = Inköpspriset
jagersro-opt-final-tie = Lika förmögenhet
    .what = Vem vinner när två är lika rika?
jagersro-opt-final-tie-shared = De delar platsen
jagersro-opt-final-tie-most-wins = Flest segrar avgör

## Varianternas regler

jagersro-opt-replace = Utbytta lopp
    .what = Lägg in lopp från programmets baksida i stället för lopp 6, 8 och 10.
jagersro-opt-skip-races = Överhoppade lopp
    .what = En kortare eftermiddag: välj lopp som inte rids.
jagersro-opt-last-race = Sista loppet
    .what = Efter vilket lopp är spelet slut?
jagersro-opt-season = Årstid
    .what = Årstiden förändrar varje hästs form.
jagersro-opt-season-spring = Vår
jagersro-opt-season-summer = Sommar
jagersro-opt-season-autumn = Höst
jagersro-opt-season-winter = Vinter
jagersro-opt-betting = Spel
    .what = Satsar man före start på totalisatorn eller under loppet i en pott?
jagersro-opt-betting-tote = På totalisatorn
jagersro-opt-betting-in-race = Under loppet
jagersro-opt-double-stakes = Dubbla insatser
    .what = Kostar en insats under loppet dubbelt så mycket?
jagersro-opt-double-stakes-no = Nej
jagersro-opt-double-stakes-yes = Ja
jagersro-opt-bet-rotation = Ordning för insatserna
    .what = Vem satsar först från omgång till omgång under loppet?
jagersro-opt-bet-rotation-cyclic = Nästa spelare varje gång
jagersro-opt-bet-rotation-reverse = Framåt, sedan baklänges
jagersro-opt-pot-share = Delning av potten
    .what = Delas potten per spelare eller per marker?
jagersro-opt-pot-share-per-player = En del per spelare
jagersro-opt-pot-share-per-marker = En del per marker
jagersro-opt-dark-horse = Dark Horse
    .what = Skickar banken ut en egen häst?
jagersro-opt-dark-horse-off = Nej
jagersro-opt-dark-horse-random = Ja, lotten avgör
jagersro-opt-dark-horse-vote = Ja, efter omröstning
jagersro-opt-campaign = Flera dagar
    .what = Fortsätter ni en annan dag där spelet slutade?
jagersro-opt-campaign-off = Nej, en enda dag
jagersro-opt-campaign-on = Ja
jagersro-opt-carry-over = Med till nästa dag
    .what = Vad tar ni med till nästa dag?
jagersro-opt-carry-over-all = Allt
jagersro-opt-carry-over-horses-and-wins = Hästar och segrar
