import { useMemo, useState } from 'react';
import {
  ipPoolList,
  ipPoolUtilizationView,
  siloUtilizationList,
  sledInstanceList,
  sledList,
  systemMetric,
  systemQuotasList,
} from '@console/shared/api';
import { CAPACITY_KINDS, sumOf } from '@console/shared/capacity';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { docsUrl } from '@console/shared/runtime';
import { RefreshControl } from '@console/shared/table';
import { Checkbox, DocsPopover, Message, PageHeader } from '@console/shared/ui';
import { allSleds } from '../inventory/queries.ts';
import { instancesBySled } from '../inventory/sleds/instances-by-sled.ts';
import { isInService } from '../inventory/sleds/states.ts';
import { allIpPools } from '../networking/ip-pools/queries.ts';
import styles from './capacity.module.css';
import { Failures } from './failures.tsx';
import { CapacityFigure } from './figure.tsx';
import { physical, provisionable } from './model/physical.ts';
import { isUnlimited, promised, siloUse } from './model/promised.ts';
import { Pools } from './pools.tsx';
import { allQuotas, allUse } from './queries.ts';
import { SilosTable } from './silos-table.tsx';
import { useQuestion } from './use-question.ts';
import { WhatFits } from './what-fits.tsx';

const refreshPage = () =>
  refresh(
    sledList,
    siloUtilizationList,
    systemQuotasList,
    ipPoolList,
    ipPoolUtilizationView,
    systemMetric,
    sledInstanceList,
  );

export function Component() {
  const sleds = useLoaded(allSleds()).items;
  const utilization = useLoaded(allUse()).items;
  const quotas = useQuery(allQuotas()).data?.items;
  const pools = useQuery(allIpPools()).data?.items;
  const inService = useMemo(() => sleds.filter(isInService).map(({ id }) => id), [sleds]);
  const instances = useQuery(instancesBySled(inService), { enabled: inService.length > 0 }).data;
  const question = useQuestion();
  const [isAll, setAll] = useState(false);
  // The time at which the page was opened: dates do not change while it is open
  const [now] = useState(Date.now);
  const silos = useMemo(() => siloUse(utilization, quotas), [utilization, quotas]);
  const hardware = useMemo(() => physical(sleds), [sleds]);
  const able = useMemo(() => provisionable(sleds), [sleds]);
  const used = useMemo(() => sumOf(silos.map((silo) => silo.used)), [silos]);
  const unlimited = silos.filter((silo) => isUnlimited(silo, hardware));
  const promise = promised(isAll ? silos : silos.filter((silo) => !unlimited.includes(silo)));
  return (
    <>
      <PageHeader title="Capacity" help={<Help />} actions={<RefreshControl onRefresh={refreshPage} />} />
      <p className={styles.model}>A model: sums and today's placement, not the scheduler</p>
      <div className={styles.strip}>
        {CAPACITY_KINDS.map((kind) => (
          <CapacityFigure
            key={kind.key}
            kind={kind}
            provisioned={used[kind.key]}
            promised={promise[kind.key]}
            physical={hardware[kind.key]}
            provisionable={able[kind.key]}
            now={now}
          />
        ))}
      </div>
      <div className={styles.blocks}>
        {unlimited.length > 0 && (
          <div className={styles.note}>
            <Message title="Unlimited in effect">
              {unlimited.map(({ name }) => name).join(', ')}: quotas of more than ten times the hardware.
              <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
                Count them as promised
              </Checkbox>
            </Message>
          </div>
        )}
        <WhatFits
          question={question}
          sleds={sleds}
          silos={silos}
          instances={inService.length > 0 ? instances : new Map()}
          freeStorage={hardware.storage - used.storage}
        />
        <SilosTable silos={silos} physical={hardware} chosen={question.silo} now={now} />
        <Failures sleds={sleds} instances={instances} />
        <Pools pools={pools} />
      </div>
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="capacity"
      summary="The capacity of the sleds, how much of it quotas promise, and when it runs out. Computed from the API's data; the scheduler may place instances differently."
      links={[{ label: 'Resource Management', href: docsUrl('guides/operator/resource-management') }]}
    />
  );
}
