import { Unlink } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { ipPoolSiloUnlink, type IpPoolSiloLink } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { type KnownSilos, siloName } from './known-silos.ts';

/** Actions on a link between a pool and a silo. Keep the list in a `useMemo`. */
export const linkActions = (pool: string, silos: KnownSilos): readonly Action<IpPoolSiloLink>[] => [
  {
    id: 'unlink',
    label: 'Unlink',
    icon: Unlink,
    section: 'delete',
    danger: true,
    confirm: ({ siloId }) => ({
      title: 'Confirm unlink silo',
      body: (
        <>
          Unlink <b>{siloName(silos, siloId) ?? siloId}</b> from this pool? Its users can no longer allocate
          addresses from the pool. This fails while they use any.
        </>
      ),
      errorTitle: 'Could not unlink silo',
    }),
    // By id: the name may not be known
    call: ({ siloId }) => callTo(ipPoolSiloUnlink, { path: { pool, silo: siloId } }),
  },
];
