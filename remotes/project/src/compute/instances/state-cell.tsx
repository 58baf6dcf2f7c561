import type { Instance } from '@console/shared/api';
import { formatAge } from '@console/shared/format';
import { TakingLongMark } from '@console/shared/stuck';
import { cx, lookupStatus, StatusBadge, TimeAgo, useNow } from '@console/shared/ui';
import { changingOf, isDueForRestart } from '../../base/instances/states.ts';
import styles from './state-cell.module.css';

/** State of an instance and since when; for a failed one, when it restarts automatically. */
export function StateCell({ instance }: { instance: Instance }) {
  const { runState, timeRunStateUpdated, autoRestartEnabled } = instance;
  const isLoud = lookupStatus('instance', runState).volume === 'loud';
  return (
    <span className={cx(styles.state, isLoud && styles.loud)}>
      <StatusBadge entity="instance" status={runState} />
      <span className={styles.notes}>
        <TimeAgo date={timeRunStateUpdated} title="Run state updated" />
        {runState === 'failed' && autoRestartEnabled && <RestartNote instance={instance} />}
        <TakingLongMark of={changingOf(instance)} />
      </span>
    </span>
  );
}

/** `Restarts in 4m`, then `Restarting soon`. */
function RestartNote({ instance }: { instance: Instance }) {
  const now = useNow('second');
  const cooldown = instance.autoRestartCooldownExpiration;
  if (!cooldown || isDueForRestart(instance, now)) return <span>Restarting soon</span>;
  return <span>Restarts in {formatAge(new Date(now), cooldown)}</span>;
}
