import { useMemo } from 'react';
import type { RouterRoute } from '@console/shared/api';
import { useWatch } from '@console/shared/forms';
import type { RouteChange } from '../../reachability/route-consequences.ts';
import { endsIn, type RouteForm, type RouteValues } from './schema.ts';

/**
 * What a form changes about the routes of a router, and the text while it changes nothing.
 * @param route the route that it edits; absent for a new one
 */
export function useRouteChange(form: RouteForm, router: string, route?: RouterRoute) {
  const values = useWatch({ control: form.control, compute: (all: RouteValues) => all });
  return useMemo((): { readonly change: RouteChange | undefined; readonly idle: string } => {
    const ends = endsIn(values);
    if (!ends) return { change: undefined, idle: 'Set the destination and the target to see what changes.' };
    const isSame =
      route !== undefined && isEnd(ends.destination, route.destination) && isEnd(ends.target, route.target);
    const next = { name: values.name, ...ends };
    return {
      change: isSame ? undefined : { router, old: route && [route.name], next },
      idle: 'No flow changes.',
    };
  }, [values, router, route]);
}

interface RouteEnd {
  readonly type: string;
  readonly value?: string;
}

const isEnd = (one: RouteEnd, other: RouteEnd): boolean =>
  one.type === other.type && one.value === other.value;
