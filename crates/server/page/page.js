// The first page: who you are, tables, and the way to them. What is behind `#` says where you are.

import { api, attempt, button, capital, choice, copyable, field, fill, games, h, live, notice, seatName, summary, words } from './common.js';
import { showTable } from './table.js';

const main = document.getElementById('main');
const stateLine = document.getElementById('link');
let me, leave = () => {};

const setState = (text) => {
  stateLine.textContent = text;
  stateLine.className = `state ${text === 'connected' ? 'good' : text ? 'bad' : ''}`;
};
const go = (hash) => { location.hash = hash; };

async function comeIn() {
  me = await api('POST', '/api/me');
  fill(document.getElementById('who'), 'You are ', h('strong', {}, me.name));
}

async function route() {
  const parts = location.hash.split('/').slice(1).map(decodeURIComponent);
  if (location.hash && parts[0] === undefined) return;
  leave();
  leave = () => {};
  document.title = 'Battlement';
  try {
    if (!me) await comeIn();
    if (!games.list.length) games.list = await api('GET', '/api/games');
    if (parts[0] === 'table' && parts[1]) {
      leave = showTable(main, { id: parts[1], seat: parts[2], code: parts[3], setState });
    } else if (parts[0] === 'recover' && parts[1]) showRecover(parts[1]);
    else leave = showHome();
  } catch (error) {
    fill(main, h('h1', {}, 'That did not work'), h('p', {}, error.message), button('Try again', route));
  }
  scrollTo(0, 0);
}

async function start(table) {
  const created = await api('POST', '/api/tables', table);
  if (created.invitations.length) {
    localStorage.setItem(`invitations ${created.table}`, JSON.stringify(created.invitations));
  }
  go(`#/table/${created.table}`);
}

// Home.

function showHome() {
  const open = new Map(), mine = new Map();
  const [mineList, openList, overList] = [0, 0, 0].map(() => h('ul', { class: 'tables' }));
  const draw = () => {
    const turn = (it) => it.needed.some((seat) => it.seats[seat].player === me.id);
    const latest = (a, b) => turn(b) - turn(a) || b.changed_at - a.changed_at;
    const list = (element, tables, none, show) => fill(element, tables.length ? tables.sort(latest).map(show) : h('li', { class: 'dim' }, none));
    const own = [...mine.values()];
    list(mineList, own.filter((it) => it.state === 'open' || it.state === 'running'), 'None now.', tableLine);
    list(overList, own.filter((it) => it.state === 'over' || it.state === 'frozen'), 'None yet.', overLine);
    list(openList, [...open.values()].filter((it) => !mine.has(it.id)), 'Nobody has a public table now. Make one below.', tableLine);
  };
  const hear = (message) => {
    if (message.type === 'tables') {
      open.clear(); mine.clear();
      message.open.forEach((it) => open.set(it.id, it));
      message.mine.forEach((it) => mine.set(it.id, it));
    } else if (message.type === 'changed') {
      const { table } = message;
      message.mine ? mine.set(table.id, table) : mine.delete(table.id);
      const shown = table.visibility === 'public' && ['open', 'running'].includes(table.state);
      shown ? open.set(table.id, table) : open.delete(table.id);
    } else if (message.type === 'gone') open.delete(message.table);
    draw();
  };
  const section = (title, ...inside) => h('section', {}, h('h2', {}, title), inside);
  const folded = (title, ...inside) => h('details', { class: 'panel' }, h('summary', {}, h('h2', {}, title)), inside);
  const allRecords = h('a', { href: '/api/me/records', download: 'battlement-records.ndjson' }, 'Download all my records');
  fill(main, h('h1', {}, 'Play now'), quickCards(),
    h('div', { class: 'two' }, section('Your tables', mineList), section('Open tables', openList)),
    folded('New table', newTable()),
    folded('Finished games', overList, h('p', {}, allRecords)),
    folded('Your name and way back', identity()),
    folded('Programs', programs()));
  draw();
  const socket = live(() => '/api/lobby/ws', hear, setState);
  return () => socket.stop();
}

function quickCards() {
  const best = (game) => games.of(game).bots.at(-1);
  const card = (title, text, buttons) =>
    h('article', { class: 'card' }, h('h2', {}, title), h('p', {}, text), h('div', { class: 'row' }, buttons));
  const begin = (game, options, bots) => attempt(() => start({
    game, options, seats: [{ kind: 'me' }, ...Array(bots).fill({ kind: 'bot', level: best(game) })],
  }));
  const bastion = [0, 1, 2, 3].map((bots) => button(bots ? `With ${bots} bot${bots > 1 ? 's' : ''}` : 'Alone',
    begin('bastion', { mode: 'tutorial' }, bots), { class: bots ? '' : 'main', 'data-quick': `bastion-${bots}` }));
  const sanctum = [1, 2, 3].map((bots) => button(`Against ${bots} bot${bots > 1 ? 's' : ''}`,
    begin('sanctum', {}, bots), { class: bots > 1 ? '' : 'main', 'data-quick': `sanctum-${bots}` }));
  return h('div', { class: 'two' },
    card('Bastion', 'Hold the wall together against what comes over it. This is the training game, with few rules.', bastion),
    card('Sanctum', 'Fight your way through the hordes and face their lord. Whoever stands at the end wins.', sanctum));
}

