// A page for development: everything the art library draws, in either theme. Sections can be asked
// for by name: gallery.html?theme=light&only=board

import './look/index.css';
import {
  board,
  camp,
  foundationPiece,
  LOCATOR_BOX,
  locator,
  sourcePiece,
  STANDING,
  towerPiece,
  wallEnemy,
} from './art/bastion';
import {
  enemyCard,
  heroFigure,
  ritualCard,
  ritualSmall,
  spellCard,
  spellSmall,
} from './art/bastion-cards';
import {
  BLESSING_BOX,
  CARD_BOX,
  SMALL_BLESSING_BOX,
  SMALL_BOX,
  SMALL_TILE_BOX,
  TILE_BOX,
} from './art/card-parts';
import { artSprite, iconSprite } from './art/defs';
import { Bastion, BOARD_BOX, DISTRICT_NUMBERS } from './art/geometry';
import {
  HERO_ICON,
  icon,
  GAME_SIGN_BOX,
  MARK_BOX,
  mark,
  sign,
  SIGN_BOX,
  SIGNS,
  type IconId,
  type SignId,
} from './art/icons';
import { moved } from './art/markup';
import { penaltyGlyph } from './art/penalties';
import {
  brokenHearts,
  die,
  drops,
  effectGlyph,
  gem,
  gemPlace,
  healthTrack,
  healthTrackBox,
  heart,
  potion,
  POTION_BOX,
  rage,
  shield,
  socket,
  struck,
  token,
  weakPoint,
  type Pips,
} from './art/pieces';
import {
  ENEMY_SAMPLES,
  LONG_ENEMY,
  RITUAL_SAMPLES,
  sampleEnemy,
  samplePosition,
  SPELL_SAMPLES,
} from './art/samples';
import {
  ACT_SAMPLE,
  BLESSING_SAMPLES,
  DEMAND_SAMPLES,
  DEMON_SAMPLES,
  FRONT_SAMPLES,
  FURY,
  ITEM_SAMPLES,
  LORD,
  ROAD_SAMPLE,
  SKILL_SAMPLES,
  TILE_SAMPLES,
  TRAVELLER_SAMPLE,
} from './art/samples-sanctum';
import { gothicArch, road, roadBox, roadSteps, roseWindow } from './art/sanctum';
import {
  blessingCard,
  demonCard,
  furyBack,
  furyCard,
  itemCard,
  lordCard,
  lordEffectCard,
  skillCard,
  skillTile,
} from './art/sanctum-cards';
import {
  blessingSmall,
  demonSmall,
  furyBackSmall,
  furySmall,
  hiddenSmall,
  itemSmall,
  lordEffectSmall,
  lordSmall,
  skillSmall,
  tileSmall,
} from './art/sanctum-small';
import {
  charge,
  countDisc,
  manaDisc,
  pennon,
  prismaticWheel,
  strengthPlate,
  tick,
} from './art/shapes';
import { inkOf, MANA, GEMS, TINCTURES } from './art/tinctures';
import { GAME_NAMES, gameModule } from './games';
import { ICONS as BASTION } from './generated/icons/bastion';
import { ICONS as SANCTUM } from './generated/icons/sanctum';
import { ICONS as FINAL } from './generated/icons/sanctum-final';
import { ICONS as SHARED } from './generated/icons/shared';

/** A drawing in an <svg> of a width, with a caption. */
function figure(box: string, width: number, drawing: string, caption = ''): string {
  const [, , w = 1, h = 1] = box.split(' ').map(Number);
  const height = Math.round((width * h) / w);
  const text = caption ? `<figcaption>${caption}</figcaption>` : '';
  return `<figure><svg viewBox="${box}" width="${width}" height="${height}">${drawing}</svg>${text}</figure>`;
}

/** A square drawing round the origin. */
function piece(size: number, drawing: string, caption = ''): string {
  return figure(`${-size / 2} ${-size / 2} ${size} ${size}`, size, drawing, caption);
}

