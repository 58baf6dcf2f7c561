import type { Baseboard } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { Mono } from '@console/shared/ui';
import { RackLink } from './racks/rack-link.tsx';

/** Part number of a sled or switch. */
export const partColumn = <Row extends { readonly baseboard: Baseboard }>(width: number) =>
  columns<Row>().custom('Part', ({ baseboard }) => <Mono>{baseboard.part}</Mono>, {
    rank: 2,
    width,
    meta: ({ baseboard }) => baseboard.part,
    value: ({ baseboard }) => baseboard.part,
  });

/** Revision of a sled or switch. */
export const revisionColumn = <Row extends { readonly baseboard: Baseboard }>() =>
  columns<Row>().number('Revision', ({ baseboard }) => baseboard.revision, undefined, {
    width: 6,
    meta: () => null,
  });

/** The rack of a sled or switch; no column when there is only one rack (docs/screens/operator.md section 2.1). */
export const rackColumns = <Row extends { readonly rackId: string }>(hasRacks: boolean) =>
  hasRacks
    ? [
        columns<Row>().custom('Rack', ({ rackId }) => <RackLink rackId={rackId} />, {
          rank: 3,
          width: 12,
          value: ({ rackId }) => rackId,
        }),
      ]
    : [];
