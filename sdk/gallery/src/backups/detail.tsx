import { DatabaseBackup } from 'lucide-react';
import { useMemo } from 'react';
import { actionCommands } from '@console/shared/actions';
import { useLoaded } from '@console/shared/query';
import { Outlet, useNavigate } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { ActionMenu, RefreshFailure } from '@console/shared/table';
import { PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';
import { backupActions } from './actions.tsx';
import { PinButton } from './pin-button.tsx';
import { backupByName } from './queries.ts';

/** The page of a backup: its title, its actions and its tabs, which stay while a tab loads. */
export function Component() {
  const { backup } = useParams('/gallery/backups/:backup');
  const shown = useLoaded(backupByName(backup));
  const navigate = useNavigate();
  const actions = useMemo(() => backupActions(() => navigate(to('/gallery/backups'))), [navigate]);
  useCommands(useMemo(() => actionCommands(`Backup '${shown.name}'`, actions, shown), [actions, shown]));
  return (
    <>
      <PageHeader
        title={shown.name}
        icon={DatabaseBackup}
        actions={
          <>
            <RefreshFailure />
            <PinButton name={shown.name} />
            <ActionMenu label="Backup actions" resource={shown} actions={actions} copyId={shown.id} />
          </>
        }
      />
      <RouteTabs
        label="Backup"
        tabs={[
          { to: to('/gallery/backups/:backup/summary', { backup }), label: 'Summary' },
          { to: to('/gallery/backups/:backup/size', { backup }), label: 'Size' },
        ]}
      >
        <Outlet />
      </RouteTabs>
    </>
  );
}
