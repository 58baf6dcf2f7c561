import { Network } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Vpc } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, usePage } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { useListExtensions } from '@console/shared/extensions';
import { ListPage } from '@console/shared/table';
import { DeleteVpc } from '../lazy-deletion.tsx';
import { vpcActions } from './actions.tsx';
import { vpcColumns } from './columns.tsx';
import { VpcsHelp } from './help.tsx';
import { allVpcs, vpcPage } from './queries.ts';
import { vpcPath } from './tabs.ts';

const EMPTY = {
  icon: Network,
  title: 'No VPCs',
  body: 'A VPC is the private network of a set of instances. Create one to see it here.',
  create: 'New VPC',
};

const NOUN = ['VPC', 'VPCs'] as const;

export function Component() {
  const { project } = useParams('/projects/:project/vpcs');
  const page = usePage(vpcPage(project));
  const columns = useMemo(() => vpcColumns(project), [project]);
  const [doomed, setDoomed] = useState<Vpc>();
  const actions = useMemo(() => vpcActions({ project, onDelete: setDoomed }), [project]);
  const of = useCallback((vpc: Vpc) => ({ vpc, project }), [project]);
  const list = useListExtensions('vpc', { of, columns, actions });
  useCommands(useListCommands(project, page));
  return (
    <>
      <ListPage
        title="VPCs"
        help={<VpcsHelp />}
        create={{ label: 'New VPC', to: to('/projects/:project/vpcs-new', { project }) }}
        page={page}
        columns={list.columns}
        actions={list.actions}
        activeId={doomed?.id}
        empty={EMPTY}
        bulk={(rows, selection) => (
          <BulkBar {...{ noun: NOUN, actions, rows, selection }} added={list.bulk(rows)} />
        )}
      />
      <Outlet />
      {list.opened}
      {/* A deletion may end after its dialog was closed and another one opened */}
      {doomed && (
        <DeleteVpc
          place={{ project, vpc: doomed.name }}
          id={doomed.id}
          onDismiss={() => setDoomed((now) => (now === doomed ? undefined : now))}
        />
      )}
    </>
  );
}

/** Palette entries: a new VPC, and all VPCs of the project, not only this page of them. */
function useListCommands(project: string, page: PageState<Vpc>): Command[] {
  const vpcs = useEveryRow(page, allVpcs(project));
  return useMemo(
    () => [
      { group: 'Actions', label: 'New VPC', to: to('/projects/:project/vpcs-new', { project }) },
      ...vpcs.map(({ name }) => ({
        group: 'Go to VPC',
        label: name,
        to: vpcPath({ project, vpc: name }),
      })),
    ],
    [project, vpcs],
  );
}
