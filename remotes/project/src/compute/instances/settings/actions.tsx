import { CircleMinus } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import type { Instance } from '@console/shared/api';
import type { Group, GroupKind } from '../../../affinity/kinds.ts';
import { undoTakeOut } from '../../../affinity/undo.ts';

/** The actions of a group that an instance is in. Keep the list in a `useMemo`. */
export const groupActions = (
  kind: GroupKind,
  project: string,
  instance: Pick<Instance, 'name' | 'runState'>,
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
          Remove <b>{instance.name}</b> from <b>{name}</b>? It keeps running where it is. The group no longer
          affects where it starts.
        </>
      ),
      errorTitle: 'Error removing instance from group',
    }),
    call: ({ name }) => kind.takeOut({ project, group: name }, instance.name),
    done: ({ name }) => (
      <>
        Instance <b>{instance.name}</b> removed from {kind.noun} <b>{name}</b>
      </>
    ),
    undo: ({ name }) => undoTakeOut(kind, { project, group: name }, instance),
  },
];
