import type { RouterRoute } from '@console/shared/api';
import { humanize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { EndCell } from './end-cell.tsx';
import { badgesOf, type KnownNames, type RouteEnd } from './ends.ts';
import { KindTag } from './kind-tag.tsx';
import type { RouterPlace } from './place.ts';

const col = columns<RouterRoute>();

/** Columns of the routes of a router (docs/screens/network-access.md section 6.1). Keep them in a `useMemo`. */
export function routeColumns(place: RouterPlace, known: KnownNames) {
  const end = (of: RouteEnd) => <EndCell end={of} known={known} />;
  return [
    col.link(
      'Name',
      ({ name }) => name,
      ({ name }) =>
        to('/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit', { ...place, route: name }),
    ),
    col.custom('Kind', ({ kind }) => <KindTag kind={kind} />, {
      rank: 2,
      width: 8,
      meta: ({ kind }) => humanize(kind),
      value: ({ kind }) => humanize(kind),
    }),
    col.custom('Destination', ({ destination }) => end(destination), {
      value: ({ destination }) => textOf(destination),
    }),
    col.custom('Target', ({ target }) => end(target), { value: ({ target }) => textOf(target) }),
  ];
}

/** The text by which rows are sorted and filtered. */
const textOf = (end: RouteEnd): string => Object.values(badgesOf(end)).join(' ');
