import { useEffect, useState } from 'react';
import { fetchPart } from '@console/shared/runtime';
import { fetchParts, retryParts } from '../composition/search-areas.ts';
import type { Place } from '../place/place.ts';
import type { Session } from '../place/session.ts';
import { usedProjects } from '../place/used-projects.ts';
import type { Params } from './items.ts';

const NONE: readonly Params[] = [];

/** Fills the index of the search while the palette is open, and returns the parameters of the projects and VPCs that it has. */
export function useIndex({ params: { project } }: Place, session: Session): readonly Params[] {
  const [known, setKnown] = useState(NONE);
  const { isSettled, isFleetViewer = false, me } = session;
  const siloName = me?.siloName;
  // The index sends requests, and its code is fetched first
  useEffect(() => {
    if (!isSettled) return undefined;
    let stop = () => {};
    let isOver = false;
    const begin = async () => {
      retryParts();
      fetchParts(isFleetViewer);
      const { followIndex } = await fetchPart(
        () => import(/* webpackChunkName: "search" */ './found-items.ts'),
      );
      if (isOver) return;
      stop = followIndex({ project, isFleetViewer, siloName, usedProjects: usedProjects() }, setKnown);
    };
    // Without it the palette has the entries of the current page; a search fetches the code again
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [project, isSettled, isFleetViewer, siloName]);
  return known;
}
