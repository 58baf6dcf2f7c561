/**
 * The progress of a change that continues after the server's response. `accepted`: confirmed, not started yet. `unknown`: its end
 * can no longer be determined.
 */
export type ChangePhase = 'accepted' | 'in progress' | 'done' | 'failed' | 'unknown';

/** A change that is followed until it has ended. */
export interface Change {
  readonly phase: ChangePhase;
  /** Milliseconds since 1970: when the request was sent. */
  readonly startedAt: number;
  /** When its end was detected; absent before. */
  readonly endedAt?: number;
  /** Why it failed, or why its end is unknown, in whole sentences. */
  readonly reason?: string;
}

type Listener = (answer: object, change: Change) => void;

/**
 * Changes by the response to the request: both the sender and the recorder of the request have that object. By the input of the
 * request when its response was lost.
 */
const changes = new WeakMap<object, Change>();
const listeners = new Set<Listener>();

/** Reports the progress of the change whose request got `answer`, or whose input it is when the response was lost. */
export function reportChange(answer: object, change: Change): void {
  changes.set(answer, change);
  for (const listener of listeners) listener(answer, change);
}

/** The change that was reported for a response; undefined when the change ended with the response. */
export const changeOf = (answer: object): Change | undefined => changes.get(answer);

/** The listener is called for every report. Returns a function that removes it. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
