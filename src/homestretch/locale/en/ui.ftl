### The client's own words. Everything about the game itself is in jagersro.ftl.
## Everywhere

ui-close = Close
ui-cancel = Cancel
ui-back = Back
ui-next = Next
ui-on = On
ui-off = Off
ui-now = now
ui-optional = optional
ui-one-moment = One moment …
ui-try-again = Try again
ui-to-lobby = To the lobby
ui-no-page = There is nothing at this address.
ui-offline = The server does not answer. Is Homestretch still running on this computer? We can try again at any time.
ui-offline-short = The server does not answer.

## Lobby

ui-motto = An afternoon at the races
ui-games = The games
ui-facts-jagersro = 2–5 players · ten races · about an hour
ui-play-now = Play now against bots
ui-saddling = Saddling up …
ui-new-table = New table
ui-start-failed = The table could not be set up. Please try again.
ui-coming = Coming
ui-title-rennfieber = Rennfieber
ui-title-miljon = Sätt sprätt på en miljon!
ui-tagline-rennfieber = Train six horses at dawn and race them by day: German turf of the 1980s.
ui-tagline-miljon = Whoever gets rid of a million first has won. Easier said than done.
ui-my-tables = My tables
ui-no-tables = Nothing here yet. Tables that you play at are kept in this browser.
ui-finished = finished
ui-forget = Take off the list
ui-join = Join by link
ui-paste-link = Paste a seat link
ui-join-go = Join
ui-bad-link = That is not a seat link. It looks like “…/t/abc#xyz”.
ui-link = Link
ui-settings = Settings
ui-your-name = Your name
ui-language = Language
ui-theme = Light
ui-theme-auto = Auto
ui-theme-light = Day
ui-theme-dark = Evening
ui-speed = Pace
ui-speed-calm = Calm
ui-speed-brisk = Brisk
ui-speed-instant = Instant
ui-sound = Sound
ui-network = Open to the local network
ui-network-closed = Only this computer can join.
ui-network-open = Phones and computers in your network can join at { $address }.
ui-network-not-here = Only the computer on which Homestretch runs can change this.
ui-not-affiliated = A free program by enthusiasts, not affiliated with the publishers of the games.

## A new table

ui-how-many = How many stalls?
ui-who-sits = Who sits where?
ui-seat-n = Stall { $letter }
ui-kind-of-human = Here
ui-kind-of-link = By link
ui-kind-of-bot = Bot
ui-kinds-hint = “Here” plays on this device, several may. “By link” gets a link and a QR code.
ui-name = Name
ui-name-optional = Name (optional)
ui-level = Level
ui-bot-random = lucky guess
ui-bot-steady = steady
ui-edition = Edition
ui-edition-alga-1992 = Jägersro, Alga 1992
ui-house-rules = House rules
ui-options-default = All as in the rulebook. Have a look if you like.
ui-options-changed = { $n ->
        [one] One rule is
       *[other] { $n } rules are
    } changed.
ui-group-table = At the table
ui-group-race = The race
ui-group-money = Money and trade
ui-group-chance = Chance cards
ui-group-end = The end
ui-group-more = More
ui-start-table = To the track!

## The table

ui-loading = The horses are being led in …
ui-no-table = We cannot find this table
ui-no-token = This address lacks its seat: the part after “#”. Ask for the whole link again.
ui-menu = Menu
ui-help = Help
ui-boards = Boards
ui-seats = Players
ui-seats-here = Seats at this device
ui-links = Links
ui-for-spectators = For spectators
ui-no-links = All seats of this table are taken.
ui-copy-link = Copy link
ui-copied = Copied
ui-board = The board
ui-bank = Bank
ui-race = Race
ui-race-n = Race { $n }
ui-race-of = Race { $n } of { $of }
ui-round-n = Round { $n }
ui-square-n = square { $n }
ui-setup = Setting up
ui-result = The result
ui-odds-figures = Odds figures at the home straight: { $odds }
ui-totalisator = Totalisator
ui-tote-short = Tote
ui-winners = Winners
ui-running-order = Order
ui-squares-left = squares left
ui-loan-board = Loans, in thousands
ui-loans = Loans
ui-not-running = not running
ui-deck-racing = Racing cards: { $pile } in the pile, { $discard } discarded
ui-deck-chance = Chance cards: { $pile } in the pile, { $discard } discarded
ui-deck-racing-name = Racing cards
ui-deck-chance-name = Chance cards
ui-whole-board = Whole board
ui-programme = Race programme
ui-checklist = Checklist
ui-programme-and-checklist = Programme and checklist
ui-cancelled = cancelled
ui-broken-off = broken off
ui-card-racing = Racing card
ui-card-finish = Card for the finish
ui-card-chance = Chance card
ui-stamp-nothing = no effect
ui-stamp-protected = jockey saves it
ui-photo-title = Race { $slot }: { $race }
ui-photo-odds = { $colour }, odds { $odds }
ui-photo-no-backers = Nobody backed { $colour }.
ui-go-on = Go on

