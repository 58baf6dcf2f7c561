import { useState } from 'react';
import { lazy } from '@console/shared/runtime';
import { InPlace, Skeleton } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import type { InstanceForm } from './schema.ts';

// Few instances are in groups: code and data are fetched when the section is opened
const GroupsFields = lazy(
  'Affinity groups',
  async () =>
    (await import(/* webpackChunkName: "instances-create-groups" */ './groups-fields.tsx')).GroupsFields,
  InPlace,
  <Skeleton kind="row" rows={2} />,
);

export function GroupsSection({ form, project }: { form: InstanceForm; project: string }) {
  const [isSeen, setSeen] = useState(false);
  return (
    <Disclosure title="Affinity groups" onToggle={() => setSeen(true)}>
      {isSeen && <GroupsFields form={form} project={project} />}
    </Disclosure>
  );
}
