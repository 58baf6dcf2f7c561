import type { ReactNode } from 'react';
import { to, useCommands } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { DocsPopover, PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';
import { VerdictChip } from '../health/lazy-verdict-chip.ts';

const TABS = [
  { label: 'Ports', to: to('/system/networking/switch-ports') },
  { label: 'Settings', to: to('/system/networking/port-settings') },
];

const COMMANDS = TABS.map((tab) => ({ group: 'Switch ports', ...tab }));

/** Header and tabs of the ports and of port settings (docs/screens/operator.md section 3.2). */
export function PortsFrame({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  useCommands(COMMANDS);
  return (
    <>
      <PageHeader title="Switch ports" status={<VerdictChip />} help={<PortsHelp />} actions={actions} />
      <RouteTabs label="Switch ports" tabs={TABS}>
        {children}
      </RouteTabs>
    </>
  );
}

/** The docs popover of ports and their settings. */
export function PortsHelp() {
  return (
    <DocsPopover
      topic="switch ports"
      summary="Switch ports connect the rack to the data center. Port settings give a port its links, addresses, routes and BGP peers."
      links={[{ label: 'Operator guides', href: docsUrl('guides/operator') }]}
    />
  );
}
