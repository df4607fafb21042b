/** Offers in words, for hints and replays. */

import type { View } from '../generated/bastion';
import type { Namer } from '../table/contract';
import { deedLabel } from './deeds';

/** What an offer is called. */
export const nameOffer: Namer = (offer, view, printed, seat) =>
  deedLabel(offer, { view: view as View, printed, seat });
