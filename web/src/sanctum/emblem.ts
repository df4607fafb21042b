/** The emblem of Sanctum is its rose window in an arch. */

import { moved } from '../art/markup';
import { gothicArch, roseWindow } from '../art/sanctum';
import type { Emblem } from '../game-module';

export const emblem: Emblem = {
  box: '-330 -330 660 660',
  drawing: gothicArch(460, 330) + moved(0, 20, roseWindow(200, 'overlord-helm')),
  isLoose: true,
};
