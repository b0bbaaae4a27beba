### Jägersro in English: events, decisions, actions, cards, names, options.
###
### How callers fill in the variables (the same in every language):
### - Identifiers are the program's names in small letters, with hyphens for underscores.
### - An event's variables are its field names (games/jagersro/ev.py). Seats, horses, cards, colours and
###   races come as display names, money as finished strings, enumerations as plain numbers.
### - The bank and the pot are named by jagersro-bank and jagersro-pot. The first letter of a finished
###   event is capitalised by the caller.
### - For a field x that is given as a name or a sum, x_none is 1 when there is no such thing
###   (-1, or 0 kr), else 0: horse_none, seat_none, prize_none, amount_none.
### - PAY has one more: why, the text of jagersro-pay-NNN (three digits of the event's ledger rule),
###   or of jagersro-pay-other.

jagersro-title = Jägersro
jagersro-tagline = Own horses, race them, back them. The richest stable after ten races wins.
jagersro-bank = the bank
jagersro-pot = the pot
jagersro-dark-horse = the dark horse

## Colours and stalls

jagersro-colour-0 = blue
jagersro-colour-1 = black
jagersro-colour-2 = white
jagersro-colour-3 = yellow
jagersro-colour-4 = red

jagersro-letter = { $letter ->
    [0] A
    [1] B
    [2] C
    [3] D
   *[4] E
}
jagersro-stall = Stall { jagersro-letter }

## Cards that can be owned. The message stands inside a sentence, .title on a card or in a list.

jagersro-card-20 = AB Jockeytjänst
    .title = AB Jockeytjänst
    .what = The jockey agency. Before each race it is paid by every rival whose star jockey rides.
jagersro-card-21 = AB Galoppstall
    .title = AB Galoppstall
    .what = The stable company. It is paid the stable rents that a chance card calls in for every horse.
jagersro-card-22 = AB Tränartjänst
    .title = AB Tränartjänst
    .what = The trainers. They are paid the training fees that a chance card calls in for every horse.
jagersro-card-23 = AB Galoppförsäkring
    .title = AB Galoppförsäkring
    .what = The insurance company. It earns the premiums before a race and the charges of a chance card; its owner insures for nothing.
jagersro-card-24 = AB Hästagenturen
    .title = AB Hästagenturen
    .what = The horse agency. Its owner buys horses from the bank at half their value.
jagersro-card-25 = Privatbanken
    .title = Privatbanken
    .what = The private bank. All the others pay their loan interest to its owner, who pays none.
jagersro-card-26 = a bond
    .title = Bond
    .what = Safe and steady: interest from the bank after every race.
jagersro-card-27 = a star jockey
    .title = Star jockey
    .what = Rides one of your horses and saves it from bad gallops, hard driving and protests. One to a player.

## Races. The title in the reader's language; .original as on the Swedish programme.

jagersro-race-0 = Maiden Race
    .original = Maidenlöpning
jagersro-race-1 = Bronze Race
    .original = Bronslöpning
jagersro-race-2 = Novice Race 1
    .original = Novislöpning 1
jagersro-race-3 = Silver Handicap
    .original = Silver Handicap
jagersro-race-4 = Novice Race 2
    .original = Novislöpning 2
jagersro-race-5 = Classic Test
    .original = Classic Test
jagersro-race-6 = Champagne Gallop
    .original = Champagnegaloppen
jagersro-race-7 = Gold Race
    .original = Guldlöpning
jagersro-race-8 = Novice Race 3
    .original = Novislöpning 3
jagersro-race-9 = Jägersro Cup
    .original = Jägersro Cup
jagersro-race-10 = Modern Pleasures Trophy
    .original = Modern Pleasures Trophy
jagersro-race-11 = Swedish Derby
    .original = Svenskt Derby
jagersro-race-12 = Ladies Cup
    .original = Ladies Cup
jagersro-race-13 = Jockey Club Jubilee Race
    .original = Jockeyklubbens Jubileumslöpning
jagersro-race-14 = Skåne Riding Club Jubilee Race
    .original = Skånska Fältrittklubbens Jubileumslöpning
jagersro-race-15 = Stockholm Cup
    .original = Stockholm Cup
jagersro-race-16 = Swedish Criterium
    .original = Svenskt Kriterium
jagersro-race-17 = Grand Prix
    .original = Grand Prix

## Terms of a race, put together from the edition's figures

# min and max age the same
jagersro-cond-age-one = for { $min }-year-olds only
# from min on, the oldest included
jagersro-cond-age-up = for { $min }-year-olds and older
# any other span
jagersro-cond-age-range = for horses from { $min } to { $max } years
jagersro-cond-age-any = for horses of every age
jagersro-cond-wins-any = won or not
jagersro-cond-wins-none = that have not won yet
jagersro-cond-wins-some = that have won at least once
jagersro-cond-handicap-0 = no handicap
jagersro-cond-handicap-1 = only 3-year-olds move in the first round
jagersro-cond-handicap-2 = horses without a win start on square 3
jagersro-cond-handicap-3 = 5-year-olds go just 2 squares in the first round
jagersro-cond-fee = entry fee { $fee } a horse
jagersro-cond-column = starts from column { $column }
jagersro-cond-prize = Place { $place }: { $prize }

