import { useRef, useState } from 'react';
import { isApiError, type ApiError } from '@console/shared/api';

/** A request that a form sends. */
export interface Task<Input> {
  /** Sends it, unless it is running or done. */
  run: (input: Input) => Promise<void>;
  /** True from the click until the request fails; after a success it stays true until the next page is shown. */
  pending: boolean;
  /** Why the last attempt failed. */
  error: ApiError | null;
  /** Clears the failure. */
  reset: () => void;
}

const idle = { pending: false, error: null };

/**
 * State of the request of a public form. The query library, whose `useOperation` does this inside the console, is not
 * loaded on public pages (docs/decisions/004-lazy-shares.md).
 */
export function useTask<Input>(task: (input: Input) => Promise<unknown>): Task<Input> {
  const [state, setState] = useState<Pick<Task<Input>, 'pending' | 'error'>>(idle);
  const isRunning = useRef(false);

  async function run(input: Input): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ pending: true, error: null });
    try {
      await task(input);
    } catch (error) {
      isRunning.current = false;
      setState({ pending: false, error: isApiError(error) ? error : null });
      if (!isApiError(error)) throw error;
    }
  }

  return { ...state, run, reset: () => setState((now) => ({ ...now, error: null })) };
}
