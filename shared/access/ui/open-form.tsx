import type { Role } from '@console/shared/access';
import { AddForm } from './add-form.tsx';
import type { ListedRow } from './columns.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import type { AccessLevel } from './level.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleForm } from './role-form.tsx';
import type { Access } from './use-access.ts';

/** The rights that are open over an access list: of one identity, or of anyone. */
export type OpenRights = { readonly kind: 'rights'; readonly row?: ListedRow };

/** The form or panel that is open over an access list. */
export type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'details'; readonly row: ListedRow }
  /** For one of the roles that a row has in the edited policy. */
  | { readonly kind: 'role' | 'remove'; readonly row: ListedRow; readonly role: Role };

export type OpenFormProps = {
  readonly open: Open;
  readonly level: AccessLevel;
  readonly access: Access;
  readonly onDismiss: () => void;
  /** After a role is added; default: `onDismiss`. */
  readonly onDone?: (() => void) | undefined;
};

/** The form or panel that is open over an access list. */
export function OpenForm({ open, level, access, onDismiss, onDone }: OpenFormProps) {
  const names = new Map(access.rows.map(({ id, name }) => [id, name]));
  for (const { id, displayName } of [...access.directory.users, ...access.directory.groups])
    names.set(id, displayName);
  const shared = { level, access, nameOf: (id: string) => names.get(id) ?? id, onDismiss };
  if (open.kind === 'add') return <AddForm {...shared} onDone={onDone} />;
  if (open.kind === 'role') return <RoleForm {...shared} row={open.row} of={open.role} />;
  if (open.kind === 'remove') return <RemoveDialog {...shared} row={open.row} of={open.role} />;
  const row = access.rows.find(({ id }) => id === open.row.id) ?? open.row;
  return (
    <IdentityPanel
      row={row}
      scope={level.scope}
      hasMembers={level.groups !== undefined}
      onDismiss={onDismiss}
    />
  );
}
