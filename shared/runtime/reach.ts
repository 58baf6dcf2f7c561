import { networkError, ping } from '@console/shared/api';
import { setReachable } from './availability.ts';
import { answerOf } from './answer.ts';

let running: Promise<number> | undefined;

async function timed(): Promise<number> {
  const start = performance.now();
  await answerOf(ping, {});
  return Math.round(performance.now() - start);
}

/**
 * Response time of the API in milliseconds. Any response counts, also that the session has ended. A second call while one is
 * pending gets the same result. Rejects with an `ApiError` when there is none (docs/screens/operator.md section 6.5).
 */
export function reach(): Promise<number> {
  running ??= timed().finally(() => {
    running = undefined;
  });
  return running;
}

/** Reports that the server is reachable again, once it has responded twice. Rejects when it has not. */
export async function reconnect(): Promise<void> {
  await reach();
  await reach();
  setReachable(true);
}

/** Resolves when the server answers without its own error, and rejects otherwise. */
export async function available(): Promise<void> {
  const { response } = await answerOf(ping, {});
  if (response.status >= 500) throw networkError(ping.id);
}
