"""The options of Jägersro (ledger part A23): names, values (default first), and their place in the record."""

OPTIONS: dict[str, tuple[str, ...]] = {
    "stalls": ("first_n", "free"),
    "cash_visible": ("open", "own_only"),
    "trade_before_race_1": ("no", "yes"),
    "entries_order": ("sequential", "hidden"),
    "cancelled_fee": ("not_charged", "forfeited"),
    "cancelled_interval": ("f_only", "full", "none"),
    "insurance_scope": ("stall", "horse"),
    "bets_hidden": ("until_start", "open"),
    "start_rotation": ("per_slot", "per_run"),
    "progress": ("apex", "even"),
    "steady_finish_draw": ("no", "yes"),
    "bad_gallop_waits_for": ("any_behind", "fixed_nearest"),
    "bad_gallop_when_last": ("no_effect", "stuck"),
    "protest": ("anywhere", "finish_only"),
    "lame_horse": ("bank", "keep", "agency_500"),
    "level_leads": ("all", "first_in_order"),
    "finish_card_chain": ("yes", "no"),
    "level_tiebreak": ("order_of_play", "next_to_move"),
    "broken_off_interest": ("yes", "no"),
    "same_kind_twice": ("no", "yes"),
    "player_price": ("card_value", "free"),
    "agency_resale": ("next_interval", "at_once"),
    "agency_discount": ("bank_only", "all"),
    "half_price_stacks": ("no", "yes"),
    "mid_race_deals": ("bank_only", "anyone"),
    "orders": ("mandatory", "optional"),
    "agency_buyer": ("bank", "holder"),
    "lottery_pick": ("choose", "random"),
    "final_settlement": ("yes", "no"),
    "fortune_counts_debt": ("net", "gross"),
    "star_jockey_counts": ("no", "yes"),
    "final_tie": ("shared", "most_wins"),
}
"""Every option with a plain list of values. A record holds the index of the chosen value."""

LATER: dict[str, tuple[str, ...]] = {
    "season": ("spring", "summer", "autumn", "winter"),
    "betting": ("tote", "in_race"),
    "double_stakes": ("no", "yes"),
    "bet_rotation": ("cyclic", "reverse"),
    "pot_share": ("per_player", "per_marker"),
    "dark_horse": ("off", "random", "vote"),
    "campaign": ("off", "on"),
    "carry_over": ("all", "horses_and_wins"),
}
"""Options of the variants (part A21) that are not played yet; only the default is taken. So are
`replace` ({}), `skip_races` ([]) and `last_race` (10)."""

(
    STALLS, CASH_VISIBLE, TRADE_BEFORE_RACE_1, ENTRIES_ORDER, CANCELLED_FEE, CANCELLED_INTERVAL,
    INSURANCE_SCOPE, BETS_HIDDEN, START_ROTATION, PROGRESS, STEADY_FINISH_DRAW, BAD_GALLOP_WAITS_FOR,
    BAD_GALLOP_WHEN_LAST, PROTEST, LAME_HORSE, LEVEL_LEADS, FINISH_CARD_CHAIN, LEVEL_TIEBREAK,
    BROKEN_OFF_INTEREST, SAME_KIND_TWICE, PLAYER_PRICE, AGENCY_RESALE, AGENCY_DISCOUNT,
    HALF_PRICE_STACKS, MID_RACE_DEALS, ORDERS, AGENCY_BUYER, LOTTERY_PICK, FINAL_SETTLEMENT,
    FORTUNE_COUNTS_DEBT, STAR_JOCKEY_COUNTS, FINAL_TIE,
) = range(len(OPTIONS))  # fmt: skip
