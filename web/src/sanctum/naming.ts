/** What an offer of Sanctum is called where nothing of the table is seen beside it. */

import type { Namer } from '../table/contract';
import { t, words } from '../words/words.svelte';
import { Book } from './book';
import { isButton, isDie, read } from './offers';
import { optionWords } from './words';

/** Names an offer. */
export const nameOffer: Namer = (offer, _view, printed) => {
  const reading = read(offer);
  const die = reading.things.find(isDie)?.split('/')[1];
  if (reading.verb === 'assign' && die) return t('hint-assign', { die });
  const set = /^engage set\/(\d+)$/.exec(offer)?.[1];
  if (set) return t('hint-set', { set });
  const button = `sanctum-do-${offer.replaceAll(' ', '-')}`;
  if (isButton(reading) && words.has(button)) return t(button);
  const what = optionWords(reading, new Book(printed));
  return die ? t('hint-die', { what, die }) : what;
};
