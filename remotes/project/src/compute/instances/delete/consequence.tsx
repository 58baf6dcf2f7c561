import type { Instance } from '@console/shared/api';
import { lazy } from '@console/shared/runtime';
import { InPlace, Skeleton } from '@console/shared/ui';

// The code of the list is fetched with the first dialog
const DiskChoice = lazy(
  'Disks of the instance',
  async () => (await import(/* webpackChunkName: "delete-instance" */ './disk-choice.tsx')).DiskChoice,
  InPlace,
  <Skeleton width="60%" />,
);

/** Text of the confirmation: the consequence for the instance, and the choice of disks to delete with it. */
export function DeleteConsequence({ project, instance }: { project: string; instance: Instance }) {
  return (
    <>
      The instance is deleted permanently. Its disks are detached and kept, unless you select them here.
      <DiskChoice project={project} instance={instance} />
    </>
  );
}
