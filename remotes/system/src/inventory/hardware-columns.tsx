import type { Baseboard } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { Mono } from '@console/shared/ui';
import styles from './inventory.module.css';
import { RackLink } from '../base/rack-link.tsx';

/** Part number of a sled or switch. */
export const partColumn = <Row extends { readonly baseboard: Baseboard }>(width: number, header = 'Part') =>
  columns<Row>().custom(header, ({ baseboard }) => <Mono>{baseboard.part}</Mono>, {
    rank: 3,
    width,
    value: ({ baseboard }) => baseboard.part,
  });

/** Revision of a sled or switch. */
export const revisionColumn = <Row extends { readonly baseboard: Baseboard }>(header = 'Revision') =>
  columns<Row>().number(header, ({ baseboard }) => baseboard.revision, undefined, {
    width: 5,
    meta: () => null,
  });

/** The id of a part of the hardware: the last column, because no one recognizes hardware by it. */
export const idColumn = <Row extends { readonly id: string }>(header = 'ID') =>
  columns<Row>().custom(header, ({ id }) => <span className={styles.id}>{id}</span>, {
    rank: 3,
    value: ({ id }) => id,
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
