// What a table of each game looks like in words. Everything here is read from views, offers and
// events; the page knows no rules.

import { capital, h, words } from './common.js';

const list = (items, none = 'none') => (items?.length ? items.join(', ') : none);
const entries = (object) => Object.entries(object ?? {}).filter(([, n]) => n);
const pair = (name, ...value) => h('div', {}, h('dt', {}, name), h('dd', {}, value));
const dot = (color) => h('span', { class: `dot ${color}`, 'aria-hidden': 'true' });
const colors = ['yellow', 'green', 'blue', 'purple', 'black', 'red', 'white'];
const chips = (amounts, none = 'none') => {
  const some = entries(amounts).filter(([color]) => colors.includes(color));
  return some.length ? some.map(([color, n]) => h('span', { class: 'chip' }, dot(color), `${color} ${n}`)) : none;
};
const card = (name) => {
  const [kind, color] = name.split('/');
  return h('span', { class: 'chip' }, color && dot(color), color ? `${color} ${words(kind)}` : capital(words(kind)));
};
const place = (text) => words(text)
  .replace(/\b(head|body|boots|amulet|weapon\d)\/(\d)(?:\/(\d))?/, (_, slot, ability, space) => `${slot}, ability ${ability}${space ? `, space ${space}` : ''}`)
  .replace(/weapon(\d)/, 'weapon $1').replace(/^=/, 'to ').replaceAll('/', ' ');
const spot = (text) => text.replace(/^act\/(\d+)\/(\d+)$/, 'act $1, space $2');
/** Notation as words: `draw mage/black` is "draw black mage". */
const plain = (text) => text.split(' ').map((word) => {
  const [kind, color] = word.split('/');
  return colors.includes(color) && !colors.includes(kind) ? `${color} ${words(kind)}` : place(spot(word));
}).join(' ');

// Bastion.

const unitOf = (view, at) => {
  const [kind, number] = at.split('/');
  const unit = kind === 'wall' ? view.wall[number] : kind === 'plaza' ? view.plazas[number] : view.citadel;
  return unit == null || unit.length === 0 ? null : {
    cards: [unit].flat(),
    ...Object.fromEntries(['strength', 'price', 'protected'].map((it) =>
      [it, kind === 'citadel' ? view[it].citadel : view[it][kind === 'wall' ? 'wall' : 'plazas'][number]])),
  };
};

/** An enemy; its price is named only where it is not simply its strength in its own colour. */
function unit(view, at, name) {
  const it = unitOf(view, at);
  const price = entries(it.price).filter(([key]) => key !== 'total').map(([key, n]) => `${n} ${key}`).join(' + ');
  const isPlain = it.cards.length === 1 && price === `${it.strength[0]} ${it.cards[0].split('/')[1]}`;
  return h('li', {}, `${name}: `, it.cards.map(card), h('span', { class: 'chip' }, `strength ${it.strength.join(' + ')}`),
    !isPlain && h('div', { class: 'more' }, it.protected ? `protected (${it.protected})` : `cost ${price}`),
    isPlain && it.protected && h('div', { class: 'more' }, `protected (${it.protected})`));
}

