import type { Sled } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { Link, Mono } from '@console/shared/ui';

/** The serial number of a sled, which is printed on the hardware, as a link to its instances. */
export const SledLink = ({ sled }: { sled: Pick<Sled, 'id' | 'baseboard'> }) => (
  <Link variant="name" to={to('/system/inventory/sleds/:sledId/instances', { sledId: sled.id })}>
    <Mono>{sled.baseboard.serial}</Mono>
  </Link>
);
