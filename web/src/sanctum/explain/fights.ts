/** The fights of a game of Sanctum, and why they ended as they did. */

import type { Atom, Event, View } from '../../generated/sanctum';
import type { Events } from '../../generated/protocol';
import type { Book } from '../printed';
import { achievementName, demonName, heroArgs, paidWords } from '../names';
import { listed, t } from '../../words/words.svelte';
import { lasting } from '../../explain/lasting';
import { because, type Episode, type Reason } from '../../explain/reasons';

/** More sentences than these nobody reads: what matters least comes last. */
const MOST = 6;

/** What is known of a fight. */
interface Bout {
  readonly seat: number;
  /** The round of the final battle; null before it. */
  readonly round: number | null;
  readonly from: number;
  to: number;
  readonly events: Event[];
  /** Damage that penalties added. */
  extra: number;
  isBlocked: boolean;
}

/** Every fight that came to its end, with the reasons for what happened. */
export function sanctumEpisodes(history: readonly Events[], view: View, book: Book): Episode[] {
  return boutsOf(history, view.heroes.length).map((bout) => {
    const who = whoArgs(view, bout.seat);
    return {
      title:
        bout.round === null
          ? t('explain-fight-title', who)
          : t('explain-battle-title', { ...who, round: bout.round }),
      from: bout.from,
      to: bout.to,
      reasons: (bout.round === null ? roadReasons : battleReasons)(bout, who, view, book).slice(
        0,
        MOST,
      ),
    };
  });
}

type Who = Record<'who' | 'whoId', string>;
type Tells = (bout: Bout, who: Who, view: View, book: Book) => Reason[];

function whoArgs(view: View, seat: number): Who {
  const hero = view.heroes[seat];
  return hero ? heroArgs(hero.figure) : { who: '', whoId: '' };
}

/** Fights whose Block is over, in the order in which they ended. */
function boutsOf(history: readonly Events[], seats: number): Bout[] {
  const open = new Map<number, Bout>();
  const done: Bout[] = [];
  /** Penalties add damage to the next fight. */
  const owed = new Map<number, number>();
  const begin = (seat: number, round: number | null, from: number): void =>
    void open.set(seat, { seat, round, from, to: from, events: [], extra: 0, isBlocked: false });
  for (const { number, events } of lasting(history)) {
    for (const event of events as Event[]) {
      if (event.event === 'round-began')
        for (let seat = 0; seat < seats; seat += 1) begin(seat, event.round, number);
      if (event.event === 'did' && event.typed.type === 'fight') begin(event.seat, null, number);
      if (event.event === 'penalty-paid')
        owed.set(event.seat, (owed.get(event.seat) ?? 0) + addedDamage(event.typed));
      const bout = 'seat' in event && event.seat !== null ? open.get(event.seat) : undefined;
      if (!bout) continue;
      // In the final battle a fight is over with its Block; what a card does later is no part of it.
      if (bout.isBlocked && bout.round !== null && number > bout.to) continue;
      if (bout.isBlocked && event.event === 'turn-ended') {
        open.delete(bout.seat);
        continue;
      }
      bout.events.push(event);
      bout.to = number;
      if (isOver(event) && !bout.isBlocked) {
        bout.isBlocked = true;
        bout.extra = owed.get(bout.seat) ?? 0;
        owed.delete(bout.seat);
        done.push(bout);
      }
    }
  }
  return done;
}

const addedDamage = (atom: Atom): number => (atom.kind === 'damage' ? atom.value : 0);

/** A fight ends with Block, or with a card that kills before it. */
const isOver = ({ event }: Event): boolean => event === 'block-ended' || event === 'died';

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;
const all = <Name extends Event['event']>({ events }: Bout, name: Name): Of<Name>[] =>
  events.filter((it): it is Of<Name> => it.event === name);

/** A fight on the road: demons, damage, levels, items. */
const roadReasons: Tells = (bout, who, view, book) => {
  const killed = all(bout, 'demon-killed').map((it) => book.demon(it.demon));
  const [block] = all(bout, 'block-ended');
  const demons = listed(killed.map(demonName));
  return [
    killed.length > 0
      ? because(t('explain-killed', { ...who, demons, count: killed.length }), 'S-10.14')
      : because(t('explain-killed-none', who), 'S-10.14'),
    ...(block
      ? [
          block.damage > 0
            ? because(t('explain-damage', { damage: block.damage }), 'S-11.1')
            : because(t('explain-damage-none'), 'S-11.1'),
        ]
      : []),
    ...blocking(bout, who),
    ...death(bout, who, 'S-11.6'),
    ...gains(bout, who, view, book),
    ...rage(bout, who, 'S-10.15'),
    ...achievements(bout, who),
  ];
};

