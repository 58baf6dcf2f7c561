import { type Action, deleteAction } from '@console/shared/actions';
import { siloDelete, type Silo } from '@console/shared/api';
import { callTo } from '@console/shared/query';

/** What can be done with a silo. */
export const siloActions: readonly Action<Silo>[] = [
  deleteAction({
    noun: 'silo',
    consequence:
      'Its users, identity providers and quotas go with it. Only a silo without projects can be deleted. It cannot be brought back.',
    call: ({ name }) => callTo(siloDelete, { path: { silo: name } }),
  }),
];
