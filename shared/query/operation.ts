import { inputOf, isApiError } from '@console/shared/api';
import type { ApiError, Input, InputArgs, Output, Write, WriteId } from '@console/shared/api';
import { call } from '@console/shared/runtime';
import { useRef, useState } from 'react';

import { makeStale } from './stale.ts';

/** What follows an operation. */
export interface OperationOptions<Id extends WriteId> {
  /**
   * May return a promise: the operation stays pending until it settles. Return the navigation to the next page,
   * and the form stays shut until it is there.
   */
  onSuccess?: (output: Output<Id>, input: Input<Id>) => unknown;
  onError?: (error: ApiError, input: Input<Id>) => void;
}

/** An operation of a screen. */
export interface RunningOperation<Id extends WriteId> {
  /**
   * Runs it, unless it is running: then gives the promise of that run. Never rejects for a failed call; the
   * promise then holds undefined, and `error` and `onError` tell.
   */
  run: (...args: InputArgs<Id>) => Promise<Output<Id> | undefined>;
  pending: boolean;
  /** The failure of the last run. */
  error: ApiError | null;
  /** Forgets the failure. */
  reset: () => void;
}

/** Runs an operation and makes stale what the table says. Rejects with an `ApiError`. For action objects. */
export async function runOperation<Id extends WriteId>(
  operation: Write<Id>,
  ...args: InputArgs<Id>
): Promise<Output<Id>> {
  const input = inputOf(args);
  const output = await call(operation, input);
  makeStale(operation, input);
  return output;
}

/**
 * As `runOperation`, but can be given up: rejects with the signal's reason then. What the server made of a request that was
 * given up is not known, so what it makes stale is asked for again all the same.
 * @param options `isPart`: it belongs to a job that tells about itself as a whole (`reportJob`)
 */
export async function runAbortable<Id extends WriteId>(
  operation: Write<Id>,
  input: Input<Id>,
  signal: AbortSignal,
  { isPart }: { isPart?: boolean } = {},
): Promise<Output<Id>> {
  try {
    const output = await call(operation, input, { signal, isPart });
    makeStale(operation, input);
    return output;
  } catch (error) {
    if (signal.aborted) makeStale(operation, input);
    throw error;
  }
}

const idle = { pending: false, error: null };

/** An operation with its state, for forms and buttons. A second run while one is under way is ignored. */
export function useOperation<Id extends WriteId>(
  operation: Write<Id>,
  { onSuccess, onError }: OperationOptions<Id> = {},
): RunningOperation<Id> {
  const [state, setState] = useState<{ pending: boolean; error: ApiError | null }>(idle);
  const running = useRef<Promise<Output<Id> | undefined>>(undefined);

  async function start(args: InputArgs<Id>): Promise<Output<Id> | undefined> {
    setState({ pending: true, error: null });
    let failure: ApiError | null = null;
    try {
      const output = await runOperation(operation, ...args).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        failure = error;
        onError?.(error, inputOf(args));
      });
      if (output !== undefined) await onSuccess?.(output, inputOf(args));
      return output ?? undefined;
    } finally {
      running.current = undefined;
      setState({ pending: false, error: failure });
    }
  }

  return {
    ...state,
    run: (...args) => (running.current ??= start(args)),
    reset: () => setState((now) => ({ ...now, error: null })),
  };
}
