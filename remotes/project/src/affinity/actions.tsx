import { Pencil } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { seed } from '@console/shared/query';
import type { Group, GroupKind } from './kinds.ts';

/**
 * The actions of a group (docs/screens/network-access.md section 12.1). Keep the list in a `useMemo`.
 * @param onDeleted leaves the page of the deleted group
 */
export const groupActions = (
  kind: GroupKind,
  project: string,
  onDeleted?: () => unknown,
): readonly Action<Group>[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    to: ({ name }) => kind.editPath({ project, group: name }),
    // The row contains all data of the form: it opens without a request
    run: (group) => seed(kind.one({ project, group: group.name }), group),
  },
  deleteAction({
    noun: kind.noun,
    title: `Confirm delete ${kind.noun}`,
    consequence: 'Its members keep running where they are. The group no longer affects where they start.',
    many: {
      consequence: 'Their members keep running where they are. The groups no longer affect where they start.',
    },
    call: ({ name }) => kind.remove({ project, group: name }),
    ...(onDeleted && { after: onDeleted }),
  }),
];
