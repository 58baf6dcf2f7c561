import { CircleMinus } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { antiAffinityGroupMemberInstanceDelete, type AntiAffinityGroup } from '@console/shared/api';
import { callTo } from '@console/shared/query';

/** What can be done with a group an instance is in. Keep the list in a `useMemo`. */
export const groupActions = (project: string, instance: string): readonly Action<AntiAffinityGroup>[] => [
  {
    id: 'remove',
    label: 'Remove instance from group',
    icon: CircleMinus,
    section: 'delete',
    danger: true,
    confirm: ({ name }) => ({
      title: 'Remove instance from group',
      body: (
        <>
          Remove <b>{instance}</b> from <b>{name}</b>? It stays where it is. From its next start on, it may
          share a sled with the others.
        </>
      ),
      errorTitle: 'Error removing instance from group',
    }),
    call: ({ name }) =>
      callTo(antiAffinityGroupMemberInstanceDelete, {
        path: { antiAffinityGroup: name, instance },
        query: { project },
      }),
    done: ({ name }) => (
      <>
        Instance <b>{instance}</b> removed from anti-affinity group <b>{name}</b>
      </>
    ),
  },
];
