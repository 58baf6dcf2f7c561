import type { Switch } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Link, Mono } from '@console/shared/ui';
import { idColumn, partColumn, rackColumns, revisionColumn } from '../hardware-columns.tsx';

const col = columns<Switch>();

/** Columns of the switches. The rack is left out when there is only one (docs/screens/operator.md section 2.1). */
export const switchColumns = (hasRacks: boolean) => [
  col.custom(
    'Serial',
    ({ id, baseboard }) => (
      <Link variant="name" to={to('/system/inventory/switches/:switchId', { switchId: id })}>
        <Mono>{baseboard.serial}</Mono>
      </Link>
    ),
    { width: 9, value: ({ baseboard }) => baseboard.serial },
  ),
  partColumn<Switch>(9),
  revisionColumn<Switch>(),
  ...rackColumns<Switch>(hasRacks),
  col.date('Created', ({ timeCreated }) => timeCreated),
  idColumn<Switch>(),
];
