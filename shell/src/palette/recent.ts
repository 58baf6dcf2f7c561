import { useEffect } from 'react';
import { atom } from '@console/shared/state';
import { onIdentityEnd, store } from '@console/shared/runtime';
import { useLocation } from '@console/shared/router';
import type { MatchedPage } from '../place/page.ts';

/** A page that was visited: its name, what it belongs to, and where it is. */
export interface RecentPlace {
  label: string;
  context: string;
  to: string;
}

/** How many the palette offers (docs/design/language.md section 10). */
const LIMIT = 5;

/** Latest first. Kept in memory only: after signing out nothing tells the next person where this one was. */
export const recentAtom = atom<readonly RecentPlace[]>([]);

onIdentityEnd(() => store.set(recentAtom, []));

/** Puts a place in front; one more than is shown, because the page on screen is left out. */
export function withPlace(places: readonly RecentPlace[], place: RecentPlace): RecentPlace[] {
  return [place, ...places.filter(({ to }) => to !== place.to)].slice(0, LIMIT + 1);
}

/** Remembers the pages the person visits. */
export function useRecentPlaces({ crumbs, titles }: MatchedPage): void {
  const { pathname: to } = useLocation();
  const label = titles.length > 0 ? undefined : crumbs.at(-1)?.label;
  const context = crumbs.length > 1 ? (crumbs.at(-2)?.label ?? '') : '';
  // The list lives outside the page and outlasts it.
  useEffect(() => {
    if (label !== undefined) store.set(recentAtom, (places) => withPlace(places, { label, context, to }));
  }, [label, context, to]);
}
