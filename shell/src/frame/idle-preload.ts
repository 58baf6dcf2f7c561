import { useEffect } from 'react';
import { currentConsole } from '../composition/console.ts';
import { ownerOf } from '../composition/registry.ts';
import { savesData } from '../device/data-saver.ts';

/** Delay before preloading, in milliseconds, so that the page itself is loaded first. */
const PRELOAD_DELAY = 5_000;

/** Runs when the browser is idle, after the delay. Returns a function that cancels the delay. */
function whenIdle(run: () => void, delay: number): () => void {
  const timer = setTimeout(() => {
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(run);
  }, delay);
  return () => clearTimeout(timer);
}

/** Preloads the code of the area that owns a path when the browser is idle; its pages are preloaded on link intent (link-prefetch.ts). */
export function useIdlePreload(path: string | undefined): void {
  // Time and the network are outside of React.
  useEffect(() => {
    const { rows, loader } = currentConsole();
    const owner = path === undefined ? undefined : ownerOf(rows, path);
    if (!owner || owner.elsewhere || loader.states().has(owner.name) || savesData()) return;
    // The navigation to the area reports a failure.
    return whenIdle(() => void loader.load(owner.name).catch(() => undefined), PRELOAD_DELAY);
  }, [path]);
}
