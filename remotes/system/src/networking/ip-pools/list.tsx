import { Globe } from 'lucide-react';
import { useMemo } from 'react';
import type { IpPool } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, usePage } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { FleetNote } from '../../fleet-note.tsx';
import { ipPoolActions } from './actions.tsx';
import { ipPoolColumns } from './columns.tsx';
import { IpPoolsHelp } from './help.tsx';
import styles from './ip-pools.module.css';
import { allIpPools, ipPoolPage } from './queries.ts';

const NEW = to('/system/networking/ip-pools-new');

const SERVICE_POOL = to('/system/networking/service-pool');

const EMPTY = {
  icon: Globe,
  title: 'No IP pools',
  body: 'The external addresses of instances come from IP pools. Create one to get started.',
  create: 'New IP pool',
};

const NOUN = ['IP pool', 'IP pools'] as const;

const ACTIONS = ipPoolActions();

export function Component() {
  const page = usePage(ipPoolPage);
  useCommands(useIpPoolCommands(page));
  return (
    <>
      <ListPage
        title="IP Pools"
        help={<IpPoolsHelp />}
        create={{ label: 'New IP Pool', to: NEW }}
        page={page}
        columns={ipPoolColumns}
        actions={ACTIONS}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions: ACTIONS, rows, selection }} />}
      >
        <FleetNote />
        <p className={styles.services}>
          Addresses of the platform's own services: <Link to={SERVICE_POOL}>Service pool</Link>
        </p>
      </ListPage>
      <Outlet />
    </>
  );
}

/** Palette entries: the create form, and all pools, not only those of this page. */
function useIpPoolCommands(page: PageState<IpPool>): Command[] {
  const pools = useEveryRow(page, allIpPools());
  return useMemo(
    () => [
      { group: 'Actions', label: 'New IP pool', to: NEW },
      ...pools.map(({ name }) => ({
        group: 'Go to IP pool',
        label: name,
        to: to('/system/networking/ip-pools/:pool', { pool: name }),
      })),
    ],
    [pools],
  );
}
