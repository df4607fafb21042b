// Generated from crates/protocol: do not edit.
// To write it anew: BATTLEMENT_WRITE_TYPES=1 cargo test -p protocol

export type Seat = number;

export type SeatSet = Array<Seat>;

export type GameName = "bastion" | "sanctum";

export type Request = { 
/**
 * A number chosen by the client; the answer repeats it.
 */
id: number, } & ({ "type": "act", 
/**
 * The seat that acts.
 */
seat: Seat, 
/**
 * The decision it was shown; any other is refused as stale.
 */
decision: number, 
/**
 * The action.
 */
text: string, } | { "type": "take_back", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The decision it was shown.
 */
decision: number, } | { "type": "ask_roll_back", 
/**
 * The seat that asks.
 */
seat: Seat, 
/**
 * How many inputs of the record should remain; none for "before my latest action".
 */
to: number | null, } | { "type": "answer_roll_back", 
/**
 * The seat that answers.
 */
seat: Seat, 
/**
 * Whether it agrees.
 */
agree: boolean, } | { "type": "sit", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The invitation code, if the seat is reserved.
 */
code: string | null, } | { "type": "leave", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Whether others may take it over and see its secrets.
 */
hand_over?: boolean, } | { "type": "return", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "give_seat", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The new holder.
 */
to: Holder, } | { "type": "close_table" } | { "type": "rematch" } | { "type": "look", 
/**
 * The seat; none to watch.
 */
seat: Seat | null, } | { "type": "why_not", 
/**
 * The seat that would act.
 */
seat: Seat, 
/**
 * The action.
 */
text: string, } | { "type": "hint", 
/**
 * The seat that has to decide.
 */
seat: Seat, } | { "type": "say", 
/**
 * The room.
 */
room: Room, 
/**
 * The text.
 */
text: string, } | { "type": "decline", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "mute", 
/**
 * The player.
 */
player: string, 
/**
 * Whether they are muted.
 */
muted: boolean, });

export type Command = { "type": "act", 
/**
 * The seat that acts.
 */
seat: Seat, 
/**
 * The decision it was shown; any other is refused as stale.
 */
decision: number, 
/**
 * The action.
 */
text: string, } | { "type": "take_back", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The decision it was shown.
 */
decision: number, } | { "type": "ask_roll_back", 
/**
 * The seat that asks.
 */
seat: Seat, 
/**
 * How many inputs of the record should remain; none for "before my latest action".
 */
to: number | null, } | { "type": "answer_roll_back", 
/**
 * The seat that answers.
 */
seat: Seat, 
/**
 * Whether it agrees.
 */
agree: boolean, } | { "type": "sit", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The invitation code, if the seat is reserved.
 */
code: string | null, } | { "type": "leave", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Whether others may take it over and see its secrets.
 */
hand_over?: boolean, } | { "type": "return", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "give_seat", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The new holder.
 */
to: Holder, } | { "type": "close_table" } | { "type": "rematch" } | { "type": "look", 
/**
 * The seat; none to watch.
 */
seat: Seat | null, } | { "type": "why_not", 
/**
 * The seat that would act.
 */
seat: Seat, 
/**
 * The action.
 */
text: string, } | { "type": "hint", 
/**
 * The seat that has to decide.
 */
seat: Seat, } | { "type": "say", 
/**
 * The room.
 */
room: Room, 
/**
 * The text.
 */
text: string, } | { "type": "decline", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "mute", 
/**
 * The player.
 */
player: string, 
/**
 * Whether they are muted.
 */
muted: boolean, };

export type Holder = { "kind": "open" } | { "kind": "bot", 
/**
 * Its level: one of the bots there are.
 */
level: string, };

export type Room = "table" | "spectators";

