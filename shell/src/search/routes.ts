import type { RouteObject } from 'react-router';
import type { RouteHandle } from '@console/shared/contract';
import { fetchPart } from '@console/shared/runtime';

const handle: RouteHandle = { area: 'project', crumbs: () => [{ label: 'Search', to: '/search' }] };

const pages = () => fetchPart(() => import(/* webpackChunkName: "search" */ './pages.ts'));

/**
 * The page of all results, and the address that leads to the page of any id (docs/screens/operator.md section 9.4). They belong to
 * the shell, because the search covers every area.
 */
export const searchRoutes: RouteObject[] = [
  { id: 'search', path: '/search', handle, lazy: { Component: async () => (await pages()).Component } },
  {
    id: 'lookup-any',
    path: '/lookup/any/:id',
    lazy: { loader: async () => (await pages()).lookup },
    Component: () => null,
  },
];
