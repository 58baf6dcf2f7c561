import { Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { currentUserView, type Silo } from '@console/shared/api';
import { actionItems } from '@console/shared/actions';
import { usePeople } from '@console/shared/access/ui';
import { BulkBar } from '@console/shared/bulk';
import { query, useQuery } from '@console/shared/query';
import { useNavigate, useSearchParams } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { ListTab } from '@console/shared/table';
import { Message } from '@console/shared/ui';
import { CreateUser, DeleteMyself, SetPassword, UserPanel } from '../lazy-forms.ts';
import { siloUsers } from '../queries.ts';
import styles from '../silos.module.css';
import { useAdminRefusal } from '../use-admin-refusal.ts';
import { userActions, userBulkActions } from './actions.tsx';
import { userColumns } from './columns.tsx';
import { rowsOf, type UserRow } from './rows.ts';

const NOUN = ['user', 'users'] as const;

type Dialog = { readonly kind: 'create' } | { readonly kind: 'password' | 'delete'; readonly user: UserRow };

/** The users of a silo (docs/screens/operator.md section 4.1). They can be changed unless an identity provider manages them. */
export function UsersTab({ silo }: { silo: Silo }) {
  const [dialog, setDialog] = useState<Dialog>();
  const isLocal = silo.identityMode === 'local_only';
  const page = usePeople(`users of ${silo.name}`, siloUsers(silo.name));
  const rows = useMemo(() => ({ ...page, items: rowsOf(page.items) }), [page]);
  const columns = useMemo(() => userColumns(silo.name), [silo.name]);
  const me = useQuery(query(currentUserView), { enabled: isLocal }).data?.id;
  const refusal = useAdminRefusal(silo.name);
  const context = useMemo(
    () => ({
      silo: silo.name,
      me,
      refusal,
      onSetPassword: (user: UserRow) => setDialog({ kind: 'password', user }),
      onDeleteMyself: (user: UserRow) => setDialog({ kind: 'delete', user }),
    }),
    [silo.name, me, refusal],
  );
  const close = () => setDialog(undefined);
  return (
    <>
      <ListTab
        plural="Users"
        page={rows}
        columns={columns}
        actions={(user) => (isLocal ? actionItems(userActions(context, user), user) : [])}
        create={
          isLocal
            ? { label: 'New user', onPress: () => setDialog({ kind: 'create' }), reason: refusal }
            : undefined
        }
        empty={isLocal ? NO_USERS : NO_USERS_YET}
        bulk={
          isLocal
            ? (chosen, selection) => (
                <BulkBar noun={NOUN} actions={userBulkActions(context)} rows={chosen} selection={selection} />
              )
            : undefined
        }
      >
        {!isLocal && (
          <div className={styles.note}>
            <Message>The identity provider manages these users. Add and remove them there.</Message>
          </div>
        )}
      </ListTab>
      {dialog?.kind === 'create' && <CreateUser silo={silo.name} onDismiss={close} />}
      {dialog?.kind === 'password' && <SetPassword silo={silo.name} user={dialog.user} onDismiss={close} />}
      {dialog?.kind === 'delete' && <DeleteMyself silo={silo.name} user={dialog.user} onDismiss={close} />}
      <OpenUser silo={silo} />
    </>
  );
}

/** The user in the address, to which ids of users link. */
function OpenUser({ silo }: { silo: Silo }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const userId = search.get('user');
  if (userId === null) return null;
  const close = () => navigate(`${to('/system/silos/:silo', { silo: silo.name })}?tab=users`);
  return <UserPanel silo={silo} userId={userId} onDismiss={close} />;
}

const NO_USERS = {
  icon: Users,
  title: 'No users',
  body: 'Users of this silo sign in with a password. Create one to get started.',
  create: 'New user',
};

const NO_USERS_YET = {
  icon: Users,
  title: 'No users yet',
  body: 'Users appear here when they sign in for the first time.',
};
