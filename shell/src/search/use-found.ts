import { useEffect, useRef, useState } from 'react';
import { store } from '@console/shared/runtime';
import { findingAreas } from '../composition/finding-areas.ts';
import { fetchParts, retryParts } from '../composition/search-areas.ts';
import { recentAtom } from '../place/recent.ts';
import { usedProjects } from '../place/used-projects.ts';
import type { Session } from '../place/session.ts';
import { type Found, search } from './search.ts';
import { sourcesOf } from './sources.ts';

const NOTHING: Found = { hits: [], isRunning: false, sentence: '' };

/** Searches for a text while the caller is mounted. `stop` ends the search and keeps its results. */
export function useFound(text: string, { isSettled, isFleetViewer = false, me }: Session) {
  const [{ of, found }, setResult] = useState({ of: '', found: NOTHING });
  const ends = useRef<AbortController>(undefined);
  const siloName = me?.siloName;
  // The parts of the areas are fetched, those that failed before again
  useEffect(() => {
    if (!isSettled) return;
    retryParts();
    fetchParts(isFleetViewer);
  }, [isSettled, isFleetViewer]);
  // A search sends requests until it ends
  useEffect(() => {
    if (!isSettled) return undefined;
    const own = new AbortController();
    ends.current = own;
    const isRecent = (path: string) => store.get(recentAtom).some(({ to }) => to === path);
    const areas = findingAreas();
    const sources = sourcesOf(isFleetViewer);
    const scope = { isSystem: false, sources, siloName, usedProjects: usedProjects(), areas, isRecent };
    search(text, scope, own.signal, (next) => setResult({ of: text, found: next }));
    return () => own.abort();
  }, [text, isSettled, isFleetViewer, siloName]);
  const stop = () => {
    ends.current?.abort();
    setResult((last) => {
      const { hits, isRunning } = last.found;
      return isRunning
        ? {
            of: last.of,
            found: { hits, isRunning: false, sentence: 'Stopped. Not everything was searched.' },
          }
        : last;
    });
  };
  return { found: of === text ? found : NOTHING, stop };
}
