import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { applyIntent, assignable, type Intent, nowHas, ROLES } from '@console/shared/access';
import {
  ComboboxField,
  field,
  RadioGroupField,
  REQUIRED,
  SelectField,
  SideModalForm,
  TextField,
  useForm,
} from '@console/shared/forms';
import { toast } from '@console/shared/runtime';
import { NOTHING, SetChanges } from '@console/shared/sets';
import { RadioGroup, Tag } from '@console/shared/ui/basic';
import type { AccessLevel } from './level.ts';
import { roleItems } from './role-form.tsx';
import type { Access } from './use-access.ts';
import { usePolicyChange } from './use-policy-change.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const TYPES = ['silo_user', 'silo_group'] as const;

/** The identity is chosen from a list, or given by its id. */
const schemaOf = (isById: boolean) =>
  v.object({
    identityId: v.pipe(
      v.nullable(v.string()),
      v.check((id) => isById || Boolean(id), REQUIRED),
    ),
    id: v.pipe(
      v.string(),
      v.trim(),
      v.check((id) => !isById || id !== '', REQUIRED),
      v.check(
        (id) => !isById || UUID.test(id),
        'Must be an ID, such as 4f8c0a9e-1b2d-4c3e-9f10-2a3b4c5d6e7f',
      ),
    ),
    type: field.oneOf(TYPES),
    roleName: field.oneOf(ROLES),
  });

type Chosen = v.InferOutput<ReturnType<typeof schemaOf>>;

function intentOf({ identityId, id, type, roleName }: Chosen, isById: boolean, access: Access) {
  const group = access.directory.groups.some((one) => one.id === identityId);
  return isById
    ? { identityId: id.toLowerCase(), identityType: type, replaces: [], role: roleName }
    : {
        identityId: identityId ?? '',
        identityType: group ? ('silo_group' as const) : ('silo_user' as const),
        replaces: [],
        role: roleName,
      };
}

const BY = [
  { value: 'list', label: 'From the list' },
  { value: 'id', label: 'By ID' },
];

const KINDS = [
  { value: 'silo_user', label: 'User' },
  { value: 'silo_group', label: 'Group' },
];

export type AddFormProps = {
  readonly level: AccessLevel;
  readonly access: Access;
  readonly nameOf: (id: string) => string;
  readonly onDismiss: () => void;
  /** After the role is added; default: `onDismiss`. */
  readonly onDone?: (() => void) | undefined;
};

/** Grants a role to a user or group without one in the policy (docs/screens/network-access.md section 10). */
export function AddForm({ level, access, nameOf, onDismiss, onDone = onDismiss }: AddFormProps) {
  const { scope, byId } = level;
  const [isById, setById] = useState(false);
  const [intent, setIntent] = useState<Intent>();
  const change = usePolicyChange(level, access.policy, nameOf);
  const conflict = intent && change.conflict(intent);
  const items = useMemo(() => pickerItems(access), [access]);
  const form = useForm(
    useMemo(() => schemaOf(isById), [isById]),
    { identityId: null, id: '', type: byId === 'group' ? 'silo_group' : 'silo_user', roleName: null },
  );
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="role"
      title="Add user or group"
      submitLabel={conflict?.isNothing ? NOTHING : 'Assign role'}
      submitDisabledReason={conflict?.reason}
      onDismiss={onDismiss}
      onSubmit={(chosen) => {
        const wanted = intentOf(chosen, isById, access);
        setIntent(wanted);
        return change.send(wanted);
      }}
      call={(chosen) => level.update(applyIntent(change.base, intentOf(chosen, isById, access)))}
      onSuccess={(_, chosen) => {
        const { identityId, role } = intentOf(chosen, isById, access);
        toast({ content: nowHas(nameOf(identityId), role) });
        onDone();
      }}
    >
      {conflict && <SetChanges conflict={conflict} noun="User or group" />}
      {byId && (
        <RadioGroup
          label="Who"
          name="by"
          options={BY}
          value={isById ? 'id' : 'list'}
          onChange={(value) => setById(value === 'id')}
        />
      )}
      {isById ? (
        <>
          <TextField form={form} name="id" label={byId === 'group' ? 'Group by ID' : 'ID'} mono />
          {byId === 'any' && <RadioGroupField form={form} name="type" label="Type" options={KINDS} />}
        </>
      ) : (
        <ComboboxField
          form={form}
          name="identityId"
          label="User or group"
          placeholder="Select a user or group"
          hint={
            items.length === 0 && !access.isNaming
              ? 'Everyone in the list already has a role here.'
              : undefined
          }
          items={items}
          loading={access.isNaming}
        />
      )}
      <SelectField form={form} name="roleName" label="Role" items={roleItems(scope)} />
    </SideModalForm>
  );
}

/** All groups, then all users, without a role in the policy. */
const pickerItems = ({ policy, directory }: Access) =>
  assignable(policy, directory).map(({ id, displayName, identityType }) => ({
    value: id,
    label: displayName,
    ...(identityType === 'silo_group' && { badge: <Tag>Group</Tag> }),
  }));
