// Rounds the outline of an icon to whole units of its box of 512: half the bytes, and no difference
// that could be seen, since errors do not add up.

/** How many numbers each command takes. */
const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;

/** The commands of a path, each with its numbers; repeated ones are written out. */
function commands(d) {
  const found = [];
  let at = 0;
  const skip = () => {
    while (at < d.length && /[\s,]/.test(d[at])) at += 1;
  };
  const number = (pattern) => {
    skip();
    pattern.lastIndex = at;
    const match = pattern.exec(d);
    if (!match) throw new Error(`not a number at ${at} of ${d}`);
    at = pattern.lastIndex;
    return Number(match[0]);
  };
  let name = '';
  for (skip(); at < d.length; skip()) {
    if (/[a-z]/i.test(d[at])) name = d[at++];
    else if (name === 'm') name = 'l';
    else if (name === 'M') name = 'L';
    const kind = name.toLowerCase();
    const count = COUNTS[kind];
    if (count === undefined) throw new Error(`unknown command ${name}`);
    const numbers = Array.from({ length: count }, (_, index) =>
      number(kind === 'a' && (index === 3 || index === 4) ? FLAG : NUMBER),
    );
    found.push({ kind, isRelative: name === kind, numbers });
  }
  return found;
}

/** A path with whole numbers, written as briefly as it can be. */
export function roundPath(d) {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let text = '';
  let before = '';
  const grid = Math.round;
  const write = (kind, numbers) => {
    const implied = before === 'm' ? 'l' : before;
    if (kind !== implied || kind === 'm' || kind === 'z') text += kind;
    else if (numbers[0] >= 0) text += ' ';
    numbers.forEach((value, index) => {
      text += (index > 0 && value >= 0 ? ' ' : '') + value;
    });
    before = kind;
  };
  for (const { kind, isRelative, numbers } of commands(d)) {
    const baseX = isRelative ? x : 0;
    const baseY = isRelative ? y : 0;
    const rx = grid(x);
    const ry = grid(y);
    if (kind === 'z') {
      x = startX;
      y = startY;
      write('z', []);
    } else if (kind === 'h') {
      x = baseX + numbers[0];
      if (grid(x) !== rx) write('h', [grid(x) - rx]);
    } else if (kind === 'v') {
      y = baseY + numbers[0];
      if (grid(y) !== ry) write('v', [grid(y) - ry]);
    } else if (kind === 'a') {
      const [radiusX, radiusY, turn, large, sweep] = numbers;
      x = baseX + numbers[5];
      y = baseY + numbers[6];
      const radius = (value) => Math.round(value * 10) / 10;
      const end = [grid(x) - rx, grid(y) - ry];
      write('a', [radius(radiusX), radius(radiusY), Math.round(turn), large, sweep, ...end]);
    } else {
      const moved = numbers.map((value, index) =>
        index % 2 === 0 ? grid(baseX + value) - rx : grid(baseY + value) - ry,
      );
      x = baseX + numbers.at(-2);
      y = baseY + numbers.at(-1);
      if (kind === 'm') {
        startX = x;
        startY = y;
      }
      if (kind === 'm' || moved.some((value) => value !== 0)) write(kind, moved);
    }
  }
  return text.replace(/-0(?=\D|$)/g, '0');
}
