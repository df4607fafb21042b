/** Bastion in a few drawings, made of what lies on the table. */

import { camp, ghostCard, walk, wallPiece, board, type Position } from '../art/bastion';
import { spellSmall } from '../art/bastion-cards';
import { sourcePiece, towerPiece } from '../art/district-pieces';
import { heroFigure } from '../art/figures';
import { BOARD_BOX } from '../art/geometry';
import { ENEMY_ICON, HERO_ICON, SPELL_ICON } from '../art/icons';
import { moved } from '../art/markup';
import { sampleEnemy, samplePosition } from '../art/samples';
import { manaDisc } from '../art/shapes';
import { STANDING, wallEnemy } from '../art/wall-cards';
import type { Step } from '../rules/overview';

/** The steps of the overview. */
export function overview(): Step[] {
  const sample = samplePosition();
  // A calm position without labels: the text beside it explains what comes next.
  const position: Position = { ...sample, ghosts: [], protection: [], citadel: [] };
  const { bastion: place } = sample;
  const warrior = sampleEnemy('warrior', 'red', 4);
  return [
    {
      id: 'board',
      chapter: 2,
      box: BOARD_BOX,
      drawing: board(
        { ...position, wall: sample.wall.filter((it) => it.section < 17 && !it.state) },
        'S',
      ),
    },
    {
      id: 'channel',
      chapter: 8,
      box: '-94 -34 194 68',
      drawing:
        moved(-58, 0, sourcePiece({ color: 'green' })) +
        moved(0, 0, towerPiece({ color: 'green' }, 0)) +
        [0, 1, 2].map((it) => manaDisc('green', 44 + it * 17, 0, 14)).join(''),
    },
    {
      id: 'attack',
      chapter: 9,
      box: '-94 -58 196 104',
      drawing:
        moved(-56, 0, wallEnemy(warrior, STANDING, 'M', {})) +
        heroFigure(HERO_ICON.dagdar, 4, 2, 20, true) +
        [0, 1, 2, 3].map((it) => manaDisc('red', 42 + it * 14, 2, 12)).join(''),
    },
    {
      id: 'spells',
      chapter: 12,
      box: '-84 -40 168 80',
      drawing: (['fireball', 'speed', 'alchemy'] as const)
        .map((spell, index) =>
          moved(-78 + index * 54, -34, spellSmall({ icon: SPELL_ICON[spell] })),
        )
        .join(''),
    },
    {
      id: 'enemies',
      chapter: 10,
      box: '-450 -400 470 420',
      drawing:
        board({ ...position, wall: [], camp: undefined, districts: [] }, 'S') +
        moved(-330, -330, camp(9)) +
        walk(place, 2) +
        wallPiece(place, { section: 3, enemy: sampleEnemy('beast', 'yellow', 3) }) +
        wallPiece(place, { section: 4, enemy: sampleEnemy('scout', 'blue', 4, ['vanguard']) }) +
        ghostCard(place, { section: 2, icon: ENEMY_ICON.beast, label: '', certain: true }),
    },
    {
      id: 'end',
      chapter: 11,
      box: BOARD_BOX,
      drawing: board({ ...position, wall: [], camp: 0 }, 'S'),
    },
  ];
}
