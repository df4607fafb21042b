# Lessons: their page, and what the coach says.
# A step has at most two sentences: what it is about, and the one thing to do.

learn-title = Learn { $game }
learn-lead = { $count ->
    [one] One short lesson, played on the real board. Leave whenever you like and continue later.
   *[other] { $count } short lessons, played on the real board. Leave whenever you like and continue later.
}
learn-lessons = Lessons
learn-begin = Begin
learn-continue = Continue
learn-lesson = Lesson { $number }: { $title }
learn-state-done = done
learn-state-open = in progress
learn-progress = { $done } of { $count } lessons done
learn-all-done = You know the game. Now play it.
learn-play = Play { $game }
learn-none = This server has no lessons for this game.
learn-rules = Read the rules instead

coach = Coach
coach-lesson = Lesson { $number } of { $count }: { $title }
coach-step = Step { $number } of { $count }
coach-back = Step back
coach-skip = Skip this step
coach-leave = Leave
coach-rule = Rule
coach-wait = One moment: the others are playing.
coach-astray = That is allowed too, but it is not what this step is about. Step back, or continue when you like:
coach-gone = This step cannot be done now. Step back, or skip it.
coach-next = Next lesson
coach-restart = Play this lesson again
coach-lost = That did not work out. It happens to everyone: try this lesson again.
coach-finished = That was the last lesson of { $game }.
coach-to-lessons = All lessons
coach-play = Play { $game }

## Bastion

tutorial-bastion-move = Moving
tutorial-bastion-move-about = Through the citadel and the districts
tutorial-bastion-move-district = You are a mage in the citadel, and the first enemies stand on the wall of the red district. Go there.
tutorial-bastion-move-end = In a turn you may move, channel and attack, each once, in any order. End your turn: then an enemy comes.
tutorial-bastion-move-neighbour = The newcomer has walked along the wall up to the others. From a district you reach the citadel and the two districts beside it: go to the black one.
tutorial-bastion-move-done = You can go anywhere in two turns: the citadel lies beside every district.

tutorial-bastion-channel = Channelling
tutorial-bastion-channel-about = Three ways to gain mana
tutorial-bastion-channel-source = Attacks are paid with mana. Channel the red source: put down one disc of any colour and take three red ones.
tutorial-bastion-channel-end = The source is closed now, and you have channelled for this turn. End your turn.
tutorial-bastion-channel-tower = Two sources of this district are closed, with a disc on each. Channel the tower: put down one disc, and all discs on the sources of the district are yours.
tutorial-bastion-channel-go = The sources are open again, but now the tower is closed. Go to the citadel, which opens the towers.
tutorial-bastion-channel-again = You have channelled in this turn already. End your turn.
tutorial-bastion-channel-citadel = Channel the citadel: it costs nothing and brings you every disc that lies on a tower.
tutorial-bastion-channel-done = Sources give mana, towers open sources, the citadel opens towers.

tutorial-bastion-attack = Attacking
tutorial-bastion-attack-about = The exact price
tutorial-bastion-attack-target = You can attack what stands on the wall or the plaza of your district. Attack the red Beast.
tutorial-bastion-attack-pay = An enemy costs as many discs as its strength, in its colour, and exactly that. Pay three red discs.
tutorial-bastion-attack-end = You never lose an attack: if you can pay, the enemy is gone. One attack a turn, so end your turn.
tutorial-bastion-attack-gather = The blue Warrior costs four blue discs, and you have two. Channel the blue source, and keep your blue discs by putting down another colour.
tutorial-bastion-attack-second = Now it is enough. Attack the blue Warrior and pay.
tutorial-bastion-attack-done = Strength is the number of discs, the colour is their colour.

tutorial-bastion-spells = Spells
tutorial-bastion-spells-about = What defeated enemies leave you
tutorial-bastion-spells-gain = Every enemy you defeat becomes a spell that you can cast once. Defeat the red Warrior.
tutorial-bastion-spells-end = Its card is yours: a Fireball, beside Speed and Alchemy that you had before. Spells keep, so end your turn.
tutorial-bastion-spells-move = The purple Mage stands two districts away, too far for one move. Go to the black district first.
tutorial-bastion-spells-speed = Speed lets you move once more, at once. Cast it and continue to the purple district.
tutorial-bastion-spells-announce = The Mage costs five purple discs, and you have only two. Attack it all the same: spells are cast once an attack is announced.
tutorial-bastion-spells-fireball = A Fireball makes the attack cheaper, this one by one disc. Cast it.
tutorial-bastion-spells-alchemy = Four discs are left to pay. Cast Alchemy: then they may have any colours.
tutorial-bastion-spells-pay = Choose the discs you can spare and pay. The spells you cast are used up.
tutorial-bastion-spells-done = Spells turn an attack you cannot pay into one you can.

