import { messageOf } from '@console/shared/api';
import { useEffect, useRef, useState } from 'react';
import type { OxqlQueryResult } from '@console/shared/api';

/** Sends a query to the API. Rejects with an `ApiError`. */
export type Ask = (query: string, signal: AbortSignal) => Promise<OxqlQueryResult>;

/** A response, with its query and its duration. */
export interface Answer {
  readonly query: string;
  readonly result: OxqlQueryResult;
  readonly milliseconds: number;
}

/** A query of this visit and its outcome. */
export interface Past {
  readonly query: string;
  readonly isFailed: boolean;
}

/** Maximum number of queries in the history, which is kept in memory only. */
const KEPT = 20;

interface State {
  readonly answer?: Answer;
  readonly error?: { readonly query: string; readonly message: string };
  readonly isRunning: boolean;
  readonly past: readonly Past[];
}

const kept = (past: readonly Past[], next: Past): readonly Past[] =>
  [next, ...past.filter(({ query }) => query !== next.query)].slice(0, KEPT);

/** Runs queries, one at a time: a new one aborts the previous one. The last result stays until there is a newer one. */
export function useRun(ask: Ask) {
  const [state, setState] = useState<State>({ isRunning: false, past: [] });
  const running = useRef<AbortController>(undefined);
  // A query whose result is no longer needed is aborted
  useEffect(() => () => running.current?.abort(), []);
  const run = async (query: string): Promise<boolean> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState((before) => ({ ...before, isRunning: true }));
    const start = performance.now();
    try {
      const result = await ask(query, own.signal);
      if (own.signal.aborted) return false;
      const milliseconds = Math.round(performance.now() - start);
      setState(({ past }) => ({
        answer: { query, result, milliseconds },
        isRunning: false,
        past: kept(past, { query, isFailed: false }),
      }));
      return true;
    } catch (error) {
      if (own.signal.aborted) return false;
      const message = messageOf(error);
      setState(({ past, answer }) => ({
        ...(answer && { answer }),
        error: { query, message },
        isRunning: false,
        past: kept(past, { query, isFailed: true }),
      }));
      return false;
    }
  };
  const stop = () => {
    running.current?.abort();
    setState((before) => ({ ...before, isRunning: false }));
  };
  return { ...state, run, stop };
}
