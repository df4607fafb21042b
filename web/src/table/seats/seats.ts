/** The names of seats. */

import { HERO_ICON, type IconId } from '../../art/icons';
import type { SeatInfo, TableInfo } from '../../generated/protocol';
import { botArgs } from '../../pages/option-words';
import { t, words } from '../../words/words.svelte';

/** Whether the seat waits for those who left it: nobody else may learn its secrets. */
export const isKept = (info: SeatInfo): boolean => (info.kept_for ?? []).length > 0;

/** Whether a player may take a free seat, as far as the table shows. */
export const isFreeFor = (info: SeatInfo, player: string): boolean =>
  info.kind === 'open' && (!isKept(info) || info.kept_for?.includes(player) === true);

/** Whether the host may open the seat of a bot while the game runs. */
export const mayOpenBot = (table: TableInfo, info: SeatInfo): boolean =>
  info.kind === 'bot' && (!table.has_secrets || isKept(info));

/** The name of the player at a seat. */
export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  switch (info?.kind) {
    case 'person':
      return info.name;
    case 'bot':
      return t('sits-bot', botArgs(info.level));
    case 'invited':
      return t('sits-invited');
    case 'open':
    case undefined:
      return t('sits-open');
  }
}

/** The crest of the hero at a seat, if the view shows one. */
export function seatCrest(view: unknown, seat: number): IconId | undefined {
  const heroes = (view as { heroes?: { figure?: string }[] } | null)?.heroes;
  const figure = heroes?.[seat]?.figure;
  return figure ? HERO_ICON[figure as keyof typeof HERO_ICON] : undefined;
}

/** The name of the hero at a seat, if the view shows one. */
function heroName(table: TableInfo, view: unknown, seat: number): string | null {
  const figure = (view as { heroes?: { figure?: string }[] } | null)?.heroes?.[seat]?.figure;
  const id = `${table.game}-hero-${figure}`;
  return words.has(id) ? t(id) : null;
}

/** What a seat is called where bots, or one person, may hold several: then by its hero. */
export function seatLabel(table: TableInfo, view: unknown, seat: number): string {
  const info = table.seats[seat];
  if (info?.kind === 'bot') return heroName(table, view, seat) ?? seatName(table, seat);
  const isShared =
    info?.kind === 'person' &&
    table.seats.some((it, at) => at !== seat && it.kind === 'person' && it.player === info.player);
  if (!isShared) return seatName(table, seat);
  return (
    heroName(table, view, seat) ??
    t('sits-numbered', { name: seatName(table, seat), seat: seat + 1 })
  );
}

/** How a seat looks as a crest. */
export function seatKind(info: SeatInfo | undefined): 'person' | 'bot' | 'free' {
  if (info?.kind === 'person') return info.stand_in ? 'bot' : 'person';
  return info?.kind === 'bot' ? 'bot' : 'free';
}

/** Milliseconds as minutes and seconds, or as hours and days when there are many. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 48) return t('clock-hours', { hours, minutes: Math.floor((seconds % 3600) / 60) });
  return t('clock-days', { days: Math.floor(hours / 24) });
}