function bastion(view, name) {
  const here = (spot) => view.heroes.map((it, seat) => it.at === spot && `${capital(it.figure)} (${name(seat)})`).filter(Boolean);
  const discs = (found) => entries(found).map(([number, color]) => h('span', { class: 'chip' }, dot(color), `${number}: ${color}`));
  const district = (color, index) => {
    const n = index + 1;
    const rules = [...new Set(Object.values(view.blocked[n] ?? {}))];
    const blocked = rules.map((rule) => `${list(entries(view.blocked[n]).filter(([, it]) => it === rule).map(([source]) => source))} (${rule})`);
    const built = entries(view.foundations[n]).map(([, it]) => card(it));
    const sections = [1, 2, 3, 4].map((it) => index * 4 + it);
    const empty = sections.filter((it) => view.wall[it] == null);
    return h('article', { class: 'card small' },
      h('h4', {}, dot(color), ` District ${n}, ${color}`, index === 0 && ' (camp)'),
      here(`district/${n}`).map((it) => h('p', { class: 'hero' }, it)),
      h('ul', {}, sections.filter((it) => !empty.includes(it)).map((it) => unit(view, `wall/${it}`, `Wall ${it}`)),
        empty.length > 0 && h('li', { class: 'dim' }, `Wall ${empty.length === 4 ? `${empty[0]} to ${empty[3]}` : list(empty)}: empty`), view.plazas[n] && unit(view, `plaza/${n}`, 'Plaza')),
      h('dl', {}, entries(view.sources[n]).length > 0 && pair('Discs on sources', discs(view.sources[n])),
        view.towers[n] && pair('Disc on the tower', card(`disc/${view.towers[n]}`)),
        view.damaged[n]?.length > 0 && pair('Damaged sources', list(view.damaged[n])),
        blocked.length > 0 && pair('Blocked sources', list(blocked)), built.length > 0 && pair('Structures', built)));
  };
  const hero = (it, seat) => h('article', { class: 'card small' },
    h('h4', {}, `${capital(it.figure)}: ${name(seat)}`),
    h('dl', {}, pair('Place', place(it.at)), pair('Mana', chips(it.mana)),
      it.spells.length > 0 && pair('Spells', it.spells.map(card)),
      it.rituals.length > 0 && pair('Rituals', it.rituals.map(card)),
      it.artifacts.length > 0 && pair('Artifacts', it.artifacts.map(card))));
  const { next, done } = view;
  const coming = next.landing ? `next lands on wall ${next.landing}` : next.mover ? `next moves from wall ${next.mover} to ${next.destination ?? 'nowhere'}` : 'nothing more comes';
  const spent = ['moved', 'channelled', 'attacked', 'revived'].filter((it) => done?.[it]);
  return [
    h('dl', { class: 'facts' }, pair('Turn', `${view.turn + 1}, ${name(view.active)}`), pair('Done this turn', list(spent, 'nothing yet')),
      pair('Enemies in the deck', `${view.decks.enemy.count}; ${coming}`),
      view.banned.length > 0 && pair('Nobody may cast', list(view.banned)),
      view.guarded.length > 0 && pair('Guarded', list(view.guarded.map(place))), pair('Citadel', list(here('citadel'), 'nobody there'))),
    view.citadel.length > 0 && h('ul', {}, unit(view, 'citadel', 'Enemies in the citadel')),
    h('h3', {}, 'Heroes'), h('div', { class: 'cards' }, view.heroes.map(hero)),
    h('h3', {}, 'Districts and wall'),
    h('p', { class: 'dim' }, 'An attack costs the strength in the colour of the enemy, unless another cost is named.'), h('div', { class: 'cards' }, view.districts.map(district)),
  ];
}

// Sanctum.

const stepName = (it) => {
  const [key, inside] = typeof it === 'string' ? [it] : Object.entries(it)[0];
  const of = { levels: () => `levels for demon ${inside.demon}, ${inside.left} left`, 'turn-over': () => `turns demon ${inside.demon} over` };
  return of[key]?.() ?? words(key);
};

/** The value of a weak point that is not hit yet. */
const weakPoint = (view, seat, demon, point) => {
  const needs = view.fights.find((it) => it.seat === seat)?.demons.find((it) => it.demon === demon);
  const hitBefore = (view.hits[demon] ?? []).filter((it) => it < point).length;
  return needs?.values[point - 1 - hitBefore];
};

