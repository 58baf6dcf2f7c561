import { Server } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import {
  antiAffinityGroupMemberList,
  instanceExternalIpList,
  instanceList,
  type Instance,
} from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, refresh, useEveryRow, usePage } from '@console/shared/query';
import { to, useCommands, useParams } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { useListExtensions } from '@console/shared/extensions';
import { ListPage } from '@console/shared/table';
import { instanceActions } from './actions.tsx';
import { instanceColumns } from './columns.tsx';
import { InstancesHelp } from './help.tsx';
import { CloneDialog } from './lazy-clone.tsx';
import { ResizeModal } from './lazy-resize.tsx';
import { compareLink } from '../../base/instances/compare.ts';
import { usePolling } from '../../base/instances/polling.ts';
import { allInstances, instancePage } from '../../base/instances/queries.ts';
import { useSearchedAddresses } from './use-searched-addresses.ts';

const EMPTY = {
  icon: Server,
  title: 'No instances',
  body: 'Instances are the virtual machines of a project. Create one to get started.',
  create: 'New instance',
};

const NOUN = ['instance', 'instances'] as const;

/** Waits for the rows; the addresses of the visible rows follow. */
function refreshList(): Promise<void> {
  void refresh(instanceExternalIpList);
  return refresh(instanceList, antiAffinityGroupMemberList);
}

export function Component() {
  const { project } = useParams('/projects/:project/instances');
  const own = usePage(instancePage(project), { poll: usePolling() });
  const { page, addresses } = useSearchedAddresses(project, own);
  useCommands(useListCommands(project, own));
  const [cloning, setCloning] = useState<Instance>();
  const [resizingId, setResizingId] = useState<string>();
  const resizing = page.items.find(({ id }) => id === resizingId);
  const columns = useMemo(() => instanceColumns(project, addresses), [project, addresses]);
  const actions = useMemo(
    () => instanceActions({ project, onResize: ({ id }) => setResizingId(id), onClone: setCloning }),
    [project],
  );
  const of = useCallback((instance: Instance) => ({ instance, project }), [project]);
  const list = useListExtensions('instance', { of, columns, actions });
  return (
    <>
      <ListPage
        title="Instances"
        help={<InstancesHelp />}
        refresh={{
          onRefresh: refreshList,
          updatedAt: page.updatedAt,
          hint: 'Refreshes automatically every minute, and every few seconds after a state change',
        }}
        create={{ label: 'New instance', to: to('/projects/:project/instances-new', { project }) }}
        page={page}
        columns={list.columns}
        actions={list.actions}
        activeId={resizingId ?? cloning?.id}
        empty={EMPTY}
        bulk={(rows, selection) => (
          <BulkBar
            {...{ noun: NOUN, actions, rows, selection }}
            link={compareLink(project, rows)}
            added={list.bulk(rows)}
          />
        )}
      />
      {list.opened}
      {resizing && (
        <ResizeModal
          key={resizing.id}
          instance={resizing}
          project={project}
          viewAt={pageOf(project, resizing)}
          onDismiss={() => setResizingId(undefined)}
        />
      )}
      {cloning && (
        <CloneDialog project={project} instance={cloning} onDismiss={() => setCloning(undefined)} />
      )}
    </>
  );
}

const pageOf = (project: string, { name }: Instance) =>
  to('/projects/:project/instances/:instance/storage', { project, instance: name });

/** Palette entries: a new instance, and every instance of the project, not only those on the current page. */
function useListCommands(project: string, page: PageState<Instance>): Command[] {
  const instances = useEveryRow(page, allInstances(project));
  return useMemo(
    () => [
      {
        group: 'Actions',
        label: 'New instance',
        to: to('/projects/:project/instances-new', { project }),
      },
      ...instances.map((instance) => ({
        group: 'Go to instance',
        label: instance.name,
        to: pageOf(project, instance),
      })),
    ],
    [project, instances],
  );
}
