import { inputOf, isApiError } from '@console/shared/api';
import type { ApiError, Input, InputArgs, Output, Write, WriteId } from '@console/shared/api';
import { call, keepLost } from '@console/shared/runtime';
import { useRef, useState } from 'react';

import { makeStale } from './stale.ts';

export interface OperationOptions<Id extends WriteId> {
  /**
   * May return a promise: the operation stays pending until it settles. Return the promise of the navigation to the next
   * page to keep the form disabled until that page has loaded.
   */
  onSuccess?: (output: Output<Id>, input: Input<Id>) => unknown;
  onError?: (error: ApiError, input: Input<Id>) => void;
}

/** An operation with its state, as `useOperation` returns it. */
export interface RunningOperation<Id extends WriteId> {
  /**
   * Runs the operation. While a run is pending, returns the promise of that run. Never rejects for a failed call: the promise
   * then resolves to undefined, and `error` and `onError` have the error.
   */
  run: (...args: InputArgs<Id>) => Promise<Output<Id> | undefined>;
  pending: boolean;
  /** The error of the last run. */
  error: ApiError | null;
  /** Clears the error. */
  reset: () => void;
}

/** Runs an operation and invalidates the reads that the operation table lists. Rejects with an `ApiError`. For action objects. */
export async function runOperation<Id extends WriteId>(
  operation: Write<Id>,
  ...args: InputArgs<Id>
): Promise<Output<Id>> {
  const input = inputOf(args);
  try {
    const output = await call(operation, input);
    makeStale(operation, input);
    return output;
  } catch (error) {
    keepLost(error, { operation, input });
    throw error;
  }
}

/**
 * Like `runOperation`, but abortable: rejects with the signal's reason when aborted. The server may have executed an aborted
 * request, so its stale reads are refetched as after a success.
 * @param options `isPart`: the request belongs to a job, which is reported as a whole (`reportJob`)
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
    keepLost(error, { operation, input });
    throw error;
  }
}

const idle = { pending: false, error: null };

/** An operation with its state, for forms and buttons. A second run while one is pending is ignored. */
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
