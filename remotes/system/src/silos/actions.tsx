import { FileText, ListChecks } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { siloDelete, type Silo } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { SiloContents } from './lazy-contents.tsx';
import { OwnSiloNote } from './own-silo-note.tsx';

export interface SiloActionContext {
  /** Why the current user may not delete silos; absent when they may. */
  readonly refusal?: string | undefined;
  /** The name of the silo that they administer, which they may delete whatever their role on the fleet. */
  readonly own?: string | undefined;
  /** Leaves the page of a deleted silo. */
  readonly after?: () => unknown;
}

const remove = ({ refusal, own, after }: SiloActionContext): Action<Silo> =>
  deleteAction({
    noun: 'silo',
    consequence: ({ name }) => (
      <>
        Its users, identity providers, and quotas are deleted too. <OwnSiloNote silo={name} />
        This cannot be undone.
        <SiloContents silo={name} />
      </>
    ),
    many: {
      consequence:
        'Only silos without projects can be deleted. Their users, identity providers, and quotas are deleted too. This cannot be undone.',
    },
    allowed: ({ name }) => (name === own ? true : (refusal ?? true)),
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

/** The actions of a silo. Keep the list in a `useMemo`. */
export const siloActions = (context: SiloActionContext = {}): readonly Action<Silo>[] => [remove(context)];

/** The same actions on the page of the silo, which navigates away after the deletion. */
export const siloPageActions = (context: SiloActionContext): readonly Action<Silo>[] => [
  ...PAGES,
  remove(context),
];
