import { lazy } from '@console/shared/runtime';
import { InPlace, Skeleton } from '@console/shared/ui';

// The code of the check is fetched with the first dialog
export const SiloContents = lazy(
  'Contents of the silo',
  async () => (await import(/* webpackChunkName: "silo-contents" */ './contents.tsx')).SiloContents,
  InPlace,
  <Skeleton width="60%" />,
);