## The checklist a-j (0-9), the race itself, the end

jagersro-step-0 = Prizes
    .what = Owners of the placed horses collect their prize money.
jagersro-step-1 = Totalisator
    .what = Whoever backed the winning colour collects stake times odds.
jagersro-step-2 = Bond interest
    .what = Bonds pay their interest.
jagersro-step-3 = Loan interest
    .what = Every debt costs its interest.
jagersro-step-4 = The win
    .what = The winner’s win is checked on the marker board; the horse is worth more from now on.
jagersro-step-5 = Trading
    .what = Loans, repayments, buying and selling: two transactions each at most.
jagersro-step-6 = Entries
    .what = Everybody names horses for the race, and the star jockeys mount.
jagersro-step-7 = Fees
    .what = Entry fees and jockey fees are paid.
jagersro-step-8 = Insurance
    .what = Whoever likes may insure the stable for this race.
jagersro-step-9 = Bets
    .what = Four markers each, laid unseen on colours that run.
jagersro-step-10 = The race
    .what = Round after round until a horse is home.
jagersro-step-11 = The end
    .what = The fortunes are counted.

## Racing cards

jagersro-rc01 = Fast gallop!
    .text = 2 squares forward.
jagersro-rc02 = Urged on!
    .text = 1 square forward.
jagersro-rc03 = Well ridden!
    .text = 4 squares forward.
jagersro-rc04 = Going splendidly!
    .text = 5 squares forward.
jagersro-rc05 = Dirt in the eye!
    .text = 1 square back.
jagersro-rc06 = Stumbles!
    .text = 3 squares back, but never behind the start.
jagersro-rc07 = Steady pace!
    .text = From the next round on the horse goes 4 squares a round, whatever its card says, and takes no more racing cards. In the finish it goes 4 squares at once. Kept for the whole race.
jagersro-rc08 = Weak finish!
    .text = In the finish: no more than 2 squares this time. Anywhere else: nothing.
jagersro-rc09 = Strong advance!
    .text = Up to the last square behind the leader; a horse in the lead stays where it is. In the finish: straight home.
jagersro-rc10 = Catching up!
    .text = If it does not lead, the horse moves this round’s steps once more. In the finish: straight home.
jagersro-rc11 = Bad gallop!
    .text = The horse waits until one from behind has come level. In the finish: straight home, but if it leads, it waits. A star jockey prevents this.
jagersro-rc12 = Getting tired!
    .text = Stands over the next round. In the finish: does not move in this round and tries again in the next.
jagersro-rc13 = Don’t drive so hard!
    .text = In the finish the horse does not move in this round, unless a star jockey rides. Anywhere else: nothing.
jagersro-rc14 = Protest!
    .text = The horse is disqualified, unless a star jockey rides. You keep it for later races.
jagersro-rc15 = Gone lame!
    .text = The horse is out of the race and out of your stable. The insurance pays 10 000 kr.

## Racing cards of the sister editions

jagersro-dr01 = { jagersro-rc01 }
    .text = { jagersro-rc01.text }
jagersro-dr02 = { jagersro-rc02 }
    .text = { jagersro-rc02.text }
jagersro-dr03 = { jagersro-rc03 }
    .text = { jagersro-rc03.text }
jagersro-dr04 = { jagersro-rc04 }
    .text = { jagersro-rc04.text }
jagersro-dr05 = Steady pace!
    .text = From the next round on the horse goes 4 squares a round, whatever its card says, and takes no racing cards on the way. In the finish: 4 squares at most this time.
jagersro-dr06 = { jagersro-rc08 }
    .text = { jagersro-rc08.text }
jagersro-dr07 = { jagersro-rc09 }
    .text = { jagersro-rc09.text }
jagersro-dr08 = Strong pace!
    .text = If it does not lead, the horse moves level with the front horse. In the finish: straight home.
jagersro-dr09 = Can’t keep up!
    .text = Stands over the next round, and in the finish this one too.
jagersro-dr10 = Don’t drive so hard!
    .text = In the finish the horse does not move, unless a star jockey rides. Anywhere else: nothing.
jagersro-dr11 = Shuffle in the field!
    .text = The horse waits until the next one behind has come level. In the finish: straight home, but if it leads, it stands over.
jagersro-dr12 = Falling back!
    .text = Waits until the last horse of the field has come level. In the finish: stands over.
jagersro-dr13 = A fall!
    .text = Waits until every horse behind has come level or gone past. Should the race end first, it counts as last. A star jockey prevents this.
jagersro-dr14 = Protest!
    .text = In the finish the horse is disqualified, unless a star jockey rides. Anywhere else: nothing.
jagersro-dr15 = Strong pace!
    .text = If it does not lead, the horse moves this round’s steps once more. In the finish: straight home.
