# The analysis of a finished game.

analysis-lead = A strong bot reviewed every decision, using only what the player knew at the time. Its values are estimates: small differences mean little.
analysis-table = Back to the table
analysis-again = Replay the game
analysis-working = Analysing the game…
analysis-progress = { $done } of { $of } steps analysed
analysis-pending = …
analysis-failed = The analysis failed. That is a bug in Battlement, not a problem with your game.
analysis-empty = There was nothing to decide in this game.
analysis-not-over = The game is still in progress. It can be analysed once it is over.

course-title = Course of the game
course-label-disc = How the heroes stood after each step, in discs of mana: higher is better for them.
course-label-wound = How each hero stood after each step, in wounds: higher is better.
course-together = All heroes
course-table = Show as a table
course-step = Step
course-start = start
course-end = end
turning-title = Turning points
turning-none = No single step turned this game.
turning-mark = Turning point { $number }, step { $step }
turning-step = Step { $step }
turning-of = { $who }: { $what }
turning-up-disc = { $count ->
    [0] a little better
    [one] one disc better
   *[other] { $count } discs better
}
turning-down-disc = { $count ->
    [0] a little worse
    [one] one disc worse
   *[other] { $count } discs worse
}
turning-up-wound = { $count ->
    [0] a little better
    [one] one wound better
   *[other] { $count } wounds better
}
turning-down-wound = { $count ->
    [0] a little worse
    [one] one wound worse
   *[other] { $count } wounds worse
}
turning-up-far = much better
turning-down-far = much worse

players-title = Players
players-who = Player
players-decisions = Decisions
players-mistakes = Mistakes
players-loss-disc = Lost discs
players-loss-wound = Lost wounds
players-luck = Luck
players-note-disc = A mistake is a decision that cost a disc or more. Luck is how much better dice and cards were than expected, in discs.
players-note-wound = A mistake is a decision that cost a wound or more. Luck is how much better dice and cards were than expected, in wounds.

flaws-title = What could have been better
flaws-none = No better choice was found.
flaws-of = Player
flaws-all = All
flaws-order = Sort by
flaws-dearest = Biggest loss
flaws-played = Order of play
flaws-more = Show all { $count }
flaws-fewer = Show fewer
flaw-done = Played: { $deed }
flaw-better = Better: { $deed }
flaw-others = Other choices
flaw-see = { $who }, step { $step }: open in the replay
flaw-when = Step { $step }
flaw-cost-disc = { $count ->
    [0.5] cost half a disc
    [1] cost one disc
   *[other] cost { $count } discs
}
flaw-cost-wound = { $count ->
    [0.5] cost half a wound
    [1] cost one wound
   *[other] cost { $count } wounds
}
flaw-cost-far = cost a lot

luck-title = Luck
luck-none = Luck was even: nothing stood out.
luck-best = Luckiest moments
luck-worst = Unluckiest moments
luck-see = Step { $step }: open in the replay
luck-worth-disc = { $count ->
    [0.5] worth half a disc
    [1] worth one disc
   *[other] worth { $count } discs
}
luck-worth-wound = { $count ->
    [0.5] worth half a wound
    [1] worth one wound
   *[other] worth { $count } wounds
}
luck-worth-far = worth a lot
luck-of = { $who }: { $what }
# The summary when there are more things than are listed.
chance-more = { $what } and { $count } more
# Outcomes of chance: $what lists them, $count says how many.
chance-draw = { $count ->
    [one] { $what } was drawn
   *[other] { $what } were drawn
}
chance-roll = { $count ->
    [one] { $what } was rolled
   *[other] { $what } were rolled
}
chance-first = { $what } went first
chance-hero = the hero was { $what }
chance-bonus = the bonus was { $what }
chance-flip = the potion was { $what }
chance-district = the next district was { $what }
chance-class = the class was { $what }
