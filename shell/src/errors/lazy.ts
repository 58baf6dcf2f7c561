import { lazy } from '@console/shared/runtime';
import type { AreaPanelProps } from './area-panel.tsx';
import { PlainPlace } from './plain-error.tsx';
import type { WentWrongProps } from './screens.tsx';

/*
 * Error screens are a chunk of their own: pages that work do not pay for them. When not even that chunk can be had, the
 * plain page needs nothing that is not here already.
 */

export const NotFound = lazy(
  'The error page',
  async () => (await import(/* webpackChunkName: "errors" */ './screens.tsx')).NotFound,
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