const ICONS = { ...SHARED, ...BASTION, ...SANCTUM, ...FINAL };
const VALUES: readonly Pips[] = [1, 2, 3, 4, 5, 6];
const LARGE = 300;
const SMALL_WIDTHS = [48, 90] as const;

/** A large card and its small forms. */
function withSmall(box: string, large: string, smallBox: string, small: readonly string[]): string {
  const minis = small.map((drawing, index) => figure(smallBox, SMALL_WIDTHS[index] ?? 48, drawing));
  return `<figure>${figure(box, LARGE, large)}<div class="row">${minis.join('')}</div></figure>`;
}

function manaSection(): string {
  const discs = MANA.flatMap((color) => [
    piece(76, manaDisc(color, 0, 0, 34, true), color),
    piece(28, manaDisc(color, 0, 0, 13)),
    piece(18, manaDisc(color, 0, 0, 8)),
    piece(12, charge(color, 0, 0, 5.6, inkOf(color), 'none')),
  ]);
  const plates = [
    ...TINCTURES.map((color, index) =>
      piece(60, strengthPlate(color, index + 4, 0, 0, 26, { district: 'purple' }), color),
    ),
    piece(60, strengthPlate('prismatic', 6, 0, 0, 26), 'prismatic'),
    piece(60, prismaticWheel(26)),
    piece(40, countDisc(3, 0, 0, 16)),
    piece(40, tick(0, 0, 10)),
    piece(60, pennon('NEW', 0, 0)),
  ];
  return discs.join('') + plates.join('');
}

function piecesSection(): string {
  return [
    ...GEMS.map((kind) => piece(56, gem(kind, 0, 0, 22), kind)),
    ...GEMS.map((kind) => piece(24, gem(kind, 0, 0, 8))),
    ...GEMS.map((kind) => piece(36, gemPlace(kind, 0, 0, 13))),
    ...VALUES.map((value) => piece(60, die(value, 0, 0, 46))),
    ...VALUES.map((value) => piece(60, die(value, 0, 0, 46, 'silver'))),
    ...VALUES.map((value) => piece(56, weakPoint({ value }, 0, 0, 44))),
    piece(56, weakPoint({ value: 4, hit: true }, 0, 0, 44), 'hit'),
    piece(64, weakPoint({ value: 4, lit: true }, 0, 0, 44), 'lit'),
    piece(64, weakPoint({ value: 5, die: { metal: 'gold' } }, 0, 0, 44), 'covered'),
    piece(54, token('stamina', 0, 0, 22), 'stamina'),
    piece(54, token('focus', 0, 0, 22), 'focus'),
    piece(54, rage(0, 0, 23), 'rage'),
    piece(54, rage(0, 0, 23, true), 'used'),
    piece(54, struck(0, 0, 22, token('focus', 0, 0, 19)), 'lost'),
    piece(54, socket('stamina', 0, 0, 22)),
    piece(54, socket('focus', 0, 0, 22)),
    piece(54, socket('either', 0, 0, 22), 'either'),
    piece(54, socket('either', 0, 0, 22, { token: 'focus' }), 'paid'),
    piece(54, socket('focus', 0, 0, 22, { corrupt: true }), 'corrupt'),
    figure(POTION_BOX, 44, potion('stamina')),
    figure(POTION_BOX, 44, potion('focus')),
    piece(50, heart(7, 0, 0, 40)),
    piece(90, brokenHearts(2, 0, 0, 34)),
    piece(70, drops(3, 0, 0, 11)),
    piece(40, shield(0, 0, 14)),
    piece(60, effectGlyph({ kind: 'set', value: 4 }, 0, 0, 40, 'var(--t-1)')),
    piece(60, effectGlyph({ kind: 'change', text: '±1' }, 0, 0, 40, 'var(--t-1)')),
    piece(80, effectGlyph({ kind: 'shields', count: 2 }, 0, 0, 40, 'var(--ivory)')),
    figure(healthTrackBox({ max: 10, now: 7 }), 370, healthTrack({ max: 10, now: 7, cut: 1 })),
    figure(healthTrackBox({ max: 10, now: 6 }), 370, healthTrack({ max: 10, now: 6, after: 4 })),
    piece(
      60,
      penaltyGlyph({ kind: 'space', icon: 'evil-hand', space: 'either' }, 0, 0, 52, 'var(--t-1)'),
    ),
    piece(60, penaltyGlyph({ kind: 'lost', piece: 'die' }, 0, 0, 52)),
    piece(
      60,
      penaltyGlyph({ kind: 'icon', icon: 'bloody-sword', count: 2 }, 0, 0, 52, 'var(--t-1)'),
    ),
  ].join('');
}