export type Message = { "type": "table", 
/**
 * The request this answers, if there was one.
 */
id?: number, 
/**
 * The number of the latest step.
 */
number: number, 
/**
 * The time of the server, in milliseconds since 1970.
 */
now: number, 
/**
 * The table and its seats.
 */
table: TableInfo, 
/**
 * The player this connection belongs to.
 */
you: string, 
/**
 * The seats you hold.
 */
yours: SeatSet, 
/**
 * The match as you see it; none before the start.
 */
play: Play | null, 
/**
 * What you missed since the step you had seen last.
 */
missed: Array<Events>, 
/**
 * Recent chat; left out if it was sent before.
 */
chat?: Array<Line>, 
/**
 * Who is connected.
 */
presence: Presence, } | { "type": "step", 
/**
 * The table, if something about it changed.
 */
table?: TableInfo, 
/**
 * The seats you hold.
 */
yours: SeatSet, 
/**
 * The match as you see it now; none before the start.
 */
play: Play | null, 
/**
 * The number of the step.
 */
number: number, 
/**
 * The time, in milliseconds since 1970.
 */
at: number, 
/**
 * The seat that took back an action, if that is what happened.
 */
taken_back?: Seat, 
/**
 * The number of inputs left after a roll-back, if that is what happened.
 */
rolled_back?: number, 
/**
 * The events of the game.
 */
events: Array<unknown>, 
/**
 * Why they happened, with the rules, where the game says it beside the events.
 */
because?: Array<unknown>, } | { "type": "done", 
/**
 * The request.
 */
id: number, 
/**
 * The step it became; none for requests that change nothing at the table.
 */
number?: number, } | { "type": "refused", 
/**
 * The request; none if it could not even be read.
 */
id?: number, 
/**
 * The reason.
 */
error: Refusal, } | { "type": "why_not", 
/**
 * The request.
 */
id: number, 
/**
 * Whether it is allowed after all.
 */
allowed: boolean, 
/**
 * The rule that forbids it.
 */
rule: string | null, 
/**
 * What the rule says, in English.
 */
text: string | null, } | { "type": "hint", 
/**
 * The request.
 */
id: number, 
/**
 * The decision it is about.
 */
decision: number, 
/**
 * One of the offers; none to pass.
 */
action: string | null, 
/**
 * The bot's opinion of the best offers, best first, at most five; empty if there is
 * nothing to compare.
 */
opinions: Array<Opinion>, } | { "type": "said", 
/**
 * Its number at this table.
 */
line: number, 
/**
 * The time, in milliseconds since 1970.
 */
at: number, 
/**
 * The room.
 */
room: Room, 
/**
 * The author.
 */
player: string, 
/**
 * The author's name.
 */
name: string, 
/**
 * The text.
 */
text: string, } | { "type": "presence", 
/**
 * Seats whose player is connected.
 */
online: SeatSet, 
/**
 * The number of spectators.
 */
watching: number, } | { "type": "closing", 
/**
 * The reason.
 */
reason: CloseReason, };

export type CloseReason = "restart" | "too_slow" | "idle" | "too_many" | "not_allowed" | "frozen" | "gone" | "unreadable" | "too_fast" | "not_text";

export type Events = { 
/**
 * The number of the step.
 */
number: number, 
/**
 * The time, in milliseconds since 1970.
 */
at: number, 
/**
 * The seat that took back an action, if that is what happened.
 */
taken_back?: Seat, 
/**
 * The number of inputs left after a roll-back, if that is what happened.
 */
rolled_back?: number, 
/**
 * The events of the game.
 */
events: Array<unknown>, 
/**
 * Why they happened, with the rules, where the game says it beside the events.
 */
because?: Array<unknown>, };

export type Play = { 
/**
 * The seat it is seen from; none for spectators.
 */
seat: Seat | null, 
/**
 * The table, in the view form of the game.
 */
view: unknown, 
/**
 * What the rules add up to on the table, where the game says it beside the view.
 */
sums?: unknown, 
/**
 * The decision an action has to name.
 */
decision: number, 
/**
 * What this seat may do.
 */
offers: Array<Offer>, 
/**
 * Seats the game waits for.
 */
needed: SeatSet, 
/**
 * Whether this seat may take back an action.
 */
may_take_back: boolean, 
/**
 * How many inputs the record has.
 */
inputs: number, 
/**
 * How many turns are finished.
 */
turns: number, 
/**
 * The clocks, if the table has any.
 */
clocks?: Array<Timer>, 
/**
 * A pending request to roll back.
 */
asked?: Asked, 
/**
 * When a pending request to roll back counts as declined, in milliseconds since 1970.
 */
asked_until?: number, 
/**
 * In a lesson: the actions of this seat that were not taken back, oldest first.
 */
deeds?: Array<string>, 
/**
 * The result, once the game is over.
 */
outcome?: unknown, 
/**
 * The seed of all chance, once the game is over.
 */
seed?: string, };

export type Timer = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Milliseconds left when the step happened.
 */
left: number, 
/**
 * Whether it is running.
 */
runs: boolean, };

export type Asked = { 
/**
 * The seat that asks.
 */
by: Seat, 
/**
 * How many inputs would remain.
 */
to: number, 
/**
 * Seats that have not answered yet.
 */
open: SeatSet, };