/** The Fight of a seat, if it is in one. */
export function fight(view, seat) {
  const hero = view.heroes[seat];
  const ahead = view.fights?.find((it) => it.seat === seat);
  if (!ahead) return null;
  const dieState = (it) => (it.state === 'free' ? '' : it.state.on ? ` on ${place(it.state.on)}` : ` ${it.state}`);
  const die = (it, index) => h('span', { class: it.state === 'free' ? 'die' : 'die used', title: `rolled ${it.rolled}` },
    h('b', {}, String(it.value)), h('small', {}, `die ${index + 1}${it.silver ? ', silver' : ''}${it.modified ? ', changed' : ''}${dieState(it)}`));
  return h('div', { class: 'fight' }, h('p', { class: 'hero' }, 'The fight'),
    hero.fight?.dice.length > 0 && h('p', { class: 'row' }, hero.fight.dice.map(die)),
    ahead.demons.length > 0 && h('p', {}, 'Still needed: ', ahead.demons.map((it) => h('span', { class: 'need' }, `demon ${it.demon}: `, h('b', {}, it.values.join(' and '))))),
    ahead.card && h('p', {}, `The card still needs ${list(ahead.card)}.`),
    h('p', {}, `Damage ${ahead.damage}, shields ${ahead.shields} (${ahead.shields_possible} more possible): `,
      h('strong', {}, `${ahead.wounds} wounds`), ` as it is, at least ${ahead.least_wounds}.`));
}

function sanctum(view, name, own) {
  const hero = (it, seat) => {
    const worn = entries(it.slots).map(([slot, { item, gems }]) => h('li', {}, `${capital(slot).replace(/\d/, ' $&')}: item ${item} `, chips(gems, '')));
    const used = entries(it.spaces).map(([ability, spaces]) => `${place(ability)}: ${spaces.join(' and ')}`);
    return h('article', { class: 'card small' },
      h('h4', {}, `${capital(it.figure)}: ${name(seat)}`, it.fate !== 'alive' && [' ', h('span', { class: 'badge' }, it.fate)]),
      seat !== own && fight(view, seat),
      h('dl', { class: 'facts' }, pair('Place', spot(it.place)), it.step !== 'idle' && pair('Now', stepName(it.step)),
        pair('Health', h('b', {}, String(it.health)), it.marked > 0 && ` (${it.marked} marked)`), pair('Dice', String(it.dice)),
        pair('Stamina', String(it.stamina)), pair('Focus', String(it.focus)), pair('Rage', `${it.rage.active} of ${it.rage.tiles}`),
        pair('Potions', `red ${it.potions.red}, blue ${it.potions.blue}`), pair('Gems', chips(it.gems))),
      h('dl', {},
        it.zone.length > 0 && pair('Demons', list(it.zone)), it.bag.length > 0 && pair('Bag', `items ${list(it.bag)}`),
        it.skills.length > 0 && pair('Skills', list(it.skills.map(place))), used.length > 0 && pair('Tokens on abilities', used.join('; ')),
        it.tiles > 0 && pair('Achievements', String(it.tiles)), it.blessings?.length > 0 && pair('Blessings', list(it.blessings)),
        it.row && pair('Cards beaten', `${it.row.at} of ${it.row.lords.length + it.row.furies.length}`)),
      worn.length > 0 && h('ul', {}, worn));
  };
  const won = entries(Object.fromEntries(Object.entries(view.achievements.won).map(([it, seat]) => [it, name(seat)])));
  const sets = view.sets.map((it, index) => h('li', {}, `Set ${index + 1}: demons ${list(it)}`));
  return [
    h('dl', { class: 'facts' }, pair('Turn', `${view.turn + 1}, ${name(view.active)}`), view.round > 0 && pair('Round', String(view.round)),
      pair('Now', stepName(view.frame)), pair('Order of march', list(view.march.map(name))),
      view.chest.length > 0 && pair('Chest', `items ${list(view.chest)}`), view.lord.laid.length > 0 && pair('Cards of the lord', list(view.lord.laid)),
      won.length > 0 && pair('Achievements won', won.map(([it, who]) => `${place(it)} (${who})`).join(', '))),
    h('h3', {}, 'Heroes'), h('div', { class: 'cards wide' }, view.heroes.map(hero)),
    sets.length > 0 && [h('h3', {}, 'Demons on the board'), h('ul', { class: 'columns' }, sets)],
  ];
}

/** The table; the Fight of the own seat is shown where its actions are. */
export const drawView = (view, name, own) => (view.game === 'bastion' ? bastion : sanctum)(view, name, own);

