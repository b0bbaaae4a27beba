### The help topics of Jägersro in English. Which rules each covers: games/jagersro/topics.toml.
### Markup in bodies: blank line = new paragraph, "- " = list item, **bold**. No line may begin with "**".

jagersro-part-start = Finding your seat
jagersro-part-before = Before the race
jagersro-part-race = The race
jagersro-part-money = Money and trade
jagersro-part-chance = Chance cards
jagersro-part-end = The end
jagersro-part-variants = Variants
jagersro-part-table = At this table

help-jagersro-aim = What it is all about
    .body =
        Two to five players each run a racing stable through an afternoon of ten races. Whoever has the **largest fortune** after the last race wins.

        Money comes from three sides:

        - your horses win prize money, and every win makes them worth more
        - companies and bonds bring you income
        - at the totalisator you bet on the winner, on your own horses or anybody’s

        You need not be best at all three. A small stable with a good nose for bets can beat the owner of five champions.

        You also need no one to sit out as leader: the program is the bank, shuffles the cards, keeps the boards and runs the totalisator. It never plays or bets itself.

help-jagersro-stalls = Stalls and the order of play
    .body =
        Every player has one of the stalls A to E, with its own window at the totalisator and its own column for loans. As a rule the stalls are dealt out in seating order from A; a table can also let everybody pick a letter.

        Play goes round to the left: A, B, C, D, E and back to A. Empty stalls and players who have gone bankrupt are passed over.

        Whenever several players decide, pay or collect one after another, they do so in this order. Before a race it starts with the stall that begins the **coming** race, after a race with the one that began the race **just run**. If that player has gone bankrupt, the next on the left begins.

help-jagersro-setup = Setting up
    .body =
        The program lays out the board, the 20 horses with their cards, 20 racing cards, 26 chance cards, six companies, two bonds, five star jockeys and five insurance certificates.

        Then everybody gets:

        - **one 2-year-old**, drawn from the shuffled five, for nothing
        - **2 000 kr**, a loan from the bank that all must take. It stands on your loan column and bears interest from the first race on
        - **four bet markers** of 1 000, 500, 200 and 100 kr. Their colour only says whose they are and has nothing to do with the colours of horses

        If stalls are chosen freely, that comes before the horses are drawn. All other cards, the undrawn 2-year-olds too, wait in the bank and are for sale from the first interval on. The game opens with the entries for race 1, without any trading, unless your table has chosen otherwise.

help-jagersro-rhythm = The afternoon step by step
    .body =
        Between two races the same list is worked through from top to bottom:

        - **a** prize money, **b** totalisator winnings
        - **c** interest on bonds, **d** interest on loans
        - **e** the win is checked on the marker board
        - **f** trading: loans, buying, selling
        - **g** entries and star jockeys, **h** fees
        - **i** insurance, **j** bets

        Then the decks are shuffled and the horses are off. Steps a to e look back at the race just run, the others prepare the next one.

        While a race is running there is no buying, selling or borrowing, except when a chance card says so. The list beside the board always shows where you are.

help-jagersro-secrets = What the others may know
    .body =
        Nearly everything lies open: cash, loans, cards, wins, and bets once they are shown. Only the order of the two draw piles stays secret to the end. A table may choose to hide the cash of others; each payment is still announced with its sum.

        Some answers are given **unseen**, above all the bets before the start. You are then asked one after another, and your answer is final. Until the last player has answered, nobody learns anything: nothing is laid down, no money moves. Then everything is shown and paid together.

        What you can afford meanwhile is your own cash, less what you have already promised in the same step.

help-jagersro-programme = The race programme
    .body =
        The programme lists the ten races of the afternoon with their terms, fees and prizes. Read ahead! Knowing which race comes next tells you which horse to buy now.

        - The **age** in the terms means what it says: “2-year-olds only”, “3-year-olds and older”, or horses of every age. Young horses may well meet old ones.
        - “Not won yet” means no win on the marker board at the moment of entry; “won at least once” means one or more. The first race asks for age alone.
        - The **entry fee** is due for each horse.
        - The **prizes** go by place, as many as the programme lists: usually three or four, in race 5 six.

