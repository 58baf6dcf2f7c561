import { Pencil } from 'lucide-react';
import { type Action, deleteAction, type DeleteOptions } from '@console/shared/actions';
import { ipPoolDelete, type IpPool } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { ipPoolByName } from './queries.ts';

/** What the page of a pool knows more than its list: whether it has ranges, and where to go when it is deleted. */
type Place = Pick<DeleteOptions<IpPool>, 'allowed' | 'after'>;

/**
 * What can be done with an IP pool. In the list, `Delete` is always offered and the server refuses it
 * (docs/screens/system-settings-auth.md section 19). Keep the list in a `useMemo`.
 */
export const ipPoolActions = (place: Place = {}): readonly Action<IpPool>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    to: ({ name }) => to('/system/networking/ip-pools/:pool/edit', { pool: name }),
    // The row is all the form needs: it opens without asking the server
    run: (pool) => seed(ipPoolByName(pool.name), pool),
  },
  deleteAction({
    noun: 'pool',
    consequence:
      'Silos lose their links to it. Only a pool without ranges can be deleted. This cannot be undone.',
    many: {
      consequence:
        'Silos lose their links to them. Only pools without ranges can be deleted. This cannot be undone.',
    },
    call: ({ name }) => callTo(ipPoolDelete, { path: { pool: name } }),
    ...place,
  }),
];
