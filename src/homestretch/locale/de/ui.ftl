### Die eigenen Wörter des Clients. Alles zum Spiel selbst steht in jagersro.ftl.
## Everywhere

ui-close = Schließen
ui-cancel = Abbrechen
ui-back = Zurück
ui-next = Weiter
ui-on = An
ui-off = Aus
ui-now = jetzt
ui-optional = freiwillig
ui-one-moment = Einen Augenblick …
ui-try-again = Noch einmal versuchen
ui-to-lobby = Zur Lobby
ui-no-page = Unter dieser Adresse ist nichts.
ui-offline = Der Server antwortet nicht. Läuft Homestretch noch auf diesem Rechner? Wir können es jederzeit noch einmal versuchen.
ui-offline-short = Der Server antwortet nicht.

## Lobby

ui-motto = Ein Nachmittag auf der Rennbahn
ui-games = Die Spiele
ui-facts-jagersro = 2–5 Personen · zehn Rennen · etwa eine Stunde
ui-play-now = Jetzt gegen Bots spielen
ui-saddling = Wir satteln …
ui-new-table = Neuer Tisch
ui-start-failed = Der Tisch ließ sich nicht decken. Bitte noch einmal versuchen.
ui-coming = Kommt bald
ui-title-rennfieber = Rennfieber
ui-title-miljon = Sätt sprätt på en miljon!
ui-tagline-rennfieber = Sechs Pferde, morgens im Training, mittags im Rennen: deutscher Turf der Achtziger.
ui-tagline-miljon = Wer zuerst eine Million los ist, hat gewonnen. Leichter gesagt als getan.
ui-my-tables = Meine Tische
ui-no-tables = Noch nichts da. Tische, an denen du spielst, merkt sich dieser Browser.
ui-finished = beendet
ui-forget = Von der Liste nehmen
ui-join = Mit Link dazusetzen
ui-paste-link = Platzlink einfügen
ui-join-go = Los
ui-bad-link = Das ist kein Platzlink. Er sieht so aus: „…/t/abc#xyz“.
ui-link = Link
ui-settings = Einstellungen
ui-your-name = Dein Name
ui-language = Sprache
ui-theme = Licht
ui-theme-auto = Auto
ui-theme-light = Tag
ui-theme-dark = Abend
ui-speed = Tempo
ui-speed-calm = Ruhig
ui-speed-brisk = Flott
ui-speed-instant = Sofort
ui-sound = Ton
ui-network = Für das lokale Netz öffnen
ui-network-closed = Nur dieser Rechner kann mitspielen.
ui-network-open = Handys und Rechner in deinem Netz erreichen uns unter { $address }.
ui-network-not-here = Das geht nur an dem Rechner, auf dem Homestretch läuft.
ui-not-affiliated = Ein freies Programm von Liebhabern, ohne Verbindung zu den Verlagen der Spiele.

## A new table

ui-how-many = Wie viele Ställe?
ui-who-sits = Wer sitzt wo?
ui-seat-n = Stall { $letter }
ui-kind-of-human = Hier
ui-kind-of-link = Per Link
ui-kind-of-bot = Bot
ui-kinds-hint = „Hier“ spielt an diesem Gerät, auch mehrere. „Per Link“ bekommt einen Link und einen QR-Code.
ui-name = Name
ui-name-optional = Name (freiwillig)
ui-level = Stärke
ui-bot-random = auf gut Glück
ui-bot-steady = solide
ui-edition = Ausgabe
ui-edition-alga-1992 = Jägersro, Alga 1992
ui-house-rules = Hausregeln
ui-options-default = Alles nach Spielregel. Schau gern hinein.
ui-options-changed = { $n ->
        [one] Eine Regel ist
       *[other] { $n } Regeln sind
    } geändert.
ui-group-table = Am Tisch
ui-group-race = Das Rennen
ui-group-money = Geld und Handel
ui-group-chance = Chancenkarten
ui-group-end = Das Ende
ui-group-more = Weiteres
ui-start-table = Auf die Bahn!

## The table

