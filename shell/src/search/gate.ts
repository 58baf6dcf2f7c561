/** Error of a search that needs more requests than it may send. */
export class SearchLimit extends Error {
  override name = 'SearchLimit';
}

/** Sends the requests of one search, with a concurrency limit and a maximum in total (docs/screens/operator.md section 9.4). */
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
  /** Number of requests that were sent. */
  readonly sent: () => number;
}

/** Creates a gate. When the signal aborts, waiting requests are not sent. */
export function openGate(signal: AbortSignal, { atOnce = 6, inAll = 400 } = {}): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  let sent = 0;
  // A slot is passed on directly, so that no other request can take it in between
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
