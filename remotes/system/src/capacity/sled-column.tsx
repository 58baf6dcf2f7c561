import type { Sled } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { SledLink } from '../base/sleds/sled-link.tsx';

export const sledColumn = <Row extends { readonly sled: Sled }>() =>
  columns<Row>().custom('Sled', ({ sled }) => <SledLink sled={sled} />, {
    value: ({ sled }) => sled.baseboard.serial,
  });