help-jagersro-handicaps = Handicaps
    .body =
        A few races give some horses a start.

        - In the **Silver Handicap** only 3-year-olds move in round 1; all others stand over, even if no 3-year-old runs. In round 2 they use the second number on their card, for the round counts for all.
        - In the **Champagne Gallop** and the Swedish Criterium every horse without a win starts on square 3 of its own lane, even if that goes for the whole field. It is a plain square, so no card is drawn.
        - In the **Grand Prix** the 5-year-olds go exactly 2 squares in the first round, whatever their card says.

        A handicap is not a card: neither standing over nor the start makes a horse draw one.

help-jagersro-entering = Entering horses
    .body =
        In turn, from the starting stall on, you name up to **two of your horses**, or one, or none. Nobody must enter. A horse needs the right age and the right number of wins, and it must not have a cold.

        You can only enter what you can pay for from cash, both fees together if there are two; nobody lends you an entry fee. What is entered stays entered.

        You are asked for a first horse, then for a second if one more is possible, then whom your star jockey rides. When all have answered, the entry fees go to the bank, and then the jockey fees are paid.

        Each horse runs in the lane of its age, wearing the colour on its card. Two of one colour may meet, but never of one age. A table may have the entries made in secret and shown together.

help-jagersro-cancelled = Cancelled races
    .body =
        A race needs at least **two starters**. With only one horse entered, or none, it is cancelled. Two are enough, even if both belong to the same player.

        The decision falls right after the entries, before any money has moved: no fee, no premium, no bet. The lone starter goes home for free, unless the table has agreed that its fee is lost.

        As no race was run there are no prizes and no interest. You still have your round of trading, so that you can buy a horse for the race called next, and then that race follows. A table may choose a full interval with interest instead, or none at all.

help-jagersro-star-jockeys = Star jockeys
    .body =
        There are five star jockeys, all alike. Anyone may buy one, nobody may hold two. Yours stays with you to the end of the game, or until you sell it.

        Before each race you may put your star jockey on one of your entered horses, or on none. During the race the jockey cannot change horses.

        A star jockey protects the horse from exactly three racing cards: **Bad gallop**, **Don’t drive so hard** and **Protest**. The card is drawn and spent without effect. Against everything else, a lame horse included, even the best rider is helpless.

        A jockey who rides cannot be sold until the race is over. If the horse drops out you keep the jockey.

help-jagersro-insurance = Insurance
    .body =
        Before the bets each player may insure the stable for this one race, also without a horse in it. The premium is paid in cash to the owner of AB Galoppförsäkring, otherwise to the bank; the owner of that company insures for nothing.

        The bank then pays you

        - **10 000 kr** for each of your horses that goes lame in the race
        - **2 000 kr** for each of your horses that catches the cold of the chance card

        The money comes at once, when the card is carried out. One premium covers all your horses, on the track and in the stable. It ends with the race, is never paid back and cannot be sold.

        Tables may insure horse by horse instead: then you are asked for each entered horse, with one premium each, and only an insured horse brings the 10 000.

help-jagersro-totalisator = Betting at the totalisator
    .body =
        You bet on the colour of the winner. Each of your four markers (1 000, 500, 200, 100 kr) goes on one colour or stays in your hand, and its sum is paid to the bank. Several may lie on one colour; 1 800 kr is the most anyone can stake on a race.

        - Only colours that run may be backed. A bet covers **every horse of that colour** in the race.
        - Bets are paid from cash. You need no horse of your own, and you may back your rivals.
        - Everybody chooses unseen, marker by marker; all stakes are shown and paid before the start. (A table may also bet openly in turn.)

        After the start nothing can be changed. If every horse of your colour drops out, the stake is lost, unless the race is broken off.

