import { truncate } from '@console/shared/format';
import { cachedAnswer, cachedItems } from '@console/shared/query';
import { crumb } from '@console/shared/routing';
import { sledById, sledPage } from './queries.ts';

/** Characters shown at each end of a hardware id in breadcrumbs. */
const ID_SHOWN = 12;

/** The shortened id of hardware, which has no name, for breadcrumbs (docs/screens/common-ui.md section 4). */
const shortId = (id: string): string => truncate(id, ID_SHOWN, 'middle');

/** The serial number of a sled, as soon as it or its list is loaded; until then its shortened id. */
function sledName(sledId: string): string {
  const known = cachedAnswer(sledById(sledId)) ?? cachedItems(sledPage).find(({ id }) => id === sledId);
  return known?.baseboard.serial ?? shortId(sledId);
}

/** The crumb of the hardware, which links to the sleds. */
export const inventory = crumb('/system/inventory/sleds', 'Inventory');

const sleds = crumb('/system/inventory/sleds', 'Sleds', inventory);

/** The crumb of a sled, which links to its instances. */
export const sled = crumb(
  '/system/inventory/sleds/:sledId/instances',
  ({ sledId }) => sledName(sledId),
  sleds,
);

const racks = crumb('/system/inventory/racks', 'Racks', inventory);

export const rack = crumb('/system/inventory/racks/:rackId', ({ rackId }) => shortId(rackId), racks);
