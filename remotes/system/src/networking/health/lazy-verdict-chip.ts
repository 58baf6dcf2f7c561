import { lazy } from '@console/shared/runtime';
import { InMenu } from '@console/shared/ui';

/** The verdict beside a title, whose code the page does not wait for. */
export const VerdictChip = lazy(
  'Network health',
  async () => (await import(/* webpackChunkName: "verdict-chip" */ './verdict-chip.tsx')).VerdictChip,
  InMenu,
);