ui-loading = Die Pferde werden hereingeführt …
ui-no-table = Diesen Tisch finden wir nicht
ui-no-token = Der Adresse fehlt der Platz: der Teil nach „#“. Bitte lass dir den ganzen Link geben.
ui-menu = Menü
ui-help = Hilfe
ui-boards = Tafeln
ui-seats = Mitspieler
ui-seats-here = Plätze an diesem Gerät
ui-links = Links
ui-for-spectators = Für Zuschauer
ui-no-links = Alle Plätze an diesem Tisch sind vergeben.
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-board = Der Spielplan
ui-bank = Bank
ui-race = Rennen
ui-race-n = Rennen { $n }
ui-race-of = Rennen { $n } von { $of }
ui-round-n = Runde { $n }
ui-square-n = Feld { $n }
ui-setup = Aufbau
ui-result = Das Ergebnis
ui-odds-figures = Quoten an der Zielgeraden: { $odds }
ui-totalisator = Totalisator
ui-tote-short = Toto
ui-winners = Sieger
ui-running-order = Stand
ui-squares-left = Felder übrig
ui-loan-board = Kredite, in Tausend
ui-loans = Kredite
ui-not-running = läuft nicht
ui-deck-racing = Galoppkarten: { $pile } im Stapel, { $discard } abgelegt
ui-deck-chance = Chancenkarten: { $pile } im Stapel, { $discard } abgelegt
ui-deck-racing-name = Galoppkarten
ui-deck-chance-name = Chancenkarten
ui-whole-board = Ganzer Plan
ui-programme = Rennprogramm
ui-checklist = Checkliste
ui-programme-and-checklist = Programm und Checkliste
ui-cancelled = abgesagt
ui-broken-off = abgebrochen
ui-card-racing = Galoppkarte
ui-card-finish = Karte fürs Finish
ui-card-chance = Chancenkarte
ui-stamp-nothing = ohne Wirkung
ui-stamp-protected = Jockey rettet
ui-photo-title = Rennen { $slot }: { $race }
ui-photo-odds = { $colour }, Quote { $odds }
ui-photo-no-backers = Niemand hat auf { $colour } gesetzt.
ui-go-on = Weiter

## Seats

ui-you = du
ui-away = nicht verbunden
ui-hidden = verdeckt
ui-insured = versichert
ui-tip = Tipp
ui-debt = Schulden { $amount }
ui-no-debt = schuldenfrei
ui-bankrupt = bankrott
ui-years = { $n } Jahre
ui-wins = { $n ->
        [one] 1 Sieg
       *[other] { $n } Siege
    }
ui-sick = erkältet
ui-age-colour = { $n } J. · { $colour }
ui-figures = Zahlen der Runden 1 bis 12
ui-runs = läuft
ui-bot-in = Bot { $letter }
ui-stall-of = Stall { $letter }

## Deciding

