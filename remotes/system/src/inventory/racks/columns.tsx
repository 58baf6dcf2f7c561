import type { Rack } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import styles from '../inventory.module.css';
import { type Hardware, rackCounts, sledsText } from './counts.ts';

const col = columns<Rack>();

/** Columns of the racks with the hardware of each. Keep them in a `useMemo`. */
export const rackColumns = (hardware: Hardware) => {
  const counts = ({ id }: Rack) => rackCounts(id, hardware);
  return [
    col.custom(
      'ID',
      ({ id }) => (
        <Link variant="name" to={to('/system/inventory/racks/:rackId', { rackId: id })}>
          <span className={styles.id}>{id}</span>
        </Link>
      ),
      { value: ({ id }) => id },
    ),
    col.text('Sleds', (rack) => sledsText(counts(rack)), { rank: 2, width: 11 }),
    col.number('Waiting', (rack) => counts(rack).waiting, undefined, { width: 6, meta: () => null }),
    col.number('Switches', (rack) => counts(rack).switches, undefined, { width: 6, meta: () => null }),
    col.date('Created', ({ timeCreated }) => timeCreated),
  ];
};
