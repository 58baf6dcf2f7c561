import { limit } from '@console/shared/limit';

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

/** The limit that the index and all searches share. */
const SHARED = limit(6);

/** Creates a gate. When the signal aborts, waiting requests are not sent. */
export function openGate(signal: AbortSignal, { slots = SHARED, inAll = 400, isUrgent = true } = {}): Gate {
  let sent = 0;
  return {
    run: (request, until) => {
      const ends = until ? AbortSignal.any([signal, until]) : signal;
      const send = async () => {
        if (sent >= inAll) throw new SearchLimit();
        sent += 1;
        return request(ends);
      };
      return slots(send, { signal: ends, isUrgent });
    },
  };
}
