import { lazy, Suspense } from 'react';
import type { Instance } from '@console/shared/api';
import { Skeleton } from '@console/shared/ui';

// The list comes with the first question
const DiskChoice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "delete-instance" */ './disk-choice.tsx')).DiskChoice,
}));

/** What becomes of an instance that is deleted, and which of its disks are to go with it. */
export function DeleteConsequence({ project, instance }: { project: string; instance: Instance }) {
  return (
    <>
      Its disks are detached, not deleted, unless you choose them here. The instance cannot be brought back.
      <Suspense fallback={<Skeleton width="60%" />}>
        <DiskChoice project={project} instance={instance} />
      </Suspense>
    </>
  );
}