function statesSection(): string {
  const mage = sampleEnemy('mage', 'blue', 5);
  const symbiotes = [
    { glyph: 'leeching-worm', color: 'red', strength: 4 },
    { glyph: 'leeching-worm', color: 'yellow', strength: 4 },
  ] as const;
  const drawn = (caption: string, state: Parameters<typeof wallEnemy>[3], enemy = mage): string =>
    figure('-50 -100 100 150', 100, wallEnemy(enemy, STANDING, 'M', state), caption) +
    figure('-50 -100 100 150', 58, wallEnemy(enemy, STANDING, 'S', state));
  const priest = sampleEnemy('priest', 'yellow', 6, ['ward']);
  const archmage = sampleEnemy('archmage', 'black', 8, ['drain'], { bound: 'red' });
  const white = sampleEnemy('infiltrator', 'white', 3, ['vanguard'], { district: 'green' });
  return [
    drawn('rest', {}),
    drawn('legal', { light: 'legal' }),
    drawn('pointed', { light: 'pointed' }),
    drawn('selected', { selected: true }),
    drawn('forbidden', { forbidden: 'bordered-shield' }),
    drawn('new', { fresh: 'NEW' }),
    drawn('sideways', { sideways: true, light: 'legal' }, priest),
    drawn('symbiotes', { symbiotes, modifiers: ['+1', '+1'] }),
    drawn('drain', { modifiers: ['+1'] }, archmage),
    drawn('white', {}, white),
    drawn('gray', {}, sampleEnemy('rokai', 'gray', 8, ['flight', 'terror'])),
    drawn('prismatic', {}, sampleEnemy('golem', 'prismatic', 12, ['immunity'])),
    ...MANA.map((color) => piece(64, sourcePiece({ color, drained: color === 'red' }))),
    ...MANA.map((color) => piece(64, towerPiece({ color, blocked: color === 'red' }, 30))),
    piece(64, foundationPiece(undefined, 30)),
    piece(64, foundationPiece({ icon: 'cannon', color: 'green' }, 30)),
    piece(110, camp(9)),
    piece(60, heroFigure(HERO_ICON.dagdar, 0, 0, 20)),
    piece(60, heroFigure(HERO_ICON.huntress, 0, 0, 20, true)),
    ...DISTRICT_NUMBERS.map((district) =>
      figure(LOCATOR_BOX, 40, locator(new Bastion(), district, MANA[district - 1] ?? 'red')),
    ),
  ].join('');
}

function bastionCards(): string {
  const enemies = [...ENEMY_SAMPLES, LONG_ENEMY].map(({ enemy, words }) =>
    withSmall(CARD_BOX, enemyCard(enemy, words), '-33 -45 66 90', [
      wallEnemy(enemy, STANDING, 'S'),
      wallEnemy(enemy, STANDING, 'M'),
    ]),
  );
  const spells = SPELL_SAMPLES.map(({ spell, words }) =>
    withSmall(CARD_BOX, spellCard(spell, words), SMALL_BOX, [spellSmall(spell)]),
  );
  const rituals = RITUAL_SAMPLES.map(({ ritual, words }) =>
    withSmall(CARD_BOX, ritualCard(ritual, words), SMALL_BOX, [ritualSmall(ritual)]),
  );
  return [...enemies, ...spells, ...rituals].join('');
}

