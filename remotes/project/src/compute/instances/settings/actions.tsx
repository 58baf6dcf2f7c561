import { CircleMinus } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import type { Group, GroupKind } from '../../../affinity/kinds.ts';

/** The actions of a group that an instance is in. Keep the list in a `useMemo`. */
export const groupActions = (
  kind: GroupKind,
  project: string,
  instance: string,
): readonly Action<Group>[] => [
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
          Remove <b>{instance}</b> from <b>{name}</b>? It keeps running where it is. The group no longer
          affects where it starts.
        </>
      ),
      errorTitle: 'Error removing instance from group',
    }),
    call: ({ name }) => kind.takeOut({ project, group: name }, instance),
    done: ({ name }) => (
      <>
        Instance <b>{instance}</b> removed from {kind.noun} <b>{name}</b>
      </>
    ),
  },
];
