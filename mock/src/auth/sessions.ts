import type { SessionRow } from '../store/rows/silos.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds without a request after which a session ends. corrections "Second reading". */
export const SESSION_IDLE = 8 * 3_600_000;
/** Milliseconds after which a session ends whatever happens. corrections "Second reading". */
export const SESSION_LONGEST = 24 * 3_600_000;

/** Milliseconds between two notes of the use of a session: a note is a change of stored data. */
const NOTE_INTERVAL = 60_000;

/** Starts a session of a user; its id is the token. */
export function startSession(store: Store, userId: string, id = store.newId()): SessionRow {
  const now = new Date(store.clock.now());
  return store.tables.sessions.put({ id, userId, opened: now, used: now });
}

/** Device tokens have no end: they are not `opened`. */
function hasEnded({ opened, used }: SessionRow, now: number): boolean {
  if (opened === undefined || used === undefined) return false;
  return now - used.getTime() >= SESSION_IDLE || now - opened.getTime() >= SESSION_LONGEST;
}

/**
 * Uses a session for a request.
 * @returns false when it has ended
 */
export function continueSession(store: Store, row: SessionRow): boolean {
  const now = store.clock.now();
  if (hasEnded(row, now)) return false;
  if (row.used !== undefined && now - row.used.getTime() >= NOTE_INTERVAL)
    store.tables.sessions.put({ ...row, used: new Date(now) });
  return true;
}

const OF_PERSONA = 'persona-';

/** Session of a persona, which begins with the first request: in the demo there is no sign-in. */
export function personaSession(store: Store, userId: string): SessionRow {
  const id = `${OF_PERSONA}${userId}`;
  return store.tables.sessions.get(id) ?? startSession(store, userId, id);
}

/** Forgets the sessions of personas, so that each starts again. */
export function forgetPersonas(store: Store): void {
  store.tables.sessions.removeWhere(({ id }) => id.startsWith(OF_PERSONA));
}
