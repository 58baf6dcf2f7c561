import { matchPath } from '@console/shared/router';
import { store } from '@console/shared/runtime';
import { recentAtom } from './recent.ts';

/** Names of the projects of recent places, the latest first. */
export const usedProjects = (): string[] => [
  ...new Set(
    store.get(recentAtom).flatMap(({ to }) => matchPath('/projects/:project/*', to)?.params.project ?? []),
  ),
];
