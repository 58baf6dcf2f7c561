import { lazy } from '@console/shared/runtime';
import { InPlace, Skeleton } from '@console/shared/ui';

// The code of the list is fetched with the first dialog
export const ProjectContents = lazy(
  'Contents of the project',
  async () => (await import(/* webpackChunkName: "project-contents" */ './contents.tsx')).ProjectContents,
  InPlace,
  <Skeleton width="60%" />,
);
