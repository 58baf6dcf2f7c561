/** How long requests may take to end, in ms. */
const PATIENCE = 10_000;

/**
 * Ends the process on SIGTERM or SIGINT (npm passes both on) when `close` has ended all work in progress; after 10 seconds, or at a second
 * signal, at once.
 */
export function endOnSignal(close: () => Promise<unknown>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    void close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}
