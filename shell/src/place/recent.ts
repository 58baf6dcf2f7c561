import { useEffect } from 'react';
import { atom } from '@console/shared/state';
import { onIdentityEnd, store } from '@console/shared/runtime';
import { useLocation } from '@console/shared/router';
import type { MatchedPage } from './page.ts';

/** A visited page: its name, the name of its parent, and its path. */
export interface RecentPlace {
  label: string;
  context: string;
  to: string;
}

/** Number of recent places in the palette (docs/design/language.md section 10). */
const LIMIT = 5;

/** Latest first. Kept only in memory, so that the next user of the browser cannot see them after a sign-out. */
export const recentAtom = atom<readonly RecentPlace[]>([]);

onIdentityEnd(() => store.set(recentAtom, []));

/** Moves a place to the front. Keeps one place more than the palette shows, because the current page is not shown. */
export function withPlace(places: readonly RecentPlace[], place: RecentPlace): RecentPlace[] {
  return [place, ...places.filter(({ to }) => to !== place.to)].slice(0, LIMIT + 1);
}

/** Records the visited pages. */
export function useRecentPlaces({ crumbs, titles }: MatchedPage): void {
  const { pathname: to } = useLocation();
  const label = titles.length > 0 ? undefined : crumbs.at(-1)?.label;
  const context = crumbs.length > 1 ? (crumbs.at(-2)?.label ?? '') : '';
  // The list is kept outside of the page component, because it outlives the page.
  useEffect(() => {
    if (label !== undefined) store.set(recentAtom, (places) => withPlace(places, { label, context, to }));
  }, [label, context, to]);
}
