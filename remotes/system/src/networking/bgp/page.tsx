import { Outlet } from '@console/shared/router';
import { useCommands } from '@console/shared/routing';
import { PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';
import { VerdictChip } from '../health/lazy-verdict-chip.ts';
import { BgpHelp } from './help.tsx';
import { BGP_TABS } from './tabs.ts';

const COMMANDS = BGP_TABS.map((tab) => ({ group: 'BGP', ...tab }));

export function Component() {
  useCommands(COMMANDS);
  return (
    <>
      <PageHeader title="BGP" status={<VerdictChip />} help={<BgpHelp />} />
      <RouteTabs label="BGP" tabs={BGP_TABS}>
        <Outlet />
      </RouteTabs>
    </>
  );
}