const playersOf = (table) => table.seats.map((_, seat) => seatName(table, seat, me.id)).join(', ');

function tableLine(table) {
  const yours = table.needed.some((seat) => table.seats[seat].player === me.id);
  const waits = table.needed.map((seat) => seatName(table, seat, me.id)).join(', ');
  const state = yours ? 'your turn' : table.state === 'open' ? 'waits for players' : waits ? `waits for ${waits}` : 'is played';
  return h('li', {},
    h('a', { href: `#/table/${table.id}` }, capital(table.game)), ` ${summary(table)}`,
    h('div', {}, h('span', { class: yours ? 'badge turn' : 'badge' }, state), ` ${playersOf(table)}`));
}

function overLine(table) {
  const names = table.winners.map((seat) => seatName(table, seat, me.id)).join(', ');
  const end = table.state === 'frozen' ? 'stopped by a fault' : names ? `won by ${names}` : 'lost';
  const when = new Date(table.changed_at).toLocaleDateString();
  return h('li', {}, h('a', { href: `#/table/${table.id}` }, capital(table.game)), ` ${when}: ${end}. `,
    h('a', { href: `/api/tables/${table.id}/record`, download: `${table.game}-${table.id}.txt` }, 'Download the record'));
}

// A new table.

function newTable() {
  const area = h('div', { class: 'grid' }), seatsArea = h('div', { class: 'grid' });
  let own = [], game, count, options;
  const names = (game) => [['me', 'Me'], ['open', 'Open to anybody'], ['invited', 'By an invitation link'],
    ...games.of(game).bots.map((it) => [`bot ${it}`, `Bot: ${it}`]),
    ...own.map((it) => [`player ${it.id}`, `My program ${it.name}`]), ['player', 'A player whose id I know']];
  const drawSeats = () => fill(seatsArea, Array.from({ length: Number(count.value) }, (_, seat) => {
    const id = h('input', { 'aria-label': `Id of the player for seat ${seat + 1}`, placeholder: 'id of the player', hidden: true });
    const kind = choice(names(game.value), seat ? `bot ${games.of(game.value).bots.at(-1)}` : 'me', (it) => { id.hidden = it !== 'player'; });
    const box = field(`Seat ${seat + 1}`, kind);
    box.append(id);
    box.seat = () => {
      const [word, rest] = kind.value.split(' ');
      if (word === 'bot') return { kind: 'bot', level: rest };
      if (word === 'player') return { kind: 'invited', player: rest ?? id.value.trim() };
      return word === 'invited' ? { kind: 'invited', player: null } : { kind: word };
    };
    return box;
  }));
  const drawGame = () => {
    const info = games.of(game.value);
    options = info.options.map(({ key, choices }) =>
      [key, choice([['', 'as usual'], ...choices.map((it) => [it, words(it)])], '')]);
    const numbers = Array.from({ length: info.most - info.fewest + 1 }, (_, n) => String(n + info.fewest));
    count = choice(numbers.map((it) => [it, it]), '2', drawSeats);
    fill(area, field('Game', game), options.map(([key, select]) => field(capital(key), select)), field('Seats', count));
    drawSeats();
  };
  game = choice(games.list.map((it) => [it.game, capital(it.game)]), 'bastion', drawGame);
  const shown = choice([['link', 'Only with the link'], ['public', 'Everybody, in the list']], 'link');
  const pace = choice([['live', 'In one sitting'], ['own', 'Everybody when they like']], 'live');
  const per = choice([['', 'No clock'], ['decision', 'For each decision'], ['seat', 'For the whole game']], '', (it) => { time.hidden = !it; });
  const amount = h('input', { type: 'number', min: 1, value: 5, required: true });
  const unit = choice([['1', 'seconds'], ['60', 'minutes'], ['3600', 'hours'], ['86400', 'days']], '60');
  const time = h('div', { class: 'parts', hidden: true }, field('Time', amount), field('Unit', unit));
  const allowed = h('input', { type: 'checkbox', id: 'watching', checked: true });
  const delay = h('input', { type: 'number', min: 0, max: 3600, value: 0, required: true });
  const send = attempt(() => start({
    game: game.value,
    options: Object.fromEntries(options.map(([key, select]) => [key, select.value]).filter(([, value]) => value)),
    seats: [...seatsArea.children].map((it) => it.seat()),
    visibility: shown.value, pace: pace.value,
    clock: per.value ? { per: per.value, seconds: Math.round(amount.value * unit.value) } : null,
    watching: { allowed: allowed.checked, delay: Number(delay.value) },
  }));
  drawGame();
  api('GET', '/api/programs').then((list) => { own = list; if (own.length) drawSeats(); }, () => {});
  return h('form', { onsubmit: send }, area, seatsArea,
    h('div', { class: 'grid' }, field('Who sees the table', shown), field('Pace', pace), field('Clock', per), time,
      field('Delay for those who watch (seconds)', delay)),
    h('p', { class: 'check' }, allowed, h('label', { for: 'watching' }, 'Others may watch')),
    h('button', { class: 'main' }, 'Make the table'));
}

