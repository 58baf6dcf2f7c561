import { webhookDeliveryList, webhookEventClassList, webhookReceiverList } from '@console/shared/api';
import { refresh } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { useCommands } from '@console/shared/routing';
import { RefreshControl } from '@console/shared/table';
import { PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';
import { AlertingHelp } from './help.tsx';
import { ALERTING_TABS } from './tabs.ts';

const refreshPage = () => refresh(webhookReceiverList, webhookDeliveryList, webhookEventClassList);

const COMMANDS = ALERTING_TABS.map((tab) => ({ group: 'Alerting', ...tab }));

export function Component() {
  useCommands(COMMANDS);
  return (
    <>
      <PageHeader
        title="Alerting"
        help={<AlertingHelp />}
        actions={<RefreshControl onRefresh={refreshPage} />}
      />
      <RouteTabs label="Alerting" tabs={ALERTING_TABS}>
        <Outlet />
      </RouteTabs>
    </>
  );
}