jagersro-dr16 = { jagersro-rc15 }
    .text = { jagersro-rc15.text }

## Chance cards

jagersro-ch01 = Trainers’ fees
    .text = Everybody pays 3 000 kr a horse to the owner of AB Tränartjänst, or to the bank.
jagersro-ch02 = Stable rent
    .text = Everybody pays 2 000 kr a horse to the owner of AB Galoppstall, or to the bank.
jagersro-ch03 = Insurance charges
    .text = Everybody pays 2 000 kr a horse to the owner of AB Galoppförsäkring, or to the bank.
jagersro-ch04 = Company tax
    .text = Pay the bank 10 000 kr for each company you own.
jagersro-ch05 = A good year for business
    .text = The bank pays you 10 000 kr for each company you own.
jagersro-ch06 = Wealth tax
    .text = In races 9 and 10: pay the bank 20 000 kr. Earlier: nothing.
jagersro-ch07 = Care to buy a horse?
    .text = You may buy one unsold horse at its value, if you have the cash.
jagersro-ch08 = An offer you can’t refuse
    .text = Your dearest horse outside the race is bought for 10 000 kr.
jagersro-ch09 = The track needs repair
    .text = Everybody pays the bank: 2 000 kr in races 1 to 6, 10 000 kr in races 7 to 10.
jagersro-ch10 = The bank buys a horse
    .text = Pick one of your horses outside the race; the bank pays its full value.
jagersro-ch11 = A windfall
    .text = Collect 5 000 kr from the bank.
jagersro-ch12 = First prize in the lottery
    .text = You have won an unsold 3-year-old of your choice. If there is none: 3 000 kr.
jagersro-ch13 = Anything to sell?
    .text = You may sell the bank one card at its value, but no horse of the race.
jagersro-ch14 = Buy a horse!
    .text = You must buy one unsold horse, if your cash covers any.
jagersro-ch15 = Do some business!
    .text = You must make one transaction with the bank: borrow, repay, buy or sell.
jagersro-ch16 = Stable tip: blue
    .text = Stake 1 000 kr on blue, if a blue horse is running and you have the cash.
jagersro-ch17 = Stable tip: white
    .text = Stake 1 000 kr on white, if a white horse is running and you have the cash.
jagersro-ch18 = Stable tip: black
    .text = Stake 1 000 kr on black, if a black horse is running and you have the cash.
jagersro-ch19 = Stable tip: red
    .text = Stake 1 000 kr on red, if a red horse is running and you have the cash.
jagersro-ch20 = Stable tip: yellow
    .text = Stake 1 000 kr on yellow, if a yellow horse is running and you have the cash.
jagersro-ch21 = The vet’s bill
    .text = Everybody pays the bank: 1 000 kr for each 3-year-old in races 1 to 5, 2 000 kr for each 4-year-old in races 6 and 7.
jagersro-ch22 = Double your cash
    .text = The bank doubles everybody’s cash, by 25 000 kr at most.
jagersro-ch23 = Take a loan!
    .text = You must take one loan step, unless you owe 80 000 kr or more.
jagersro-ch24 = A cold in the stable
    .text = All your horses outside the race miss the next one and cannot be sold before it has begun. If you are insured you get 2 000 kr for each.
jagersro-ch25 = Half-price horse
    .text = You may buy one unsold horse at half its value, if you have the cash.

## Chance cards of the sister editions

jagersro-dc03 = Gone lame!
    .text = The horse is out of the race and is sold for 500 kr.
jagersro-dc01 = The track is rebuilt
    .text = Everybody pays half their cash to the bank.
jagersro-dc02 = The betting syndicate pays
    .text = The syndicate shares out what it holds.

## Events

