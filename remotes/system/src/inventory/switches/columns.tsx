import type { Switch } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Link, Mono } from '@console/shared/ui';
import styles from '../inventory.module.css';
import { partColumn, rackColumns, revisionColumn } from '../hardware-columns.tsx';

const col = columns<Switch>();

/** Columns of the switches. The rack is left out when there is only one (docs/screens/operator.md section 2.1). */
export const switchColumns = (hasRacks: boolean) => [
  col.custom(
    'ID',
    ({ id }) => (
      <Link variant="name" to={to('/system/inventory/switches/:switchId', { switchId: id })}>
        <span className={styles.id}>{id}</span>
      </Link>
    ),
    { value: ({ id }) => id },
  ),
  partColumn<Switch>(9),
  col.custom('Serial', ({ baseboard }) => <Mono>{baseboard.serial}</Mono>, {
    rank: 2,
    width: 9,
    meta: ({ baseboard }) => baseboard.serial,
    value: ({ baseboard }) => baseboard.serial,
  }),
  revisionColumn<Switch>(),
  ...rackColumns<Switch>(hasRacks),
  col.date('Created', ({ timeCreated }) => timeCreated),
];
