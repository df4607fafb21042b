# The rule book: its page, and the panel beside a table. The rules themselves are in docs/rules.

rules-title = Rules
rules-of = Rules of { $game }
rules-intro = Every rule has a number. Whatever a table forbids names the rule that says so.
rules-search = Search the rules, or a number
rules-found = { $count ->
    [0] No rule has that.
    [one] One rule
   *[other] { $count } rules
}
rules-none = No rule has all these words.
rules-more = and { $count } more: add a word
rules-contents = Contents
rules-chapter = { $number }. { $title }
rules-rulings = { $count ->
    [one] One open point and how we decide it
   *[other] { $count } open points and how we decide them
}
rules-link = Link to rule { $id }
rules-no-such = There is no rule { $id }.
rules-whole = The whole rule book
rules-clear = Clear the search
rules-source = Told in our own words after the printed rules. Where those are silent, an open point says what happens here and why.
