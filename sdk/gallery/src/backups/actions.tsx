import { ClipboardCopy } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { callTo } from '@console/shared/query';
import { announce } from '@console/shared/runtime';
import { type Backup, backupDelete } from '../api/vault.ts';

const COPY: Action<Backup> = {
  id: 'copy-name',
  label: 'Copy name',
  icon: ClipboardCopy,
  section: 'view',
  errorTitle: () => 'Could not copy the name',
  run: async ({ name }) => {
    await navigator.clipboard.writeText(name);
    announce('Copied');
  },
};

/**
 * Actions on a backup, for the menus of rows and of its page, the palette and the bar of selected rows.
 * @param onDeleted leaves the page of a backup that is gone; a list stays
 */
export const backupActions = (onDeleted?: () => unknown): readonly Action<Backup>[] => [
  COPY,
  deleteAction({
    noun: 'backup',
    consequence: 'Its data cannot be restored afterwards.',
    // A reason, not `false`: the entry stays in the menu and shows it
    allowed: ({ isKept }) => !isKept || 'The backup is kept by a policy',
    call: ({ name }) => callTo(backupDelete, { path: { backup: name } }),
    many: {},
    ...(onDeleted && { after: onDeleted }),
  }),
];
