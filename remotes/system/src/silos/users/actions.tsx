import { Ban, KeyRound } from 'lucide-react';
import { type Action, deleteAction, deleteInDialog } from '@console/shared/actions';
import { localIdpUserDelete, localIdpUserSetPassword } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { bold } from '@console/shared/ui';
import type { UserRow } from './rows.ts';

export interface UserActionContext {
  /** Why the current user may not change users; absent when they may. */
  readonly refusal: string | undefined;
  /** Name of the silo, which has local users. */
  readonly silo: string;
  /** Id of the current user; undefined until it is known. */
  readonly me: string | undefined;
  readonly onSetPassword: (user: UserRow) => void;
  /** Asks for confirmation with an additional checkbox. */
  readonly onDeleteMyself: (user: UserRow) => void;
}

const setPassword = ({ onSetPassword }: UserActionContext): Action<UserRow> => ({
  id: 'password',
  label: 'Set password',
  icon: KeyRound,
  run: onSetPassword,
});

const forbid = ({ silo }: UserActionContext): Action<UserRow> => ({
  id: 'forbid',
  label: 'Block sign-in',
  icon: Ban,
  danger: true,
  confirm: ({ name }) => ({
    title: 'Block sign-in',
    body: (
      <>
        <b>{name}</b> cannot sign in anymore. Sessions that are active now may continue. A new password allows
        sign-in again.
      </>
    ),
    errorTitle: 'Could not block sign-in',
  }),
  call: ({ id }) =>
    callTo(localIdpUserSetPassword, {
      path: { userId: id },
      query: { silo },
      body: { mode: 'login_disallowed' },
    }),
  done: ({ name }) => bold`${name} can no longer sign in`,
});

const remove = ({ silo }: UserActionContext): Action<UserRow> =>
  deleteAction({
    noun: 'user',
    title: 'Delete user',
    errorTitle: 'Could not delete user',
    consequence: 'SSH keys, group memberships and roles are deleted too. This cannot be undone.',
    call: ({ id }) => callTo(localIdpUserDelete, { path: { userId: id }, query: { silo } }),
    many: { consequence: 'SSH keys, group memberships and roles are deleted too.' },
  });

const removeMyself = ({ onDeleteMyself }: UserActionContext): Action<UserRow> =>
  deleteInDialog(onDeleteMyself);

/** The actions of a local user (docs/screens/operator.md section 4.1). */
export const userActions = (context: UserActionContext, user: UserRow): readonly Action<UserRow>[] =>
  [setPassword(context), forbid(context), (user.id === context.me ? removeMyself : remove)(context)].map(
    (action) => ({ ...action, allowed: () => context.refusal ?? (true as const) }),
  );

export const userBulkActions = (context: UserActionContext): readonly Action<UserRow>[] => [
  {
    ...remove(context),
    allowed: ({ id }) =>
      context.refusal ?? (id !== context.me || 'This is you: delete yourself from the menu of the row'),
  },
];
