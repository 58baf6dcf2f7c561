import { ClipboardCopy } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { currentUserSshKeyDelete, type SshKey } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { announce } from '@console/shared/runtime';

/** Actions on an SSH key. Keys cannot be edited. */
export const sshKeyActions: readonly Action<SshKey>[] = [
  {
    id: 'copy-public-key',
    label: 'Copy public key',
    icon: ClipboardCopy,
    section: 'view',
    errorTitle: () => 'Could not copy public key',
    run: async ({ publicKey }) => {
      await navigator.clipboard.writeText(publicKey);
      announce('Copied');
    },
  },
  deleteAction({
    noun: 'SSH key',
    consequence: 'Instances created with it keep it. New instances cannot use it.',
    call: ({ name }) => callTo(currentUserSshKeyDelete, { path: { sshKey: name } }),
  }),
];
