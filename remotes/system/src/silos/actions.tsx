import { Trash2 } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { siloDelete, type Silo } from '@console/shared/api';
import { runOperation } from '@console/shared/query';
import { toast } from '@console/shared/runtime';

/** What can be done with a silo. */
export const siloActions: readonly Action<Silo>[] = [
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    section: 'delete',
    danger: true,
    confirm: ({ name }) => ({
      title: 'Confirm delete',
      body: (
        <>
          Delete silo <b>{name}</b>? Its users, identity providers and quotas go with it. Only a silo without
          projects can be deleted. It cannot be brought back.
        </>
      ),
      errorTitle: 'Could not delete resource',
    }),
    run: async ({ name }) => {
      await runOperation(siloDelete, { path: { silo: name } });
      toast({
        content: (
          <>
            Silo <b>{name}</b> deleted
          </>
        ),
      });
    },
  },
];
