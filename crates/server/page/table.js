// One table: who sits there, what it looks like, what may be done, what was said.

import { api, button, capital, choice, copyable, field, fill, games, h, live, notice, seatName, sentence, spanOf, summary } from './common.js';
import { drawView, eventText, fight, offerText, outcomeText } from './games.js';

const LOG_LINES = 300;
const MANY_OFFERS = 12;
/** Where the page has better words than the server, which counts seats from 0. */
const REFUSALS = {
  stale_decision: 'The table has changed meanwhile: look again.',
  too_fast: 'Too fast: wait a moment.',
  not_abandoned: 'Who sits there has not been away for long enough: wait a little.',
  seat_taken: 'Somebody else has that seat already.',
  not_invited: 'That seat is kept for somebody else.',
  not_your_seat: 'That seat is not yours.',
};
const seenKey = (id) => `seen ${id}`;
const stored = (key, otherwise) => JSON.parse(localStorage.getItem(key) ?? 'null') ?? otherwise;

export function showTable(main, { id, seat: invitedSeat, code, setState }) {
  let table, play, you, yours = [], number = 0, presence = { online: [], watching: 0 };
  let requests = 0, played = 0, waiting = false, follows = true, lines = [], muted = new Set(stored('muted', []));
  const questions = new Map();
  const name = (seat) => seatName(table, seat, yours.length > 1 ? '' : you) + (yours.length > 1 && yours.includes(seat) ? ` (seat ${seat + 1})` : '');

  // The parts of the page. They stay; only their insides change.
  const part = (tag, attributes) => h(tag, attributes);
  const head = part('div', { class: 'row head' });
  const ask = part('p', { class: 'ask', 'aria-live': 'polite' });
  const consent = part('div'), end = part('div'), seats = part('ul', { class: 'seats' }), seatTools = part('div');
  const eyes = part('div', { class: 'row eyes' }), tools = part('div', { class: 'row' }), situation = part('div');
  const offers = part('div', { class: 'offers', tabindex: -1 }), viewArea = part('div', { class: 'view' });
  const raw = h('pre', { tabindex: 0 }), log = h('ol', { class: 'log', tabindex: 0, 'aria-label': 'What happened' });
  const chat = h('ol', { class: 'log', tabindex: 0, 'aria-label': 'Chat', 'aria-live': 'polite' });
  const filter = h('input', { type: 'search', autocomplete: 'off', oninput: () => drawOffers() });
  const filterField = field('Show only what contains', filter);
  const whyText = h('input', { autocomplete: 'off', spellcheck: 'false', placeholder: 'attack wall/17' });
  const whyAnswer = h('p', { 'aria-live': 'polite' });
  const why = h('details', {}, h('summary', {}, 'Why not?'),
    h('form', { class: 'row', onsubmit: (event) => { event.preventDefault(); askWhy(); } },
      field('What you would like to do', whyText), h('button', {}, 'Ask')), whyAnswer);
  const sayText = h('input', { maxlength: 500, autocomplete: 'off' });
  const room = choice([['table', 'everybody'], ['spectators', 'those who watch']], 'table');
  const roomField = field('to', room);
  const sayForm = h('form', { class: 'row', onsubmit: (event) => { event.preventDefault(); say(); } },
    field('Say something', sayText), roomField, h('button', {}, 'Send'));
  const data = h('details', {}, h('summary', {}, 'As data'), raw);
  const panel = (title, ...inside) => h('section', { class: 'panel' }, h('h2', {}, title), inside);
  const actions = panel('What you may do', eyes, tools, situation, filterField, offers, why);
  fill(main, head, ask, consent, end,
    h('div', { class: 'table' },
      h('div', {}, actions, panel('The table', viewArea, data)),
      h('div', {}, panel('Seats', seats, seatTools), panel('What happened', log), panel('Chat', chat, sayForm))));
  fill(ask, 'One moment …');
  for (const it of [actions, end, consent]) it.hidden = true;

  const send = (type, more = {}) => { socket.send({ id: ++requests, type, ...more }); return requests; };
  const act = (text) => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => { waiting = false; }, 3000);
    send('act', { seat: play.seat, decision: play.decision, text });
  };
  const askWhy = () => questions.set(send('why_not', { seat: play.seat, text: whyText.value.trim() }), whyText.value.trim());
  const say = () => { if (sayText.value.trim()) { send('say', { room: room.value, text: sayText.value }); sayText.value = ''; } };
  const look = (seat) => send('look', { seat });

  // What the server says.

  const heard = {
    table(message) {
      ({ table, you, yours, play, presence, number } = message);
      played = Date.now() - (message.now - table.changed_at);
      waiting = false;
      tell(message.missed);
      hear(message.chat ?? []);
      drawAll();
      followTurn();
    },
    step(message) {
      if (message.number <= number) return;
      if (message.number > number + 1) return socket.again();
      number = message.number;
      table = message.table ?? table;
      ({ yours, play } = message);
      played = Date.now();
      waiting = false;
      tell([message]);
      drawAll();
      followTurn();
    },
    done() { waiting = false; },
    refused({ id: request, error }) {
      waiting = false;
      const text = REFUSALS[error.code] ?? sentence(error.message) + (error.rule ? ` (${error.rule})` : '');
      const near = error.nearest?.length ? ` Did you mean: ${error.nearest.join(', ')}?` : '';
      if (questions.has(request)) fill(whyAnswer, text + near); else notice(text);
    },
    why_not(message) {
      const asked = questions.get(message.id);
      fill(whyAnswer, h('code', {}, asked), message.allowed ? ': this is allowed.' : `: ${[message.text, message.rule && `(${message.rule})`].filter(Boolean).join(' ') || 'not understood.'}`);
    },
    said(line) { hear([line]); },
    presence(message) { presence = message; drawSeats(); },
    closing({ reason }) {
      const last = { frozen: 'A fault of the program stopped this table. Its record is kept.', not_allowed: 'Nobody may watch this table.', too_many: 'Too many people watch this table.' };
      if (last[reason]) { socket.stop(); fill(ask, last[reason]); }
    },
  };
  const lost = async () => {
    try { await api('GET', `/api/tables/${id}`); } catch (error) {
      if (error.status === 404) { fill(ask, 'There is no such table. ', h('a', { href: '#/' }, 'Back to the start')); return false; }
    }
    return true;
  };

  // Drawing.

  function drawAll() {
    localStorage.setItem(seenKey(id), number);
    if (code && yours.length) { code = null; history.replaceState(null, '', `#/table/${id}`); }
    fill(head, h('h1', {}, capital(table.game)), h('span', { class: 'dim' }, summary(table)));
    drawAsk(); drawConsent(); drawEnd(); drawSeats(); drawTools(); drawOffers(); drawChatForm();
    actions.hidden = !play || !yours.length || table.state !== 'running';
    fill(situation, play && fight(play.view, play.seat));
    fill(viewArea, play ? drawView(play.view, name, actions.hidden ? null : play.seat) : h('p', { class: 'dim' }, 'The game begins when all seats are taken.'));
    data.hidden = !play;
    raw.textContent = play ? JSON.stringify(play.view, null, 1) : '';
  }

  function drawAsk() {
    const mine = play?.needed.filter((it) => yours.includes(it)) ?? [];
    const others = play?.needed.filter((it) => !yours.includes(it)).map(name).join(', ');
    const here = play && mine.includes(play.seat);
    const standIn = yours.find((it) => table.seats[it].stand_in);
    const free = table.seats.filter((it) => it.kind === 'open' || it.kind === 'invited').length;
    const text = { open: `Waiting for ${free} more ${free === 1 ? 'player' : 'players'}.`, closed: 'The table is closed.', over: 'The game is over.', frozen: 'A fault of the program stopped this table.' }[table.state]
      ?? (standIn != null ? 'A bot stands in for you. Return to your seat to play on.'
        : play.asked ? 'Somebody asks to go back.'
          : here ? `It is your turn${yours.length > 1 ? ` (seat ${play.seat + 1})` : ''}: choose what to do.`
            : mine.length ? `Your seat ${mine[0] + 1} is asked.`
              : others ? `Waiting for ${others}.${play.offers.length ? ' You may do something meanwhile.' : ''}` : 'One moment …');
    if (ask.textContent !== text) fill(ask, text);
    ask.classList.toggle('turn', Boolean(table.state === 'running' && (here || mine.length)));
    document.title = `${here && table.state === 'running' ? '● ' : ''}${capital(table.game)} · Battlement`;
  }

  function drawConsent() {
    const asked = table.state === 'running' && play?.asked;
    consent.hidden = !asked;
    if (!asked) return fill(consent);
    const back = play.inputs - asked.to;
    const answer = (seat, agree) => () => send('answer_roll_back', { seat, agree });
    const mine = asked.open.filter((it) => yours.includes(it));
    fill(consent, h('div', { class: 'box', role: 'dialog', 'aria-label': 'Going back' },
      h('p', {}, `${capital(name(asked.by))} would like to go back over ${back} ${back === 1 ? 'entry' : 'entries'} of the record. Not answered yet: ${asked.open.map(name).join(', ')}.`),
      h('p', { class: 'row' }, mine.map((it) => [button(mine.length > 1 ? `Agree for seat ${it + 1}` : 'Agree', answer(it, true), { class: 'main' }), button('Refuse', answer(it, false))]),
        yours.includes(asked.by) && button('Withdraw the question', answer(asked.by, false)))));
  }

  function drawEnd() {
    const over = table.state === 'over';
    end.hidden = !over;
    if (!over) return;
    const outcome = table.outcome ?? play?.outcome;
    fill(end, h('section', { class: 'box' }, h('h2', {}, 'The end'), outcome && h('p', {}, outcomeText(table, outcome, name)),
      h('p', { class: 'row' },
        h('a', { href: `/api/tables/${id}/record`, download: `${table.game}-${id}.txt` }, 'Download the record'),
        table.rematch ? h('a', { class: 'button', href: `#/table/${table.rematch}` }, 'Go to the rematch') : yours.length > 0 && button('Play again', () => send('rematch'), { class: 'main' }),
        h('a', { href: '#/' }, 'Back to the start')),
      h('details', {}, h('summary', {}, 'The seed all chance came from'),
        h('p', {}, 'Seed: ', h('code', {}, play?.seed ?? 'not known')), h('p', {}, 'Its hash, told at the start: ', h('code', {}, table.seed_hash ?? 'none')))));
  }

  function drawSeats() {
    const running = table.state === 'running', isOpen = table.state === 'open';
    const host = table.host.id === you, seated = yours.length > 0;
    const give = (seat, to) => () => send('give_seat', { seat, to });
    const bots = (seat, text) => games.of(table.game).bots.map((level) => button(`${text} ${level}`, give(seat, { kind: 'bot', level })));
    const links = stored(`invitations ${id}`, []);
    const line = (it, seat) => {
      const mine = yours.includes(seat), online = presence.online.includes(seat);
      const timer = play?.clocks?.find((clock) => clock.seat === seat);
      const who = it.kind === 'person' ? it.name + (mine ? ' (you)' : '') : it.kind === 'bot' ? `Bot, ${it.level}` : it.kind === 'open' ? 'Free' : 'Kept for a guest';
      const may = [];
      const forMe = it.kind === 'invited' && (it.player === you || (code && Number(invitedSeat) === seat));
      if (!seated && (isOpen || running) && (it.kind === 'open' || forMe)) may.push(button(forMe ? 'Take the seat kept for you' : 'Sit down', () => send('sit', { seat, code: code ?? null }), { class: 'main' }));
      if (mine && it.stand_in) may.push(button('Return to the seat', () => send('return', { seat }), { class: 'main' }));
      if (mine && (isOpen || running)) may.push(button('Leave', () => { if (isOpen || confirm('Leave the game for good?')) send('leave', { seat }); }));
      const vacant = it.kind === 'open' || it.kind === 'invited';
      const gone = it.kind === 'person' && !mine && !online;
      if (isOpen && host && !mine) may.push(bots(seat, 'Bot:'), it.kind !== 'open' && button('Open the seat', give(seat, { kind: 'open' })));
      if (running && seated && (vacant || (gone && table.pace === 'live' && !it.stand_in))) may.push(bots(seat, 'Bot:'));
      if (running && seated && it.kind === 'person' && !mine && it.stand_in) may.push(button('Open the seat', give(seat, { kind: 'open' })));
      const invitation = vacant && links.find((link) => link.seat === seat);
      return h('li', { class: play?.needed.includes(seat) && running ? 'turn' : '' },
        it.kind === 'person' && h('span', { class: online ? 'presence on' : 'presence', role: 'img', 'aria-label': online ? 'here' : 'away', title: online ? 'here' : 'away' }),
        h('span', {}, `${seat + 1}. ${who}`), it.stand_in && h('span', { class: 'badge' }, `bot ${it.stand_in} stands in`),
        table.state === 'over' && table.winners.includes(seat) && h('span', { class: 'badge turn' }, 'won'),
        timer && h('span', { class: 'badge clock', 'data-left': timer.left, 'data-runs': timer.runs ? 1 : 0 }, spanOf(timer.left)),
        may.length > 0 && h('span', { class: 'row' }, may), invitation && copyable('Invitation to this seat', invitation.link));
    };
    fill(seats, table.seats.map(line));
    const ways = isOpen || running ? copyable('Link to this table', `${location.origin}/#/table/${id}`) : null;
    fill(seatTools, presence.watching > 0 && h('p', { class: 'dim' }, `${presence.watching} watching`), ways,
      isOpen && host && button('Close the table', () => { if (confirm('Close this table?')) send('close_table'); }));
    tick();
  }

  function tick() {
    for (const it of seats.querySelectorAll('.clock')) {
      const passed = it.dataset.runs === '1' ? Math.max(0, Date.now() - played) : 0;
      it.textContent = spanOf(it.dataset.left - passed);
    }
  }

  function drawTools() {
    const several = yours.length > 1;
    const auto = h('input', { type: 'checkbox', id: 'follow', checked: follows, onchange: () => { follows = auto.checked; followTurn(); } });
    fill(eyes, several && play && [h('span', {}, 'Play as'), yours.map((it) => button(`Seat ${it + 1}`, () => { follows &&= play.needed.includes(it); look(it); }, { 'aria-pressed': String(play.seat === it) })),
      h('span', { class: 'check' }, auto, h('label', { for: 'follow' }, 'Follow the turn'))]);
    const seat = play?.seat;
    fill(tools, play && seat != null && [
      button('Undo', () => send('take_back', { seat, decision: play.decision }), { disabled: !play.may_take_back }),
      button('Ask to go back', () => send('ask_roll_back', { seat, to: null }), { disabled: Boolean(play.asked) })]);
  }

  function followTurn() {
    const mine = play?.needed.filter((it) => yours.includes(it)) ?? [];
    if (follows && table.state === 'running' && mine.length && play.seat != null && !mine.includes(play.seat)) look(mine[0]);
  }

  function drawOffers() {
    const had = offers.contains(document.activeElement) && document.activeElement.dataset.offer;
    const all = play?.offers ?? [];
    filterField.hidden = all.length <= MANY_OFFERS;
    if (filterField.hidden) filter.value = '';
    const wanted = filter.value.trim().toLowerCase();
    const groups = new Map();
    for (const offer of all) {
      const text = offerText(play.view, play.seat, offer, name);
      if (!`${offer} ${text}`.toLowerCase().includes(wanted)) continue;
      const word = offer.split(' ')[0];
      groups.set(word, [...(groups.get(word) ?? []), button(text, () => act(offer), { 'data-offer': offer, title: offer })]);
    }
    const group = ([word, buttons]) => h('div', { role: 'group', 'aria-label': word }, h('h3', {}, capital(word)), h('div', { class: 'row' }, buttons));
    const single = [...groups].filter(([, it]) => it.length === 1);
    for (const [word, [it]] of single) if (it.dataset.offer !== word) it.textContent = `${capital(word)} ${it.textContent}`;
    fill(offers, groups.size ? [[...groups].filter(([, it]) => it.length > 1).map(group), h('div', { class: 'row single' }, single.map(([, it]) => it))]
      : h('p', { class: 'dim' }, all.length ? 'Nothing here contains that.' : 'Nothing at the moment.'));
    if (had) (offers.querySelector(`[data-offer="${CSS.escape(had)}"]`) ?? offers).focus({ preventScroll: true });
  }

  // What happened and what was said.

  function tell(steps) {
    const said = steps.flatMap((step) => [
      step.taken_back != null && `${capital(name(step.taken_back))} took something back.`,
      step.rolled_back != null && 'The table went back to an earlier moment.',
      ...step.events.map((event) => eventText(event, name)),
    ].filter(Boolean).map((text) => h('li', {}, text)));
    const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    log.append(...said.slice(-LOG_LINES));
    while (log.children.length > LOG_LINES) log.firstChild.remove();
    if (atEnd) log.scrollTop = log.scrollHeight;
  }

  function hear(more) {
    for (const line of more) if (!lines.some((it) => it.line === line.line)) lines.push(line);
    lines.sort((a, b) => a.line - b.line);
    drawChat();
  }

  function drawChat() {
    const mute = (line, on) => () => {
      send('mute', { player: line.player, muted: on });
      on ? muted.add(line.player) : muted.delete(line.player);
      localStorage.setItem('muted', JSON.stringify([...muted]));
      drawChat();
    };
    const row = (line) => h('li', {}, h('b', {}, line.name), line.room === 'spectators' && ' (to those who watch)', ': ', line.text,
      line.player !== you && button('Mute', mute(line, true), { class: 'quiet', 'aria-label': `Mute ${line.name}` }));
    const silent = new Map(lines.filter((it) => muted.has(it.player)).map((it) => [it.player, it]));
    fill(chat, !lines.length && h('li', { class: 'dim' }, 'Nothing was said yet.'), lines.filter((it) => !muted.has(it.player)).map(row),
      [...silent.values()].map((it) => h('li', { class: 'dim' }, `${it.name} is muted. `, button('Hear again', mute(it, false), { class: 'quiet' }))));
    chat.scrollTop = chat.scrollHeight;
  }

  function drawChatForm() {
    const seated = yours.length > 0, over = table.state === 'over';
    for (const option of room.options) option.disabled = option.value === 'table' ? !seated : seated && !over;
    roomField.hidden = !(seated && over);
    if (room.selectedOptions[0]?.disabled) room.value = seated ? 'table' : 'spectators';
  }

  const address = () => {
    const from = number || Math.max(0, stored(seenKey(id), 0) - 40);
    return `/api/tables/${id}/ws?resume=${from}${play?.seat != null ? `&seat=${play.seat}` : ''}`;
  };
  const socket = live(address, (message) => heard[message.type]?.(message), setState, lost);
  const ticking = setInterval(tick, 500);
  return () => { clearInterval(ticking); socket.stop(); };
}
