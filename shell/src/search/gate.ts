/** A search that needs more requests than it may send. */
export class SearchLimit extends Error {
  override name = 'SearchLimit';
}

/** Sends the requests of one search: some at a time, not more than a number in all (docs/screens/operator.md section 9.4). */
export interface Gate {
  /**
   * Runs a request as soon as there is room.
   * @param ends takes the request back before the search ends; it is not sent when it still waits
   * @throws SearchLimit when the search has sent all requests it may
   * @throws the reason of the signal that has aborted
   */
  readonly run: <Answer>(
    request: (signal: AbortSignal) => Promise<Answer>,
    ends?: AbortSignal,
  ) => Promise<Answer>;
  /** Number of requests that were sent. */
  readonly sent: () => number;
}

/** Opens a gate. When the signal aborts, requests that still wait are not sent. */
export function openGate(signal: AbortSignal, { atOnce = 6, inAll = 400 } = {}): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  let sent = 0;
  // A place is handed over, not given up, so that no other request can take it in between
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = async (ends: AbortSignal) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    if (ends.aborted || sent >= inAll) {
      leave();
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
        leave();
      }
    },
    sent: () => sent,
  };
}
