import { Check } from 'lucide-react';
import type { IpPoolSiloLink } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { Tag } from '@console/shared/ui';
import { type KnownSilos, siloName } from './known-silos.ts';
import { SiloLink } from './silo-link.tsx';

const col = columns<IpPoolSiloLink>();

/** Columns of the silos to which a pool is linked. Names come from the list of all silos, which may still be loading. */
export const linkColumns = (silos: KnownSilos) => [
  col.custom('Silo', ({ siloId }) => <SiloLink silos={silos} siloId={siloId} />, {
    value: ({ siloId }) => siloName(silos, siloId),
  }),
  col.custom(
    'Pool is silo default',
    ({ isDefault }) =>
      isDefault && (
        <Tag tone="success" icon={Check} raw>
          default
        </Tag>
      ),
    {
      tip: 'The pool that is used when a user of the silo does not select one',
      value: ({ isDefault }) => (isDefault ? 'default' : ''),
    },
  ),
];