help-jagersro-who-begins = Who begins the race
    .body =
        The round peg goes to hole 1, and the starting stall moves first. Then play passes to the left until every stall with a horse on the track has had its turn. Players without a runner are passed over.

        Stall A begins race 1, Stall B race 2, and so on round the table. The start moves on with each race on the programme, also when one is cancelled; races cut from the programme do not count. A table may choose to move it on only when a race is really run.

        If the stall whose place it is has gone bankrupt, the next one on the left begins in its stead.

        Going first matters: the race stops as soon as a horse crosses the line, and of two level horses the earlier one is placed ahead.

help-jagersro-turns = Your turn in a race
    .body =
        In your turn all your horses in the race move, each by its own card. With two, you say afresh in every round **which goes first**. It is played to the end, cards and all, then the other follows. If the first one crosses the line, the race is over and the second does not move. If the first drops out, the second still moves, and from then on nobody needs to ask you.

        For each horse the order is:

        - Must it stand over? Then that was its turn.
        - Is it held by a bad gallop? If nobody has freed it, that was its turn too.
        - Otherwise it moves, and takes a card where it lands on one.

        For the rest of the rules the order of the horses is fixed: stall by stall from the starting stall, the horse entered first before the other.

help-jagersro-movement = How horses move
    .body =
        Each horse card has 12 numbers. In round 1 the horse moves the first number of squares, in round 2 the second, and so on. Rapid with a 5 and a 2 thus goes five squares, then two. After the twelfth the row starts again.

        - The **whole number** is moved; there is nothing to choose and nobody is in the way. Any number of horses may share a square.
        - The round counts for all. A horse that stood over or waited has missed the number of that round.
        - Nothing ever sends a horse further back than the place behind the starting line.
        - Where a rule or card puts another number in place of the printed one, that number counts for everything in this round.

        Some seasons and races start further along the row, at number 4, 7 or 10.

help-jagersro-ahead = Who is ahead?
    .body =
        On the straights it is easy to see, for the squares of all lanes lie side by side. In the curves the outer lanes have more and shorter steps. There, lay a line along the front edge of the outer square straight across to the inside: whoever reaches further is ahead.

        The program does this with a number for each square. As a rule both halves of a curve are divided evenly and the square at the very top of the curve is level in all lanes; a table may choose evenly long squares instead.

        A horse **leads** if no running horse is further ahead, so level horses at the front all lead. “Behind” always means truly behind, never level.

help-jagersro-squares = Squares and cards
    .body =
        Blue squares are racing squares, red ones are chance squares; each lane has six of both. A horse that **ends its move** on one takes a card of that deck. Passing over does nothing, and neither does waiting there or being sent back to the start.

        A racing card concerns the horse that drew it. A chance card concerns its owner, or everybody if it says so. All cards are obeyed.

        If a racing card moves the horse on to another square, it has landed there: on a racing square it takes the next racing card, and so on until it stands still, and then perhaps one chance card. A card that leaves the horse where it was brings no further one.

        Cards that last for a while are kept until they have done their work.

help-jagersro-decks = The two decks
    .body =
        Before each race both decks are collected and shuffled, right after the bets. Cards are taken from the top, unseen; used ones go to an open discard pile.

        If a card is to be taken and the pile is empty, the discards are shuffled and laid out again. Cards that somebody is keeping are not among them:

        - **Steady pace** stays out until the race is over, **Bad gallop** and **Getting tired** as long as they hold
        - a **stable tip** stays out until the totalisator has paid
        - the **cold** stays out until the next race has begun

        So a good memory is worth something: what lies on the discard pile cannot come again before the next shuffle.

