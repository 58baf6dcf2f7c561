import type { SshKey } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';

const col = columns<SshKey>();

export const sshKeyColumns = [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/settings/ssh-keys/:sshKey/edit', { sshKey: name }),
  ),
  col.description(({ description }) => description, 'description', {
    meta: ({ description }) => description || null,
  }),
];
