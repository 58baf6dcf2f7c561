import type { RouteObject } from 'react-router';
import type { RouteHandle } from '@console/shared/contract';
import { fetchPart } from '@console/shared/runtime';

/** Path of the support page. Only the shortcut dialog and the docs link it; it works when areas do not. */
export const SUPPORT_PATH = '/support';

const handle: RouteHandle = { area: 'settings', crumbs: () => [{ label: 'Support', to: SUPPORT_PATH }] };

/** Route of the support page, which belongs to the shell because it must work when every area fails. */
export const supportRoute: RouteObject = {
  id: 'support',
  path: SUPPORT_PATH,
  handle,
  lazy: {
    Component: async () =>
      (await fetchPart(() => import(/* webpackChunkName: "errors" */ './page.tsx'))).Component,
  },
};