help-jagersro-forward-and-back = Racing cards that push and pull
    .body =
        Ten of the twenty racing cards simply move the horse, on the course as well as in the finish:

        - **Fast gallop** (five cards): 2 squares forward
        - **Urged on**: 1 square forward
        - **Well ridden**: 4 squares forward
        - **Going splendidly**: 5 squares forward
        - **Dirt in the eye**: 1 square back
        - **Stumbles**: 3 squares back, but never behind the start

        The new square counts as landed on, so one card can lead to the next, and a step back can end on a chance square. If a card carries the horse over the line, it has won on the spot. Nobody is ever asked anything by a racing card.

help-jagersro-moving-up = Strong finish, weak finish
    .body =
        Three racing cards mean one thing on the course and another **in the finish**, that is, when they are taken because the horse’s number is enough to get home.

        - **Strong advance**: on the course the horse moves up to the last square of its lane that is still behind the leader. If it leads itself it stays, and it never goes backwards. In the finish it goes home.
        - **Catching up**: on the course a horse that does not lead moves once more as many squares as its number brought it in this round. In the finish it goes home.
        - **Weak finish**: in the finish the horse moves 2 squares at most this time. On the course it does nothing.

        Going home means crossing the line at once.

help-jagersro-steady-pace = Steady pace
    .body =
        This card stays with the horse for the rest of the race. From the next round on the horse moves **4 squares in every round**, whatever its own card says, and takes no more racing cards. Chance squares work as before.

        Drawn in the finish, it makes this very move 4 squares, so a horse that had a 5 or 6 may fall just short.

        A steady horse takes no card for the finish either: with 4 squares or fewer to go it simply runs home. A table may decide otherwise. Then the horse takes one finish card if its own number would be enough, and goes home without one if only the 4 is enough.

help-jagersro-tired = Tired horses
    .body =
        Two racing cards cost a horse a move.

        - **Getting tired** (two cards): on the course the horse stands over the next round. In the finish it does not move in this round. A star jockey cannot help.
        - **Don’t drive so hard**: only in the finish, and only without a star jockey; the horse does not move in this round.

        A horse stopped in the finish loses that one round and nothing more. When its next turn comes it tries again, and if its number is enough it takes a fresh card. Remember that the round it missed has used up its number.

        Standing over on a coloured square is no landing, so no card is taken for it.

help-jagersro-bad-gallop = Bad gallop
    .body =
        A horse with a star jockey shrugs this card off. For any other:

        - **On the course** it is held. All horses behind it at that moment are noted. At each later turn it may move again as soon as one of those still running is level with it or past it. If they have all dropped out it is free as well.
        - **In the finish** it goes home, unless it leads: then it stays where it is and is held in the same way.

        If no horse is behind, the card does nothing and the move goes on.

        Tables may let it wait for the nearest horse behind only, or leave the last horse stuck for good. Should every runner ever be held at once for a whole round, the race is broken off.

help-jagersro-dropping-out = Protests and lame horses
    .body =
        A **Protest** disqualifies the horse wherever it is drawn, unless a star jockey rides. You keep the horse for later races. A table can limit protests to the finish.

        A horse that has **gone lame** is out of the race whoever rides. If you are insured, the bank pays you 10 000 kr. The horse goes back to the bank, wins and all, and may be bought again later. Tables can also let the owner keep it, or have it sold for 500 kr to the owner of AB Hästagenturen or to the bank.

        A horse that drops out leaves the board at once. It no longer counts for the lead, for waiting or for places. Yet until the race is over it still counts as a horse *in the race*: it cannot be sold, and it cannot catch a cold.

help-jagersro-finishing-move = The finish
    .body =
        If the number for the round is at least what the horse has left to the line, it takes a **racing card before moving**. The lanes are 32, 36, 40 and 44 steps long, and the line lies behind the last square.

        First the card is carried out. If it moves the horse, the new square counts: another racing card, or a chance card. Then the horse moves its number, unless it has dropped out, must stay, or is home already.

        - Set back too far? It moves its number all the same and has not arrived yet.
        - One finish means one card. If the horse falls short it takes a new one next time.
        - A horse that a card carries over the line has won and takes nothing more. On the course too, a card that reaches the line calls for no finish card.

