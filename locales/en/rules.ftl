# The rule book: its page, and the panel beside a table. The rules themselves are in docs/rules.

rules-of = { $game } rules
rules-intro = Every rule has a number. When a table refuses an action, it names the rule.
rules-search = Search the rules, or enter a number
rules-found = { $count ->
    [0] No rule found
    [one] One rule
   *[other] { $count } rules
}
rules-none = No rule contains all these words.
rules-more = and { $count } more: add a word
rules-contents = Contents
rules-chapter = { $number }. { $title }
rules-rulings = { $count ->
    [one] One open question and our ruling
   *[other] { $count } open questions and our rulings
}
rules-link = Link to rule { $id }
rules-no-such = There is no rule { $id }.
rules-whole = The full rule book
rules-source = Written in our own words, following the printed rules. Where those are silent, an open question says what happens here and why.

# The parts of the book, in the order in which one learns the game
rules-group-overview = Overview
rules-group-setup = Components and set-up
rules-group-turn = A turn
rules-group-actions = Actions
rules-group-enemies = Enemies
rules-group-fights = Fights and levels
rules-group-final = The walls and the final battle
rules-group-end = The end
rules-group-details = Details

# The overview: a few sentences beside each drawing
rules-overview-bastion-board = You are mages who defend a bastion together: six districts around a citadel, and a wall of 24 sections. You win or lose as a team.
rules-overview-bastion-channel = In your phase you move, channel and attack, each once and in any order. To channel a source, lay a disc on it and take three of its colour; channelling the tower collects the discs that lie on the sources.
rules-overview-bastion-attack = An enemy in your district is defeated when you pay its strength in mana of its colour, all at once.
rules-overview-bastion-spells = A defeated enemy stays with you as a spell. Cast it when it helps: some spells also work in the turns of the others.
rules-overview-bastion-enemies = Then the enemies come: a new one walks along the wall until something is in its way; once the camp is empty, one of them walks on instead. Some bring others along, fly into the districts or roost in the citadel.
rules-overview-bastion-end = You win when the camp is empty and the whole wall is free. If an enemy must arrive or advance and finds no free section, the bastion falls.
rules-overview-sanctum-road = Heroes race along a road of five acts to the cathedral of the Demon Lord. Each turn is one thing: move on, fight or rest.
rules-overview-sanctum-demons = Moving on brings demons: you choose a set and take it into your battle zone. There they stay until you fight them.
rules-overview-sanctum-fight = In a fight you roll all your dice. A die that shows a weak point hits it; abilities, skills and rage change dice.
rules-overview-sanctum-block = A demon with all its weak points hit is killed. The others deal damage: block it with shields, or take wounds.
rules-overview-sanctum-levels = A killed demon gives levels, and each level moves a gem up your skill table. A skill with no gems left is yours.
rules-overview-sanctum-items = Its card turns over to an item. When you rest, all tokens come back, and the gems you gained let you wear what you found.
rules-overview-sanctum-lord = Behind the walls the Demon Lord waits: nine cards in a row for each hero, with penalties that hurt. Whoever beats them all with the most health left wins.
