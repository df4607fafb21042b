/** The lessons of a game, and how one is begun. */

import type { LessonInfo, TableInfo } from '../generated/protocol';
import { api } from '../net/api';

type Game = TableInfo['game'];

const kept = new Map<Game, Promise<LessonInfo[]>>();

/** The lessons of a game, in the order in which they are learnt; asked for once. */
export function loadLessons(game: Game): Promise<LessonInfo[]> {
  const asked = kept.get(game) ?? api.lessons(game);
  kept.set(game, asked);
  asked.catch(() => kept.delete(game));
  return asked;
}

/** Begins a lesson: the table it is played at. */
export async function beginLesson(game: Game, lesson: string): Promise<string> {
  const { table } = await api.create({
    game,
    lesson,
    name: '',
    language: '',
    options: {},
    position: null,
    seats: [],
    visibility: 'link',
    pace: 'own',
    clock: null,
    watching: { allowed: false, delay: 0 },
  });
  return table;
}

/** The lesson after another one; null after the last. */
export function nextLesson(lessons: readonly LessonInfo[], id: string): LessonInfo | null {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  return at < 0 ? null : (lessons[at + 1] ?? null);
}

/** The lesson to go on with: the first one that is not done; the first one when all are. */
export function nextToLearn(
  lessons: readonly LessonInfo[],
  done: readonly string[],
): LessonInfo | null {
  return lessons.find((lesson) => !done.includes(lesson.id)) ?? lessons[0] ?? null;
}
