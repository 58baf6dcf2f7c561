import {
  ipPoolList,
  ipPoolSiloList,
  ipPoolUtilizationView,
  physicalDiskList,
  siloUtilizationList,
  sledList,
  sledListUninitialized,
  systemMetric,
} from '@console/shared/api';
import { CAPACITY_KINDS, sumOf } from '@console/shared/capacity';
import { refresh, useQueries } from '@console/shared/query';
import { useNow } from '@console/shared/ui';
import { both, type Fact, mapFact } from '../base/fact.ts';
import { takesInstances } from '../base/sleds/states.ts';
import { METRICS } from '../capacity/kinds.ts';
import { physical } from '../capacity/model/physical.ts';
import { history, silosOfPools, utilizationOfPools } from '../capacity/queries.ts';
import {
  diskFindings,
  disksOfSledsInService,
  sledFindings,
  waitingFindings,
} from '../inventory/attention.ts';
import { isDiskInService } from '../inventory/disks/states.ts';
import { allPhysicalDisks, allSleds, waitingSleds } from '../inventory/queries.ts';
import { poolFindings } from '../networking/ip-pools/attention.ts';
import { allIpPools } from '../networking/ip-pools/queries.ts';
import { useFact } from '../base/use-fact.ts';
import { hardwareFindings, quotaFindings } from '../utilization/attention.ts';
import { allUtilization } from '../utilization/queries.ts';
import { dataOf, EVERY, itemsOf, SELDOM, type Source, sourceOf } from './source.ts';

/** Sleds and disks: the sources, and their parts of the line about the rack. */
export function useHardware(): {
  readonly sources: readonly Source[];
  readonly sleds: Fact<string>;
  readonly disks: Fact<string>;
} {
  const sleds = mapFact(useFact(allSleds(), true, EVERY), itemsOf);
  const disks = mapFact(useFact(allPhysicalDisks(), true, EVERY), itemsOf);
  const waiting = mapFact(useFact(waitingSleds(), true, EVERY), itemsOf);
  return {
    sources: [
      sourceOf('Sleds', mapFact(sleds, sledFindings), () => refresh(sledList)),
      sourceOf('Waiting sleds', mapFact(waiting, waitingFindings), () => refresh(sledListUninitialized)),
      sourceOf(
        'Disks',
        mapFact(both(disks, sleds), ([all, there]) => diskFindings(all, there)),
        () => refresh(physicalDiskList, sledList),
      ),
    ],
    sleds: mapFact(
      sleds,
      (all) => `${all.filter(takesInstances).length} of ${all.length} sleds accept instances`,
    ),
    disks: mapFact(both(disks, sleds), ([all, there]) => {
      const installed = disksOfSledsInService(all, there);
      return `${installed.filter(isDiskInService).length} of ${installed.length} disks in service`;
    }),
  };
}

/** The addresses of IP pools. */
export function usePoolSource(): Source {
  const pools = mapFact(useFact(allIpPools(), true, EVERY), ({ items }) => items.map(({ name }) => name));
  const names = dataOf(pools) ?? [];
  const isAsked = names.length > 0;
  const use = useFact(utilizationOfPools(names), isAsked, EVERY);
  const links = useFact(silosOfPools(names), isAsked, EVERY);
  const [byName, silos] = [dataOf(use), dataOf(links)];
  const read: Fact<unknown> = isAsked ? both(use, links) : pools;
  const found = mapFact(read, () =>
    poolFindings(names.map((name) => ({ name, utilization: byName?.get(name), silos: silos?.get(name) }))),
  );
  return sourceOf(
    'IP pools',
    found,
    () => refresh(ipPoolList, ipPoolUtilizationView, ipPoolSiloList),
    byName ? names.filter((name) => !byName.get(name)).map((name) => `addresses of ${name}`) : [],
  );
}

/** Quotas of silos, and how long the hardware lasts. */
export function useCapacitySources(): readonly Source[] {
  const silos = mapFact(useFact(allUtilization(), true, EVERY), itemsOf);
  const sleds = mapFact(useFact(allSleds(), true, EVERY), itemsOf);
  const histories = useQueries(METRICS.map((metric) => ({ ...history(metric), staleTime: SELDOM })));
  const now = useNow('halfMinute');
  const isPending = histories.some((one) => one.isPending);
  const hardware = mapFact(both(silos, sleds), ([used, there]) =>
    hardwareFindings({
      provisioned: sumOf(used.map(({ provisioned }) => provisioned)),
      hardware: physical(there),
      histories: histories.map(({ data }) => data),
      now,
    }),
  );
  return [
    sourceOf('Silo quotas', mapFact(silos, quotaFindings), () => refresh(siloUtilizationList)),
    sourceOf(
      'Capacity forecast',
      isPending ? undefined : hardware,
      () => refresh(siloUtilizationList, sledList, systemMetric),
      CAPACITY_KINDS.flatMap(({ label }, index) =>
        histories[index]?.isError ? [`history of ${label}`] : [],
      ),
    ),
  ];
}
