import type { Instance } from '@console/shared/api';
import { lazy } from '@console/shared/runtime';
import { InPlace, Skeleton } from '@console/shared/ui';

// The list comes with the first question
const DiskChoice = lazy(
  'Disks of the instance',
  async () => (await import(/* webpackChunkName: "delete-instance" */ './disk-choice.tsx')).DiskChoice,
  InPlace,
  <Skeleton width="60%" />,
);

/** What becomes of an instance that is deleted, and which of its disks are to go with it. */
export function DeleteConsequence({ project, instance }: { project: string; instance: Instance }) {
  return (
    <>
      Its disks are detached, not deleted, unless you choose them here. The instance cannot be brought back.
      <DiskChoice project={project} instance={instance} />
    </>
  );
}
