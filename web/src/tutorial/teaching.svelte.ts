/** A lesson that is played at a table: what the coach says, and what can be asked of it. */

import { failureText } from '../components/failure';
import { firstGame } from '../games';
import type { LessonInfo } from '../generated/protocol';
import { router } from '../router.svelte';
import type { TableSession } from '../table/table-session.svelte';
import { coach, skipped, type Says, type Skip } from './coach';
import { beginLesson, loadLessons, nextLesson } from './lessons';
import { finishLesson, keepSkips, skipsOf } from './progress';

/** A lesson that is played at a table. */
export class Teaching {
  private lessons = $state.raw<readonly LessonInfo[]>([]);
  private skips = $state.raw<readonly Skip[]>([]);
  isBusy = $state(false);
  failure = $state('');

  private readonly table = $derived.by(() => this.tableSession.table);
  readonly game = $derived(this.table?.game ?? firstGame());
  /** Which lesson, from 0; -1 for one this server does not have any more. */
  readonly number = $derived(this.lessons.findIndex((it) => it.id === this.table?.lesson));
  readonly count = $derived(this.lessons.length);
  readonly lesson = $derived(this.lessons[this.number] ?? null);
  readonly next = $derived(this.lesson && nextLesson(this.lessons, this.lesson.id));
  private readonly deeds = $derived.by(() => this.tableSession.play?.deeds ?? []);

  /** What the coach says; null before it knows the lesson. */
  readonly says = $derived.by((): Says | null => {
    const { tableSession, lesson, table, deeds, skips } = this;
    if (!lesson || !table || !tableSession.play) return null;
    return coach(lesson.steps, {
      deeds,
      skips,
      offers: tableSession.play.offers.map((offer) => offer.text),
      isMine: tableSession.isMine,
      end: !tableSession.isOver ? null : table.winners.includes(0) ? 'won' : 'lost',
    });
  });
  /** The offer to light up. */
  readonly lit = $derived.by(() =>
    this.says && 'lit' in this.says && !this.tableSession.isBehind ? this.says.lit : null,
  );
  readonly mayGoBack = $derived.by(() => this.deeds.length > 0 && !this.tableSession.isOver);

  constructor(
    private readonly tableSession: TableSession,
    private readonly id: string,
  ) {
    this.skips = skipsOf(localStorage, id);
    loadLessons(tableSession.table?.game ?? firstGame()).then(
      (lessons) => (this.lessons = lessons),
      (reason: unknown) => (this.failure = failureText(reason)),
    );
  }

  /**
   * Steps back: free within the rules; beyond them the server allows it, because a lesson has no
   * other players.
   */
  back(): void {
    const { client } = this.tableSession;
    if (client.state.play?.may_take_back) client.takeBack();
    else client.askBack();
  }

  /** Passes the step over that is asked for. */
  skip(): void {
    if (!this.lesson) return;
    this.skips = skipped(this.skips, this.lesson.steps, this.deeds);
    keepSkips(localStorage, this.id, this.skips);
  }

  /** The lesson is finished: remembers it. */
  finish(): void {
    if (this.lesson) finishLesson(localStorage, this.game, this.lesson.id);
  }

  /** Goes on to another lesson, or plays this one again; this table is not needed any more. */
  async begin(lesson: string): Promise<void> {
    this.isBusy = true;
    try {
      const table = await beginLesson(this.game, lesson);
      await this.close();
      router.go(`/table/${table}`);
    } catch (reason) {
      this.failure = failureText(reason);
      this.isBusy = false;
    }
  }

  /** Closes the table of a finished lesson and goes elsewhere. */
  async leave(path: string): Promise<void> {
    if (this.says?.kind === 'done') await this.close();
    router.go(path);
  }

  private async close(): Promise<void> {
    if (!this.tableSession.isOver) await this.tableSession.client.ask({ type: 'close_table' });
  }
}