## Seats

ui-you = you
ui-away = not connected
ui-hidden = hidden
ui-insured = insured
ui-tip = Tip
ui-debt = owes { $amount }
ui-no-debt = no debt
ui-bankrupt = bankrupt
ui-years = { $n } years
ui-wins = { $n ->
        [one] 1 win
       *[other] { $n } wins
    }
ui-sick = has a cold
ui-age-colour = { $n } y. · { $colour }
ui-figures = Figures of rounds 1 to 12
ui-runs = runs
ui-bot-in = Bot { $letter }
ui-stall-of = Stall { $letter }

## Deciding

ui-decision = Your decision
ui-your-turn = Your turn
ui-your-cash = Cash { $amount } kr
ui-your-hand = Your cards
ui-no-horses = You own no horse at the moment.
ui-is-deciding = is deciding
ui-skip = Skip
ui-hurry = Hurry up
ui-nudge = Nudge
ui-nudge-away = Nudge (away)
ui-nudged-them = Nudged
ui-nudged = { $name } is waiting for you.
ui-watching = You are watching from the stands.
ui-game-over = The game is over.
ui-this-race = This race
ui-odds-now = If the race ended now, with { $horse } second: odds { $odds }
ui-odds-alone = If the race ended now: odds { $odds }
ui-markers = Your markers
ui-in-hand = in hand
ui-laid = laid: { $amount } kr
ui-all-on = all { $amount } here
ui-no-more-bets = no more bets
ui-business = Business
ui-tab-buy = Buy
ui-tab-sell = Sell
ui-tab-loan = Loan
ui-tab-offer = Players
ui-used = Done
ui-kind-loan = loan
ui-kind-repay = repayment
ui-kind-repayment = repayment
ui-kind-buy = purchase
ui-kind-purchase = purchase
ui-kind-sell = sale
ui-kind-sale = sale
ui-next-race = Next, race { $slot }: { $race }.
ui-first-prize = first prize { $amount }
ui-too-dear = more than your cash
ui-bought-already = you have bought already
ui-not-now = not now
ui-only-cash = You have only { $amount }.
ui-only-one = There is no other choice here.
ui-take = Take { $card }
ui-let-go = Let { $card } go
ui-marker-too-dear = Your cash does not reach for this marker: { $amount } left.
ui-field = Also running
ui-nothing-to-buy = The bank has nothing to sell just now.
ui-nothing-to-sell = You have nothing to sell to the bank now.
ui-no-loans = No loan can be taken or repaid now.
ui-no-partners = There is no deal to be made with the others now.
ui-you-owe = You owe { $amount }; interest { $interest } after each race.
ui-repay-steps = How much to repay
ui-ask-for = Ask for { $card }
ui-offer = Offer { $card }
ui-price = Price
ui-price-range = { $low } to { $high }
ui-why = Why?
ui-the-rule = The rule
ui-rule = Rule { $rule }
ui-exact-rule = the exact rule
ui-pass-device = Pass the device to { $name }
ui-pass-why = What comes now is secret until everybody has answered.
ui-i-am = I am { $name }

## The log

ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-newest = Newest

## Help

ui-all-topics = All topics
ui-search = Search
ui-nothing-found = Nothing found.

## Connection

ui-lost = The connection is gone.
ui-lost-retry = Your game is safe. Next try in { $n } s.
ui-lost-trying = Your game is safe. Trying now …
ui-lost-now = Try now

## The end

ui-end-kicker = After ten races
ui-end-winner = { $name } wins!
ui-end-shared = { $names } share the victory!
ui-end-star = Horse of the day: { $horse }, { $wins ->
        [one] one win
       *[other] { $wins } wins
    }.
ui-part-cash = Cash
ui-part-horses = Horses
ui-part-companies = Companies
ui-part-bonds = Bonds
ui-part-jockey = Star jockey
ui-part-debt = Debt
ui-chart = Fortunes over the races
ui-chart-table = As a table
ui-play-again = Play again
ui-look-at-board = Look at the board
ui-show-ranking = Show the ranking

## The tour

ui-tour = A tour of the table
ui-tour-n = { $n } of { $of }
ui-tour-skip = Skip the tour
ui-tour-done = Let’s play
ui-tour-1 = The track
    .text = Horses run in the lane of their age. Blue squares bring racing cards, red ones chance cards. A tap on the board hurries things along.
ui-tour-2 = Your decision
    .text = Here you read what to decide, and every move you may make is a button. Your cards lie below. When it is somebody else’s turn, it says whose.
ui-tour-3 = The players
    .text = Cash, debts and cards of everybody at the table. The arrow shows whose turn it is.
ui-tour-4 = The log
    .text = Everything that happened. Point at a line, or tap it, and you read the rule behind it.
ui-tour-5 = The afternoon
    .text = Ten races, and the steps from a to j between them. A click opens the programme: read ahead, it pays.
