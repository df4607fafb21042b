/** The emblem of Bastion is its board. */

import { board } from '../art/bastion';
import { BOARD_BOX } from '../art/geometry';
import { samplePosition } from '../art/samples';
import type { Emblem } from '../game-module';

export const emblem: Emblem = { box: BOARD_BOX, drawing: board(samplePosition()), isLoose: false };
