import { Route } from 'lucide-react';
import { useMemo } from 'react';
import { networkingBgpConfigList } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { refresh, usePage } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useActionCommand } from '@console/shared/routing';
import { ListTab, RefreshControl } from '@console/shared/table';
import { Message } from '@console/shared/ui';
import { useFleetRefusal } from '../../../use-fleet-refusal.ts';
import styles from '../bgp.module.css';
import { configActions } from './actions.tsx';
import { configColumns } from './columns.tsx';
import { configPage } from './queries.ts';
import { useConfigUsers } from './use-config-users.ts';

const NEW = to('/system/networking/bgp/configs-new');

const EMPTY = {
  icon: Route,
  title: 'No BGP configs',
  body: 'A config sets the ASN of its peers and the networks they receive.',
  create: 'New BGP config',
};

const NOUN = ['BGP config', 'BGP configs'] as const;

export function Component() {
  const page = usePage(configPage);
  const users = useConfigUsers();
  const refusal = useFleetRefusal();
  const columns = useMemo(() => configColumns(users), [users]);
  const actions = useMemo(() => configActions({ users, refusal }), [users, refusal]);
  useActionCommand('New BGP config', NEW, refusal);
  return (
    <>
      <ListTab
        plural="Configs"
        headerActions={
          <RefreshControl onRefresh={() => refresh(networkingBgpConfigList)} updatedAt={page.updatedAt} />
        }
        create={{ label: 'New BGP config', to: NEW, reason: refusal }}
        page={page}
        columns={columns}
        actions={actions}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      >
        <div className={styles.note}>
          <Message>Configs cannot be edited. Create another and move its peers.</Message>
        </div>
      </ListTab>
      <Outlet />
    </>
  );
}
