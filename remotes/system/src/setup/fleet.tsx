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
  type WebhookDelivery,
  webhookDeliveryList,
  webhookReceiverList,
} from '@console/shared/api';
import { siloUsers } from '@console/shared/access/queries';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { to, useCommands } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { columns, RefreshControl, TableCard } from '@console/shared/table';
import { Button, ButtonLink, DocsPopover, PageHeader, useNow } from '@console/shared/ui';
import { allSilos, fleetPolicy } from '../access/queries.ts';
import { receiverHealth } from '../alerting/deliveries.ts';
import { allQuotas, utilizationOfPools } from '../capacity/queries.ts';
import { allSleds } from '../inventory/queries.ts';
import { useVerdict } from '../networking/health/use-verdict.ts';
import { familiesOf } from '../networking/ip-pools/families.ts';
import { allIpPools } from '../networking/ip-pools/queries.ts';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { Checklist } from './checklist.tsx';
import { type FleetFacts, fleetSteps } from './fleet-steps.ts';
import { allowList, deliveriesByReceiver, receivers, serviceRanges, targetRelease } from './queries.ts';
import styles from './setup.module.css';
import { mapFact, useFact } from './use-fact.ts';
import { useNames } from './use-names.ts';

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

const itemsOf = <Item,>({ items }: { items: readonly Item[] }): readonly Item[] => items;

export function Component() {
  const silos = useLoaded(allSilos()).items;
  // This step sends many requests, so it runs only on request (docs/screens/operator.md section 9.10)
  const [isChecked, setChecked] = useState(false);
  const steps = useFleetSteps(silos, isChecked);
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

function useFleetSteps(silos: readonly Silo[], isChecked: boolean) {
  const verdict = useVerdict(isChecked);
  const pools = useQuery(allIpPools());
  const names = useMemo(() => pools.data?.items.map(({ name }) => name) ?? [], [pools.data]);
  const used = useFact(utilizationOfPools(names), names.length > 0);
  const listed = useFact(allIpPools());
  const withRange = mapFact(used, (byName) => ({
    all: names.length,
    withRange: names.filter((name) => {
      const known = byName.get(name);
      return known && familiesOf(known).some(({ capacity }) => capacity > 0n);
    }).length,
    isWhole: ![...byName.values()].includes(undefined),
  }));
  const noPools = mapFact(listed, ({ items }) => ({ all: items.length, withRange: 0, isWhole: true }));
  const sleds = mapFact(useFact(allSleds()), itemsOf);
  return fleetSteps({
    sleds,
    network: isChecked ? (verdict ?? 'asking') : undefined,
    serviceRanges: mapFact(useFact(serviceRanges()), ({ items }) => items.length),
    allowList: useFact(allowList()),
    policy: useFact(fleetPolicy()),
    silos: { data: silos },
    pools: names.length > 0 ? withRange : noPools,
    receivers: useReceivers(),
    nameOf: useNames(siloUsers()),
    release: useFact(targetRelease()),
    quotas: mapFact(useFact(allQuotas()), itemsOf),
  });
}

/** How many receivers get events, and how many of them cannot be reached. */
function useReceivers(): FleetFacts['receivers'] {
  const all = mapFact(useFact(receivers()), itemsOf);
  const subscribed = useMemo(
    () =>
      all && 'data' in all
        ? all.data.filter(({ subscriptions }) => subscriptions.length > 0).map(({ name }) => name)
        : [],
    [all],
  );
  const deliveries = useFact(deliveriesByReceiver(subscribed), subscribed.length > 0);
  const now = useNow('halfMinute');
  if (subscribed.length > 0 && deliveries === undefined) return undefined;
  return mapFact(all, ({ length }) => {
    const known = deliveries && 'data' in deliveries ? [...deliveries.data.values()] : undefined;
    const isWhole = subscribed.length === 0 || (known !== undefined && !known.includes(undefined));
    const bad = known?.filter((page) => page && isUnreachable(page.items, now)).length ?? 0;
    return { all: length, subscribed: subscribed.length, unreachable: isWhole ? bad : undefined };
  });
}

const isUnreachable = (deliveries: readonly WebhookDelivery[], now: number): boolean => {
  const health = receiverHealth(deliveries, now);
  return health.kind === 'known' && health.status === 'not reachable';
};

function Help() {
  return (
    <DocsPopover
      topic="setup"
      summary="Lists the steps that are left before people can work, from the current state of the system."
      links={[{ label: 'Silos', href: docsUrl('guides/operator/silo-management') }]}
    />
  );
}
