import type { RouteObject } from 'react-router';
import type { RouteHandle } from '@console/shared/contract';
import { fetchPart } from '@console/shared/runtime';

/** Where the support page is; linked from nowhere but the shortcut dialog and the docs, reachable when areas are not. */
export const SUPPORT_PATH = '/support';

const handle: RouteHandle = { area: 'settings', crumbs: () => [{ label: 'Support', to: SUPPORT_PATH }] };

/** The support page is the shell's own: it must work when every area fails. */
export const supportRoute: RouteObject = {
  id: 'support',
  path: SUPPORT_PATH,
  handle,
  lazy: {
    Component: async () =>
      (await fetchPart(() => import(/* webpackChunkName: "errors" */ './page.tsx'))).Component,
  },
};
