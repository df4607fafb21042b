/** The fights of a game of Sanctum, and why they ended as they did. */

import type { Because, Cause, Rule, View } from '../../generated/sanctum';
import type { Events } from '../../generated/protocol';
import type { Book } from '../printed';
import { achievementName, demonName, heroArgs, paidWords } from '../names';
import { listed, t } from '../../words/words.svelte';
import { lasting } from '../../explain/lasting';
import type { Episode, Reason } from '../../explain/reasons';

/** More sentences than these nobody reads: what matters least comes last. */
const MOST = 6;

/** What is known of a fight. */
interface Bout {
  readonly seat: number;
  /** The round of the final battle; null before it. */
  readonly round: number | null;
  readonly from: number;
  to: number;
  readonly reasons: Because[];
  isBlocked: boolean;
}

/** Every fight that came to its end, with the reasons for what happened. */
export function sanctumEpisodes(history: readonly Events[], view: View, book: Book): Episode[] {
  return boutsOf(history, view.heroes.length).map((bout) => {
    const hero = view.heroes[bout.seat];
    const who = hero ? heroArgs(hero.figure) : { who: '', whoId: '' };
    const { round, from, to } = bout;
    const title =
      round === null ? t('explain-fight-title', who) : t('explain-battle-title', { ...who, round });
    return { title, from, to, reasons: reasonsOf(bout, { who, hero, book }).slice(0, MOST) };
  });
}

/** Fights whose Block is over, in the order in which they ended. */
function boutsOf(history: readonly Events[], seats: number): Bout[] {
  const open = new Map<number, Bout>();
  const done: Bout[] = [];
  for (const { number, because } of lasting(history)) {
    for (const reason of (because ?? []) as Because[]) {
      const { seat, cause } = reason;
      if (cause.kind === 'began') {
        const all = seat === null ? Array.from({ length: seats }, (_, index) => index) : [seat];
        for (const one of all) open.set(one, begun(one, cause.round, number));
      }
      for (const bout of open.values()) {
        if (seat !== null && seat !== bout.seat) continue;
        // In the final battle a fight is over with its Block; what a card does later is no part of it.
        if (bout.isBlocked && bout.round !== null && number > bout.to) continue;
        if (cause.kind === 'over') {
          open.delete(bout.seat);
          continue;
        }
        bout.reasons.push(reason);
        bout.to = number;
        if (!bout.isBlocked && ENDS.has(cause.kind)) {
          bout.isBlocked = true;
          done.push(bout);
        }
      }
    }
  }
  return done;
}

const begun = (seat: number, round: number | null, from: number): Bout => ({
  seat,
  round,
  from,
  to: from,
  reasons: [],
  isBlocked: false,
});

type Kind = Cause['kind'];
type Of<K extends Kind> = Extract<Cause, { kind: K }>;

/** A fight ends with Block, or with a card that kills before it. */
const ENDS: ReadonlySet<Kind> = new Set<Kind>(['survivors', 'row', 'died']);

/** What sentences are about. */
interface About {
  readonly who: Record<'who' | 'whoId', string>;
  readonly hero: View['heroes'][number] | undefined;
  readonly book: Book;
}

/** The sentences for causes of each kind. */
type Sentences = {
  readonly [K in Exclude<Kind, 'began' | 'over'>]: (
    found: readonly Of<K>[],
    about: About,
  ) => string | null;
};

/** What is said, in this order: each kind of cause in one sentence. */
const SENTENCES: Sentences = {
  killed: (found, { who, book }) => {
    const demons = listed(found.map(({ demon }) => demonName(book.demon(demon))));
    return t('explain-killed', { ...who, demons, count: found.length });
  },
  defeated: ({ length }, { who }) => t('explain-cards', { ...who, count: length }),
  revealed: (found, { book }) => {
    const cards = listed(found.map(({ fury }) => book.fury(fury).name));
    return t('explain-furies', { cards, count: found.length });
  },
  paid: (found, { who }) => {
    const paid = listed(found.map(({ atom }) => paidWords(atom)));
    return t('explain-penalties', { ...who, paid });
  },
  'card-wounds': (found, { who }) => {
    const wounds = found.reduce((sum, it) => sum + it.wounds, 0);
    return t('explain-card-wounds', { ...who, wounds });
  },
  survivors: ([found]) =>
    found?.damage ? t('explain-damage', { damage: found.damage }) : t('explain-damage-none'),
  row: ([found]) => (found?.damage ? t('explain-row', { damage: found.damage }) : null),
  added: ([found]) => t('explain-row-extra', { count: found?.damage ?? 0 }),
  blocked: ([found], { who }) => t('explain-block-all', { ...who, damage: found?.damage ?? 0 }),
  wounded: ([found], { who }) => {
    const { shields = 0, wounds = 0, health = 0 } = found ?? {};
    const id = shields > 0 ? 'explain-block-some' : 'explain-block-none';
    return t(id, { ...who, shields, wounds, health });
  },
  died: (_, { who }) => t('explain-died', who),
  victorious: (_, { who }) => t('explain-victorious', who),
  raised: ({ length }, { who }) => t('explain-levels', { ...who, count: length }),
  lost: (found) => {
    const count = found.reduce((sum, it) => sum + it.levels, 0);
    return t('explain-levels-lost', { count });
  },
  skill: (found, { who, hero, book }) => {
    if (!hero) return null;
    const skills = listed(found.map(({ cell }) => book.skill(hero.figure, cell).name));
    return t('explain-skills', { ...who, skills });
  },
  item: (found, { who, book }) => {
    const items = listed(found.map(({ item }) => book.itemName(item)));
    return t('explain-items', { ...who, items });
  },
  raged: (_, { who }) => t('explain-rage', who),
  won: (found, { who }) => {
    const achievements = listed(found.map(({ achievement }) => achievementName(achievement)));
    return t('explain-achievements', { ...who, achievements });
  },
};

/** The rules of reasons, each once. */
const rulesOf = (reasons: readonly Because[]): Rule[] => [
  ...new Set(reasons.flatMap(({ rules }) => rules)),
];

function reasonsOf({ round, reasons }: Bout, about: About): Reason[] {
  const said: Reason[] = [];
  const hits = round === null ? 'killed' : 'defeated';
  if (!reasons.some(({ cause }) => cause.kind === hits)) {
    const id = round === null ? 'explain-killed-none' : 'explain-cards-none';
    said.push({
      text: t(id, about.who),
      rules: rulesOf(reasons.filter(({ cause }) => cause.kind === 'began')),
    });
  }
  for (const [kind, sentence] of Object.entries(SENTENCES)) {
    const found = reasons.filter(({ cause }) => cause.kind === kind);
    if (found.length === 0) continue;
    const causes = found.map(({ cause }) => cause);
    const text = (sentence as (found: readonly Cause[], about: About) => string | null)(
      causes,
      about,
    );
    if (text !== null) said.push({ text, rules: rulesOf(found) });
  }
  return said;
}
