import type { Sled } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Link, Mono } from '@console/shared/ui';

/** The column that names the sled of a row: its serial number as a link to its instances. */
export const sledColumn = <Row extends { readonly sled: Sled }>() =>
  columns<Row>().custom(
    'Sled',
    ({ sled }) => (
      <Link variant="name" to={to('/system/inventory/sleds/:sledId/instances', { sledId: sled.id })}>
        <Mono>{sled.baseboard.serial}</Mono>
      </Link>
    ),
    { value: ({ sled }) => sled.baseboard.serial },
  );