jagersro-ev-pay = { $source } pays { $amount } to { $target } ({ $why }).
jagersro-ev-stall = { $seat } moves into { jagersro-stall }.
jagersro-ev-horse-drawn = { $seat } draws { $horse } from the 2-year-olds.
jagersro-ev-loan = { $seat } borrows: the debt rises from { $before } to { $after }.
jagersro-ev-repaid = { $seat } pays back: the debt falls from { $before } to { $after }.
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
jagersro-ev-race-called = Race { $slot } is called: { $race }. { $seat } begins.
jagersro-ev-entered = { $seat } enters { $horse }.
jagersro-ev-not-entered = { $seat } enters no horse.
jagersro-ev-rides = The star jockey of { $seat } mounts { $horse }.
jagersro-ev-dark-horse = The bank sends out { $horse } as the dark horse.
jagersro-ev-voted = { $horse_none ->
    [1] { $seat } wants no dark horse.
   *[0] { $seat } votes for { $horse } as the dark horse.
}
jagersro-ev-cancelled = { $starters ->
    [0] Nobody enters a horse: race { $slot } ({ $race }) is cancelled.
   *[other] Only one starter: race { $slot } ({ $race }) is cancelled.
}
jagersro-ev-insured = { $horse_none ->
    [1] { $seat } insures the stable for this race.
   *[0] { $seat } insures { $horse } for this race.
}
jagersro-ev-not-insured = { $horse_none ->
    [1] { $seat } goes without insurance.
   *[0] { $seat } leaves { $horse } uninsured.
}
jagersro-ev-bet = { $seat } lays { $marker } on { $colour }.
jagersro-ev-no-bet = { $seat } keeps all markers in hand.
jagersro-ev-race-starts = { $race }: { $runners } horses are off!
jagersro-ev-round = Round { $round } begins, column { $column }.
jagersro-ev-turn = { $seat_none ->
    [1] Now the dark horse moves.
   *[0] It is { $seat }’s turn.
}
jagersro-ev-stands-over = { $reason ->
    [1] { $horse } stands over the first round: that is the handicap.
   *[0] { $horse } stands over this round.
}
jagersro-ev-still-held = { $horse } is held up and must go on waiting.
jagersro-ev-freed = { $horse } is free to run again!
jagersro-ev-moves = { $cause ->
    [1] The card takes { $horse } from { $from } to { $to }.
    [2] { $horse } storms home from { $from }!
    [3] { $horse } gets a start: square { $to }.
   *[0] { $horse } gallops from { $from } to { $to }.
}
jagersro-ev-racing-card = { $effect ->
    [0] { $horse } takes “{ $racing_card }”, but it changes nothing.
    [2] { $horse } takes “{ $racing_card }”, but the star jockey prevents the worst.
   *[1] { $context ->
        [1] The card for the finish: { $horse } takes “{ $racing_card }”
       *[0] { $horse } takes “{ $racing_card }”
    }
}
jagersro-ev-stays = { $horse } stays where it is: “{ $racing_card }”
jagersro-ev-held = { $horse } is held until a horse from behind catches up.
jagersro-ev-chance-card = { $seat_none ->
    [1] Chance card for { $horse }: “{ $chance_card }”
   *[0] { $seat } draws a chance card with { $horse }: “{ $chance_card }”
}
jagersro-ev-card-lapses = “{ $chance_card }” comes to nothing.
jagersro-ev-card-kept = { $seat } keeps “{ $chance_card }” for now.
jagersro-ev-tip = { $seat } has a stable tip and stakes it on { $colour }.
jagersro-ev-drops-out = { $reason ->
    [1] { $horse } has gone lame and is out of the race.
   *[0] Protest upheld: { $horse } is disqualified.
}
jagersro-ev-horse-lost = { $seat } loses { $horse } to the bank.
jagersro-ev-home = { $horse } crosses the line!
jagersro-ev-broken-off = Race { $slot } ({ $race }) is broken off: no horse can finish.
jagersro-ev-placed = { $place ->
    [1] { $horse } wins{ $prize_none ->
        [1] {""}
       *[0] {" "}and earns { $prize }
    }!
   *[other] Place { $place }: { $horse }, { $left ->
        [one] one square
       *[other] { $left } squares
    } short{ $prize_none ->
        [1] {""}
       *[0] {" "}– { $prize }
    }.
}
jagersro-ev-odds = { $horse_none ->
    [1] With no second horse the odds on { $colour } are { $odds }.
   *[0] With { $horse } second, { $colour } pays odds of { $odds }.
}
jagersro-ev-win-marked = { $wins ->
    [one] { $horse } has its first win on the board.
   *[other] { $horse } now has { $wins } wins on the board.
}
jagersro-ev-business-turn = { $seat } may do business now.
jagersro-ev-bought = { $seat } buys { $card } from the bank for { $price }.
jagersro-ev-sold = { $seat } sells { $card } to the bank for { $price }.
jagersro-ev-deal = It’s a deal: { $buyer } buys { $card } from { $seller } for { $price }.
jagersro-ev-offer-to-buy = { $maker } offers { $partner } { $price } for { $card }.
jagersro-ev-offer-to-sell = { $maker } offers { $card } to { $partner } for { $price }.
jagersro-ev-declined = { $partner } turns down the offer from { $maker } ({ $card }).
jagersro-ev-won-horse = { $seat } has won { $horse }!
jagersro-ev-cold = { $horse }, stabled with { $seat }, has caught a cold and will miss the next race.
jagersro-ev-ban-ends = { $horse } is well again.
jagersro-ev-forced-sale = { $amount_none ->
    [1] { $seat } is short of money and must sell something.
   *[0] { $seat } must sell: { $amount } still missing.
}
jagersro-ev-bankrupt = { $seat } is bankrupt and leaves the game; { $amount } stay unpaid.
jagersro-ev-returned = The bank takes { $card } back from { $seat }.
jagersro-ev-reshuffled = { $deck ->
    [1] The chance cards are shuffled afresh.
   *[0] The racing cards are shuffled afresh.
}
jagersro-ev-worth = { $seat } is worth { $fortune } after race { $slot }.
jagersro-ev-game-ends = { $reason ->
    [1] Only one player is left: the game is over.
   *[0] The last race is settled: the game is over.
}
jagersro-ev-ranked = { $place ->
    [1] { $seat } wins the game with a fortune of { $fortune }!
   *[other] Place { $place }: { $seat }, with a fortune of { $fortune }.
}
jagersro-ev-race-bet = { $seat } bets { $price } on { $colour } during the race.
jagersro-ev-bets-closed = { $horse } is close to home: betting is closed.
jagersro-ev-pot-shared = { $winners ->
    [0] Nobody picked the winner: the pot goes to the bank.
    [one] One winner takes the pot: { $share }. The bank gets { $remainder }.
   *[other] { $winners } winners share the pot: { $share } each. The bank gets { $remainder }.
}