help-jagersro-placings = The end of a race
    .body =
        As soon as **one horse crosses the line**, the race stops. Everybody else is placed where they stand, even those that were held or had not moved yet in this round.

        Places go by distance to the line, the curves judged as always. Of two level horses the one earlier in the order of play is ahead, counted from the stall that began this race; of two in one stable, the one entered first. A table may decide instead for the horse that would have moved next.

        Horses that dropped out have no place. If fewer are left than there are prizes, the rest of the prizes stay in the bank. A single horse left on the track must still run home, and may yet come to grief.

help-jagersro-broken-off = When a race is broken off
    .body =
        If all horses have dropped out before one is home, the race is broken off. The card in hand is still finished, so an insured owner gets the money for a lame horse; then everything stops at once.

        All **stakes come back**, markers and stable tips alike, to everybody still in the game. Entry fees, premiums and jockey fees do not. There are no prizes and no win.

        The race counts as run: bonds bear interest, loans cost interest, and you have your trading as usual. (A table may spare you the interest.) Then the next race is called.

help-jagersro-odds = Odds and winnings
    .body =
        The odds are decided by the **second horse**. Look at the figure on the inside of the track beside its square:

        - 1 square left: odds 20
        - 2 squares left: odds 10
        - 3 squares: 5, 4 squares: 4, 5 squares: 3
        - 6 or more, or no second horse at all: odds 2

        So a close finish pays best. It does not matter whose horse is second; it may even belong to the winner’s stable.

        In step b every stake on the winning colour is multiplied by the odds and paid by the bank, stable tips too: 200 kr at odds 4 bring 800 kr. The stake itself is not given back on top. All who backed the colour are paid in full.

help-jagersro-settlement = Settling up after the race
    .body =
        After each race the money moves in this order:

        - **a** The owners of placed horses collect their prizes from the bank.
        - **b** The totalisator pays the winning bets.
        - **c** Bonds bring their interest.
        - **d** Everyone pays interest on the loan as it stands now, to the owner of Privatbanken if somebody has bought it, otherwise to the bank. That owner pays none. If you must borrow to pay, the new loan costs nothing yet.
        - **e** The win is checked on the marker board.

        The win has really been marked the moment the race was decided, so the horse is worth more at once. Payments go in stall order from the stall that began the race.

help-jagersro-trading = Buying and selling
    .body =
        Between races each player may make up to **two transactions of different kinds**:

        - take a loan of one step
        - repay, as many steps as you like
        - buy one card
        - sell one card

        Horses, companies, bonds and star jockeys can be traded. The price is the value on the card, for buying and selling alike, and is paid in cash at once. For sale in the bank is every card that nobody owns, except a horse with a cold.

        You act in stall order, from the stall that begins the next race, and finish both before the next player begins; what you do not use can still serve to accept an offer. A card just bought cannot be sold in the same interval, and a horse with a cold cannot be sold at all.

help-jagersro-offers = Deals between players
    .body =
        In your turn to trade you may offer another player to buy a certain card of theirs, or to sell them one of yours. The offer is open to all, binds you, and is answered at once.

        It takes a transaction of both: a purchase for the buyer, a sale for the seller. So both need one left, and the buyer needs the cash. The price is the card’s value; a table may instead let the one who offers name any round hundred from 100 to 100 000 kr, to be taken or left.

        If the answer is no, nothing is used up. But the same offer cannot be repeated in this interval, and after **three refusals** you make no more in this turn.

