import { useRef, useState } from 'react';
import { isApiError, type ApiError } from '@console/shared/api';

/** Something a form sends. */
export interface Task<Input> {
  /** Does it, unless it is under way or done. */
  run: (input: Input) => Promise<void>;
  /** From the press on; a task that went well stays so until the next page is there. */
  pending: boolean;
  /** Why the last try failed. */
  error: ApiError | null;
  /** Forgets the failure. */
  reset: () => void;
}

const idle = { pending: false, error: null };

/**
 * State of what a public form sends. The query library, whose `useOperation` does this inside the console, is not
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