tutorial-bastion-enemies = Enemies
tutorial-bastion-enemies-about = How they come, fly and walk, and how you lose
tutorial-bastion-enemies-landing = A new enemy walks along the wall and stops behind the first one in its way; the board marks that section. End your turn and watch.
tutorial-bastion-enemies-flier = The Scout brought another enemy, and that one was a Flier: it flew to the plaza, swept the discs off the sources and now blocks them. Attack it.
tutorial-bastion-enemies-pay = On a plaza an enemy costs what it costs on the wall. Pay five blue discs.
tutorial-bastion-enemies-moving = The camp is empty now: from here on nobody comes, but the last enemy of the line walks on. End your turn.
tutorial-bastion-enemies-defeat = If an enemy has to come or to walk on and finds no free section, the bastion falls. Get ready for the next attack: channel a source, they are free again.
tutorial-bastion-enemies-done = You win when the camp is empty and the whole wall is free.

tutorial-bastion-finish = Finish it yourself
tutorial-bastion-finish-about = The last turns of a training game
tutorial-bastion-finish-win = Two enemies on the wall, one still in the camp: clear the wall to win. You are on your own now, but the hint button is there.
tutorial-bastion-finish-done = The bastion is saved. You are ready for a whole game.

## Sanctum

tutorial-sanctum-path = The path
tutorial-sanctum-path-about = First moves and sets of demons
tutorial-sanctum-path-move = You are the Huntress, and you race the Slayer to the Demon Lord. Your first action is always a Move: take it.
tutorial-sanctum-path-engage = When you move, you take one set of demons, all of it. Take the lit one.
tutorial-sanctum-path-end = The demons wait above your hero until you fight them. A turn is one action, so end it.
tutorial-sanctum-path-ahead = The Slayer stands ahead of you now. Move again: you always jump to the head of the line.
tutorial-sanctum-path-choose = A demon of level II alone makes a set too: it is harder to kill and worth two levels. Take it.
tutorial-sanctum-path-done = The more demons you take, the more you can grow, and the more will hit back.

tutorial-sanctum-fight = The first fight
tutorial-sanctum-fight-about = Roll, hit, block
tutorial-sanctum-fight-fight = Two demons wait for you. Choose Fight, and your dice are rolled.
tutorial-sanctum-fight-assign = A die hits a weak point with exactly its value. Put the 4 on the demon with the 4.
tutorial-sanctum-fight-end = That one is dead, and the 5 fits nowhere. End the attack.
tutorial-sanctum-fight-block = The demon that lives deals one damage. Use the shields on your body: two stamina go on them.
tutorial-sanctum-fight-accept = What shields do not block would be wounds, and wounds hardly ever heal. This time nothing comes through: accept.
tutorial-sanctum-fight-done = Dead demons deal no damage, so every hit is a shield as well.

tutorial-sanctum-levels = Levels and skills
tutorial-sanctum-levels-about = What a dead demon is worth
tutorial-sanctum-levels-hit = A demon of level II has two weak points, and your dice fit both. Put both dice on it.
tutorial-sanctum-levels-skill = It gives two levels of red: each moves one red gem, or a white one, up one space. Move the white gem of the topmost red skill: no gem is left on that skill then, and it is yours.
tutorial-sanctum-levels-gem = The skill gave you a stamina and a focus, and the gem lies in your pool. Use the second level: move the lit red gem.
tutorial-sanctum-levels-item = Behind every demon there is an item. Turn the card over to see it.
tutorial-sanctum-levels-done = Gems free skills on their way up, and pay for items once they are in your pool.

tutorial-sanctum-rest = Rest
tutorial-sanctum-rest-about = Tokens, items and potions
tutorial-sanctum-rest-rest = Your tokens lie on abilities you have used, and items wait in your bag. Choose Rest: all tokens come back.
tutorial-sanctum-rest-equip = Equip the weapon in your free hand: a red gem from your pool pays for it. Your first item brings you a third die.
tutorial-sanctum-rest-sell = Any item in the bag can be sold for a potion. Sell the boots for a red one.
tutorial-sanctum-rest-end = Equipping, taking off and selling may follow each other in any order. End your rest.
tutorial-sanctum-rest-done = Fight until your tokens are spent, then rest: that is the rhythm of the game.

