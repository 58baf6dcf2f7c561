import type { SledInstance } from '@console/shared/api';
import { formatBytes, pluralize } from '@console/shared/format';
import { columns } from '@console/shared/table';
import { StatusBadge } from '@console/shared/ui';
import styles from '../inventory.module.css';

const col = columns<SledInstance>();

const placeOf = ({ siloName, projectName }: SledInstance): string => `${siloName} / ${projectName}`;

/**
 * Columns of the instances on a sled, in all silos. Names are not links, because a fleet role gives no access to projects
 * (docs/screens/operator.md section 0.1).
 */
export const instanceColumns = [
  col.custom(
    'name',
    (instance) => (
      <span className={styles.lines}>
        <span className={styles.over}>{placeOf(instance)}</span>
        <span>{instance.name}</span>
      </span>
    ),
    { cut: false, value: (instance) => `${instance.name} ${placeOf(instance)}` },
  ),
  col.custom(
    'State',
    ({ state, migrationId }) => (
      <StatusBadge entity="instance" status={state} note={migrationId ? 'migrating' : undefined} />
    ),
    { width: 12, cut: false, value: ({ state }) => state, counted: true },
  ),
  col.custom(
    'specs',
    ({ ncpus, memory }) => (
      <span className={styles.lines}>
        <span className={styles.lines}>{pluralize(ncpus, 'vCPU', 'vCPU')}</span>
        <span className={styles.over}>{formatBytes(memory).text}</span>
      </span>
    ),
    {
      rank: 2,
      width: 8,
      meta: ({ ncpus, memory }) => `${pluralize(ncpus, 'vCPU', 'vCPU')}, ${formatBytes(memory).text}`,
      value: ({ ncpus }) => ncpus,
    },
  ),
  col.size('memory', ({ memory }) => memory, { rank: 3 }),
  col.date('created', ({ timeCreated }) => timeCreated),
];
