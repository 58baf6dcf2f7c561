import type { ReactNode } from 'react';
import {
  networkingAddressLotBlockList,
  networkingAddressLotList,
  networkingLoopbackAddressList,
} from '@console/shared/api';
import { refresh } from '@console/shared/query';
import { to, useCommands } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { RefreshControl } from '@console/shared/table';
import { DocsPopover, PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';

const TABS = [
  { label: 'Lots', to: to('/system/networking/address-lots') },
  { label: 'Loopback addresses', to: to('/system/networking/loopback-addresses') },
];

const COMMANDS = TABS.map((tab) => ({ group: 'Address lots', ...tab }));

const refreshPage = () =>
  refresh(networkingAddressLotList, networkingAddressLotBlockList, networkingLoopbackAddressList);

/** Header and tabs of the pages about the rack's own addresses (docs/screens/operator.md section 3.8). */
export function LotsFrame({ children }: { children: ReactNode }) {
  useCommands(COMMANDS);
  return (
    <>
      <PageHeader
        title="Address lots"
        help={<LotsHelp />}
        actions={<RefreshControl onRefresh={refreshPage} />}
      />
      <RouteTabs label="Address lots" tabs={TABS}>
        {children}
      </RouteTabs>
    </>
  );
}

/** The docs popover of address lots. */
export function LotsHelp() {
  return (
    <DocsPopover
      topic="address lots"
      summary="Address lots hold the addresses that the rack can use, for its switches and for IP pools."
      links={[{ label: 'Operator guides', href: docsUrl('guides/operator') }]}
    />
  );
}
