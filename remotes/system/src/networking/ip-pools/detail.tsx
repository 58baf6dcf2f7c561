import { useMemo } from 'react';
import { ipPoolRangeList, ipPoolSiloList, ipPoolUtilizationView, ipPoolView } from '@console/shared/api';
import { actionCommands } from '@console/shared/actions';
import { poolUtilization } from '@console/shared/capacity';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { Outlet, useNavigate } from '@console/shared/router';
import { to, useCommands, useParams, useTabParam } from '@console/shared/routing';
import { ActionMenu, RefreshControl } from '@console/shared/table';
import { PageHeader } from '@console/shared/ui';
import { Tabs } from '@console/shared/ui/detail';
import { ipPoolActions } from './actions.tsx';
import { CapacityBars } from './capacity-bars.tsx';
import { IpPoolsHelp } from './help.tsx';
import { ipPoolByName, rangePage } from './queries.ts';
import { RangesTab } from './ranges-tab.tsx';
import { SilosTab } from './silos-tab.tsx';

const refreshPage = () => refresh(ipPoolView, ipPoolUtilizationView, ipPoolRangeList, ipPoolSiloList);

export function Component() {
  const { pool: name } = useParams('/system/networking/ip-pools/:pool');
  const pool = useLoaded(ipPoolByName(name));
  // Without them the rest of the page works, and the server checks whether the pool may be deleted
  const utilization = useQuery(poolUtilization(name)).data;
  const hasRanges = (useQuery(rangePage(name)()).data?.items.length ?? 0) > 0;
  const [tab, setTab] = useTabParam(['ranges', 'silos']);
  const navigate = useNavigate();
  const actions = useMemo(
    () =>
      ipPoolActions({
        allowed: () => !hasRanges || 'A pool with ranges cannot be deleted. Remove the ranges first.',
        after: () => navigate(to('/system/networking/ip-pools')),
      }),
    [hasRanges, navigate],
  );
  useCommands(useMemo(() => actionCommands(`IP pool '${pool.name}'`, actions, pool), [actions, pool]));
  return (
    <>
      <PageHeader
        title={pool.name}
        help={<IpPoolsHelp />}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <ActionMenu label="IP pool actions" resource={pool} actions={actions} copyId={pool.id} />
          </>
        }
      />
      {utilization && <CapacityBars utilization={utilization} />}
      <Tabs
        label="IP pool"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'ranges', label: 'IP ranges', content: <RangesTab pool={name} /> },
          { id: 'silos', label: 'Linked silos', content: <SilosTab pool={name} /> },
        ]}
      />
      <Outlet />
    </>
  );
}
