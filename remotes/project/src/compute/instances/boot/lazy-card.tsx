import { lazy } from '@console/shared/runtime';
import { InPlace } from '@console/shared/ui';

/** The card about the last start, whose code the tab does not wait for. */
export const BootCard = lazy(
  'Boot',
  async () => (await import(/* webpackChunkName: "instance-boot" */ './card.tsx')).BootCard,
  InPlace,
);