help-jagersro-values = What horses are worth
    .body =
        Every horse has a value that depends on its age and grows **with each win**. It is the price for buying and selling, and it counts in your fortune at the end. The horse card and the marker board show it.

        A win stays with the horse for good, whoever owns it. If you sell a winner you get the higher price, and whoever buys it pays that.

        In the standard edition the value is the starting price times one more than the number of wins. The figures for horses, companies, bonds and jockeys can be corrected in the edition file. Where a half price does not come out even, it is rounded up to whole hundreds.

help-jagersro-companies = Companies and bonds
    .body =
        Six companies are for sale, and each earns in its own way:

        - **AB Tränartjänst**, **AB Galoppstall** and **AB Galoppförsäkring** receive the fees per horse that three chance cards demand
        - **AB Galoppförsäkring** also takes the insurance premiums; the payouts are the bank’s affair
        - **AB Jockeytjänst** is paid before each race by every other player whose star jockey rides. Who cannot pay it besides the entry fees cannot let the jockey ride
        - **AB Hästagenturen** buys horses at half price
        - **Privatbanken** receives the loan interest

        As long as nobody owns a company the bank receives these sums; jockey fees then fall away.

        The two **bonds** bring fixed interest after every race. Except for star jockeys, you may own as much as you can pay for.

help-jagersro-agency = Horses at half price
    .body =
        Whoever owns **AB Hästagenturen** pays only half the value for a horse bought from the bank, in trading and by chance card alike. Selling brings the full value, so every purchase is a small profit, but only later: a card cannot be sold in the interval in which it was bought.

        From other players the owner buys at full value, for nobody would pay the seller the other half. A table may let the discount hold there too; then half is all the seller gets.

        A half-price chance card does not halve the price again, unless the table has agreed on a quarter.

help-jagersro-loans = Loans
    .body =
        The bank lends in the fixed amounts on the marker board, each player in their own column. The top is **100 000 kr**. Beside each amount stands the interest due after every race.

        Between races you may borrow **one step** as one of your transactions, or pay back as many whole steps as you like as another. You can pay down to nothing; parts of a step are not possible. At the top no step is left to take.

        The steps are small at the bottom and large further up, so look at what the next one costs. A loan for a horse that wins may well pay for itself; a loan for a bet seldom does.

help-jagersro-distress = When the cash runs out
    .body =
        Some payments cannot be refused: loan interest, and what chance cards demand. If you lack the cash, this happens in order:

        - You pay what you can and take **loan steps**, as few as will do. What is left of the last step you keep. Only here may several steps be taken at once.
        - At 100 000 kr you must **sell** to the bank at card value, one card after another of your choice, no more than needed. Horses of the race and a riding jockey are safe; horses with a cold go last.
        - If nothing is left, you are bankrupt.

        What you owe is fixed before you borrow or sell. For entry fees, premiums, jockey fees, bets, purchases and repayments there are no such loans: those are voluntary. A forced sale uses up no transaction.

help-jagersro-bankruptcy = Bankruptcy
    .body =
        Who cannot pay even after selling everything is bankrupt and leaves the game. The remaining cash goes to the creditor, the rest of the debt is void, the loan is struck off. Cards and stakes fall to the bank, and the horses keep their wins.

        Horses on the track run on for the bank, in the stall’s turn, with a riding star jockey still protecting them. Bets on their colour stand, a win is marked, but the prize stays in the bank.

        If only **one player is left**, the game ends at once, in the middle of whatever is going on, and that player has won. Bankrupts are ranked behind everyone else, the later one ahead.

        The bank itself cannot go bankrupt: it simply carries on.

help-jagersro-chance-cards = Chance cards in general
    .body =
        A chance card is carried out to the end, at once, before the move goes on. Then it is discarded, unless it is one to keep. A card that cannot apply does nothing.

        - **For all** means every player still in the game, in stall order beginning with whoever drew it.
        - **Per horse** counts every horse you own, on the track or in the stable. The owner of the company pays nothing for their own.
        - If nobody owns the company, the bank is paid.
        - “Races 1 to 6” goes by the number on the programme.

        If you lack the cash for such a payment you take a loan. Cards that give an **order** must be followed if they can; cards that **ask** may be declined. A table may turn most orders into offers, but not the forced sale of your dearest horse, nor “Buy a horse!”.

