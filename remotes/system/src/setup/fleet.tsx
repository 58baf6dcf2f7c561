import { Building2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  ipPoolList,
  ipPoolServiceRangeList,
  ipPoolUtilizationView,
  networkingAllowListView,
  type Silo,
  siloList,
  sledList,
  systemPolicyView,
  systemQuotasList,
  targetReleaseView,
  webhookDeliveryList,
  webhookReceiverList,
} from '@console/shared/api';
import { refresh, useLoaded } from '@console/shared/query';
import { to, useCommands } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { columns, RefreshControl, TableCard } from '@console/shared/table';
import { Button, ButtonLink, DocsPopover, PageHeader } from '@console/shared/ui';
import { allSilos } from '../access/queries.ts';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { Checklist } from './checklist.tsx';
import styles from './setup.module.css';
import { useFleetSteps } from './use-fleet-steps.ts';

const refreshPage = () =>
  refresh(
    sledList,
    siloList,
    systemPolicyView,
    ipPoolList,
    ipPoolUtilizationView,
    ipPoolServiceRangeList,
    networkingAllowListView,
    webhookReceiverList,
    webhookDeliveryList,
    targetReleaseView,
    systemQuotasList,
  );

export function Component() {
  const silos = useLoaded(allSilos()).items;
  // This step sends many requests, so it runs only on request (docs/screens/operator.md section 9.10)
  const [isChecked, setChecked] = useState(false);
  const steps = useFleetSteps(
    useMemo(() => ({ data: silos }), [silos]),
    isChecked,
  );
  const refusal = useFleetRefusal('collaborator');
  useCommands(useMemo(() => silos.map(goTo), [silos]));
  return (
    <>
      <PageHeader
        title="Setup"
        help={<Help />}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <ButtonLink to={`${to('/system/silos-new')}?back=setup`} disabledReason={refusal}>
              Create a silo step by step
            </ButtonLink>
          </>
        }
      />
      <Checklist
        label="Steps of the fleet"
        steps={steps}
        action={({ id }) =>
          id === 'F2' && !isChecked && <Button onClick={() => setChecked(true)}>Check network</Button>
        }
      />
      <div className={styles.block}>
        <TableCard
          title="Silos"
          description="Each silo has its own checklist."
          rows={silos}
          columns={COLUMNS}
          copyId={false}
          empty={{ icon: Building2, title: 'No silos', body: 'Create one to get started.' }}
        />
      </div>
    </>
  );
}

const col = columns<Silo>();

const COLUMNS = [
  col.link(
    'Name',
    ({ name }) => name,
    ({ name }) => to('/system/setup/:silo', { silo: name }),
  ),
  col.description(({ description }) => description, 'Description'),
];

const goTo = ({ name }: Silo) => ({
  group: 'Setup of silo',
  label: name,
  to: to('/system/setup/:silo', { silo: name }),
});

function Help() {
  return (
    <DocsPopover
      topic="setup"
      summary="Lists the remaining steps before users can start, based on the current state of the system."
      links={[{ label: 'Silos', href: docsUrl('guides/operator/silo-management') }]}
    />
  );
}
