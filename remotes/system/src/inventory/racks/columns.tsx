import type { Rack } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Link, Quantity, Unknown } from '@console/shared/ui';
import styles from '../inventory.module.css';
import { type Hardware, rackCounts, sledsText } from './counts.ts';

const col = columns<Rack>();

/** A number of parts, which may not be known. */
const number = (header: string, get: (rack: Rack) => number | undefined) =>
  col.custom(
    header,
    (rack) => {
      const value = get(rack);
      return value === undefined ? <Unknown /> : <Quantity value={value} />;
    },
    { rank: 2, width: 6, align: 'end', meta: () => null, value: get },
  );

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
    col.custom('Sleds', (rack) => sledsText(counts(rack)) ?? <Unknown />, {
      rank: 2,
      width: 11,
      value: (rack) => sledsText(counts(rack)),
    }),
    number('Waiting', (rack) => counts(rack).waiting),
    number('Switches', (rack) => counts(rack).switches),
    col.date('Created', ({ timeCreated }) => timeCreated),
  ];
};
