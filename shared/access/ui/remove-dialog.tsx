import * as v from 'valibot';
import { applyIntent, type Policy, type Role, risksOf } from '@console/shared/access';
import { CheckboxField, field, ModalForm, useForm, useWatch } from '@console/shared/forms';
import { toast } from '@console/shared/runtime';
import { SetChanges } from '@console/shared/sets';
import type { ListedRow } from './columns.tsx';
import type { AccessLevel } from './level.ts';
import { agreement, DISAGREED, isRisky, RiskNotes, riskText } from './risk-notes.tsx';
import type { Access } from './use-access.ts';
import { undoRoles } from './undo-roles.ts';
import { usePolicyChange } from './use-policy-change.ts';

const schema = v.object({ sure: field.flag() });

export type RemoveDialogProps = {
  readonly level: AccessLevel;
  readonly access: Access;
  readonly row: ListedRow;
  /** The role of the row. */
  readonly of: Role;
  readonly nameOf: (id: string) => string;
  readonly onDismiss: () => void;
};

/** Removes the role of an identity from the policy (docs/screens/network-access.md section 10, docs/screens/operator.md section 4.4). */
export function RemoveDialog({ level, access, row, of, nameOf, onDismiss }: RemoveDialogProps) {
  const { scope } = level;
  const form = useForm(schema, { sure: false });
  const sure = useWatch({ control: form.control, name: 'sure' });
  const change = usePolicyChange(level, access.policy, nameOf);
  const intent = { identityId: row.id, identityType: row.identityType, replaces: [of], role: undefined };
  const conflict = change.conflict(intent);
  const after = applyIntent(change.base, intent);
  const risksIn = (from: Policy, next: Policy) =>
    risksOf({ ...access, ...level, inherited: access.inherited, before: from, after: next });
  const risks = risksIn(change.base, after);
  const riskIn = (from: Policy, next: Policy) => riskText(risksIn(from, next), scope);
  const isMine = row.id === access.me?.id;
  return (
    <ModalForm
      form={form}
      danger
      title={level.removeTitle ?? 'Confirm delete'}
      submitLabel="Confirm"
      submitDisabledReason={conflict?.reason ?? (isRisky(risks) && !sure ? DISAGREED : undefined)}
      errorTitle="Could not remove access"
      onDismiss={onDismiss}
      onSubmit={() => change.send(intent)}
      call={() => level.update(after)}
      onSuccess={() => {
        toast({
          content: 'Access removed',
          undo: undoRoles(level, row, change.written(), riskIn),
        });
        onDismiss();
      }}
    >
      {conflict && <SetChanges conflict={conflict} noun="User or group" />}
      <p>
        Delete the <b>{of}</b> role for <b>{row.name}</b>? {consequence(row, of, scope, isMine)}
      </p>
      <RiskNotes risks={risks} scope={scope} />
      {isRisky(risks) && <CheckboxField form={form} name="sure" label={agreement(scope)} />}
    </ModalForm>
  );
}

/** The roles that remain afterwards. */
function consequence(
  { grants }: ListedRow,
  role: Role,
  scope: AccessLevel['scope'],
  isMine: boolean,
): string {
  const who = isMine ? 'You' : 'They';
  const left = grants.find(
    (grant) => grant.scope !== scope || grant.group !== undefined || grant.role !== role,
  );
  if (!left) return `${who} lose this access immediately.`;
  const source = left.group ? `through the group ${left.group.displayName}` : `on the ${left.scope}`;
  return `${who} keep the ${left.role} role ${source}.`;
}