## Why money moves, by ledger number

jagersro-pay-other = settled
jagersro-pay-015 = starting loan
jagersro-pay-016 = { jagersro-pay-015 }
jagersro-pay-045 = entry fee
jagersro-pay-046 = { jagersro-pay-045 }
jagersro-pay-051 = entry fee, forfeited
jagersro-pay-257 = { jagersro-pay-051 }
jagersro-pay-053 = insurance premium
jagersro-pay-056 = { jagersro-pay-053 }
jagersro-pay-170 = { jagersro-pay-053 }
jagersro-pay-258 = { jagersro-pay-053 }
jagersro-pay-054 = insurance payout
jagersro-pay-109 = insurance for a lame horse
jagersro-pay-221 = insurance for a cold
jagersro-pay-059 = stake on the totalisator
jagersro-pay-064 = { jagersro-pay-059 }
jagersro-pay-065 = { jagersro-pay-059 }
jagersro-pay-259 = { jagersro-pay-059 }
jagersro-pay-110 = price of a lame horse
jagersro-pay-265 = { jagersro-pay-110 }
jagersro-pay-127 = stake returned
jagersro-pay-128 = { jagersro-pay-127 }
jagersro-pay-260 = { jagersro-pay-127 }
jagersro-pay-135 = prize money
jagersro-pay-136 = totalisator winnings
jagersro-pay-143 = { jagersro-pay-136 }
jagersro-pay-137 = bond interest
jagersro-pay-166 = { jagersro-pay-137 }
jagersro-pay-138 = loan interest
jagersro-pay-145 = { jagersro-pay-138 }
jagersro-pay-146 = loan repayment
jagersro-pay-154 = { jagersro-pay-146 }
jagersro-pay-150 = purchase
jagersro-pay-151 = { jagersro-pay-150 }
jagersro-pay-152 = deal between players
jagersro-pay-271 = { jagersro-pay-152 }
jagersro-pay-272 = { jagersro-pay-152 }
jagersro-pay-280 = { jagersro-pay-152 }
jagersro-pay-160 = purchase at half price
jagersro-pay-161 = { jagersro-pay-160 }
jagersro-pay-162 = { jagersro-pay-160 }
jagersro-pay-273 = { jagersro-pay-160 }
jagersro-pay-171 = jockey fee
jagersro-pay-173 = loan
jagersro-pay-174 = { jagersro-pay-173 }
jagersro-pay-175 = emergency loan
jagersro-pay-176 = { jagersro-pay-175 }
jagersro-pay-177 = { jagersro-pay-175 }
jagersro-pay-178 = { jagersro-pay-175 }
jagersro-pay-274 = { jagersro-pay-175 }
jagersro-pay-180 = forced sale
jagersro-pay-181 = { jagersro-pay-180 }
jagersro-pay-182 = bankruptcy
jagersro-pay-183 = { jagersro-pay-182 }
jagersro-pay-276 = { jagersro-pay-182 }
jagersro-pay-194 = trainers’ fees
jagersro-pay-195 = stable rent
jagersro-pay-196 = insurance charges
jagersro-pay-197 = company tax
jagersro-pay-198 = a good year for business
jagersro-pay-199 = wealth tax
jagersro-pay-200 = horse bought by chance card
jagersro-pay-201 = horse sold by chance card
jagersro-pay-202 = { jagersro-pay-201 }
jagersro-pay-203 = track repair
jagersro-pay-204 = { jagersro-pay-201 }
jagersro-pay-205 = { jagersro-pay-201 }
jagersro-pay-206 = a windfall
jagersro-pay-207 = lottery prize
jagersro-pay-208 = { jagersro-pay-207 }
jagersro-pay-209 = sale by chance card
jagersro-pay-210 = { jagersro-pay-209 }
jagersro-pay-211 = { jagersro-pay-200 }
jagersro-pay-212 = { jagersro-pay-200 }
jagersro-pay-213 = business by chance card
jagersro-pay-214 = { jagersro-pay-213 }
jagersro-pay-215 = stable tip
jagersro-pay-216 = { jagersro-pay-215 }
jagersro-pay-217 = the vet’s bill
jagersro-pay-218 = cash doubled
jagersro-pay-219 = { jagersro-pay-218 }
jagersro-pay-220 = loan by chance card
jagersro-pay-223 = horse at half price
jagersro-pay-236 = the bank’s share of the pot
jagersro-pay-235 = bet during the race
jagersro-pay-237 = { jagersro-pay-235 }
jagersro-pay-244 = { jagersro-pay-235 }
jagersro-pay-286 = { jagersro-pay-235 }
jagersro-pay-242 = share of the pot
jagersro-pay-243 = { jagersro-pay-242 }
jagersro-pay-249 = a new day
jagersro-pay-287 = { jagersro-pay-249 }

