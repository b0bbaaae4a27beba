### Klientens egna ord. Allt om själva spelet står i jagersro.ftl.
## Everywhere

ui-close = Stäng
ui-cancel = Avbryt
ui-back = Tillbaka
ui-next = Nästa
ui-on = På
ui-off = Av
ui-now = nu
ui-optional = valfritt
ui-one-moment = Ett ögonblick …
ui-try-again = Försök igen
ui-to-lobby = Till lobbyn
ui-no-page = Det finns ingenting på den här adressen.
ui-offline = Servern svarar inte. Är Homestretch fortfarande igång på den här datorn? Vi kan försöka igen när som helst.
ui-offline-short = Servern svarar inte.

## Lobby

ui-motto = En eftermiddag på galoppbanan
ui-games = Spelen
ui-facts-jagersro = 2–5 spelare · tio lopp · ungefär en timme
ui-play-now = Spela nu mot bottar
ui-saddling = Sadlar …
ui-new-table = Nytt bord
ui-start-failed = Bordet kunde inte dukas. Försök igen.
ui-coming = Kommer
ui-title-rennfieber = Rennfieber
ui-title-miljon = Sätt sprätt på en miljon!
ui-tagline-rennfieber = Träna sex hästar i gryningen och tävla på dagen: tysk galopp från 1980-talet.
ui-tagline-miljon = Först att bli av med en miljon vinner. Lättare sagt än gjort.
ui-my-tables = Mina bord
ui-no-tables = Inget här än. Bord du spelar vid sparas i den här webbläsaren.
ui-finished = avslutat
ui-forget = Ta bort från listan
ui-join = Anslut med länk
ui-paste-link = Klistra in en platslänk
ui-join-go = Anslut
ui-bad-link = Det är ingen platslänk. En sådan ser ut som ”…/t/abc#xyz”.
ui-link = Länk
ui-settings = Inställningar
ui-your-name = Ditt namn
ui-language = Språk
ui-theme = Ljus
ui-theme-auto = Auto
ui-theme-light = Dag
ui-theme-dark = Kväll
ui-speed = Tempo
ui-speed-calm = Lugnt
ui-speed-brisk = Raskt
ui-speed-instant = Direkt
ui-sound = Ljud
ui-network = Öppna för det lokala nätverket
ui-network-closed = Bara den här datorn kan vara med.
ui-network-open = Mobiler och datorer i ditt nätverk kan ansluta på { $address }.
ui-network-not-here = Det kan bara ändras på datorn där Homestretch körs.
ui-not-affiliated = Ett fritt program av entusiaster, utan koppling till spelens förlag.

## A new table

ui-how-many = Hur många stall?
ui-who-sits = Vem sitter var?
ui-seat-n = Stall { $letter }
ui-kind-of-human = Här
ui-kind-of-link = Via länk
ui-kind-of-bot = Bot
ui-kinds-hint = ”Här” spelar på den här enheten, flera går bra. ”Via länk” får en länk och en QR-kod.
ui-name = Namn
ui-name-optional = Namn (valfritt)
ui-level = Nivå
ui-bot-random = på måfå
ui-bot-steady = stadig
ui-edition = Utgåva
ui-edition-alga-1992 = Jägersro, Alga 1992
ui-house-rules = Husregler
ui-options-default = Allt enligt regelboken. Titta gärna.
ui-options-changed = { $n ->
        [one] En regel är ändrad.
       *[other] { $n } regler är ändrade.
    }
ui-group-table = Vid bordet
ui-group-race = Loppet
ui-group-money = Pengar och handel
ui-group-chance = Chanskort
ui-group-end = Slutet
ui-group-more = Mer
ui-start-table = Till banan!

## The table

ui-loading = Hästarna leds in …
ui-no-table = Vi hittar inte bordet
ui-no-token = Adressen saknar sin plats: delen efter ”#”. Be om hela länken igen.
ui-menu = Meny
ui-help = Hjälp
ui-boards = Tavlor
ui-seats = Spelare
ui-seats-here = Platser vid den här enheten
ui-links = Länkar
ui-for-spectators = För åskådare
ui-no-links = Alla platser vid bordet är upptagna.
ui-copy-link = Kopiera länk
ui-copied = Kopierad
ui-board = Spelplanen
ui-bank = Bank
ui-race = Lopp
ui-race-n = Lopp { $n }
ui-race-of = Lopp { $n } av { $of }
ui-round-n = Omgång { $n }
ui-square-n = ruta { $n }
ui-setup = Uppställning
ui-result = Resultatet
ui-odds-figures = Oddstal vid upploppet: { $odds }
ui-totalisator = Totalisatorn
ui-tote-short = Toto
ui-winners = Vinnare
ui-running-order = Ställning
ui-squares-left = rutor kvar
ui-loan-board = Lån, i tusental
ui-loans = Lån
ui-not-running = startar inte
ui-deck-racing = Galoppkort: { $pile } i högen, { $discard } kastade
ui-deck-chance = Chanskort: { $pile } i högen, { $discard } kastade
ui-deck-racing-name = Galoppkort
ui-deck-chance-name = Chanskort
ui-whole-board = Hela planen
ui-programme = Löpningsprogram
ui-checklist = Checklista
ui-programme-and-checklist = Program och checklista
ui-cancelled = inställt
ui-broken-off = avbrutet
ui-card-racing = Galoppkort
ui-card-finish = Kort för upploppet
ui-card-chance = Chanskort
ui-stamp-nothing = ingen verkan
ui-stamp-protected = jockeyn räddar
ui-photo-title = Lopp { $slot }: { $race }
ui-photo-odds = { $colour }, odds { $odds }
ui-photo-no-backers = Ingen spelade på { $colour }.
ui-go-on = Vidare