help-jagersro-chance-money = Chance cards about money
    .body =
        For everybody:

        - **Trainers’ fees** 3 000 kr a horse, **stable rent** 2 000 kr, **insurance charges** 2 000 kr, each to the owner of the company concerned
        - **Track repair**: 2 000 kr each in races 1 to 6, 10 000 kr in 7 to 10, to the bank
        - **The vet’s bill**, to the bank: 1 000 kr for each 3-year-old in races 1 to 5, 2 000 kr for each 4-year-old in races 6 and 7
        - **Double your cash**: the bank doubles it, by 25 000 kr at most

        For whoever drew the card:

        - **Company tax**: pay 10 000 kr for each company; **a good year**: collect as much
        - **Wealth tax**: 20 000 kr, in races 9 and 10 only
        - **Windfall**: collect 5 000 kr
        - **Take a loan!** One step, unless you owe 80 000 kr or more

help-jagersro-chance-trading = Chance cards about trading
    .body =
        These deals are made with the bank, do not count among your two transactions, and a horse gained this way does not join the race. Horses of the race and horses with a cold stay out of it.

        - **Care to buy a horse?** One at its value, if you like. **Half-price horse**: one at half.
        - **Buy a horse!** You must, if your cash covers one.
        - **An offer you can’t refuse** (two cards): your dearest horse is bought for 10 000 kr; of equals you choose.
        - **The bank buys a horse**: you pick one and get its full value.
        - **Anything to sell?** One card of any sort, if you like.
        - **Do some business!** One loan step, repayment, purchase or sale.
        - **Lottery**: an unsold 3-year-old of your choice, or 3 000 kr if there is none.

        A table may allow deals with other players here.

help-jagersro-stable-tips = Stable tips
    .body =
        Each of the five colours has one stable tip in the chance deck. Draw it, and you must stake **1 000 kr** with the bank on that colour, provided that a horse of the colour is still running and you have the cash. Otherwise the card is discarded and nothing happens.

        You keep the card until the race has been settled. If the colour wins, it brings 1 000 kr times the odds in step b, together with the other winnings. If the colour loses, or all its horses drop out and another wins, the stake is gone. Should the race be broken off you get it back.

        The tip comes on top of your markers: the limit of 1 800 kr does not include it.

help-jagersro-colds = A cold in the stable
    .body =
        When this chance card is drawn, all your horses that are **not in the race** catch a cold. They cannot start in the next race, and nobody can sell or buy them until it has begun. The card is kept until then. If all your horses are on the track, nothing happens.

        If you are insured in the race being run, the bank pays you 2 000 kr for each sick horse at once.

        The cold stays with the horse, whoever owns it. It ends when the next race really starts, after the bets; a cancelled race does not count. Only a bankruptcy, or a forced sale when nothing else is left, can move a sick horse to the bank, which keeps it until it is well.

help-jagersro-fortune = The end and the winner
    .body =
        After the last race the prizes, the totalisator, bond interest and loan interest are settled once more. There is no trading. If the last race is cancelled, the game ends there and then.

        Then everybody’s fortune is counted:

        - horses, at the value that their wins have given them
        - companies and bonds, at their price
        - cash
        - **less all debts**

        Star jockeys, insurance and unused tips count for nothing. The greatest fortune wins; equal fortunes share the place.

        Tables may choose otherwise: leave debts out, count star jockeys, skip the last interest, or let the number of wins break a tie. Who goes bankrupt over the last interest ranks as a bankrupt.