## Decisions: what you are asked, .short what the others see behind your name

jagersro-decide-stall = Which stall will be yours?
    .short = is choosing a stall
# second: 1 when one horse is entered already
jagersro-decide-enter = { $second ->
    [1] Will a second horse of yours run?
   *[0] Which of your horses runs in this race?
}
    .short = is choosing horses
jagersro-decide-ride = Which horse does your star jockey ride?
    .short = is putting up the star jockey
jagersro-decide-insure = { $horse_none ->
    [1] Insure your stable for this race?
   *[0] Insure { $horse } for this race?
}
    .short = is thinking about insurance
jagersro-decide-bet = Which colour do you put { $marker } on?
    .short = is betting
jagersro-decide-first = Which of your horses moves first?
    .short = is choosing who moves first
jagersro-decide-business = What business will you do?
    .short = is doing business
# direction: 0 you want to buy, 1 you want to sell
jagersro-decide-price = { $direction ->
    [1] What price do you ask { $partner } for { $card }?
   *[0] What do you offer { $partner } for { $card }?
}
    .short = is naming a price
# direction: 0 the maker wants to buy, 1 the maker wants to sell
jagersro-decide-answer = { $direction ->
    [1] { $maker } offers you { $card } for { $price }. Is it a deal?
   *[0] { $maker } offers you { $price } for { $card }. Is it a deal?
}
    .short = is considering an offer
jagersro-decide-forced-sale = You are { $amount } short. Which card do you sell?
    .short = must sell something
# order: 1 if the card has to be obeyed
jagersro-decide-card-buy = { $order ->
    [1] “{ $chance_card }” Which horse do you take?
   *[0] “{ $chance_card }” Would you like one of these?
}
    .short = may buy a horse
jagersro-decide-card-sell = “{ $chance_card }” Will you sell a card?
    .short = may sell a card
jagersro-decide-card-give = { $order ->
    [1] “{ $chance_card }” Which horse do you let go?
   *[0] “{ $chance_card }” Will you let a horse go?
}
    .short = is parting with a horse
jagersro-decide-card-deal = { $order ->
    [1] “{ $chance_card }” Which business will it be?
   *[0] “{ $chance_card }” Will you do some business?
}
    .short = is doing business by chance card
jagersro-decide-card-pick = You have won a 3-year-old! Which one do you take?
    .short = is choosing a prize horse
jagersro-decide-card-tip = A stable tip: will you stake it on { $colour }?
    .short = has a stable tip
jagersro-decide-card-loan = Will you take a loan?
    .short = is thinking about a loan
jagersro-decide-race-bet = A bet costs { $price } now. Which colour wins?
    .short = is betting
jagersro-decide-vote = Which horse should the bank send out as the dark horse?
    .short = is voting on the dark horse

## Actions: the words on buttons. price is the plain sum, without a sign.

jagersro-act-pass = Pass
jagersro-act-pass-enter = No horse
jagersro-act-pass-ride = No star jockey
jagersro-act-pass-insure = No insurance
jagersro-act-pass-bet = Keep in hand
jagersro-act-pass-business = Done
jagersro-act-pass-price = Better not
jagersro-act-pass-answer = Decline
jagersro-act-pass-card-buy = Don’t buy
jagersro-act-pass-card-sell = Don’t sell
jagersro-act-pass-card-give = Keep my horses
jagersro-act-pass-card-deal = No business
jagersro-act-pass-card-tip = Leave it
jagersro-act-pass-card-loan = No loan
jagersro-act-pass-race-bet = No bet
jagersro-act-pass-vote = No dark horse
jagersro-act-accept = Yes
jagersro-act-accept-insure = Insure
jagersro-act-accept-answer = It’s a deal
jagersro-act-accept-card-tip = Stake it
jagersro-act-accept-card-loan = Take the loan
jagersro-act-stall = { jagersro-stall }
jagersro-act-enter = Enter { $horse }
jagersro-act-ride = Ride { $horse }
jagersro-act-bet = { $marker } on { $colour }
jagersro-act-first = { $horse } first
jagersro-act-loan = Borrow one step
jagersro-act-repay = { $n ->
    [one] Repay one step ({ $price })
   *[other] Repay { $n } steps ({ $price })
}
jagersro-act-buy = Buy { $card } for { $price }
jagersro-act-sell = Sell { $card } for { $price }
jagersro-act-offer-buy = Ask { $partner } to sell { $card }
jagersro-act-offer-sell = Offer { $partner } { $card }
jagersro-act-price = { $price }
jagersro-act-back = Bet on { $colour }
jagersro-act-vote = { $horse }

