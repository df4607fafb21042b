/** The words for options, choices and times; what has none is shown as it is written. */

import { facts, named, t, words } from '../words/words.svelte';
import { clockSpan, span, type Span } from './home/describe';
import type { Clock, TableInfo } from '../generated/protocol';

function or(id: string, otherwise: string): string {
  return words.has(id) ? t(id) : otherwise;
}

/** The name of an option. */
export const optionName = (key: string): string => or(`option-${key}`, key);
/** The name of a choice of an option; two games may call theirs differently. */
export const choiceName = (game: TableInfo['game'], key: string, choice: string): string =>
  or(`option-${key}-${choice}-${game}`, or(`option-${key}-${choice}`, choice));
/** A sentence about a choice, if there is one. */
const choiceHint = (key: string, choice: string): string => or(`option-${key}-${choice}-hint`, '');
/** The name of a bot. */
export const botName = (level: string): string => or(`bot-${level}`, level);
/** The level of a bot as an argument of a message. */
export const botArgs = (level: string) => named('level', level, botName(level));
/** A game as an argument of a message. */
export const gameArgs = (game: string) => named('game', game, t(`game-${game}`));
/** What it is like to play with a bot, if that is known. */
export const botHint = (level: string, game: TableInfo['game']): string =>
  or(`bot-${level}-${game}`, '');

/** The choices of an option, for a form. */
export function choicesOf(
  game: TableInfo['game'],
  key: string,
  choices: readonly string[],
): { value: string; label: string; hint: string }[] {
  return choices.map((value) => ({
    value,
    label: choiceName(game, key, value),
    hint: choiceHint(key, value),
  }));
}

const spanText = ({ count, unit }: Span): string => t(`span-${unit}`, { count });
/** A number of seconds in words. */
export const secondsText = (seconds: number): string => spanText(span(seconds));

/** The clock of a table in words. */
function clockText(clock: Clock): string {
  const time = spanText(clockSpan(clock));
  return t(clock.per === 'decision' ? 'turn-time' : 'game-time', { time });
}

/** How fast it is played. */
export function paceText(table: Pick<TableInfo, 'pace' | 'clock'>): string {
  if (table.clock) return clockText(table.clock);
  return t(table.pace === 'live' ? 'live' : 'own-pace');
}

/** What is played at a table: its mode, or how hard it is. */
export function modeText(
  table: Pick<TableInfo, 'game' | 'options' | 'from_position' | 'lesson'>,
): string {
  if (table.lesson) return t('table-lesson');
  if (table.from_position) return t('from-position');
  const { mode, difficulty } = table.options;
  const parts: string[] = [];
  if (mode && (mode !== 'normal' || !difficulty)) parts.push(choiceName(table.game, 'mode', mode));
  if (difficulty) parts.push(choiceName(table.game, 'difficulty', difficulty));
  return facts(parts);
}

/** What a table is called. */
export function tableName(table: Pick<TableInfo, 'name' | 'host'>): string {
  return table.name || t('table-untitled', { name: table.host.name });
}
