/** Error of a search that needs more requests than it may send. */
export class SearchLimit extends Error {
  override name = 'SearchLimit';
}

/** Sends the requests of the index or of one search, with a concurrency limit and a maximum in total (docs/screens/operator.md section 9.4). */
export interface Gate {
  /**
   * Runs a request as soon as the limit allows.
   * @param ends cancels the request before the search ends; a waiting request is then not sent
   * @throws SearchLimit when the search has sent the maximum number of requests
   * @throws the reason of the signal that has aborted
   */
  readonly run: <Answer>(
    request: (signal: AbortSignal) => Promise<Answer>,
    ends?: AbortSignal,
  ) => Promise<Answer>;
}

/** The requests that may be sent at a time. */
interface Slots {
  /** Resolves when a request may be sent; urgent ones are served before the others. */
  readonly enter: (isUrgent: boolean) => Promise<void>;
  readonly leave: () => void;
}

/** Creates slots for a number of simultaneous requests. */
export function createSlots(atOnce: number): Slots {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;
  return {
    enter: async (isUrgent) => {
      if (running < atOnce) running += 1;
      else await new Promise<void>((go) => (isUrgent ? urgent : others).push(go));
    },
    // A slot is passed on directly, so that no other request can take it in between
    leave: () => {
      const next = urgent.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    },
  };
}

/** The slots that the index and all searches share. */
const SHARED = createSlots(6);

/** Creates a gate. When the signal aborts, waiting requests are not sent. */
export function openGate(signal: AbortSignal, { slots = SHARED, inAll = 400, isUrgent = true } = {}): Gate {
  let sent = 0;
  const enter = async (ends: AbortSignal) => {
    await slots.enter(isUrgent);
    if (ends.aborted || sent >= inAll) {
      slots.leave();
      ends.throwIfAborted();
      throw new SearchLimit();
    }
    sent += 1;
  };
  return {
    run: async (request, until) => {
      const ends = until ? AbortSignal.any([signal, until]) : signal;
      await enter(ends);
      try {
        return await request(ends);
      } finally {
        slots.leave();
      }
    },
  };
}
