import {
  networkingSwitchPortList,
  physicalDiskList,
  rackList,
  sledInstanceList,
  sledList,
  sledListUninitialized,
  switchList,
  systemTimeseriesQuery,
} from '@console/shared/api';
import { refresh, useQuery } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { useCommands } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { RefreshControl } from '@console/shared/table';
import { DocsPopover, PageHeader, Tag } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';
import { waitingSleds } from './queries.ts';
import { INVENTORY_TABS } from './tabs.ts';

const refreshPage = () =>
  refresh(
    sledList,
    sledInstanceList,
    sledListUninitialized,
    physicalDiskList,
    rackList,
    switchList,
    networkingSwitchPortList,
    systemTimeseriesQuery,
  );

const COMMANDS = INVENTORY_TABS.map((tab) => ({ group: 'Inventory', ...tab }));

export function Component() {
  useCommands(COMMANDS);
  return (
    <>
      <PageHeader title="Inventory" help={<Help />} actions={<RefreshControl onRefresh={refreshPage} />} />
      <RouteTabs
        label="Inventory"
        tabs={INVENTORY_TABS.map(({ label, to }) => ({
          to,
          label: label === 'Waiting sleds' ? <WaitingLabel label={label} /> : label,
        }))}
      >
        <Outlet />
      </RouteTabs>
    </>
  );
}

/** The number of waiting sleds; empty until it is known. */
function WaitingLabel({ label }: { label: string }) {
  const count = useQuery(waitingSleds()).data?.items.length ?? 0;
  return (
    <>
      {label}
      {count > 0 && (
        <span role="img" aria-label={`${count} waiting`}>
          <Tag tone="info" raw>
            {count}
          </Tag>
        </span>
      )}
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="inventory"
      summary="Sleds run instances and hold the disks. Switches connect the sleds of a rack."
      links={[
        { label: 'Take a sled out of service', href: '/guides/take-sled-out' },
        { label: 'Server Sleds', href: docsUrl('guides') },
        { label: 'Storage', href: docsUrl('guides') },
      ]}
    />
  );
}