export type Presence = { 
/**
 * Seats whose player is connected.
 */
online: SeatSet, 
/**
 * The number of spectators.
 */
watching: number, };

export type Line = { 
/**
 * Its number at this table.
 */
line: number, 
/**
 * The time, in milliseconds since 1970.
 */
at: number, 
/**
 * The room.
 */
room: Room, 
/**
 * The author.
 */
player: string, 
/**
 * The author's name.
 */
name: string, 
/**
 * The text.
 */
text: string, };

export type Lobby = { "type": "tables", 
/**
 * Public tables that wait for players or can be watched.
 */
open: Array<TableInfo>, 
/**
 * Tables where you sit.
 */
mine: Array<TableInfo>, } | { "type": "changed", 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Whether it is one of yours: you sit there, are invited, or created it.
 */
mine: boolean, } | { "type": "gone", 
/**
 * The table.
 */
table: string, } | { "type": "closing", 
/**
 * The reason.
 */
reason: CloseReason, };

export type Identity = { 
/**
 * Your public id.
 */
id: string, 
/**
 * The name others see.
 */
name: string, 
/**
 * Whether a recovery link exists, so that you can come back from another browser.
 */
is_kept: boolean, 
/**
 * Whether this is a program with a token.
 */
is_program: boolean, };

export type Player = { 
/**
 * Their public id.
 */
id: string, 
/**
 * Their name.
 */
name: string, };

export type NewName = { 
/**
 * 1 to 24 characters.
 */
name: string, };

export type Recovery = { 
/**
 * The passphrase, to be typed on another device.
 */
passphrase: string, 
/**
 * The same as a sign-in link.
 */
link: string, };

export type Session = { 
/**
 * Its id, to end it.
 */
id: string, 
/**
 * The browser and its system, such as `Firefox, Linux`; empty if unknown.
 */
device: string, 
/**
 * When you signed in there, in milliseconds since 1970.
 */
created_at: number, 
/**
 * When it was last used, to the hour.
 */
seen_at: number, 
/**
 * Whether it is the one that asks.
 */
is_this: boolean, };

export type Recover = { 
/**
 * The passphrase from [`Recovery`].
 */
passphrase: string, };

export type Program = { 
/**
 * Its public id.
 */
id: string, 
/**
 * Its name.
 */
name: string, };

export type NewProgram = { 
/**
 * 1 to 24 characters.
 */
name: string, };

export type ProgramToken = { 
/**
 * Its public id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * For the header `Authorization: Bearer …`.
 */
token: string, };

export type NewTable = { 
/**
 * The game.
 */
game: GameName, 
/**
 * Its name in the lobby, up to 40 characters; may be empty.
 */
name: string, 
/**
 * The chat language, such as `fr`; may be empty.
 */
language: string, 
/**
 * Its options, such as `mode` and `difficulty`; missing ones get their default.
 */
options: { [key in string]: string }, 
/**
 * A position to start from, as JSON text, instead of the set-up.
 */
position: string | null, 
/**
 * A lesson of the game. The lesson determines position, seats and script, and there are no
 * other players.
 */
lesson?: string, 
/**
 * Who the seats are for, in order; none for a lesson.
 */
seats: Array<NewSeat>, 
/**
 * Whether the lobby lists it.
 */
visibility: Visibility, 
/**
 * Live, or over several days.
 */
pace: Pace, 
/**
 * The clock, if there is one.
 */
clock: Clock | null, 
/**
 * Who may watch.
 */
watching: Watching, 
/**
 * At a live table: after how many seconds away a player's seat may be given to others for
 * good; by default as soon as a bot may replace them, in a game with secrets after 15 minutes.
 */
take_over?: number, };

export type NewSeat = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", 
/**
 * Its level: one of the bots there are.
 */
level: string, } | { "kind": "invited", 
/**
 * The id of a player or program; none for an invitation.
 */
player: string | null, };

export type Visibility = "link" | "public";

export type Pace = "live" | "own";

export type Clock = { 
/**
 * What the time is for.
 */
per: ClockPer, 
/**
 * 5 seconds to 30 days.
 */
seconds: number, };

export type ClockPer = "decision" | "seat";

export type Watching = { 
/**
 * Whether spectators are allowed.
 */
allowed: boolean, 
/**
 * The delay for spectators, in seconds.
 */
delay: number, };

