import { useState } from 'react';
import type { SwitchPort } from '@console/shared/api';
import { Button, Message, StatusBadge, useNow } from '@console/shared/ui';
import { uplinksOf } from '../../health/uplinks.ts';
import { useNetwork } from '../../health/use-network.ts';
import { type Verdict, verdict, verdictOf } from '../../health/verdict.ts';
import { PortState } from '../../switch-ports/port-state.tsx';
import { portName } from '../../switch-ports/rows.ts';
import styles from '../port-settings.module.css';

/** Milliseconds: interval of the first reads, duration of the monitoring, and time during which "Go back" is offered. */
const LOOK = 2000;
const CLOSELY = 60_000;
const WAY_BACK = 600_000;

export interface WatchProps {
  ports: readonly SwitchPort[];
  /** The verdict before the change; undefined when it was not known. */
  before: Verdict | undefined;
  /** Absent after a rollback. */
  onGoBack: (() => void) | undefined;
}

/** Shows the effects of a change: the verdict, the links and the sessions (docs/screens/operator.md section 9.9). */
export function Watch({ ports, before, onGoBack }: WatchProps) {
  const [began] = useState(() => Date.now());
  const now = useNow('second');
  const network = useNetwork({ every: now - began < CLOSELY ? LOOK : 10_000 });
  const uplinks = network && uplinksOf(network.facts);
  const after = uplinks && verdict(uplinks.map(verdictOf));
  return (
    <>
      <p role="status">
        {after === undefined
          ? 'Checking the uplinks…'
          : `Network health: ${before ?? 'not known'} → ${after}`}
      </p>
      <ul className={styles.steps} aria-label="Links after the change">
        {ports.map((port) => {
          const uplink = uplinks?.find((one) => one.port.id === port.id);
          return (
            <li key={port.id} className={styles.step}>
              {portName(port)}
              {uplink?.portLink && <PortState link={uplink.portLink} />}
              {uplink?.peers.map(({ addr, state }) => (
                <span key={addr}>
                  {addr} <StatusBadge entity="verdict" status={state === 'absent' ? 'unknown' : state} />
                </span>
              ))}
            </li>
          );
        })}
      </ul>
      {onGoBack && now - began < WAY_BACK && (
        <Message action={<Button onClick={onGoBack}>Go back</Button>}>
          You can restore the previous settings for 10 minutes while this page is open.
        </Message>
      )}
    </>
  );
}
