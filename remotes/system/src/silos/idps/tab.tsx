import { KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import type { Silo } from '@console/shared/api';
import { usePage } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { ListTab } from '@console/shared/table';
import { providerPage } from '../queries.ts';
import { useAdminRefusal } from '../use-admin-refusal.ts';
import { providerColumns } from './columns.tsx';

const EMPTY = {
  icon: KeyRound,
  title: 'No identity providers',
  body: 'An identity provider signs the users of this silo in.',
};

/** The identity providers of a silo (docs/screens/system-settings-auth.md section 4a). */
export function ProvidersTab({ silo }: { silo: Silo }) {
  const page = usePage(providerPage(silo.name));
  const columns = useMemo(() => providerColumns(silo.name), [silo.name]);
  const refusal = useAdminRefusal(silo.name);
  const isLocal = silo.identityMode === 'local_only';
  return (
    <ListTab
      plural="Identity providers"
      page={page}
      columns={columns}
      copyId={false}
      create={{
        label: 'New provider',
        to: to('/system/silos/:silo/idps-new', { silo: silo.name }),
        reason: isLocal ? 'This silo has local users only' : refusal,
      }}
      empty={EMPTY}
    />
  );
}