ui-decision = Deine Entscheidung
ui-your-turn = Du bist dran
ui-your-cash = Kasse { $amount } kr
ui-your-hand = Deine Karten
ui-no-horses = Du hast gerade kein Pferd.
ui-is-deciding = überlegt
ui-skip = Überspringen
ui-hurry = Beeilung
ui-nudge = Anstupsen
ui-nudge-away = Anstupsen (weg)
ui-nudged-them = Angestupst
ui-nudged = { $name } wartet auf dich.
ui-watching = Du schaust von der Tribüne zu.
ui-game-over = Das Spiel ist aus.
ui-this-race = Dieses Rennen
ui-odds-now = Wäre jetzt Schluss, mit { $horse } auf Platz zwei: Quote { $odds }
ui-odds-alone = Wäre jetzt Schluss: Quote { $odds }
ui-markers = Deine Marken
ui-in-hand = Hand
ui-laid = gesetzt: { $amount } kr
ui-all-on = alle { $amount } hierher
ui-no-more-bets = nichts weiter setzen
ui-business = Geschäfte
ui-tab-buy = Kaufen
ui-tab-sell = Verkaufen
ui-tab-loan = Kredit
ui-tab-offer = Mitspieler
ui-used = Erledigt
ui-kind-loan = Kredit
ui-kind-repay = Tilgung
ui-kind-repayment = Tilgung
ui-kind-buy = Kauf
ui-kind-purchase = Kauf
ui-kind-sell = Verkauf
ui-kind-sale = Verkauf
ui-next-race = Als Nächstes Rennen { $slot }: { $race }.
ui-first-prize = Siegprämie { $amount }
ui-too-dear = mehr als deine Kasse
ui-bought-already = du hast schon gekauft
ui-not-now = jetzt nicht
ui-only-cash = Du hast nur { $amount }.
ui-only-one = Hier gibt es keine andere Wahl.
ui-take = Nimm { $card }
ui-let-go = Gib { $card } ab
ui-marker-too-dear = Deine Kasse reicht nicht für diese Marke: noch { $amount }.
ui-field = Die anderen Starter
ui-nothing-to-buy = Die Bank hat gerade nichts zu verkaufen.
ui-nothing-to-sell = Du kannst der Bank jetzt nichts verkaufen.
ui-no-loans = Gerade lässt sich kein Kredit aufnehmen oder tilgen.
ui-no-partners = Mit den anderen ist gerade kein Geschäft zu machen.
ui-you-owe = Du schuldest { $amount }; Zinsen { $interest } nach jedem Rennen.
ui-repay-steps = Wie viel tilgen
ui-ask-for = Um { $card } bitten
ui-offer = { $card } anbieten
ui-price = Preis
ui-price-range = { $low } bis { $high }
ui-why = Warum?
ui-the-rule = Die Regel
ui-rule = Regel { $rule }
ui-exact-rule = die genaue Regel
ui-pass-device = Gib das Gerät an { $name }
ui-pass-why = Was jetzt kommt, bleibt geheim, bis alle geantwortet haben.
ui-i-am = Ich bin { $name }

## The log

ui-log = Protokoll
ui-log-empty = Noch ist nichts geschehen.
ui-newest = Neueste

## Help

ui-all-topics = Alle Themen
ui-search = Suchen
ui-nothing-found = Nichts gefunden.

## Connection

ui-lost = Die Verbindung ist weg.
ui-lost-retry = Dein Spiel ist sicher. Nächster Versuch in { $n } s.
ui-lost-trying = Dein Spiel ist sicher. Wir versuchen es …
ui-lost-now = Jetzt versuchen

## The end

ui-end-kicker = Nach zehn Rennen
ui-end-winner = { $name } gewinnt!
ui-end-shared = { $names } teilen sich den Sieg!
ui-end-star = Pferd des Tages: { $horse }, { $wins ->
        [one] ein Sieg
       *[other] { $wins } Siege
    }.
ui-part-cash = Kasse
ui-part-horses = Pferde
ui-part-companies = Gesellschaften
ui-part-bonds = Anleihen
ui-part-jockey = Starjockey
ui-part-debt = Schulden
ui-chart = Die Vermögen von Rennen zu Rennen
ui-chart-table = Als Tabelle
ui-play-again = Noch ein Spiel
ui-look-at-board = Spielplan ansehen
ui-show-ranking = Rangliste zeigen

## The tour

ui-tour = Ein Rundgang am Tisch
ui-tour-n = { $n } von { $of }
ui-tour-skip = Rundgang überspringen
ui-tour-done = Los geht’s
ui-tour-1 = Die Bahn
    .text = Jedes Pferd läuft auf der Bahn seines Alters. Blaue Felder bringen Galoppkarten, rote Chancenkarten. Ein Tipp auf den Plan macht es schneller.
ui-tour-2 = Deine Entscheidung
    .text = Hier steht, was du entscheiden sollst, und jeder mögliche Zug ist ein Knopf. Darunter liegen deine Karten. Ist jemand anders dran, steht hier, wer.
ui-tour-3 = Die Mitspieler
    .text = Kasse, Schulden und Karten von allen am Tisch. Der Pfeil zeigt, wer dran ist.
ui-tour-4 = Das Protokoll
    .text = Alles, was geschehen ist. Zeig auf eine Zeile oder tippe sie an, und du liest die Regel dahinter.
ui-tour-5 = Der Nachmittag
    .text = Zehn Rennen und dazwischen die Schritte a bis j. Ein Klick öffnet das Programm: Vorauslesen lohnt sich.