help-jagersro-other-races = Other races and seasons
    .body =
        The back of the programme has **eight more races**, each belonging to a season. Any of them may take the place of race 6, 8 or 10, the ones with an asterisk, once a game, agreed before the start. It then counts as the race with that number.

        The season decides where on their cards the horses begin: spring at column 1, summer 4, autumn 7, winter 10. That changes the form of every horse. You can also play the whole game, or single races, in another season; a swapped-in race always keeps its own.

        For a **shorter game** leave out races, best among 3, 4, 5, 7 and 9, or end earlier. A race left out is as if it had never been on the programme: it has no interval, and the starting stall does not move on for it. At least one race must remain.

help-jagersro-race-betting = Betting during the race
    .body =
        Instead of the totalisator you can bet into a common **pot**, which the bank opens with 1 000 kr.

        After each round every player in turn may bet on one running colour, or pass. You pay in cash and lay a marker, whose figure means nothing here. You may bet once a round and four times a race, on the same colour or another; nothing can be changed later. Whoever bets first in one round bets last in the next, and so on round the table.

        The price depends on where the leader is: 100, 200, 300, 400 or 500 kr, doubled if you like. Betting closes when a horse has 10 squares or fewer to go.

        A sole winner takes the pot; several share it equally, one share each, and the odd rest goes to the bank. With no winner the bank takes all. If the race is broken off, everybody gets the stakes back.

help-jagersro-dark-horse = The dark horse
    .body =
        For fuller fields the bank can send out a horse of its own: one that nobody owns and that meets the terms of the race. It is drawn by lot after all entries, or you vote for it: each player in turn names a horse or none, the most votes win, and of equals the one named first.

        The dark horse pays no fee, has no jockey and no insurance, and moves last in each round. It counts towards the two starters a race needs. Anybody may bet on its colour. If it wins, the win is marked, but the prize stays in the bank.

        It takes racing cards like any other. Of the chance cards it draws, only those for all players have an effect. While it is in the race nobody can buy it.

help-jagersro-campaign = Another day
    .body =
        If one afternoon is not enough, go on another day where you stopped, with the same players in the same stalls. There are two ways:

        - **Everything stays**: cash, loans and all cards. Nobody gets a new horse or a new starting loan.
        - **Horses and wins stay**: all other cards and the cash go back, loans are struck off, and everybody borrows 2 000 kr anew.

        Whoever went bankrupt the day before starts afresh, with a 2-year-old drawn from the unsold ones if there is any. Colds are over, kept cards go back, and Stall A begins the first race again. The very first day is an ordinary game.

help-jagersro-refusals = When something is not possible
    .body =
        You cannot spoil anything by a wrong click. An input that is not allowed changes nothing: no money, no card and no turn is lost. You alone are told what was wrong, which rule it rests on, and what you can do instead. Sending the same move twice does no harm either; it counts once.

        If several things are wrong at once you hear about the most telling one.

        Where only **one** move is possible the program makes it for you. There are exceptions: entering, insuring, betting and answering an offer are always asked, even if “no” is the only answer left. Otherwise the others could tell how much cash you have.

help-jagersro-options = House rules of a table
    .body =
        Families play by their own customs, and the printed rules leave some questions open. So every new table can choose its **options**: whether cash is open, what becomes of lame horses, whether debts count at the end, and many more. If you leave everything as it is you play the default, which is also what these help pages describe first.

        All options can be combined freely. One that has nothing to act on simply does nothing, such as the order of bets during the race at a table that bets at the totalisator. The options are fixed before the first race and can be looked up at the table at any time.

help-jagersro-real-cards = With real cards
    .body =
        Owners of the box can keep shuffling and drawing themselves and let the program be banker and game leader. It then asks for everything it would otherwise draw: each player’s 2-year-old, every racing and chance card at the moment it is taken, and horses drawn by lot. You type in what came up.

        It only takes what **can** still come: a card of which a copy is left in the pile since the last shuffle, or a horse among those allowed. So a slip of the finger is noticed at once. The shuffles themselves are not typed in, and all other rules stay the same.