tutorial-sanctum-abilities = Abilities and rage
tutorial-sanctum-abilities-about = A fight you decide
tutorial-sanctum-abilities-fight = Three weak points, three dice: this time nothing is left to chance. Choose Fight.
tutorial-sanctum-abilities-drink = Before the roll you may drink potions. Drink the blue one: it brings the focus back from the ability on your head.
tutorial-sanctum-abilities-roll = Now roll the dice.
tutorial-sanctum-abilities-assign = The 3 fits. Put it on the demon of level II.
tutorial-sanctum-abilities-ability = Its other weak point is a 5, and you have a 4. Use the ability on your head to raise that die by one.
tutorial-sanctum-abilities-kill = That is the 5 you need. Put it on the same demon.
tutorial-sanctum-abilities-rage = The last die shows a 2, and rage makes it whatever you like. Use rage and make it a 5.
tutorial-sanctum-abilities-last = Put it on the last demon. Rage comes back after a fight in which a die is left over and a demon lives.
tutorial-sanctum-abilities-done = Abilities cost tokens, rage costs nothing: use rage early, so that it can come back.

tutorial-sanctum-walls = The walls
tutorial-sanctum-walls-about = Act V begins
tutorial-sanctum-walls-move = This is the last space of the path; ahead lie the walls of Sanctum. Move: the first hero there brings every hero another die.
tutorial-sanctum-walls-engage = At the walls every hero takes one pair, and the later you come, the less choice there is. Take the lit pair.
tutorial-sanctum-walls-end = From the walls there is no way on but through: kill all your demons, then breach. End your turn.
tutorial-sanctum-walls-done = Nobody moves at the walls: you fight or rest until no demon is left.

tutorial-sanctum-breach = The breach
tutorial-sanctum-breach-about = The Demon Lord answers
tutorial-sanctum-breach-breach = You stand at the walls and have no demon left. Breach the walls: that calls all heroes to arms.
tutorial-sanctum-breach-respite = The Slayer has answered, and everybody rests a last time. Equip the boots, for nothing in the bag comes along.
tutorial-sanctum-breach-end = From now on there is no Rest. End this one.
tutorial-sanctum-breach-penalty = The Demon Lord responds with cards: pay the penalty, or take the wounds. Here the penalty is one stamina, for good: pay it.
tutorial-sanctum-breach-wounds = The next one would make an ability useless for the rest of the game. Take the wound instead: no shield helps against it.
tutorial-sanctum-breach-done = Bring health, tokens and potions to the breach: the Demon Lord takes some of each.

tutorial-sanctum-battle = The final battle
tutorial-sanctum-battle-about = What the Demon Lord demands
tutorial-sanctum-battle-roll = Nine cards stand between you and victory, and three are left. Roll the dice.
tutorial-sanctum-battle-card = Only the card you stand on can be hit. Put the 2 and the 5 on it.
tutorial-sanctum-battle-fury = Defeated, and you stand on a fury card, which strikes as it turns up. Pay the penalty or take the wound: a stamina is easier to spare than health.
tutorial-sanctum-battle-second = Now it is a card like the others. Put the 3 on it.
tutorial-sanctum-battle-ability = The last card wants two 3s. Use the ability on your weapon to raise the 1 by two.
tutorial-sanctum-battle-hit = Put the 3 on the card. The hit stays, even into the next round.
tutorial-sanctum-battle-end = The 4 is left over, and a die that is left over wakes your rage. End the attack.
tutorial-sanctum-battle-block = Your card and the open cards ahead of it deal their damage every round. Use your shields, then accept.
tutorial-sanctum-battle-roar = After a round the Demon Lord roars, and you choose again between penalty and wounds. You have health to spare: take the wound.
tutorial-sanctum-battle-again = A new round begins. Roll the dice again.
tutorial-sanctum-battle-rage = No 3 among the dice. Use your rage: make one die a 3.
tutorial-sanctum-battle-win = Put it on the card: that is the last weak point.
tutorial-sanctum-battle-done = Victory. The hero who gets through the nine cards with the most health wins the race.
