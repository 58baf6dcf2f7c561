import { DatabaseBackup } from 'lucide-react';
import { BulkBar } from '@console/shared/bulk';
import { usePage } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useActionCommand } from '@console/shared/routing';
import { ListPage } from '@console/shared/table';
import { backupActions } from './actions.tsx';
import { backupColumns } from './columns.tsx';
import { PinnedNote } from './pinned-note.tsx';
import { backupPage } from './queries.ts';

const NEW = to('/gallery/backups-new');
const ACTIONS = backupActions();
const EMPTY = {
  icon: DatabaseBackup,
  title: 'No backups',
  body: 'Each backup has a line here. Create one to get started.',
  create: 'New backup',
};

export function Component() {
  const page = usePage(backupPage);
  useActionCommand('New backup', NEW);
  return (
    <>
      <ListPage
        title="Backups"
        icon={DatabaseBackup}
        create={{ label: 'New backup', to: NEW }}
        page={page}
        columns={backupColumns}
        actions={ACTIONS}
        empty={EMPTY}
        bulk={(rows, selection) => (
          <BulkBar noun={['backup', 'backups']} actions={ACTIONS} rows={rows} selection={selection} />
        )}
      >
        <PinnedNote />
      </ListPage>
      <Outlet />
    </>
  );
}
