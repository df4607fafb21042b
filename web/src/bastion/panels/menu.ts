/** Menus: offers that only words tell apart, chosen word by word when there are many. */

import type { RitualId } from '../../generated/bastion';
import { complete, next, pick, prefix, words, type Choice } from '../../store/choose';
import { t } from '../../words/words.svelte';
import { castName, deedLabel, type Context } from '../labels';
import { colorArgs, placeName, ritualName, seatHero, spellName } from '../names';
import { COLOR_LIST, isColor } from '../printed';

/** More offers than this are chosen word by word. */
const AT_ONCE = 7;

/** A line of a menu: what it says, and what it leads to. */
export interface Entry {
  readonly label: string;
  /** The offer it does; nothing if there is more to choose. */
  readonly offer: string | null;
  /** The words picked so far, if there is more to choose. */
  readonly picked: readonly string[];
  /** Amounts of mana, rituals: words that are drawn. */
  readonly shown: readonly string[];
  /** The drawing says it all: the label is only spoken. */
  readonly isDrawn: boolean;
}

/** The lines of a menu, after some words were picked. */
export function entries(
  offers: readonly string[],
  picked: readonly string[],
  context: Context,
): Entry[] {
  const isDrawn = offers.every((offer) => /^(pay|keep)\b/.test(offer));
  const choice = settled(prefix(offers, picked));
  if (isDrawn || choice.offers.length <= AT_ONCE) {
    return choice.offers.map((offer) => ({
      label: deedLabel(offer, context),
      offer,
      picked: choice.picked,
      shown: isDrawn ? words(offer).slice(1) : [],
      isDrawn: isDrawn && offer !== 'pay',
    }));
  }
  return ordered([...next(choice)]).map((word) => {
    const further = settled(pick(choice, word) ?? choice);
    return {
      label: wordLabel(word, choice, context),
      offer: further.offers.length === 1 ? complete(further) : null,
      picked: further.picked,
      shown: isColor(word) ? [`${word}=1`] : [],
      isDrawn: false,
    };
  });
}

/** Colours come in their order, everything else as it is offered. */
function ordered(found: readonly string[]): readonly string[] {
  return found.every(isColor) ? COLOR_LIST.filter((color) => found.includes(color)) : found;
}

/** Goes on as long as there is nothing to choose. */
function settled(choice: Choice): Choice {
  let now = choice;
  for (;;) {
    const [word, ...others] = next(now);
    const further = word !== undefined && others.length === 0 ? pick(now, word) : null;
    if (!further || complete(now)) return now;
    now = further;
  }
}

function wordLabel(word: string, choice: Choice, context: Context): string {
  const before = choice.picked.at(-1) ?? '';
  if (isColor(word)) return t(`menu-${before in GIVING ? before : 'color'}`, colorArgs(word));
  if (before === 'from') return seatHero(context.view, Number(word));
  if (choice.picked.length === 0) return t(`menu-verb-${word}`);
  if (before === 'cast') return castName(context.printed, word);
  const [kind = '', power = ''] = word.split('/');
  if (before === 'as') return spellName(kind, Number(power) || undefined);
  if (isColor(power)) return ritualName(word as RitualId);
  return placeName(context.view, word);
}

const GIVING: Readonly<Record<string, true>> = { give: true, take: true };