// Who you are.

function identity() {
  const name = h('input', { maxlength: 24, required: true, value: me.name, autocomplete: 'nickname' });
  const shown = h('div', { 'aria-live': 'polite' });
  const rename = attempt(async () => { await api('PATCH', '/api/me', { name: name.value }); await comeIn(); notice(`You are ${me.name} now.`); });
  const keep = attempt(async () => {
    if (me.is_kept && !confirm('A new passphrase makes the old one invalid. Go on?')) return;
    const { passphrase, link } = await api('POST', '/api/me/recovery');
    me.is_kept = true;
    fill(shown, h('p', {}, 'Keep one of these in a safe place. They are shown only now, and whoever has them can play as you.'),
      copyable('Passphrase', passphrase), copyable('The same as a link', link));
  });
  const phrase = h('input', { required: true, autocomplete: 'off', spellcheck: 'false' });
  const forget = attempt(async () => {
    if (!confirm(me.is_kept ? 'Forget you in this browser?' : 'You have no way back: this guest would be lost. Forget it?')) return;
    await api('POST', '/api/me/forget');
    await comeIn();
    route();
  });
  return [
    h('form', { class: 'row', onsubmit: rename }, field('Your name', name), h('button', {}, 'Change the name')),
    h('p', {}, 'Your id, for those who want to invite you: ', h('code', {}, me.id)),
    h('p', {}, 'You are a guest known by this browser only, until you have a way back.'),
    h('p', { class: 'row' }, button('Get a way back', keep), button('Forget me in this browser', forget)), shown,
    h('form', { class: 'row', onsubmit: attempt(() => recover(phrase.value)) },
      field('Passphrase of another device', phrase), h('button', {}, 'Come back')),
  ];
}

async function recover(passphrase) {
  await api('POST', '/api/recover', { passphrase });
  await comeIn();
  notice(`Welcome back, ${me.name}.`);
  history.replaceState(null, '', '#/');
  route();
}

function showRecover(passphrase) {
  fill(main, h('h1', {}, 'Come back'),
    h('p', {}, `This link brings back somebody you were before. In this browser you are ${me.name} now`,
      me.is_kept ? '.' : ', without a way back: this guest would be lost.'),
    h('p', { class: 'row' }, button('Come back', attempt(() => recover(passphrase)), { class: 'main' }), button(`Stay ${me.name}`, () => go('#/'))));
}

// Programs.

function programs() {
  const list = h('ul', { class: 'tables' }), shown = h('div', { 'aria-live': 'polite' });
  const name = h('input', { maxlength: 24, required: true });
  const revoke = (it) => attempt(async () => {
    if (confirm(`Take the token of ${it.name} away?`)) { await api('DELETE', `/api/programs/${it.id}`); await draw(); }
  });
  const draw = async () => fill(list, (await api('GET', '/api/programs')).map((it) =>
    h('li', { class: 'row' }, h('span', {}, it.name, ' ', h('code', {}, it.id)), button('Take the token away', revoke(it), { 'aria-label': `Take the token of ${it.name} away` }))));
  const add = attempt(async () => {
    const made = await api('POST', '/api/programs', { name: name.value });
    name.value = '';
    fill(shown, h('p', {}, `The token of ${made.name} is shown only now:`), copyable('Token', made.token));
    await draw();
  });
  draw().catch(() => {});
  return [h('p', {}, 'A program of yours can take a seat with its own token.'), list,
    h('form', { class: 'row', onsubmit: add }, field('Name of the program', name), h('button', {}, 'Add a program')), shown];
}

document.querySelector('.skip').onclick = (event) => { event.preventDefault(); main.focus(); };
addEventListener('hashchange', route);
route();
