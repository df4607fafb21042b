// What every part of the page uses: making elements, asking the server, staying connected.

/** Makes an element: `on…` are listeners, the rest are attributes; false and null are left out. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value') element.value = value;
    else if (value !== false && value != null) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((it) => it != null && it !== false));
  return element;
}

export const fill = (element, ...children) =>
  element.replaceChildren(...children.flat(Infinity).filter((it) => it != null && it !== false));

export const button = (text, onclick, attributes = {}) =>
  h('button', { type: 'button', onclick, ...attributes }, text);

let serial = 0;

/** A control with its label above it. */
export function field(text, control) {
  control.id ||= `field${++serial}`;
  return h('div', { class: 'field' }, h('label', { for: control.id }, text), control);
}

/** A choice; entries are `[value, text]`. */
export const choice = (entries, value, onchange = () => {}) => {
  const select = h('select', { onchange: () => onchange(select.value) },
    entries.map(([it, text]) => h('option', { value: it }, text)));
  select.value = value;
  return select;
};

/** A text somebody will want to pass on. */
export function copyable(label, text) {
  const box = h('input', { readonly: true, value: text, onfocus: () => box.select() });
  const copy = async () => {
    box.select();
    try { await navigator.clipboard.writeText(text); } catch { document.execCommand('copy'); }
    notice('Copied.');
  };
  return h('div', { class: 'copy' }, field(label, box), button('Copy', copy));
}

export function notice(text) {
  const area = document.getElementById('notice');
  const hide = () => { if (area.firstChild === line) fill(area); };
  const line = h('div', {}, h('span', {}, text), button('Close', () => hide()));
  fill(area, line);
  setTimeout(hide, 6000);
}

/** Asks the server; what it refuses is thrown with its reason. */
export async function api(method, path, body) {
  const options = { method, headers: body ? { 'content-type': 'application/json' } : {} };
  const answer = await fetch(path, { ...options, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) {
    let reason = { message: `The server answered ${answer.status}.` };
    try { reason = JSON.parse(text); } catch { /* it was not the API that answered */ }
    throw Object.assign(new Error(reason.message), { status: answer.status });
  }
  return text ? JSON.parse(text) : null;
}

/** Does something for a button; what goes wrong is shown. */
export const attempt = (work) => async (event) => {
  event?.preventDefault?.();
  try { await work(event); } catch (error) { notice(sentence(error.message)); }
};

/** A socket that comes back by itself, more and more patiently. */
export function live(address, onmessage, onstate, onlost = async () => true) {
  let socket, timer, tries = 0, stopped = false;
  const open = () => {
    clearTimeout(timer);
    if (stopped) return;
    onstate(tries ? 'connecting again …' : 'connecting …');
    socket = new WebSocket(location.origin.replace(/^http/, 'ws') + address());
    socket.onmessage = (event) => {
      tries = 0;
      onstate('connected');
      onmessage(JSON.parse(event.data));
    };
    socket.onclose = async () => {
      if (stopped) return;
      const wait = Math.min(15000, 400 * 2 ** Math.min(tries++, 6)) * (0.7 + Math.random() * 0.6);
      onstate('not connected: trying again soon');
      timer = setTimeout(open, wait);
      if (!(await onlost())) stop();
    };
  };
  const hurry = () => { if (socket.readyState === WebSocket.CLOSED) open(); };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    socket?.close();
    onstate('');
  };
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  open();
  return {
    stop,
    again: () => socket.close(),
    send: (message) => {
      if (socket.readyState !== WebSocket.OPEN) return notice('Not connected: nothing was sent.');
      socket.send(JSON.stringify(message));
    },
  };
}

export const games = { list: [], of: (name) => games.list.find((it) => it.game === name) };
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const sentence = (text) => capital(text) + (/[.!?]$/.test(text) ? '' : '.');
export const words = (text) => text.replace(/(?<=[a-z])[-_](?=[a-z])/g, ' ');

/** How a seat is called. */
export function seatName(table, seat, you) {
  const it = table.seats[seat];
  if (!it) return `seat ${seat + 1}`;
  if (it.kind === 'person') return it.player === you ? 'you' : it.name;
  if (it.kind === 'bot') return `bot ${seat + 1}`;
  return it.kind === 'open' ? 'a free seat' : 'a guest to come';
}

export const summary = (table) => {
  const { mode, difficulty } = table.options;
  const kind = mode === 'tutorial' ? 'training game' : [mode, difficulty].filter(Boolean).map(words).join(', ');
  const clock = table.clock && `${spanOf(table.clock.seconds * 1000)} per ${table.clock.per === 'seat' ? 'player' : 'decision'}`;
  return [kind, table.pace === 'own' && 'own pace', clock].filter(Boolean).join(' · ');
};

export const spanOf = (milliseconds) => {
  const s = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (n) => String(n).padStart(2, '0');
  if (s >= 172800) return `${Math.floor(s / 86400)} days`;
  return s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
};
