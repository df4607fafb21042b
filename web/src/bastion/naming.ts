/** What an offer of Bastion is called where nothing of the board is seen beside it. */

import type { View } from '../generated/bastion';
import type { Namer } from '../table/contract';
import { deedLabel } from './deeds';

/** Names an offer. */
export const nameOffer: Namer = (offer, view, printed, seat) =>
  deedLabel(offer, { view: view as View, printed, seat });
