import { useMemo } from 'react';
import * as v from 'valibot';
import {
  applyIntent,
  nowHas,
  type Policy,
  ROLE_LABELS,
  ROLE_MEANING,
  ROLES,
  risksOf,
  type Scope,
} from '@console/shared/access';
import { CheckboxField, field, SelectField, SideModalForm, useForm, useWatch } from '@console/shared/forms';
import { toast } from '@console/shared/runtime';
import { NOTHING, SetChanges } from '@console/shared/sets';
import type { RemoveDialogProps } from './remove-dialog.tsx';
import { agreement, DISAGREED, isRisky, RiskNotes, riskText } from './risk-notes.tsx';
import { undoRoles } from './undo-roles.ts';
import { usePolicyChange } from './use-policy-change.ts';

const schema = v.object({ roleName: field.oneOf(ROLES), sure: field.flag() });

/** The roles as options, each with a description. */
export const roleItems = (scope: Scope) =>
  ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role], description: ROLE_MEANING[scope][role] }));

/** Changes one role of an identity; its others are kept (docs/screens/network-access.md section 10). */
export function RoleForm({ level, access, row, of, nameOf, onDismiss }: RemoveDialogProps) {
  const { scope } = level;
  const form = useForm(schema, { roleName: of, sure: false });
  const [chosen, sure] = useWatch({ control: form.control, name: ['roleName', 'sure'] });
  const role = ROLES.find((one) => one === chosen) ?? of;
  const change = usePolicyChange(level, access.policy, nameOf);
  const intentOf = (wanted: typeof role) => ({
    identityId: row.id,
    identityType: row.identityType,
    replaces: [of],
    role: wanted,
  });
  const conflict = change.conflict(intentOf(role));
  const after = applyIntent(change.base, intentOf(role));
  const risksIn = (from: Policy, next: Policy) =>
    risksOf({ ...access, ...level, inherited: access.inherited, before: from, after: next });
  const risks = risksIn(change.base, after);
  const riskIn = (from: Policy, next: Policy) => riskText(risksIn(from, next), scope);
  const others = row.roles.filter((one) => one !== of);
  const items = useMemo(
    () => roleItems(scope).filter(({ value }) => value === of || !row.roles.includes(value)),
    [scope, of, row.roles],
  );
  const reason = role === of && !conflict ? 'This is already the role' : conflict?.reason;
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="role"
      title={`Change ${scope} role for ${row.name}`}
      submitLabel={conflict?.isNothing ? NOTHING : 'Update role'}
      submitDisabledReason={reason ?? (isRisky(risks) && !sure ? DISAGREED : undefined)}
      onDismiss={onDismiss}
      onSubmit={({ roleName }) => change.send(intentOf(roleName))}
      call={({ roleName }) => level.update(applyIntent(change.base, intentOf(roleName)))}
      onSuccess={(_, { roleName }) => {
        toast({
          content: nowHas(row.name, roleName),
          undo: undoRoles(level, row, change.written(), riskIn),
        });
        onDismiss();
      }}
    >
      {conflict && <SetChanges conflict={conflict} noun="User or group" />}
      {others.length > 0 && (
        <p>
          Only the <b>{of}</b> role changes. Also kept: <b>{others.join(', ')}</b>.
        </p>
      )}
      <SelectField form={form} name="roleName" label="Role" items={items} />
      <RiskNotes risks={risks} scope={scope} />
      {isRisky(risks) && <CheckboxField form={form} name="sure" label={agreement(scope)} />}
    </SideModalForm>
  );
}
