import type { Rack } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { RouteTabs } from '@console/shared/ui/detail';

/** Characters at the end of an id that tell racks apart. */
const TELLING = 6;

/** The racks, where there is more than one: they have no names. */
export function RackTabs({ racks }: { racks: readonly Rack[] }) {
  return (
    <RouteTabs
      label="Racks"
      variant="segmented"
      tabs={racks.map(({ id }) => ({
        to: to('/system/inventory/racks/:rackId', { rackId: id }),
        label: `…${id.slice(-TELLING)}`,
      }))}
    >
      {null}
    </RouteTabs>
  );
}
