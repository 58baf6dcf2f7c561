import { ClipboardCopy, Trash2 } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { currentUserSshKeyDelete, type SshKey } from '@console/shared/api';
import { runOperation } from '@console/shared/query';
import { announce, toast } from '@console/shared/runtime';

/** What can be done with an SSH key. Keys cannot be edited. */
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
          Delete SSH key <b>{name}</b>? Instances that were created with it keep it, new ones do not get it.
        </>
      ),
      errorTitle: 'Could not delete resource',
    }),
    run: async ({ name }) => {
      await runOperation(currentUserSshKeyDelete, { path: { sshKey: name } });
      toast({
        content: (
          <>
            SSH key <b>{name}</b> deleted
          </>
        ),
      });
    },
  },
];