export type Created = { 
/**
 * Its id.
 */
table: string, 
/**
 * The link to share.
 */
link: string, 
/**
 * The reserved seats with their invitation codes and links.
 */
invitations: Array<Invitation>, };

export type Invitation = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The invitation code.
 */
code: string, 
/**
 * The link to send.
 */
link: string, };

export type TableInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game.
 */
game: GameName, 
/**
 * Its name in the lobby; may be empty.
 */
name: string, 
/**
 * The chat language; may be empty.
 */
language: string, 
/**
 * Its options.
 */
options: { [key in string]: string }, 
/**
 * Whether it started from a custom position.
 */
from_position: boolean, 
/**
 * The lesson that is played there.
 */
lesson?: string, 
/**
 * Its state.
 */
state: TableState, 
/**
 * The host.
 */
host: Player, 
/**
 * The seats.
 */
seats: Array<SeatInfo>, 
/**
 * Whether the lobby lists it.
 */
visibility: Visibility, 
/**
 * Live, or over several days.
 */
pace: Pace, 
/**
 * The clock.
 */
clock: Clock | null, 
/**
 * Who may watch.
 */
watching: Watching, 
/**
 * Whether seats have secrets, so that they are handed over only with consent.
 */
has_secrets?: boolean, 
/**
 * After how many seconds away a player's seat may be given to others for good, if the table
 * says so.
 */
take_over?: number, 
/**
 * When it was created, in milliseconds since 1970.
 */
created_at: number, 
/**
 * When it last changed.
 */
changed_at: number, 
/**
 * Seats the game waits for.
 */
needed: SeatSet, 
/**
 * The SHA-256 of the seed, published at the start (hexadecimal).
 */
seed_hash: string | null, 
/**
 * The result.
 */
outcome: unknown, 
/**
 * Seats that won.
 */
winners: SeatSet, 
/**
 * The table of the rematch.
 */
rematch: string | null, };

export type TableState = "open" | "running" | "over" | "closed" | "frozen";

export type SeatInfo = { 
/**
 * The bot that replaces an absent player.
 */
stand_in: string | null, 
/**
 * In a game with secrets: the only players who may take this seat, because they held it before
 * and did not hand it over. None if others may take it.
 */
kept_for?: Array<string>, } & ({ "kind": "open" } | { "kind": "invited", 
/**
 * The player it is reserved for; none for anyone with the invitation.
 */
player: string | null, } | { "kind": "person", 
/**
 * Their id.
 */
player: string, 
/**
 * Their name.
 */
name: string, } | { "kind": "bot", 
/**
 * Its level.
 */
level: string, });

export type SeatKind = { "kind": "open" } | { "kind": "invited", 
/**
 * The player it is reserved for; none for anyone with the invitation.
 */
player: string | null, } | { "kind": "person", 
/**
 * Their id.
 */
player: string, 
/**
 * Their name.
 */
name: string, } | { "kind": "bot", 
/**
 * Its level.
 */
level: string, };

export type GameInfo = { 
/**
 * The name of the game.
 */
game: GameName, 
/**
 * The fewest players.
 */
fewest: number, 
/**
 * The most players.
 */
most: number, 
/**
 * Its options and their values.
 */
options: Array<OptionInfo>, 
/**
 * Its bots, weakest first.
 */
bots: Array<string>, };

export type OptionInfo = { 
/**
 * Its key.
 */
key: string, 
/**
 * Its possible values.
 */
choices: Array<string>, };

export type Moment = { 
/**
 * The number of the step.
 */
number: number, 
/**
 * When it happened, in milliseconds since 1970.
 */
at: number, 
/**
 * The events you saw.
 */
events: Array<unknown>, 
/**
 * The table as you saw it then.
 */
view: unknown, 
/**
 * What the rules added up to on the table, where the game says it beside the view.
 */
sums?: unknown, 
/**
 * The number of the latest step.
 */
latest: number, };

export type Refusal = { 
/**
 * The reason in one word.
 */
code: RefusalCode, 
/**
 * The rule that forbids it.
 */
rule?: string, 
/**
 * The reason in a sentence.
 */
message: string, 
/**
 * What is on offer and looks like what was meant.
 */
nearest?: Array<string>, };

