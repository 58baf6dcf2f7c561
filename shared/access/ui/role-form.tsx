import { useMemo } from 'react';
import * as v from 'valibot';
import { applyIntent, ROLE_LABELS, ROLE_MEANING, ROLES, risksOf, type Scope } from '@console/shared/access';
import { CheckboxField, field, SelectField, SideModalForm, useForm, useWatch } from '@console/shared/forms';
import { toast } from '@console/shared/runtime';
import { NOTHING, SetChanges } from '@console/shared/sets';
import type { RemoveDialogProps } from './remove-dialog.tsx';
import { agreement, DISAGREED, isRisky, RiskNotes } from './risk-notes.tsx';
import { usePolicyChange } from './use-policy-change.ts';

const schema = v.object({ roleName: field.oneOf(ROLES), sure: field.flag() });

/** The roles as options, each with a description. */
export const roleItems = (scope: Scope) =>
  ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role], description: ROLE_MEANING[scope][role] }));

/** Changes the role of an identity (docs/screens/network-access.md section 10). */
export function RoleForm({ level, access, row, nameOf, onDismiss }: RemoveDialogProps) {
  const { scope } = level;
  const form = useForm(schema, { roleName: row.role ?? null, sure: false });
  const [chosen, sure] = useWatch({ control: form.control, name: ['roleName', 'sure'] });
  const role = ROLES.find((one) => one === chosen) ?? row.role;
  const change = usePolicyChange(level, access.policy, nameOf);
  const intentOf = (wanted: typeof role) => ({
    identityId: row.id,
    identityType: row.identityType,
    role: wanted,
  });
  const conflict = change.conflict(intentOf(role));
  const after = applyIntent(change.base, intentOf(role));
  const risks = risksOf({ ...access, ...level, inherited: access.inherited, before: change.base, after });
  const items = useMemo(() => roleItems(scope), [scope]);
  const reason =
    role === row.role && !conflict ? 'Nothing to apply: this is the role already' : conflict?.reason;
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
      onSuccess={() => {
        toast({ content: 'Role updated' });
        onDismiss();
      }}
    >
      {conflict && <SetChanges conflict={conflict} noun="User or group" />}
      <SelectField form={form} name="roleName" label="Role" items={items} />
      <RiskNotes risks={risks} scope={scope} />
      {isRisky(risks) && <CheckboxField form={form} name="sure" label={agreement(scope)} />}
    </SideModalForm>
  );
}
