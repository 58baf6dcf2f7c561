import { Camera } from 'lucide-react';
import { useMemo } from 'react';
import type { Disk } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { usePage, useQuery } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useActionCommand, useParams } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { DocsPopover } from '@console/shared/ui';
import { snapshotActions } from './actions.tsx';
import { snapshotColumns } from './columns.tsx';
import { useSnapshotPolling } from './polling.ts';
import { allDisks } from '../disks/queries.ts';
import { snapshotPage } from './queries.ts';

const EMPTY = {
  icon: Camera,
  title: 'No snapshots',
  body: 'A snapshot is a copy of a disk at a point in time. Create one to get started.',
  create: 'New snapshot',
};

const NO_DISKS: readonly Disk[] = [];

const NOUN = ['snapshot', 'snapshots'] as const;

export function Component() {
  const { project } = useParams('/projects/:project/snapshots');
  const page = usePage(snapshotPage(project), { poll: useSnapshotPolling() });
  const disks = useQuery(allDisks(project)).data?.items ?? NO_DISKS;
  // The row of the snapshot in the open form stays highlighted
  const { snapshot: source } = useRawParams();
  const columns = useMemo(() => snapshotColumns(project, disks), [project, disks]);
  const actions = useMemo(() => snapshotActions(project), [project]);
  const create = to('/projects/:project/snapshots-new', { project });
  useActionCommand('New snapshot', create);
  return (
    <>
      <ListPage
        title="Snapshots"
        help={<Help />}
        create={{ label: 'New snapshot', to: create }}
        page={page}
        columns={columns}
        actions={actions}
        activeId={page.items.find(({ name }) => name === source)?.id}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      />
      <Outlet />
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="snapshots"
      summary="A snapshot is a copy of a disk at a point in time. Use it to create disks and images, even after its disk is deleted."
      links={[
        { label: 'Back up a disk and restore it', href: '/guides/back-up' },
        { label: 'Disks and Snapshots', href: docsUrl('guides/managing-disks-and-snapshots') },
      ]}
    />
  );
}
