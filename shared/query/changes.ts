/**
 * How far a change is with which the server goes on after its answer. `accepted`: answered, not begun yet. `unknown`: nothing
 * tells any more how it ended.
 */
export type ChangePhase = 'accepted' | 'in progress' | 'done' | 'failed' | 'unknown';

/** A change that is followed until it has ended. */
export interface Change {
  readonly phase: ChangePhase;
  /** Milliseconds since 1970: when the request was sent. */
  readonly startedAt: number;
  /** When its end was seen; absent before. */
  readonly endedAt?: number;
  /** Why it failed, or why nothing is known, in whole sentences. */
  readonly reason?: string;
}

type Listener = (answer: object, change: Change) => void;

/** By the answer to the request: the same object is at hand for who has sent it and for who records it. */
const changes = new WeakMap<object, Change>();
const listeners = new Set<Listener>();

/** Says how far the change is whose request got `answer`. */
export function reportChange(answer: object, change: Change): void {
  changes.set(answer, change);
  for (const listener of listeners) listener(answer, change);
}

/** The change that was reported for an answer; undefined when the request was all there was to do. */
export const changeOf = (answer: object): Change | undefined => changes.get(answer);

/** Is told of every report. Returns a function that removes the listener. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