## Options of a new table

jagersro-opt-stalls = Choosing stalls
    .what = Who sits in which stall?
jagersro-opt-stalls-first-n = Dealt out in order, from A
jagersro-opt-stalls-free = Everybody picks a letter
jagersro-opt-cash-visible = Cash on the table
    .what = May the others see how much cash you have?
jagersro-opt-cash-visible-open = Everybody sees it
jagersro-opt-cash-visible-own-only = Only your own
jagersro-opt-trade-before-race-1 = Trading before race 1
    .what = Is there a round of trading before the very first race?
jagersro-opt-trade-before-race-1-no = No, straight to the start
jagersro-opt-trade-before-race-1-yes = Yes, trade first
jagersro-opt-entries-order = Entering horses
    .what = Are entries named one after another, or in secret?
jagersro-opt-entries-order-sequential = In turn, openly
jagersro-opt-entries-order-hidden = Secretly, shown together
jagersro-opt-cancelled-fee = Fee of a cancelled race
    .what = What happens to the entry fee when a lone starter’s race is cancelled?
jagersro-opt-cancelled-fee-not-charged = Nothing is charged
jagersro-opt-cancelled-fee-forfeited = It is lost
jagersro-opt-cancelled-interval = After a cancelled race
    .what = What is held before the next race when one was cancelled?
jagersro-opt-cancelled-interval-f-only = Trading only
jagersro-opt-cancelled-interval-full = Interest and trading
jagersro-opt-cancelled-interval-none = Nothing, on to the next
jagersro-opt-insurance-scope = What the insurance covers
    .what = Does one premium cover the whole stable, or a single horse?
jagersro-opt-insurance-scope-stall = The whole stable
jagersro-opt-insurance-scope-horse = One horse each
jagersro-opt-bets-hidden = Placing bets
    .what = Do players bet in secret?
jagersro-opt-bets-hidden-until-start = Secretly, shown before the start
jagersro-opt-bets-hidden-open = In turn, openly
jagersro-opt-start-rotation = Who begins
    .what = Does the starting stall move on after a race that was cancelled?
jagersro-opt-start-rotation-per-slot = Yes, with every race called
jagersro-opt-start-rotation-per-run = No, only when a race is run
jagersro-opt-progress = Judging the curves
    .what = How are horses in different lanes compared in a curve?
jagersro-opt-progress-apex = Level at the apex of the curve
jagersro-opt-progress-even = All squares equally long
jagersro-opt-steady-finish-draw = Steady pace in the finish
    .what = Does a horse with the steady-pace card take a card for the finish?
jagersro-opt-steady-finish-draw-no = No card
jagersro-opt-steady-finish-draw-yes = It takes a card
jagersro-opt-bad-gallop-waits-for = Bad gallop waits for
    .what = Which horse must catch up with one that is held?
jagersro-opt-bad-gallop-waits-for-any-behind = Any horse from behind
jagersro-opt-bad-gallop-waits-for-fixed-nearest = The nearest one behind
jagersro-opt-bad-gallop-when-last = Bad gallop in last place
    .what = What if no horse is behind that could catch up?
jagersro-opt-bad-gallop-when-last-no-effect = The card does nothing
jagersro-opt-bad-gallop-when-last-stuck = The horse is stuck for good
jagersro-opt-protest = Protest card
    .what = Where does a protest disqualify?
jagersro-opt-protest-anywhere = Anywhere on the track
jagersro-opt-protest-finish-only = Only in the finish
jagersro-opt-lame-horse = Lame horses
    .what = What becomes of a horse that has gone lame?
jagersro-opt-lame-horse-bank = It goes back to the bank
jagersro-opt-lame-horse-keep = The owner keeps it
jagersro-opt-lame-horse-agency-500 = It is sold for 500 kr
jagersro-opt-level-leads = Level in front
    .what = Who leads when the foremost horses are level?
jagersro-opt-level-leads-all = All of them
jagersro-opt-level-leads-first-in-order = The one earlier in turn
jagersro-opt-finish-card-chain = Squares reached by the finish card
    .what = Do they count when the card for the finish lands a horse on them?
jagersro-opt-finish-card-chain-yes = They count
jagersro-opt-finish-card-chain-no = They do nothing
jagersro-opt-level-tiebreak = Level at the end
    .what = Which of two level horses is placed ahead?
jagersro-opt-level-tiebreak-order-of-play = The one nearer the starting stall
jagersro-opt-level-tiebreak-next-to-move = The one that would have moved next
jagersro-opt-broken-off-interest = Interest after a broken-off race
    .what = Is interest paid when a race had to be broken off?
jagersro-opt-broken-off-interest-yes = Yes, as ever
jagersro-opt-broken-off-interest-no = No interest
jagersro-opt-same-kind-twice = Same business twice
    .what = May your two transactions be of one kind, such as two purchases?
