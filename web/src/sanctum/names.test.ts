import { describe, expect, it } from 'vitest';
import type { Action, View } from '../generated/sanctum';
import type { Offer } from '../table/contract';
import { Book } from './printed';
import recorded from './fixtures/offers.json';
import printed from './fixtures/printed.json';
import { madeUpSums } from './fixtures/sums';
import { placed } from './offers';
import { promptFor } from './prompt';
import { atomWords, optionWords, skillTiming, skillWords } from './names';

interface Moment {
  seat: number;
  offers: Offer<Action>[];
  view: View;
}
const moments = recorded as unknown as Moment[];
const book = new Book(printed);
const isGap = (text: string): boolean => /sanctum-|\{|NaN|undefined/.test(text);

describe('words', () => {
  it('asks for something in every recorded moment, with every button named', () => {
    for (const { seat, offers, view } of moments) {
      const all = offers.map(placed);
      const prompt = promptFor({
        view,
        sums: madeUpSums(view),
        seat,
        needed: [seat],
        book,
        all,
        picked: [],
        options: [],
        marked: null,
      });
      const deeds = [...(prompt.primary ? [prompt.primary] : []), ...(prompt.more ?? [])];
      const texts = [prompt.sentence, prompt.detail ?? '', ...deeds.map((deed) => deed.label)];
      expect(texts.filter(isGap)).toEqual([]);
      expect(prompt.sentence).not.toBe('');
      const isChoice = offers.some(({ action }) => action.type === 'take-wounds');
      const buttons = all.filter((offer) => offer.things.length === 0).map((it) => it.text);
      if (!isChoice) expect(deeds.map((deed) => deed.offer).sort()).toEqual(buttons.sort());
    }
  });

  it('names every option', () => {
    const distinct = new Map(
      moments
        .flatMap(({ offers }) => offers.map(placed))
        .map((offer) => [JSON.stringify(offer.action), offer]),
    );
    const texts = [...distinct.values()].map((offer) => optionWords(offer, book));
    expect([...new Set(texts.filter((text) => isGap(text) || text === ''))]).toEqual([]);
  });

  it('says what every skill and penalty does', () => {
    const figures = ['huntress', 'outlaw', 'slayer', 'dancer'] as const;
    const cells = (['red', 'green', 'blue'] as const).flatMap((color) =>
      ([1, 2, 3] as const).map((level) => `${color}/${level}` as const),
    );
    for (const figure of figures) {
      for (const cell of cells) {
        const skill = book.skill(figure, cell);
        const words = `${skillTiming(skill)} ${skillWords(skill, null)}`;
        expect(isGap(words), words).toBe(false);
      }
    }
    const atoms = [
      ...book.set.effects.flatMap(({ penalty }) => penalty),
      ...book.set.furies.flatMap(({ effect }) => effect.penalty),
    ];
    expect(atoms.map(atomWords).filter(isGap)).toEqual([]);
  });
});
