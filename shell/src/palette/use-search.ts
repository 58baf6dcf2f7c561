import { useEffect, useState } from 'react';
import { fetchPart, store } from '@console/shared/runtime';
import type { Place } from '../place/place.ts';
import type { Session } from '../place/session.ts';
import type { SearchResult } from './search-result.ts';
import { findingAreas } from '../composition/finding-areas.ts';
import { fetchParts } from '../composition/search-areas.ts';
import { recentAtom } from '../place/recent.ts';
import { usedProjects } from '../place/used-projects.ts';

/** Shorter texts only filter the entries of the palette (docs/screens/operator.md section 9.4). */
const MIN_LENGTH = 3;

const NOTHING: SearchResult = { text: '', items: [], orders: [], isRunning: false, sentence: '' };

/** Resolves after the next frame: a letter is painted before its search begins. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Searches everything that the user can see, from the third character on. The next keystroke or closing the palette aborts it. Its
 * code is fetched with the first search.
 */
export function useSearch(text: string, place: Place, session: Session): SearchResult {
  const [result, setResult] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const project = place.params['project'];
  const isSystem = place.frame === 'system';
  const { isFleetViewer = false, me } = session;
  const siloName = me?.siloName;
  // A search sends requests until it ends
  useEffect(() => {
    if (text.trim().length < MIN_LENGTH) return undefined;
    const ends = new AbortController();
    const begin = async () => {
      // All code at once
      fetchParts(isFleetViewer);
      const { searchItems } = await fetchPart(
        () => import(/* webpackChunkName: "search" */ './found-items.ts'),
      );
      await painted();
      if (ends.signal.aborted) return;
      const isRecent = (path: string) => store.get(recentAtom).some(({ to }) => to === path);
      const scope = {
        project,
        isSystem,
        isFleetViewer,
        siloName,
        usedProjects: usedProjects(),
        areas: findingAreas(),
        isRecent,
      };
      searchItems(text, scope, ends.signal, setResult);
    };
    begin().catch(() => {
      if (!ends.signal.aborted) setResult(lost(text, () => setAttempt((count) => count + 1)));
    });
    return () => ends.abort();
  }, [text, project, isSystem, isFleetViewer, siloName, attempt]);
  if (text.trim().length < MIN_LENGTH) return NOTHING;
  if (result.text === text) return result;
  // Until the next result arrives, previous results that still match stay
  const wanted = text.trim().toLowerCase();
  const items = result.items.filter(({ label }) => label.toLowerCase().includes(wanted));
  return { text, items, orders: [], isRunning: true, sentence: '' };
}

const lost = (text: string, retry: () => void): SearchResult => ({
  ...NOTHING,
  text,
  items: [{ group: 'Everywhere', label: 'Try again', run: retry, stays: true }],
  sentence: 'The search could not be loaded. Check the connection, then try again.',
});
