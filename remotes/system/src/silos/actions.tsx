import { FileText, ListChecks } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { siloDelete, type Silo } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';

const remove = (refusal: string | undefined, after?: () => unknown): Action<Silo> =>
  deleteAction({
    noun: 'silo',
    consequence:
      'Only a silo without projects can be deleted. Its users, identity providers, and quotas are deleted too. This cannot be undone.',
    many: {
      consequence:
        'Only silos without projects can be deleted. Their users, identity providers, and quotas are deleted too. This cannot be undone.',
    },
    allowed: () => refusal ?? true,
    call: ({ name }) => callTo(siloDelete, { path: { silo: name } }),
    ...(after && { after }),
  });

/** The pages of a silo that its menu links to. */
const PAGES: readonly Action<Silo>[] = [
  {
    id: 'setup',
    label: 'Setup',
    icon: ListChecks,
    section: 'view',
    to: ({ name }) => to('/system/setup/:silo', { silo: name }),
  },
  {
    id: 'report',
    label: 'Report',
    icon: FileText,
    section: 'view',
    to: ({ name }) => to('/system/silos/:silo/report', { silo: name }),
  },
];

/** The actions of a silo. `refusal` is the reason why the current user may not change it. */
export const siloActions = (refusal?: string): readonly Action<Silo>[] => [remove(refusal)];

/** The same actions on the page of the silo, which navigates away after the deletion. */
export const siloPageActions = (
  refusal: string | undefined,
  onDeleted: () => unknown,
): readonly Action<Silo>[] => [...PAGES, remove(refusal, onDeleted)];
