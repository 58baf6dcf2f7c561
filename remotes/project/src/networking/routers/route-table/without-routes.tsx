import { useMemo } from 'react';
import { RouteConsequences } from '../../reachability/route-changes-part.ts';
import type { RouterPlace } from './place.ts';

interface WithoutRoutesProps {
  readonly place: RouterPlace;
  /** The routes that are deleted. */
  readonly names: readonly string[];
}

/** The consequences of the deletion of routes. A list passes new rows at each render, so they are compared by name. */
export function WithoutRoutes({ place, names }: WithoutRoutesProps) {
  const { router } = place;
  const all = names.join(' ');
  const change = useMemo(() => ({ router, old: all.split(' ') }), [router, all]);
  return <RouteConsequences place={place} change={change} />;
}
