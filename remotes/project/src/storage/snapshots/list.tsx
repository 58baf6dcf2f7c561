import { Camera } from 'lucide-react';
import { useMemo, useState } from 'react';
import { BulkBar } from '@console/shared/bulk';
import { usePage, useQuery } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useActionCommand, useParams } from '@console/shared/routing';
import { docsUrl, usePageRefusal } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { Button, DocsPopover } from '@console/shared/ui';
import { snapshotActions } from './actions.tsx';
import { DELETED_DISK, snapshotColumns } from './columns.tsx';
import { useSnapshotPolling } from './polling.ts';
import { allDisks } from '../disks/queries.ts';
import { snapshotPage } from './queries.ts';
import { RetentionDialog } from './retention/lazy.ts';

const EMPTY = {
  icon: Camera,
  title: 'No snapshots',
  body: 'A snapshot is a copy of a disk at a point in time. Create one to get started.',
  create: 'New snapshot',
};

/** Filters that are one click away. No disk has a name with a space. */
const PRESETS = [
  { label: 'Older than 30 days', filter: 'age>30d' },
  { label: 'Of deleted disks', filter: `disk:"${DELETED_DISK}"` },
];

const NOUN = ['snapshot', 'snapshots'] as const;

export function Component() {
  const { project } = useParams('/projects/:project/snapshots');
  const page = usePage(snapshotPage(project), { poll: useSnapshotPolling() });
  const disks = useQuery(allDisks(project)).data;
  // The row of the snapshot in the open form stays highlighted
  const { snapshot: source } = useRawParams();
  const columns = useMemo(() => snapshotColumns(project, disks), [project, disks]);
  const actions = useMemo(() => snapshotActions(project), [project]);
  const create = to('/projects/:project/snapshots-new', { project });
  const [isRuling, setRuling] = useState(false);
  const refusal = usePageRefusal();
  useActionCommand('New snapshot', create);
  return (
    <>
      <ListPage
        title="Snapshots"
        help={<Help />}
        create={{ label: 'New snapshot', to: create }}
        headerActions={
          <Button disabledReason={refusal} onClick={() => setRuling(true)}>
            Keep by rule…
          </Button>
        }
        presets={PRESETS}
        page={page}
        columns={columns}
        actions={actions}
        activeId={page.items.find(({ name }) => name === source)?.id}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      />
      <Outlet />
      {isRuling && <RetentionDialog project={project} onDismiss={() => setRuling(false)} />}
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
