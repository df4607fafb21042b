/** Pictures made small: 256 well-chosen colours are enough for drawings. */

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLORS = 256;

/** A colour that occurs, as averages of its corner of the colour space. */
interface Color {
  rgb: [number, number, number];
  count: number;
}

/** The same picture with a palette, compressed as well as it goes. Only what browsers write is read. */
export function compressed(png: Buffer): Buffer {
  const { width, height, pixels } = decoded(png);
  const corners = new Map<number, Color>();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const key = corner(red, green, blue);
    const known = corners.get(key) ?? { rgb: [0, 0, 0], count: 0 };
    known.rgb[0] += red;
    known.rgb[1] += green;
    known.rgb[2] += blue;
    known.count += 1;
    corners.set(key, known);
  }
  for (const { rgb, count } of corners.values())
    for (const channel of [0, 1, 2] as const) rgb[channel] /= count;
  const boxes = cut([...corners.values()]);
  const index = new Map<Color, number>();
  boxes.forEach((box, at) => box.forEach((color) => index.set(color, at)));

  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const key = corner(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      const color = corners.get(key);
      rows[y * (width + 1) + 1 + x] = (color && index.get(color)) ?? 0;
    }
  }
  const palette = Buffer.from(boxes.flatMap((box) => average(box).map(Math.round)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Colours that differ by less than 4 in each channel share a corner. */
const corner = (red: number, green: number, blue: number): number =>
  ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);

/** Median cut: the box with the widest spread of the most pixels is split until there are enough. */
function cut(colors: Color[]): Color[][] {
  const spread = (box: Color[]): { channel: 0 | 1 | 2; width: number; weight: number } => {
    const widths = ([0, 1, 2] as const).map((channel) => {
      const values = box.map(({ rgb }) => rgb[channel]);
      const least = values.reduce((a, b) => Math.min(a, b));
      const most = values.reduce((a, b) => Math.max(a, b));
      return { channel, width: most - least };
    });
    const [widest] = widths.sort((a, b) => b.width - a.width);
    const count = box.reduce((sum, it) => sum + it.count, 0);
    const { channel, width } = widest ?? { channel: 0 as const, width: 0 };
    return { channel, width, weight: width * Math.sqrt(count) };
  };
  let boxes = [{ box: colors, ...spread(colors) }];
  while (boxes.length < COLORS) {
    const found = boxes.reduce((best, it) => (it.weight > best.weight ? it : best));
    if (found.box.length < 2 || found.width === 0) break;
    const { channel } = found;
    const sorted = [...found.box].sort((a, b) => a.rgb[channel] - b.rgb[channel]);
    const half = sorted.reduce((sum, it) => sum + it.count, 0) / 2;
    let sum = 0;
    let middle = sorted.findIndex((it) => (sum += it.count) > half);
    middle = Math.min(Math.max(middle, 1), sorted.length - 1);
    boxes = boxes.filter((it) => it !== found);
    for (const box of [sorted.slice(0, middle), sorted.slice(middle)])
      boxes.push({ box, ...spread(box) });
  }
  return boxes.map(({ box }) => box);
}

function average(box: Color[]): number[] {
  const count = box.reduce((sum, it) => sum + it.count, 0);
  return [0, 1, 2].map(
    (channel) => box.reduce((sum, it) => sum + (it.rgb[channel] ?? 0) * it.count, 0) / count,
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** The pixels of a PNG with 8 bits per channel, as red, green, blue. */
function decoded(png: Buffer): { width: number; height: number; pixels: Buffer } {
  let header: Buffer = Buffer.alloc(0);
  const data: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = body;
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = header[9] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(data));
  const line = width * channels;
  const pixels = Buffer.alloc(width * height * 3);
  const above = Buffer.alloc(line);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (line + 1)];
    const now = raw.subarray(y * (line + 1) + 1, (y + 1) * (line + 1));
    for (let x = 0; x < line; x += 1) {
      const left = x >= channels ? (now[x - channels] ?? 0) : 0;
      const up = above[x] ?? 0;
      const corner = x >= channels ? (above[x - channels] ?? 0) : 0;
      now[x] = ((now[x] ?? 0) + predicted(filter ?? 0, left, up, corner)) & 255;
    }
    for (let x = 0; x < width; x += 1) {
      const from = x * channels;
      pixels.set(now.subarray(from, from + 3), (y * width + x) * 3);
    }
    above.set(now);
  }
  return { width, height, pixels };
}

/** What the filters of PNG expect a byte to be. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((it) => Math.abs(estimate - it)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