/** The first word of an offer is its group; this is the rest, with what it means at this table. */
export function offerText(view, seat, offer, name) {
  const rest = offer.split(' ').slice(1);
  if (!rest.length) return capital(offer);
  const said = rest.map((word, index) => {
    if (rest[index - 1] === 'from' && /^\d$/.test(word)) return name(Number(word));
    const [kind, a, b] = word.split('/');
    if (view.game === 'bastion') {
      if (offer.startsWith('cast ') && index === 0) return `${kind} (${plain(a.replace(/-([a-z]+)$/, (all, it) => (colors.includes(it) ? `/${it}` : all)))})`;
      if (kind === 'district') return `district ${a} (${view.districts[a - 1]})`;
      const found = ['wall', 'plaza'].includes(kind) && a && unitOf(view, word);
      if (found) return `${kind} ${a} (${found.cards.map((it) => it.split('/').reverse().join(' ')).join(' + ')}, ${found.price?.total ?? '?'} discs)`;
    } else if (kind === 'set') return `set ${a} (demons ${list(view.sets[a - 1])})`;
    else if (kind === 'die') return `die ${a} (${view.heroes[seat]?.fight?.dice[a - 1]?.value ?? '?'})`;
    else if (kind === 'demon' && b) return `demon ${a} (value ${weakPoint(view, seat, Number(a), Number(b)) ?? '?'})`;
    return plain(word).replace('=', ' ');
  });
  if (offer.startsWith('keep ')) return said.join(' and ');
  if (offer.startsWith('raise ') && said.length === 2) return `${said[0]} gem at ${said[1]}`;
  return said.join(' ').replace(/^(die .*) (demon|card)/, '$1 on $2').replace(/(ability \d|(?:red|green|blue) \d) die/, '$1: die');
}

/** One event in a line. */
export function eventText(event, name) {
  const { event: kind, seat, ...rest } = event;
  const value = (it) => {
    if (it == null) return '';
    if (Array.isArray(it)) return it.map(value).join(', ');
    if (typeof it !== 'object') return plain(String(it));
    return entries(it).map(([key, n]) => (typeof n === 'number' ? `${n} ${key}` : `${place(key)} ${value(n)}`)).join(', ');
  };
  if (kind === 'ended') return 'The game is over.';
  if (kind === 'did' || kind === 'announced') return `${capital(name(seat))}: ${plain(rest.action)}`;
  if (kind === 'drawn') return `Chance${seat == null ? '' : ` (${name(seat)})`}: ${plain(rest.chance)}`;
  if (kind === 'turn-began') return `Turn ${rest.turn + 1} begins: ${name(seat)}`;
  for (const dull of ['wall', 'journey', 'march']) delete rest[dull];
  const main = Object.entries(rest).filter(([, it]) => it != null && it !== false && it !== '')
    .map(([key, it]) => (key === 'to' || key === 'from') && typeof it === 'number' && kind === 'mana-given' ? `${key} ${name(it)}`
      : it === true ? words(key) : ['mana', 'cards', 'card', 'color', 'achievement'].includes(key) ? value(it) : `${words(key)} ${value(it)}`);
  return `${seat == null ? '' : `${capital(name(seat))}: `}${capital(words(kind))}${main.length ? `: ${main.join(', ').replace(', to ', ' to ')}` : ''}`;
}

/** How it ended. */
export function outcomeText(table, outcome, name) {
  if (table.game === 'bastion') return `The game is ${outcome.result}: the bastion is ${outcome.cause} (${outcome.rule}).`;
  const score = (seat) => {
    const it = outcome.heroes[seat];
    return it.victorious ? `${name(seat)} survived with health ${it.health} and ${it.achievements} achievements` : `${name(seat)} beat ${it.cards} cards and hit ${it.hits} weak points of the next`;
  };
  return `${outcome.result === 'victory' ? 'The winner is' : 'Nobody survived. The best was'} ${list(table.winners.map(name))}. ${capital(outcome.ranking.flat().map(score).join('; '))}.`;
}
