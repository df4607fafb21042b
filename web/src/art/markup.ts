// The smallest pieces of SVG text. Everything in this folder is built from them: functions that take
// plain data and return markup, without a DOM.

/** A point of a drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Attributes of an element; those without a value are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const DECIMALS = 100;

/** A number as SVG wants it: at most two decimals, no "-0". */
export function short(value: number): string {
  return String(Math.round(value * DECIMALS) / DECIMALS + 0);
}

/** A point as "x,y". */
export function xy([x, y]: Point): string {
  return `${short(x)},${short(y)}`;
}

/** Text made safe for markup. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** One element; numbers are shortened, children are markup. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`;
}

/** A circle round a point. */
export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return element('circle', { cx: cx || undefined, cy: cy || undefined, r, ...attributes });
}

/** A circle round the origin. */
export function ring(r: number, attributes: Attributes): string {
  return circle(0, 0, r, attributes);
}

/** A rectangle with rounded corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  attributes: Attributes,
): string {
  return element('rect', { x, y, width, height, rx: rx || undefined, ...attributes });
}

/** A rectangle with rounded corners round the origin. */
export function middleRect(
  width: number,
  height: number,
  rx: number,
  attributes: Attributes,
): string {
  return rect(-width / 2, -height / 2, width, height, rx, attributes);
}

const LONG_NUMBER = /-?\d*\.\d{3,}(e-?\d+)?/g;

/** A path; long numbers in its outline are shortened. */
export function path(d: string, attributes: Attributes): string {
  const outline = d.replace(LONG_NUMBER, (number) => short(Number(number)));
  return element('path', { d: outline, ...attributes });
}

/** The outline of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(xy).join('L')}Z`;
}

/** The outline of an open line. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(xy).join('L')}`;
}

/** Markup in a group of its own. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, children.join(''));
}

/** Markup moved to a point. */
export function moved(x: number, y: number, ...children: readonly string[]): string {
  return group({ transform: `translate(${xy([x, y])})` }, ...children);
}

/** Markup turned clockwise by degrees. */
export function turned(degrees: number, ...children: readonly string[]): string {
  return degrees
    ? group({ transform: `rotate(${short(degrees)})` }, ...children)
    : children.join('');
}

/** Markup of a turned frame that itself stays upright: moved, then turned back. */
export function upright(
  x: number,
  y: number,
  rotation: number,
  ...children: readonly string[]
): string {
  return moved(x, y, turned(-rotation, ...children));
}

/** The numbers 0 to count - 1, for drawing things in a row. */
export function times<T>(count: number, draw: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => draw(index));
}

/** Offsets that centre `count` things with a distance of `pitch` round zero. */
export function centred(count: number, pitch: number): number[] {
  return times(count, (index) => (index - (count - 1) / 2) * pitch);
}

/** A point of a circle round the origin; degrees clockwise from the right. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A transform that scales a unit drawing to `scale` at a point. */
export function placed(x: number, y: number, scale: number): string {
  return `translate(${xy([x, y])}) scale(${Math.round(scale * 1e4) / 1e4})`;
}
