import { KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import type { Silo } from '@console/shared/api';
import { usePage } from '@console/shared/query';
import { to, useActionCommand, useCommands } from '@console/shared/routing';
import { ListTab } from '@console/shared/table';
import { providerPage } from '../queries.ts';
import { useAdminRefusal } from '../use-admin-refusal.ts';
import { providerColumns } from './columns.tsx';

const EMPTY = {
  icon: KeyRound,
  title: 'No identity providers',
  body: 'Users of this silo sign in through an identity provider.',
};

/** The identity providers of a silo (docs/screens/system-settings-auth.md section 4a). */
export function ProvidersTab({ silo }: { silo: Silo }) {
  const page = usePage(providerPage(silo.name));
  const columns = useMemo(() => providerColumns(silo.name), [silo.name]);
  const refusal = useAdminRefusal(silo.name);
  const isLocal = silo.identityMode === 'local_only';
  const create = to('/system/silos/:silo/idps-new', { silo: silo.name });
  const reason = isLocal ? 'This silo has local users only' : refusal;
  const { items } = page;
  useActionCommand('New identity provider', create, reason);
  useCommands(
    useMemo(
      () =>
        items
          .filter(({ providerType }) => providerType === 'saml')
          .map(({ name }) => ({
            group: 'Go to identity provider',
            label: name,
            to: to('/system/silos/:silo/idps/saml/:provider', { silo: silo.name, provider: name }),
          })),
      [items, silo.name],
    ),
  );
  return (
    <ListTab
      plural="Identity providers"
      page={page}
      columns={columns}
      copyId={false}
      create={{
        label: 'New provider',
        to: create,
        reason,
      }}
      empty={EMPTY}
    />
  );
}
