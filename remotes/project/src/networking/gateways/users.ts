import { to } from '@console/shared/routing';
import type { User } from '../used-by.tsx';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { RouteTo } from './routes-to.ts';

/** Routes as links to the pages of their routers. */
export const routeUsers = (place: VpcPlace, routes: readonly RouteTo[]): User[] =>
  routes.map(({ id, route, router }) => ({
    key: id,
    name: `Route ${route} of ${router}`,
    to: to('/projects/:project/vpcs/:vpc/routers/:router', { ...place, router }),
  }));

/** `2 routes`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