## Seats

ui-you = du
ui-away = inte ansluten
ui-hidden = dold
ui-insured = försäkrad
ui-tip = Tips
ui-debt = skuld { $amount }
ui-no-debt = ingen skuld
ui-bankrupt = bankrutt
ui-years = { $n } år
ui-wins = { $n ->
        [one] 1 seger
       *[other] { $n } segrar
    }
ui-sick = förkyld
ui-age-colour = { $n } år · { $colour }
ui-figures = Siffror för omgång 1 till 12
ui-runs = startar
ui-bot-in = Bot { $letter }
ui-stall-of = Stall { $letter }

## Deciding

ui-decision = Ditt beslut
ui-your-turn = Din tur
ui-your-cash = Kassa { $amount } kr
ui-your-hand = Dina kort
ui-no-horses = Du äger ingen häst just nu.
ui-is-deciding = bestämmer sig
ui-skip = Hoppa över
ui-hurry = Skynda på
ui-nudge = Puffa på
ui-nudge-away = Puffa på (borta)
ui-nudged-them = Puffad
ui-nudged = { $name } väntar på dig.
ui-watching = Du tittar från läktaren.
ui-game-over = Spelet är slut.
ui-this-race = Det här loppet
ui-odds-now = Om loppet slutade nu, med { $horse } tvåa: odds { $odds }
ui-odds-alone = Om loppet slutade nu: odds { $odds }
ui-markers = Dina marker
ui-in-hand = på hand
ui-laid = lagt: { $amount } kr
ui-all-on = alla { $amount } här
ui-no-more-bets = inga fler insatser
ui-business = Affärer
ui-tab-buy = Köp
ui-tab-sell = Sälj
ui-tab-loan = Lån
ui-tab-offer = Spelare
ui-used = Gjort
ui-kind-loan = lån
ui-kind-repay = återbetalning
ui-kind-repayment = återbetalning
ui-kind-buy = köp
ui-kind-purchase = köp
ui-kind-sell = försäljning
ui-kind-sale = försäljning
ui-next-race = Härnäst, lopp { $slot }: { $race }.
ui-first-prize = förstapris { $amount }
ui-too-dear = mer än din kassa
ui-bought-already = du har redan köpt
ui-not-now = inte nu
ui-only-cash = Du har bara { $amount }.
ui-only-one = Här finns inget annat val.
ui-take = Ta { $card }
ui-let-go = Släpp { $card }
ui-marker-too-dear = Din kassa räcker inte till den här markern: { $amount } kvar.
ui-field = Övriga startande
ui-nothing-to-buy = Banken har inget att sälja just nu.
ui-nothing-to-sell = Du har inget att sälja till banken nu.
ui-no-loans = Inget lån kan tas eller betalas nu.
ui-no-partners = Det går inte att göra affärer med de andra nu.
ui-you-owe = Du är skyldig { $amount }; ränta { $interest } efter varje lopp.
ui-repay-steps = Hur mycket att betala
ui-ask-for = Fråga efter { $card }
ui-offer = Erbjud { $card }
ui-price = Pris
ui-price-range = { $low } till { $high }
ui-why = Varför?
ui-the-rule = Regeln
ui-rule = Regel { $rule }
ui-exact-rule = den exakta regeln
ui-pass-device = Ge enheten till { $name }
ui-pass-why = Det som kommer nu är hemligt tills alla har svarat.
ui-i-am = Jag är { $name }

## The log

ui-log = Logg
ui-log-empty = Inget har hänt än.
ui-newest = Senaste

## Help

ui-all-topics = Alla ämnen
ui-search = Sök
ui-nothing-found = Inget hittat.

## Connection

ui-lost = Anslutningen är borta.
ui-lost-retry = Ditt spel är i säkerhet. Nästa försök om { $n } s.
ui-lost-trying = Ditt spel är i säkerhet. Försöker nu …
ui-lost-now = Försök nu

## The end

ui-end-kicker = Efter tio lopp
ui-end-winner = { $name } vinner!
ui-end-shared = { $names } delar segern!
ui-end-star = Dagens häst: { $horse }, { $wins ->
        [one] en seger
       *[other] { $wins } segrar
    }.
ui-part-cash = Kassa
ui-part-horses = Hästar
ui-part-companies = Bolag
ui-part-bonds = Obligationer
ui-part-jockey = Stjärnjockey
ui-part-debt = Skuld
ui-chart = Förmögenheterna lopp för lopp
ui-chart-table = Som tabell
ui-play-again = Spela igen
ui-look-at-board = Titta på planen
ui-show-ranking = Visa slutställningen

## The tour

ui-tour = En rundtur vid bordet
ui-tour-n = { $n } av { $of }
ui-tour-skip = Hoppa över rundturen
ui-tour-done = Nu spelar vi
ui-tour-1 = Banan
    .text = Hästarna springer i banan för sin ålder. Blå rutor ger galoppkort, röda chanskort. Ett tryck på planen skyndar på.
ui-tour-2 = Ditt beslut
    .text = Här läser du vad du ska bestämma, och varje tillåtet drag är en knapp. Dina kort ligger under. När det är någon annans tur står det vems.
ui-tour-3 = Spelarna
    .text = Kassa, skulder och kort för alla vid bordet. Pilen visar vems tur det är.
ui-tour-4 = Loggen
    .text = Allt som har hänt. Peka på en rad, eller tryck på den, så läser du regeln bakom.
ui-tour-5 = Eftermiddagen
    .text = Tio lopp, och stegen a till j däremellan. Ett klick öppnar programmet: läs i förväg, det lönar sig.
