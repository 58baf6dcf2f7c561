import { ArrowLeftRight } from 'lucide-react';
import { useMemo } from 'react';
import { type IpPoolRange, ipPoolServiceRangeList, ipPoolServiceView } from '@console/shared/api';
import { refresh, useLoaded, usePage } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useActionCommand } from '@console/shared/routing';
import { ListTab, RefreshControl } from '@console/shared/table';
import { DateProperty, IdProperty, Message, PageHeader, PropertiesTable, Property } from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { BigNumber } from '../ip-pools/big-number.tsx';
import { IpPoolsHelp } from '../ip-pools/help.tsx';
import { rangeColumns, rangeText } from '../ip-pools/range-columns.tsx';
import { sizeOfRanges } from '../ip-pools/range-span.ts';
import styles from '../ip-pools/ip-pools.module.css';
import { serviceRangeActions } from './actions.tsx';
import { servicePool, serviceRangePage } from './queries.ts';

const ADD = to('/system/networking/service-pool/ranges-add');

const EMPTY = {
  icon: ArrowLeftRight,
  title: 'No IP ranges',
  body: 'Add a range so that services have addresses to move to.',
  create: 'Add range',
};

const refreshPage = () => refresh(ipPoolServiceView, ipPoolServiceRangeList);

export function Component() {
  const pool = useLoaded(servicePool());
  const page = usePage(serviceRangePage);
  const isWhole = page.page === 1 && !page.hasNext;
  const refusal = useFleetRefusal();
  const actions = useMemo(() => serviceRangeActions(refusal), [refusal]);
  useActionCommand('Add range to service pool', ADD, refusal);
  return (
    <>
      <PageHeader
        title="Service pool"
        help={<IpPoolsHelp />}
        actions={<RefreshControl onRefresh={refreshPage} />}
      />
      <PropertiesTable>
        <Property label="Name" wide>
          {pool.name}
        </Property>
        <Property label="Capacity">{isWhole && <Capacity ranges={page.items} />}</Property>
        <DateProperty label="Created" date={pool.timeCreated} />
        <Property label="Description" wide>
          {pool.description}
        </Property>
        <IdProperty wide value={pool.id} whole />
      </PropertiesTable>
      <div className={styles.warning}>
        <Message variant="notice">
          Platform services move only to ranges listed here. The first range is usually in use and cannot be
          removed.
        </Message>
      </div>
      <ListTab
        title="IP ranges"
        plural="IP ranges"
        create={{ label: 'Add range', to: ADD, plain: true, reason: refusal }}
        page={page}
        columns={rangeColumns}
        actions={actions}
        rowName={rangeText}
        empty={EMPTY}
      />
      <Outlet />
    </>
  );
}

/** The capacity is the sum of the ranges, because no operation returns the utilization of this pool. */
const Capacity = ({ ranges }: { ranges: readonly IpPoolRange[] }) => (
  <>
    <BigNumber value={sizeOfRanges(ranges)} /> IPs
  </>
);
