/** Milliseconds between two asks. */
const PAUSE = 5_000;

/**
 * Asks again and again until an ask succeeds, one at a time and only while the tab is seen. Returns a function that stops it.
 * @param ask rejects when it has not succeeded
 */
export function keepAsking(ask: () => Promise<unknown>): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    if (!isStopped) timer = setTimeout(() => void look(), PAUSE);
  };
  const look = async () => {
    if (document.hidden) return again();
    await ask().catch(again);
  };
  again();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
