import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Link, Mono, Tag } from '@console/shared/ui';
import { RackLink } from '../../base/rack-link.tsx';
import type { LoopbackRow } from './rows.ts';

const col = columns<LoopbackRow>();

/** Columns of the loopback addresses (docs/screens/operator.md section 3.9). */
export const loopbackColumns = [
  col.custom(
    'Address',
    ({ address, isAnycast }) => (
      <>
        <Mono>{address}</Mono> {isAnycast && <Tag>Anycast</Tag>}
      </>
    ),
    { value: ({ address }) => address },
  ),
  col.text('Switch', ({ switchLocation }) => switchLocation, { width: 8 }),
  col.custom('Rack', ({ rackId }) => <RackLink rackId={rackId} />, {
    rank: 3,
    width: 12,
    value: ({ rackId }) => rackId,
  }),
  col.custom(
    'Lot',
    ({ lot }) =>
      lot === undefined ? (
        'Not available'
      ) : (
        <Link to={to('/system/networking/address-lots/:addressLot', { addressLot: lot })}>{lot}</Link>
      ),
    { rank: 2, width: 14, value: ({ lot }) => lot, meta: ({ lot }) => lot ?? null },
  ),
];
