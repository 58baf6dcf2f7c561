/** Milliseconds between two attempts. */
const PAUSE = 5_000;

/**
 * Repeats a request until it succeeds, one at a time and only while the tab is visible. Returns a function that stops it.
 * @param ask sends the request; rejects when it fails
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
