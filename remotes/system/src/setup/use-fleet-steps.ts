import { useMemo } from 'react';
import type { WebhookDelivery } from '@console/shared/api';
import { siloUsers } from '@console/shared/access/queries';
import { useQuery } from '@console/shared/query';
import { useNow } from '@console/shared/ui';
import { fleetPolicy } from '../access/queries.ts';
import { receiverHealth } from '../alerting/deliveries.ts';
import { mapFact, type Step } from '../base/fact.ts';
import { allQuotas, utilizationOfPools } from '../capacity/queries.ts';
import { allSleds } from '../inventory/queries.ts';
import { useVerdict } from '../networking/health/use-verdict.ts';
import { familiesOf } from '../networking/ip-pools/families.ts';
import { allIpPools } from '../networking/ip-pools/queries.ts';
import { type FleetFacts, fleetSteps } from './fleet-steps.ts';
import { allowList, deliveriesByReceiver, receivers, serviceRanges, targetRelease } from './queries.ts';
import { useFact } from '../base/use-fact.ts';
import { useNames } from './use-names.ts';

const itemsOf = <Item>({ items }: { items: readonly Item[] }): readonly Item[] => items;

/**
 * The steps of the fleet's checklist.
 * @param isChecked whether the uplinks are checked, which takes many requests
 * @param every milliseconds between two reads of the data that decides the steps; undefined for none
 */
export function useFleetSteps(
  silos: FleetFacts['silos'],
  isChecked: boolean,
  every?: number,
): readonly Step[] {
  const verdict = useVerdict(isChecked);
  const pools = useQuery(allIpPools());
  const names = useMemo(() => pools.data?.items.map(({ name }) => name) ?? [], [pools.data]);
  const used = useFact(utilizationOfPools(names), names.length > 0, every);
  const listed = useFact(allIpPools(), true, every);
  const withRange = mapFact(used, (byName) => ({
    all: names.length,
    withRange: names.filter((name) => {
      const known = byName.get(name);
      return known && familiesOf(known).some(({ capacity }) => capacity > 0n);
    }).length,
    isWhole: ![...byName.values()].includes(undefined),
  }));
  const noPools = mapFact(listed, ({ items }) => ({ all: items.length, withRange: 0, isWhole: true }));
  const sleds = mapFact(useFact(allSleds(), true, every), itemsOf);
  return fleetSteps({
    sleds,
    network: isChecked ? (verdict ?? 'asking') : undefined,
    serviceRanges: mapFact(useFact(serviceRanges(), true, every), ({ items }) => items.length),
    allowList: useFact(allowList(), true, every),
    policy: useFact(fleetPolicy(), true, every),
    silos,
    pools: names.length > 0 ? withRange : noPools,
    receivers: useReceivers(every),
    nameOf: useNames(siloUsers()),
    release: useFact(targetRelease(), true, every),
    quotas: mapFact(useFact(allQuotas(), true, every), itemsOf),
  });
}

/** The number of receivers that get events, and of those that cannot be reached. */
function useReceivers(every: number | undefined): FleetFacts['receivers'] {
  const all = mapFact(useFact(receivers(), true, every), itemsOf);
  const subscribed = useMemo(
    () =>
      all && 'data' in all
        ? all.data.filter(({ subscriptions }) => subscriptions.length > 0).map(({ name }) => name)
        : [],
    [all],
  );
  const deliveries = useFact(deliveriesByReceiver(subscribed), subscribed.length > 0, every);
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
