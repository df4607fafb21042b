# The analysis of a finished game.

analysis-lead = A strong bot looked at every decision with what its player could know then. Its values are estimates: small differences mean little.
analysis-table = To the table
analysis-again = See the game again
analysis-working = The game is being played through once more.
analysis-progress = { $done } of { $of } steps judged
analysis-pending = …
analysis-failed = The analysis of this game failed: that is a fault of the program, not of the game.
analysis-empty = Nobody had anything to decide in this game.
analysis-not-over = The game is not over yet. Its analysis can be made when it is.

course-title = The course of the game
course-label-disc = How the table stood from step to step, in discs of mana: higher is better for the heroes.
course-label-wound = How each hero stood from step to step, in wounds: higher is better.
course-together = All heroes
course-table = The course as a table
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
turning-up-far = far better
turning-down-far = far worse

players-title = The players
players-who = Player
players-decisions = Decisions
players-mistakes = Mistakes
players-loss-disc = Lost discs
players-loss-wound = Lost wounds
players-luck = Luck
players-note-disc = A mistake is a decision that cost a disc or more. Luck is what dice and cards gave beyond what could be expected, in discs.
players-note-wound = A mistake is a decision that cost a wound or more. Luck is what dice and cards gave beyond what could be expected, in wounds.

flaws-title = What could have been better
flaws-none = Nothing was lost here: no better choice was found.
flaws-of = Whose decisions
flaws-all = All
flaws-order = In which order
flaws-dearest = Dearest first
flaws-played = As played
flaws-more = Show all { $count }
flaws-fewer = Show fewer
flaw-done = Played: { $deed }
flaw-better = Better: { $deed }
flaw-others = Other choices
flaw-see = { $who }, step { $step }: see it in the replay
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
flaw-cost-far = cost a great deal

luck-title = Dice and cards
luck-none = Chance was even-handed: nothing stood out.
luck-best = The best that came
luck-worst = The worst that came
luck-see = Step { $step }: see it in the replay
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
luck-worth-far = worth a great deal
luck-of = { $who }: { $what }
# More things than are told one by one.
chance-more = { $what } and { $count } more
# What chance did; $what is what it showed, $count how many.
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
