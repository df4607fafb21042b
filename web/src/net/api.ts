/** All requests over plain HTTP. */

import type {
  Analysis,
  Created,
  Refusal,
  GameInfo,
  Identity,
  Invitation,
  LessonInfo,
  Moment,
  NewTable,
  Player,
  Program,
  ProgramToken,
  Progress,
  Recovery,
  Session,
  TableInfo,
} from '../generated/protocol';

/** A request that the server refused, or that never reached it (status 0). */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RequestFailed(0, 'offline', '');
  }
  if (!response.ok) {
    const failure = (await response.json().catch(() => ({}))) as Partial<Refusal>;
    throw new RequestFailed(response.status, failure.code ?? 'failed', failure.message ?? '');
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** The API, one function per route. */
export const api = {
  /** Signs in; a new visitor becomes a guest. */
  signIn: () => request<Identity>('POST', '/api/me'),
  rename: (name: string) => request<Identity>('PATCH', '/api/me', { name }),
  forget: () => request<void>('POST', '/api/me/forget'),
  keep: () => request<Recovery>('POST', '/api/me/recovery'),
  recover: (passphrase: string) => request<Identity>('POST', '/api/recover', { passphrase }),
  sessions: () => request<Session[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => request<void>('DELETE', `/api/me/sessions/${id}`),
  endOtherSessions: () => request<void>('DELETE', '/api/me/sessions'),
  mutes: () => request<Player[]>('GET', '/api/me/mutes'),
  programs: () => request<Program[]>('GET', '/api/programs'),
  addProgram: (name: string) => request<ProgramToken>('POST', '/api/programs', { name }),
  revokeProgram: (id: string) => request<void>('DELETE', `/api/programs/${id}`),
  games: () => request<GameInfo[]>('GET', '/api/games'),
  /** The lessons of a game, in the order in which they are learnt. */
  lessons: (game: GameInfo['game']) => request<LessonInfo[]>('GET', `/api/games/${game}/lessons`),
  myTables: () => request<TableInfo[]>('GET', '/api/me/tables'),
  table: (id: string) => request<TableInfo>('GET', `/api/tables/${id}`),
  create: (table: NewTable) => request<Created>('POST', '/api/tables', table),
  invitations: (id: string) => request<Invitation[]>('GET', `/api/tables/${id}/invitations`),
  moment: (id: string, number: number, seat: number | null) =>
    request<Moment>(
      'GET',
      `/api/tables/${id}/moments/${number}${seat === null ? '' : `?seat=${seat}`}`,
    ),
  /** The analysis of a finished game, or its progress. */
  analysis: (id: string) => request<Analysis | Progress>('GET', `/api/tables/${id}/analysis`),
  /** Where the record of a table can be downloaded. */
  recordUrl: (id: string) => `/api/tables/${id}/record`,
};