export type RefusalCode = "bad_request" | "bad_json" | "bad_method" | "bad_name" | "bad_options" | "bad_position" | "bad_record" | "bad_table" | "bad_text" | "too_large" | "not_understood" | "not_found" | "no_such_bot" | "no_such_lesson" | "no_such_seat" | "not_offered" | "not_an_outcome" | "not_your_decision" | "stale_decision" | "game_over" | "nothing_to_take_back" | "too_long" | "not_started" | "started" | "still_played" | "closed" | "frozen" | "no_game" | "no_rematch" | "unknown_identity" | "only_people" | "foreign_origin" | "not_allowed" | "not_host" | "not_your_seat" | "not_seated" | "not_invited" | "blocked" | "seat_taken" | "seated_already" | "not_your_room" | "stood_in" | "not_stood_in" | "not_abandoned" | "held_another_seat" | "seat_kept" | "asked_already" | "not_asked" | "too_fast" | "too_many" | "too_slow" | "limited" | "busy" | "unavailable" | "internal";

export type Offer = { 
/**
 * Its text in the notation: what a client sends to do it.
 */
text: string, 
/**
 * The same as data: the type `Action` of the game.
 */
action: unknown, };

export type Opinion = { 
/**
 * The offer.
 */
action: string, 
/**
 * Its value, in the unit of the game.
 */
value: number, 
/**
 * What speaks for or against it, the weightiest first.
 */
reasons: Array<Reason>, };

export type Reason = { 
/**
 * The id of the message, without the `reason-` all of them begin with.
 */
id: string, 
/**
 * Its arguments by their names: numbers, and things in the notation of the game.
 */
arguments: { [key in string]: number | string }, };

export type Analysis = { 
/**
 * Which game.
 */
game: GameName, 
/**
 * What values are counted in.
 */
coin: string, 
/**
 * The value of one unit.
 */
scale: number, 
/**
 * Sums for each seat.
 */
seats: Array<SeatAnalysis>, 
/**
 * The decisions that left a choice, in the order of the record.
 */
decisions: Array<JudgedDecision>, 
/**
 * What chance did, in the order of the record.
 */
luck: Array<Luck>, 
/**
 * How good the table was after each input.
 */
course: Array<CoursePoint>, 
/**
 * The inputs that changed most, at most five, in the order of the record.
 */
turning_points: Array<number>, };

export type SeatAnalysis = { 
/**
 * The seat.
 */
seat: number, 
/**
 * How many decisions left it a choice.
 */
decisions: number, 
/**
 * What all of them cost against the best the bot found.
 */
loss: number, 
/**
 * How many of them cost a unit or more.
 */
mistakes: number, 
/**
 * What chance gave it beyond what could be expected; negative for what it took.
 */
luck: number, };

export type JudgedDecision = { 
/**
 * The number of the input.
 */
input: number, 
/**
 * The step of the table it was, if it was played at one.
 */
step?: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * What was done.
 */
action: string, 
/**
 * What the bot thinks of it.
 */
value: number, 
/**
 * What the bot likes best.
 */
best: Opinion, 
/**
 * What the decision cost against the best; never negative.
 */
loss: number, 
/**
 * What the bot likes next, at most four; empty where nothing was lost.
 */
alternatives: Array<Opinion>, 
/**
 * The actions named here as data, by their texts: the type `Action` of the game.
 */
actions: { [key in string]: unknown }, };

export type Luck = { 
/**
 * The number of the input.
 */
input: number, 
/**
 * The step of the table it was, if it was played at one.
 */
step?: number, 
/**
 * Whose luck it was; none for the table's.
 */
seat?: number, 
/**
 * What came.
 */
outcome: string, 
/**
 * How much better that was than what could be expected.
 */
luck: number, };

export type CoursePoint = { 
/**
 * After how many inputs.
 */
input: number, 
/**
 * The step of the table it was, if it was played at one.
 */
step?: number, 
/**
 * How good it was for each seat; one value where all play together.
 */
values: Array<number>, };

export type Progress = { 
/**
 * How many inputs are judged.
 */
done: number, 
/**
 * How many there are.
 */
of: number, };

export type LessonInfo = { 
/**
 * Its name among the lessons of its game.
 */
id: string, 
/**
 * What the player is asked to do.
 */
steps: Array<LessonStep>, };

export type LessonStep = { 
/**
 * Its name in the lesson: its words are `tutorial-GAME-LESSON-STEP`.
 */
id: string, 
/**
 * Actions on the way to it.
 */
via: Array<string>, 
/**
 * Actions that fulfil it, the best one first.
 */
do: Array<string>, 
/**
 * How many of them it takes.
 */
times: number, 
/**
 * Whether it lasts until the game is won.
 */
until_won: boolean, 
/**
 * The rule it shows.
 */
rule: string, };
