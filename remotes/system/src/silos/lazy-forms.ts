import { lazy } from '@console/shared/runtime';
import { InDialog, InPlace } from '@console/shared/ui';

// Forms are fetched when the first one opens, the roles of a silo with their tab.

/** Links an IP pool to a silo. */
export const LinkPoolModal = lazy(
  'Link pool',
  async () => (await import(/* webpackChunkName: "silo-forms" */ './pools/link-modal.tsx')).LinkPoolModal,
  InDialog,
);

/** Changes the quotas of a silo. */
export const EditQuotas = lazy(
  'Edit quotas',
  async () => (await import(/* webpackChunkName: "silo-forms" */ './quotas/edit.tsx')).EditQuotas,
  InDialog,
);

export const CreateProvider = lazy(
  'New provider',
  async () => (await import(/* webpackChunkName: "silo-idp-form" */ './idps/create-form.tsx')).CreateProvider,
  InDialog,
);

export const CreateUser = lazy(
  'Create user',
  async () => (await import(/* webpackChunkName: "silo-user-forms" */ './users/create.tsx')).CreateUser,
  InDialog,
);

/** Sets the password of a local user. */
export const SetPassword = lazy(
  'Set password',
  async () =>
    (await import(/* webpackChunkName: "silo-user-forms" */ './users/set-password.tsx')).SetPassword,
  InDialog,
);

/** Deletes the current user. */
export const DeleteMyself = lazy(
  'Delete user',
  async () =>
    (await import(/* webpackChunkName: "silo-user-forms" */ './users/delete-myself.tsx')).DeleteMyself,
  InDialog,
);

/** A user and their roles. */
export const UserPanel = lazy(
  'User',
  async () => (await import(/* webpackChunkName: "silo-user-forms" */ './users/panel.tsx')).UserPanel,
  InDialog,
);

/** Who has which role on a silo. */
export const SiloAccess = lazy(
  'The access of the silo',
  async () =>
    (await import(/* webpackChunkName: "system-silo-access" */ '../access/silo-access.tsx')).SiloAccess,
  InPlace,
);

/** Gives someone a role on a silo. */
export const AddSiloRole = lazy(
  'Add user or group',
  async () =>
    (await import(/* webpackChunkName: "system-silo-access" */ '../access/add-silo-role.tsx')).AddSiloRole,
  InDialog,
);
