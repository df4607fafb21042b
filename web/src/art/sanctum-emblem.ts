// The emblem of Sanctum: its rose window with the arch.

import { hatch } from './defs';
import { icon, type IconId } from './icons';
import { circle, group, path, polar, ring, short, times, xy } from './markup';
import { reference } from './names';
import { deepOf, ENGRAVE, fillOf, IVORY, type DemonColor } from './tinctures';

const GLASS: readonly DemonColor[] = ['red', 'green', 'blue'];
const LOBES = 12;
const LEAD = 'var(--rose-lead)';
/** The radius for which the window is drawn. */
const ROSE_RADIUS = 200;

/** The glass at a place of the window: the three colours in turn. */
function glass(index: number): DemonColor {
  return GLASS[index % GLASS.length] ?? 'red';
}

/** A round lobe at the edge, with a bright roundel in it. */
function lobe(index: number): string {
  const color = glass(index);
  const [x, y] = polar(152, index * 30);
  const pane = (fill: string): string => circle(x, y, 35, { fill });
  const [u, v] = polar(183, index * 30 + 15);
  return (
    pane(deepOf(color)) +
    pane(hatch('field', color)) +
    pane(reference('spot')) +
    circle(x, y, 35, { fill: 'none', stroke: IVORY, 'stroke-width': 2.4 }) +
    circle(x, y, 12, { fill: fillOf(color), stroke: LEAD, 'stroke-width': 2 }) +
    circle(u, v, 9, { fill: fillOf('white'), opacity: 0.85 })
  );
}

/** A petal between the hub and the lobes. */
function petal(index: number): string {
  const color = glass(index + 1);
  const angle = index * 30 + 15;
  const p = (r: number, turn: number): string => xy(polar(r, angle + turn));
  const d = `M${p(46, 0)}C${p(70, -17)} ${p(102, -13)} ${p(112, 0)}C${p(102, 13)} ${p(70, 17)} ${p(46, 0)}Z`;
  const bar = { stroke: IVORY, 'stroke-width': 2.2 };
  return (
    path(d, { fill: deepOf(color) }) +
    path(d, { fill: hatch('field', color) }) +
    path(d, { fill: 'none', ...bar }) +
    path(`M${p(112, 0)}L${p(128, 0)}`, bar)
  );
}

/** The rose window round the origin: twelvefold, glass in the colours of the demons. */
export function roseWindow(radius: number, hub: IconId): string {
  const line = { fill: 'none', stroke: IVORY };
  const drawn = [
    ring(200, { fill: LEAD }),
    ...times(LOBES, lobe),
    ...times(LOBES, petal),
    ring(116, { ...line, 'stroke-width': 2.6 }),
    ring(198, { ...line, 'stroke-width': 4 }),
    ring(192, { ...line, 'stroke-opacity': 0.4, 'stroke-width': 1.2 }),
    ring(44, { fill: LEAD, stroke: IVORY, 'stroke-width': 2.6 }),
    ring(38, { ...line, 'stroke-opacity': 0.4, 'stroke-dasharray': '2 3' }),
    icon(hub, 0, -1, 50, IVORY),
  ];
  return group({ transform: `scale(${short(radius / ROSE_RADIUS)})` }, ...drawn);
}

/** A pointed arch with the lines of its buttresses, round the origin. */
export function gothicArch(width: number, height: number): string {
  return times(5, (index) => {
    const d = index * 13;
    const side = width / 2 + d;
    const spring = -height * 0.42 - d;
    const shoulder = `${short(width * 0.2)},${short(-height * 0.72 - d)}`;
    const top = short(-height * 0.86 - d * 1.25);
    const outline =
      `M${-side},${height}V-10C${-side},${spring} -${shoulder} 0,${top}` +
      `C${shoulder} ${side},${spring} ${side},-10V${height}`;
    return path(outline, {
      fill: 'none',
      stroke: ENGRAVE,
      'stroke-opacity': 0.5 - 0.09 * index,
      'stroke-width': index ? 1 : 2,
    });
  }).join('');
}
