import { useMemo } from 'react';
import { Outlet } from '@console/shared/router';
import { useCommands, useParams } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { DocsPopover, PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';
import { affinity, antiAffinity } from './kinds.ts';

export function Component() {
  const { project } = useParams('/projects/:project/affinities');
  const tabs = useMemo(
    () => [
      { label: 'Anti-affinity', to: antiAffinity.listPath(project) },
      { label: 'Affinity', to: affinity.listPath(project) },
    ],
    [project],
  );
  useCommands(useMemo(() => tabs.map((tab) => ({ group: 'Affinity Groups', ...tab })), [tabs]));
  return (
    <>
      <PageHeader title="Affinity Groups" help={<Help />} />
      <RouteTabs tabs={tabs} label="Kinds of groups">
        <Outlet />
      </RouteTabs>
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="affinity"
      summary="Members of an anti-affinity group run on different sleds; members of an affinity group run on the same sled. The policy decides whether an instance starts when that is not possible."
      links={[
        {
          label: 'Anti-Affinity Groups',
          href: docsUrl('guides/deploying-workloads#_affinity_and_anti_affinity'),
        },
      ]}
    />
  );
}