jagersro-opt-same-kind-twice-no = No, two different kinds
jagersro-opt-same-kind-twice-yes = Yes
jagersro-opt-player-price = Prices between players
    .what = What does a card cost when players trade with each other?
jagersro-opt-player-price-card-value = Its value
jagersro-opt-player-price-free = Whatever they agree on
jagersro-opt-agency-resale = Selling again
    .what = When may a card that was just bought be sold?
jagersro-opt-agency-resale-next-interval = After the next race
jagersro-opt-agency-resale-at-once = At once
jagersro-opt-agency-discount = Discount of AB Hästagenturen
    .what = Where does its owner pay half for a horse?
jagersro-opt-agency-discount-bank-only = Only at the bank
jagersro-opt-agency-discount-all = From players too
jagersro-opt-half-price-stacks = Half of a half
    .what = Does the half-price card halve the agency’s price once more?
jagersro-opt-half-price-stacks-no = No, half is half
jagersro-opt-half-price-stacks-yes = Yes, a quarter
jagersro-opt-mid-race-deals = Deals during a race
    .what = With whom may you trade when a chance card lets you?
jagersro-opt-mid-race-deals-bank-only = Only the bank
jagersro-opt-mid-race-deals-anyone = Anybody
jagersro-opt-orders = Orders on chance cards
    .what = Must you do what a card tells you, such as “Do some business!”?
jagersro-opt-orders-mandatory = You must
jagersro-opt-orders-optional = You may
jagersro-opt-agency-buyer = Who buys your dearest horse
    .what = Who takes it when the chance card forces the sale?
jagersro-opt-agency-buyer-bank = The bank
jagersro-opt-agency-buyer-holder = The owner of AB Hästagenturen
jagersro-opt-lottery-pick = Horse from the lottery
    .what = Which 3-year-old does the winner get?
jagersro-opt-lottery-pick-choose = The one they choose
jagersro-opt-lottery-pick-random = Drawn by lot
jagersro-opt-final-settlement = Last settlement
    .what = Is interest still paid after the last race?
jagersro-opt-final-settlement-yes = Yes, everything is settled
jagersro-opt-final-settlement-no = Only prizes and bets
jagersro-opt-fortune-counts-debt = Debts at the end
    .what = Are loans taken off the final fortune?
jagersro-opt-fortune-counts-debt-net = Yes, debts count
jagersro-opt-fortune-counts-debt-gross = No, only what you own
jagersro-opt-star-jockey-counts = Star jockeys at the end
    .what = Is a star jockey worth anything in the final count?
jagersro-opt-star-jockey-counts-no = Nothing
jagersro-opt-star-jockey-counts-yes = The purchase price
jagersro-opt-final-tie = Equal fortunes
    .what = Who wins when two are equally rich?
jagersro-opt-final-tie-shared = They share the place
jagersro-opt-final-tie-most-wins = More wins decide

## Options of the variants

jagersro-opt-replace = Swapped races
    .what = Put races from the back of the programme in the place of races 6, 8 and 10.
jagersro-opt-skip-races = Races left out
    .what = A shorter afternoon: choose races that are not run.
jagersro-opt-last-race = Last race
    .what = After which race does the game end?
jagersro-opt-season = Season
    .what = The season changes the form of every horse.
jagersro-opt-season-spring = Spring
jagersro-opt-season-summer = Summer
jagersro-opt-season-autumn = Autumn
jagersro-opt-season-winter = Winter
jagersro-opt-betting = Betting
    .what = Bet before the start at the totalisator, or during the race into a pot?
jagersro-opt-betting-tote = At the totalisator
jagersro-opt-betting-in-race = During the race
jagersro-opt-double-stakes = Double stakes
    .what = Does a bet during the race cost twice as much?
jagersro-opt-double-stakes-no = No
jagersro-opt-double-stakes-yes = Yes
jagersro-opt-bet-rotation = Order of bets
    .what = Who bets first from round to round during the race?
jagersro-opt-bet-rotation-cyclic = The next player each time
jagersro-opt-bet-rotation-reverse = Forwards, then backwards
jagersro-opt-pot-share = Sharing the pot
    .what = Is the pot shared by player or by marker?
jagersro-opt-pot-share-per-player = One share a player
jagersro-opt-pot-share-per-marker = One share a marker
jagersro-opt-dark-horse = Dark horse
    .what = Does the bank send out a horse of its own?
jagersro-opt-dark-horse-off = No
jagersro-opt-dark-horse-random = Yes, drawn by lot
jagersro-opt-dark-horse-vote = Yes, by vote
jagersro-opt-campaign = Campaign
    .what = Will you go on another day where this game ends?
jagersro-opt-campaign-off = No, a single day
jagersro-opt-campaign-on = Yes
jagersro-opt-carry-over = Kept for the next day
    .what = What do you take along to the next day?
jagersro-opt-carry-over-all = Everything
jagersro-opt-carry-over-horses-and-wins = Horses and wins
