import { useEffect } from 'react';
import { currentConsole } from '../console.ts';
import { ownerOf } from '../registry.ts';
import { savesData } from './data-saver.ts';

/** Milliseconds after which a person who reads is taken to stay; the page itself comes first. */
const PATIENCE = 5_000;

/** Fetches, when nothing else is going on, the code of the area a path belongs to; its pages come when pointed at. */
export function useIdlePreload(path: string | undefined): void {
  // Time and the network are outside of React.
  useEffect(() => {
    const { rows, loader } = currentConsole();
    const owner = path === undefined ? undefined : ownerOf(rows, path);
    if (!owner || loader.states().has(owner.name) || savesData()) return;
    const timer = setTimeout(() => {
      const idle = globalThis.requestIdleCallback ?? setTimeout;
      // A failure is reported by the navigation that meets it.
      idle(() => void loader.load(owner.name).catch(() => undefined));
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [path]);
}
