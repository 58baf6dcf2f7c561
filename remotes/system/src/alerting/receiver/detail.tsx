import { useMemo } from 'react';
import { webhookDeliveryList, webhookReceiverView, webhookSecretsList } from '@console/shared/api';
import { actionCommands } from '@console/shared/actions';
import { refresh, useLoaded } from '@console/shared/query';
import { Outlet, useNavigate } from '@console/shared/router';
import { to, useCommands, useParams, useTabParam } from '@console/shared/routing';
import { ActionMenu, RefreshControl } from '@console/shared/table';
import { DateProperty, IdProperty, PageHeader, PropertiesTable, Property } from '@console/shared/ui';
import { Tabs } from '@console/shared/ui/detail';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { AlertingHelp } from '../help.tsx';
import { receiverByName } from '../queries.ts';
import { receiverActions } from '../receivers/actions.tsx';
import { Endpoint } from '../receivers/endpoint.tsx';
import { HealthCell } from '../receivers/health-cell.tsx';
import { DeliveriesTab } from './deliveries-tab.tsx';
import { TestTab } from './lazy.ts';
import { SecretsTab } from './secrets-tab.tsx';
import { SubscriptionsTab } from './subscriptions-tab.tsx';

const refreshPage = () => refresh(webhookReceiverView, webhookDeliveryList, webhookSecretsList);

export function Component() {
  const { receiver: name } = useParams('/system/alerting/receivers/:receiver');
  const receiver = useLoaded(receiverByName(name));
  const [tab, setTab] = useTabParam(['deliveries', 'subscriptions', 'secrets', 'test']);
  const navigate = useNavigate();
  const refusal = useFleetRefusal();
  const actions = useMemo(
    () => receiverActions({ refusal, after: () => navigate(to('/system/alerting/receivers')) }),
    [refusal, navigate],
  );
  useCommands(
    useMemo(() => actionCommands(`Receiver '${receiver.name}'`, actions, receiver), [actions, receiver]),
  );
  return (
    <>
      <PageHeader
        title={receiver.name}
        help={<AlertingHelp />}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <ActionMenu label="Receiver actions" resource={receiver} actions={actions} copyId={receiver.id} />
          </>
        }
      />
      <PropertiesTable>
        <Property label="Endpoint" wide>
          <Endpoint endpoint={receiver.endpoint} />
        </Property>
        <Property label="Health">
          <HealthCell receiver={receiver.name} />
        </Property>
        <Property label="Description" wide>
          {receiver.description}
        </Property>
        <DateProperty label="Created" date={receiver.timeCreated} />
        <DateProperty label="Updated" date={receiver.timeModified} />
        <IdProperty wide value={receiver.id} />
      </PropertiesTable>
      <Tabs
        label="Receiver"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'deliveries', label: 'Deliveries', content: <DeliveriesTab receiver={receiver} /> },
          { id: 'subscriptions', label: 'Subscriptions', content: <SubscriptionsTab receiver={receiver} /> },
          { id: 'secrets', label: 'Secrets', content: <SecretsTab receiver={receiver.name} /> },
          { id: 'test', label: 'Test', content: <TestTab receiver={receiver} /> },
        ]}
      />
      <Outlet />
    </>
  );
}
