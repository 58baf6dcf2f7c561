import { useMemo } from 'react';
import type { Disk } from '@console/shared/api';
import { capitalize } from '@console/shared/format';
import { columns, Table } from '@console/shared/table';
import { useNow } from '@console/shared/ui';
import { DELETED_DISK } from '../columns.tsx';
import { rhythmOf } from './rhythm.ts';
import type { Decision, DiskPlan } from './rule.ts';
import styles from './retention.module.css';

const col = columns<Decision>();

const fateOf = ({ reasons }: Decision): string =>
  reasons.length === 0 ? 'Delete' : `Keep: ${reasons.join(', ')}`;

const COLUMNS = [
  col.name('Snapshot', ({ snapshot }) => snapshot.name, { width: 12 }),
  col.text('Plan', fateOf, { cut: false }),
  col.size('Size', ({ snapshot }) => snapshot.size, { width: 6 }),
  // As the rule counts days, not as the browser shows times
  col.text(
    'Created (UTC)',
    ({ snapshot: { timeCreated } }) => timeCreated.toISOString().slice(0, 16).replace('T', ' '),
    { rank: 2, width: 10.5, cut: false },
  ),
];

const isChanged = ({ decisions }: DiskPlan): boolean => decisions.some(({ reasons }) => reasons.length === 0);

const idOf = ({ snapshot: { id } }: Decision): string => id;
const nameOf = ({ snapshot: { name } }: Decision): string => name;

interface PlanTableProps {
  readonly plans: readonly DiskPlan[];
  readonly disks: readonly Disk[];
}

/** The fate of each snapshot, by disk, with the age of the newest one and the longest gap. */
export function PlanTable({ plans, disks }: PlanTableProps) {
  const now = useNow('halfMinute');
  const names = useMemo(() => new Map(disks.map(({ id, name }) => [id, name])), [disks]);
  const nameOfDisk = ({ diskId }: DiskPlan) => names.get(diskId) ?? DELETED_DISK;
  // Disks with changes first
  const sorted = plans.toSorted(
    (a, b) => Number(isChanged(b)) - Number(isChanged(a)) || nameOfDisk(a).localeCompare(nameOfDisk(b)),
  );
  return sorted.map((plan) => (
    <section key={plan.diskId} className={styles.disk}>
      <h3>{names.get(plan.diskId) ?? capitalize(DELETED_DISK)}</h3>
      <p className={styles.rhythm}>{rhythmOf(plan, now)}</p>
      <Table
        rows={plan.decisions}
        columns={COLUMNS}
        rowId={idOf}
        rowName={nameOf}
        variant="inset"
        tall
        label={`Snapshots of ${nameOfDisk(plan)}`}
        copyId={false}
        keys={false}
      />
    </section>
  ));
}
