import { CircleCheck, Unlink } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { ipPoolSiloUnlink, ipPoolSiloUpdate, type IpPoolSiloLink } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { type KnownSilos, siloName } from './known-silos.ts';

/** Actions on a link between a pool and a silo. Keep the list in a `useMemo`. */
export const linkActions = (
  pool: string,
  silos: KnownSilos,
  refusal?: string,
): readonly Action<IpPoolSiloLink>[] => [
  {
    id: 'default',
    label: 'Make default',
    icon: CircleCheck,
    section: 'edit',
    allowed: ({ isDefault }) => refusal ?? (!isDefault || 'This pool is already the default of the silo'),
    confirm: ({ siloId }) => ({
      title: 'Confirm make default',
      body: (
        <>
          Make this the default pool of <b>{siloName(silos, siloId) ?? siloId}</b>, instead of the current
          one? It is used when no pool is selected. Addresses in use do not change.
        </>
      ),
      errorTitle: 'Could not make default',
    }),
    call: ({ siloId }) =>
      callTo(ipPoolSiloUpdate, { path: { pool, silo: siloId }, body: { isDefault: true } }),
  },
  {
    id: 'unlink',
    label: 'Unlink',
    icon: Unlink,
    section: 'delete',
    danger: true,
    allowed: () => refusal ?? true,
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