/** A fight of the final battle: cards, what they did, the damage of the row. */
const battleReasons: Tells = (bout, who, _view, book) => {
  const count = all(bout, 'card-defeated').length;
  const furies = all(bout, 'fury-revealed').map((it) => book.fury(it.fury).name);
  const paid = all(bout, 'penalty-paid').map((it) => paidWords(it.typed));
  const [block] = all(bout, 'block-ended');
  return [
    count > 0
      ? because(t('explain-cards', { ...who, count }), 'S-21.4', 'S-21.5')
      : because(t('explain-cards-none', who), 'S-21.4'),
    ...(furies.length > 0
      ? [
          because(
            t('explain-furies', { cards: listed(furies), count: furies.length }),
            'S-21.7',
            'S-24.1',
          ),
        ]
      : []),
    ...(paid.length > 0
      ? [because(t('explain-penalties', { ...who, paid: listed(paid) }), 'S-23.1')]
      : []),
    ...cardWounds(bout, who),
    ...(block && block.damage > 0
      ? [because(t('explain-row', { damage: block.damage }), 'S-21.11')]
      : []),
    ...(bout.extra > 0 ? [because(t('explain-row-extra', { count: bout.extra }), 'S-23.10')] : []),
    ...blocking(bout, who),
    ...death(bout, who, 'S-21.13'),
    ...(all(bout, 'victorious').length > 0
      ? [because(t('explain-victorious', who), 'S-21.14')]
      : []),
    ...rage(bout, who, 'S-21.10'),
  ];
};

/** Wounds that a card dealt before Block. */
function cardWounds(bout: Bout, who: Who): Reason[] {
  const end = bout.events.findIndex((it) => it.event === 'block-ended');
  const before = end < 0 ? bout.events : bout.events.slice(0, end);
  const wounds = before.reduce((sum, it) => sum + (it.event === 'wounded' ? it.wounds : 0), 0);
  return wounds > 0
    ? [because(t('explain-card-wounds', { ...who, wounds }), 'S-23.1', 'S-23.3')]
    : [];
}

/** What shields did, and what came through. */
function blocking(bout: Bout, who: Who): Reason[] {
  const [block] = all(bout, 'block-ended');
  if (!block || block.damage === 0) return [];
  const { damage, shields } = block;
  if (shields >= damage)
    return [because(t('explain-block-all', { ...who, damage }), 'S-11.2', 'S-11.3')];
  const health = all(bout, 'wounded').at(-1)?.health ?? 0;
  const args = { ...who, shields, wounds: damage - shields, health };
  return shields > 0
    ? [because(t('explain-block-some', args), 'S-11.2', 'S-11.4')]
    : [because(t('explain-block-none', args), 'S-11.4')];
}

const death = (bout: Bout, who: Who, rule: string): Reason[] =>
  all(bout, 'died').length > 0 ? [because(t('explain-died', who), rule)] : [];

const rage = (bout: Bout, who: Who, rule: string): Reason[] =>
  all(bout, 'rage-activated').length > 0 && all(bout, 'died').length === 0
    ? [because(t('explain-rage', who), rule)]
    : [];

/** What killed demons brought. */
function gains(bout: Bout, who: Who, view: View, book: Book): Reason[] {
  const figure = view.heroes[bout.seat]?.figure;
  const raised = all(bout, 'gem-raised').length;
  const lost = all(bout, 'level-lost').reduce((sum, it) => sum + it.levels, 0);
  const skills = figure
    ? all(bout, 'skill-gained').map((it) => book.skill(figure, it.cell).name)
    : [];
  const items = all(bout, 'item-gained').map((it) => book.itemName(it.item));
  return [
    ...(raised > 0 ? [because(t('explain-levels', { ...who, count: raised }), 'S-12.1')] : []),
    ...(lost > 0 ? [because(t('explain-levels-lost', { count: lost }), 'S-12.5')] : []),
    ...(skills.length > 0
      ? [because(t('explain-skills', { ...who, skills: listed(skills) }), 'S-13.1')]
      : []),
    ...(items.length > 0
      ? [because(t('explain-items', { ...who, items: listed(items) }), 'S-12.10', 'S-12.11')]
      : []),
  ];
}

function achievements(bout: Bout, who: Who): Reason[] {
  const won = all(bout, 'achievement-won').map((it) => achievementName(it.achievement));
  return won.length > 0
    ? [because(t('explain-achievements', { ...who, achievements: listed(won) }), 'S-16.1')]
    : [];
}
