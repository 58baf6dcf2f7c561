import { KeyRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLoaded, usePage } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { ListPage } from '@console/shared/table';
import { ButtonLink, EmptyState, PageHeader } from '@console/shared/ui';
import { certificateActions } from './actions.tsx';
import { certificateColumns } from './columns.tsx';
import { EndNotice } from './end-notice.tsx';
import { CertificatesHelp } from './help.tsx';
import { DeleteCertificate } from './lazy-delete.ts';
import { certificatePage } from './queries.ts';
import type { CertificateRow } from './rows.ts';
import { useCertificateRows } from './use-rows.ts';

const CREATE = { label: 'Add certificate', to: to('/certificates-new') };

const EMPTY = {
  icon: KeyRound,
  title: 'No certificates',
  body: 'Without a certificate, this silo’s console and API cannot be reached.',
  create: 'Add certificate',
};

const addressOf = (certificate: string) => to('/certificates/:certificate', { certificate });

export function Component() {
  return useLoaded(certificatePage()).isRefused ? <Refused /> : <Certificates />;
}

/** Shown to users who are not admins of the silo. */
function Refused() {
  return (
    <>
      <PageHeader title="Certificates" help={<CertificatesHelp />} />
      <EmptyState
        variant="page"
        icon={KeyRound}
        title="Only silo admins can view certificates"
        action={<ButtonLink to={to('/access')}>Silo access</ButtonLink>}
      >
        A silo admin can give you the admin role.
      </EmptyState>
    </>
  );
}

function Certificates() {
  const page = usePage(certificatePage);
  const { rows, every } = useCertificateRows(page);
  const [deleting, setDeleting] = useState<CertificateRow>();
  // The row of the certificate in the open panel stays highlighted
  const { certificate: viewed } = useRawParams();
  const actions = useMemo(() => certificateActions(setDeleting), []);
  useCommands(
    useMemo(
      () => [
        { group: 'Actions', ...CREATE },
        ...rows.map(({ name }) => ({ group: 'Show certificate', label: name, to: addressOf(name) })),
      ],
      [rows],
    ),
  );
  return (
    <>
      <ListPage
        title="Certificates"
        help={<CertificatesHelp />}
        create={CREATE}
        page={useMemo(() => ({ ...page, items: [...rows] }), [page, rows])}
        columns={certificateColumns}
        actions={actions}
        activeId={rows.find(({ name }) => name === viewed)?.id}
        empty={EMPTY}
      >
        <EndNotice rows={every} />
      </ListPage>
      <Outlet />
      {deleting && <DeleteCertificate row={deleting} onDismiss={() => setDeleting(undefined)} />}
    </>
  );
}
