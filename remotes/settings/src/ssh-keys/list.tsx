import { KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import type { SshKey } from '@console/shared/api';
import { type PageState, useEveryRow, usePage } from '@console/shared/query';
import { Outlet, useNavigate, useRawParams } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { type Command, docsUrl } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { Button, DocsPopover } from '@console/shared/ui';
import { sshKeyActions } from './actions.tsx';
import { sshKeyColumns } from './columns.tsx';
import { allSshKeys, sshKeyPage } from './queries.ts';

const NEW = to('/settings/ssh-keys-new');

const EMPTY = {
  icon: KeyRound,
  title: 'No SSH keys',
  body: 'SSH keys let you sign in to the instances you create. Add one to get started.',
  action: <AddButton />,
};

export function Component() {
  const page = usePage(sshKeyPage);
  // The row of the key in the open panel stays highlighted
  const { sshKey } = useRawParams();
  useCommands(useSshKeyCommands(page));
  return (
    <>
      <ListPage
        title="SSH Keys"
        help={<Help />}
        create={{ label: 'Add SSH key', to: NEW, plain: true }}
        page={page}
        columns={sshKeyColumns}
        actions={sshKeyActions}
        activeId={page.items.find(({ name }) => name === sshKey)?.id}
        empty={EMPTY}
      />
      <Outlet />
    </>
  );
}

/** Palette entries: a new key, and every key of the user. */
function useSshKeyCommands(page: PageState<SshKey>): Command[] {
  const keys = useEveryRow(page, allSshKeys());
  return useMemo(
    () => [
      { group: 'Actions', label: 'Add SSH key', to: NEW },
      ...keys.map(({ name }) => ({
        group: 'Go to SSH key',
        label: name,
        to: to('/settings/ssh-keys/:sshKey/edit', { sshKey: name }),
      })),
    ],
    [keys],
  );
}

/** A button and not a link, to distinguish it from the link of the same name in the header. */
function AddButton() {
  const navigate = useNavigate();
  return (
    <Button variant="secondary" onClick={() => void navigate(NEW)}>
      Add SSH key
    </Button>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="SSH keys"
      summary="SSH keys let you sign in to your instances. Choose the keys when you create an instance."
      links={[
        { label: 'Sign in to an instance', href: '/guides/sign-in' },
        { label: 'SSH Keys', href: docsUrl('guides/ssh-keys') },
      ]}
    />
  );
}
