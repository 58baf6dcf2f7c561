import { Pencil } from 'lucide-react';
import { type Action, deleteAction, type DeleteOptions } from '@console/shared/actions';
import { ipPoolDelete, type IpPool } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { ipPoolByName } from './queries.ts';

/** Facts that only the page of a pool has: whether the pool has ranges, and where to navigate after its deletion. */
type Place = Pick<DeleteOptions<IpPool>, 'allowed' | 'after'>;

/**
 * Actions on an IP pool. In the list, `Delete` is always enabled and the server may refuse it
 * (docs/screens/system-settings-auth.md section 19). Keep the list in a `useMemo`.
 */
export const ipPoolActions = (place: Place = {}): readonly Action<IpPool>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    to: ({ name }) => to('/system/networking/ip-pools/:pool/edit', { pool: name }),
    // The row has all data of the form, which therefore opens without a request
    run: (pool) => seed(ipPoolByName(pool.name), pool),
  },
  deleteAction({
    noun: 'pool',
    consequence:
      'Its links to silos are deleted. Pools with ranges cannot be deleted. This cannot be undone.',
    many: {
      consequence:
        'Their links to silos are deleted. Pools with ranges cannot be deleted. This cannot be undone.',
    },
    call: ({ name }) => callTo(ipPoolDelete, { path: { pool: name } }),
    ...place,
  }),
];