function sanctumCards(): string {
  return [
    ...DEMON_SAMPLES.map(({ card, name }) =>
      withSmall(CARD_BOX, demonCard(card, name), SMALL_BOX, [
        demonSmall(card),
        demonSmall(card, 'M'),
      ]),
    ),
    ...ITEM_SAMPLES.map(({ card, name }) =>
      withSmall(CARD_BOX, itemCard(card, name), SMALL_BOX, [itemSmall(card), itemSmall(card, 'M')]),
    ),
    ...SKILL_SAMPLES.map(({ card, words }) =>
      withSmall(CARD_BOX, skillCard(card, words), SMALL_BOX, [skillSmall(card)]),
    ),
    ...FRONT_SAMPLES.map(({ card, name }) =>
      withSmall(CARD_BOX, lordCard(card, LORD, name), SMALL_BOX, [
        lordSmall(card, LORD),
        lordSmall(card, LORD, 'M'),
      ]),
    ),
    ...DEMAND_SAMPLES.map(({ card, words }) =>
      withSmall(CARD_BOX, lordEffectCard(card, words), SMALL_BOX, [lordEffectSmall(card)]),
    ),
    ...DEMAND_SAMPLES.map(({ card, words, front }) =>
      withSmall(CARD_BOX, furyCard(front, card, 'Fury', words), SMALL_BOX, [
        furySmall(front, card, FURY),
        furySmall(front, card, FURY, 'M'),
      ]),
    ),
    withSmall(CARD_BOX, furyBack(FURY), SMALL_BOX, [furyBackSmall(FURY), hiddenSmall()]),
    ...TILE_SAMPLES.map(({ card, name }) =>
      withSmall(TILE_BOX, skillTile(card, name), SMALL_TILE_BOX, [tileSmall(card)]),
    ),
    ...BLESSING_SAMPLES.map(({ card, name }) =>
      withSmall(BLESSING_BOX, blessingCard(card, name), SMALL_BLESSING_BOX, [blessingSmall(card)]),
    ),
  ].join('');
}

function sanctumBoard(): string {
  const drawing = road(ROAD_SAMPLE, TRAVELLER_SAMPLE, ACT_SAMPLE) + roadSteps(2, 5);
  const emblem = gothicArch(460, 330) + moved(0, 20, roseWindow(200, LORD));
  return [
    figure(roadBox(ROAD_SAMPLE.length), 1132, drawing),
    figure('-330 -360 660 640', 420, emblem),
    ...GAME_NAMES.map((name) => figure(GAME_SIGN_BOX, 34, gameModule(name).sign())),
    figure(MARK_BOX, 40, mark()),
  ].join('');
}

function iconsSection(): string {
  const ids = Object.keys(ICONS) as IconId[];
  const signs = Object.keys(SIGNS) as SignId[];
  return [
    ...ids.map((id) => figure('-25 -25 50 50', 44, icon(id, 0, 0, 46, 'var(--t-1)'), id)),
    ...signs.map((id) => figure(SIGN_BOX, 24, sign(id), id)),
  ].join('');
}

const SECTIONS: Readonly<Record<string, () => string>> = {
  board: () => figure(BOARD_BOX, 1150, board(samplePosition())),
  phone: () => figure(BOARD_BOX, 374, board(samplePosition(), 'S')),
  turned: () =>
    [0, 60, 180, 240, 300]
      .map((gate) => figure(BOARD_BOX, 560, board(samplePosition(gate))))
      .join(''),
  mana: manaSection,
  pieces: piecesSection,
  states: statesSection,
  bastion: bastionCards,
  sanctum: sanctumCards,
  road: sanctumBoard,
  icons: iconsSection,
};

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset['theme'] = asked.get('theme') ?? root.dataset['theme'];
document.getElementById('theme')?.addEventListener('click', () => {
  root.dataset['theme'] = root.dataset['theme'] === 'light' ? 'dark' : 'light';
});

const only = asked.get('only');
const shown = Object.entries(SECTIONS).filter(([name]) => !only || only === name);
const gallery = document.getElementById('gallery');
if (gallery) {
  const parts = shown.map(([name, draw]) => `<h2>${name}</h2><div class="row">${draw()}</div>`);
  gallery.innerHTML = artSprite() + iconSprite(ICONS) + parts.join('');
}
