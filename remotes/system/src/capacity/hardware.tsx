import { useMemo, useState } from 'react';
import type { IpPool, SiloUtilization, Sled, VirtualResourceCounts } from '@console/shared/api';
import { CAPACITY_KINDS } from '@console/shared/capacity';
import { useQuery } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { CardBlock, Checkbox, Message } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import { instancesBySled } from './instances-by-sled.ts';
import { isInService } from '../base/sleds/states.ts';
import styles from './capacity.module.css';
import { Failures } from './failures.tsx';
import { CapacityFigure } from './figure.tsx';
import { physical, provisionable } from './model/physical.ts';
import { isUnlimited, promised } from './model/promised.ts';
import { Pools } from './pools.tsx';
import { FIELDS, useQuestion } from './use-question.ts';
import { WhatFits } from './what-fits.tsx';

interface HardwareProps {
  sleds: readonly Sled[];
  silos: readonly SiloUtilization[];
  /** The sum over the silos. */
  provisioned: VirtualResourceCounts;
  pools: readonly IpPool[] | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** The hardware behind the quotas: its use and when it is full, the room for more instances, and the pools (docs/screens/operator.md section 9.3). */
export function Hardware({ sleds, silos, provisioned, pools, now }: HardwareProps) {
  const [isAll, setAll] = useState(false);
  const hardware = useMemo(() => physical(sleds), [sleds]);
  const able = useMemo(() => provisionable(sleds), [sleds]);
  const unlimited = silos.filter((silo) => isUnlimited(silo, hardware));
  const promise = promised(isAll ? silos : silos.filter((silo) => !unlimited.includes(silo)));
  return (
    <div className={styles.blocks}>
      <CardBlock
        title="Capacity of the rack"
        description="Based on the sleds in service. Keep use below 70% to leave room for the instances of a failed sled."
        flush
      >
        <div className={styles.strip}>
          {CAPACITY_KINDS.map((kind) => (
            <CapacityFigure
              key={kind.key}
              kind={kind}
              provisioned={provisioned[kind.key]}
              promised={promise[kind.key]}
              physical={hardware[kind.key]}
              provisionable={able[kind.key]}
              now={now}
            />
          ))}
        </div>
      </CardBlock>
      {unlimited.length > 0 && (
        <div className={styles.note}>
          <Message title="Effectively unlimited">
            {unlimited.map(({ siloName }) => siloName).join(', ')}: more than ten times the hardware.
            <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
              Include them in the quotas
            </Checkbox>
          </Message>
        </div>
      )}
      <Room sleds={sleds} silos={silos} freeStorage={hardware.storage - provisioned.storage} now={now} />
      <Pools pools={pools} />
    </div>
  );
}

interface RoomProps extends Pick<HardwareProps, 'sleds' | 'silos' | 'now'> {
  /** Bytes. */
  freeStorage: number;
}

/** Room for further instances, and those that a failed sled displaces. Takes a request for each sled, so it is folded and loads when it is opened. */
function Room({ sleds, silos, freeStorage, now }: RoomProps) {
  const question = useQuestion();
  const [search] = useSearchParams();
  const isAsked = FIELDS.some(({ name }) => search.has(name));
  const [isOpen, setOpen] = useState(isAsked);
  const inService = useMemo(() => sleds.filter(isInService).map(({ id }) => id), [sleds]);
  const { data } = useQuery(instancesBySled(inService), { enabled: isOpen && inService.length > 0 });
  const instances = inService.length > 0 ? data : new Map();
  return (
    <div className={styles.room}>
      <Disclosure title="Room for more instances" defaultOpen={isAsked} onToggle={setOpen}>
        {isOpen && (
          <>
            <WhatFits
              question={question}
              sleds={sleds}
              silos={silos}
              instances={instances}
              freeStorage={freeStorage}
              now={now}
            />
            <Failures sleds={sleds} instances={instances} />
          </>
        )}
      </Disclosure>
    </div>
  );
}
