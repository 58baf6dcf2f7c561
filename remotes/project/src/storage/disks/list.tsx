import { HardDrive } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Disk } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, usePage, useQuery } from '@console/shared/query';
import { matchPath, Outlet, useLocation } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { type Command, docsUrl, lazy } from '@console/shared/runtime';
import { useListExtensions } from '@console/shared/extensions';
import { ListPage } from '@console/shared/table';
import { DocsPopover, InDialog } from '@console/shared/ui';
import { allInstances } from '../../base/instances/queries.ts';
import { diskActions, diskMenu } from './actions.tsx';
import { diskColumns } from './columns.tsx';
import { GrowDialog } from './grow/lazy.ts';
import { useDiskPolling } from './polling.ts';
import { allDisks, diskPage } from './queries.ts';
import { useSourceNames } from './source-names.ts';

const EMPTY = {
  icon: HardDrive,
  title: 'No disks',
  body: 'Disks store the data of instances and are kept when an instance is deleted. Create one to get started.',
  create: 'New disk',
};

const NOUN = ['disk', 'disks'] as const;

// The form is fetched when it is first opened
const AttachToInstance = lazy(
  'Attach disk to instance',
  async () =>
    (await import(/* webpackChunkName: "disks-attach" */ './attach-to-instance.tsx')).AttachToInstance,
  InDialog,
);

export function Component() {
  const { project } = useParams('/projects/:project/disks');
  const page = usePage(diskPage(project), { poll: useDiskPolling() });
  const instances = useQuery(allInstances(project)).data?.items;
  const sources = useSourceNames(project);
  const columns = useMemo(() => diskColumns(project, instances, sources), [project, instances, sources]);
  const [attaching, setAttaching] = useState<Disk>();
  const [growing, setGrowing] = useState<Disk>();
  const actions = useMemo(() => diskMenu(project, setAttaching, setGrowing), [project]);
  const all = useMemo(() => diskActions(project, setAttaching, setGrowing), [project]);
  const of = useCallback((disk: Disk) => ({ disk, project }), [project]);
  const list = useListExtensions('disk', { of, columns, actions });
  const shown = matchPath('/projects/:project/disks/:disk', useLocation().pathname)?.params.disk;
  const create = to('/projects/:project/disks-new', { project });
  useCommands(useListCommands(project, page));
  return (
    <>
      <ListPage
        title="Disks"
        help={<Help />}
        create={{ label: 'New disk', to: create }}
        page={page}
        columns={list.columns}
        actions={list.actions}
        activeId={(attaching ?? growing)?.id ?? page.items.find(({ name }) => name === shown)?.id}
        empty={EMPTY}
        bulk={(rows, selection) => (
          <BulkBar {...{ noun: NOUN, actions: all, rows, selection }} added={list.bulk(rows)} />
        )}
      />
      <Outlet />
      {list.opened}
      {attaching && (
        <AttachToInstance project={project} disk={attaching} onDismiss={() => setAttaching(undefined)} />
      )}
      {growing && <GrowDialog project={project} disk={growing} onDismiss={() => setGrowing(undefined)} />}
    </>
  );
}

/** Palette entries: a new disk, and every disk of the project, not only those of the page. */
function useListCommands(project: string, page: PageState<Disk>): Command[] {
  const disks = useEveryRow(page, allDisks(project));
  return useMemo(
    () => [
      { group: 'Actions', label: 'New disk', to: to('/projects/:project/disks-new', { project }) },
      ...disks.map(({ name }) => ({
        group: 'Go to disk',
        label: name,
        to: to('/projects/:project/disks/:disk', { project, disk: name }),
      })),
    ],
    [project, disks],
  );
}

function Help() {
  return (
    <DocsPopover
      topic="disks"
      summary="A disk is storage for an instance. It is managed separately and is kept when its instance is deleted."
      links={[
        { label: 'Back up a disk and restore it', href: '/guides/back-up' },
        { label: 'Disks and Snapshots', href: docsUrl('guides/managing-disks-and-snapshots') },
      ]}
    />
  );
}
