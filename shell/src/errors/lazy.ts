import { lazy } from '@console/shared/runtime';
import type { AreaPanelProps } from './area-panel.tsx';
import { PlainPlace } from './plain-error.tsx';
import type { WentWrongProps } from './screens.tsx';

/*
 * The error screens are a separate chunk, so that working pages do not load them. When this chunk cannot be loaded either,
 * the plain error page is shown, which needs no further code.
 */

export const NotFound = lazy(
  'The error page',
  async () => (await import(/* webpackChunkName: "errors" */ './screens.tsx')).NotFound,
  PlainPlace,
);
export const NotOnServer = lazy<{ path: string }>(
  'The error page',
  async () => (await import(/* webpackChunkName: "errors" */ './screens.tsx')).NotOnServer,
  PlainPlace,
);
export const WentWrong = lazy<WentWrongProps>(
  'The error page',
  async () => (await import(/* webpackChunkName: "errors" */ './screens.tsx')).WentWrong,
  PlainPlace,
);
export const AreaPanel = lazy<AreaPanelProps>(
  'The error page',
  async () => (await import(/* webpackChunkName: "errors" */ './area-panel.tsx')).AreaPanel,
  PlainPlace,
);
