"""Jägersro: the Swedish racecourse game of horses, companies, loans and the totalisator."""
