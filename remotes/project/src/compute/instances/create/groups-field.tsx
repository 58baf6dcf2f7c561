import { Group as GroupIcon } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import {
  ComboboxField,
  field,
  FormHeading,
  ListField,
  ModalForm,
  useForm,
  useList,
} from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { Button, EmptyState, Message, Skeleton, TipIcon } from '@console/shared/ui';
import type { Group, GroupKind } from '../../../affinity/kinds.ts';
import { PolicyTag } from '../../../affinity/policy-tag.tsx';
import { GROUPS_FULL, GROUPS_MAX } from '../limits.ts';
import type { InstanceForm } from './schema.ts';

interface GroupsFieldProps {
  form: InstanceForm;
  kind: GroupKind;
  name: 'antiAffinityGroups' | 'affinityGroups';
  /** Name of the project. */
  project: string;
}

/** The groups of one kind that a new instance joins (docs/screens/network-access.md section 17, B-G1). */
export function GroupsField({ form, kind, name, project }: GroupsFieldProps) {
  const { data, error } = useQuery(kind.all(project));
  return (
    <>
      <FormHeading level={2} extra={<TipIcon>{kind.sense}</TipIcon>}>
        {kind.title}s
      </FormHeading>
      {data && <Chosen form={form} kind={kind} name={name} groups={data.items} />}
      {!data && !error && <Skeleton kind="row" rows={1} />}
      {!data && error && <Message variant="notice">The groups could not be loaded. {error.message}</Message>}
    </>
  );
}

type ChosenProps = Omit<GroupsFieldProps, 'project'> & { groups: readonly Group[] };

function Chosen({ form, kind, name, groups }: ChosenProps) {
  const [open, setOpen] = useState(false);
  const { items, add } = useList(form, name, `${kind.title}s`);
  if (groups.length === 0)
    return (
      <EmptyState variant="card" icon={GroupIcon} title={`No ${kind.noun}s found`}>
        Create a group in this project to add instances to it.
      </EmptyState>
    );
  const others = groups.filter((group) => !items.includes(group.name));
  const policyOf = (chosen: string) => groups.find((group) => group.name === chosen)?.policy ?? 'allow';
  return (
    <>
      <ListField
        form={form}
        name={name}
        label={`${kind.title}s`}
        columns={[
          { header: 'Name', cell: (chosen) => chosen },
          { header: 'Policy', cell: (chosen) => <PolicyTag policy={policyOf(chosen)} /> },
        ]}
        rowKey={(chosen) => chosen}
        rowLabel={(chosen) => `Name: ${chosen}, Policy: ${policyOf(chosen)}`}
        removeLabel={(chosen) => `remove group ${chosen}`}
        addButton={(ref) => (
          <Button
            ref={ref}
            disabledReason={refusalToAdd(items.length, others.length)}
            onClick={() => setOpen(true)}
          >
            Add to {kind.noun}
          </Button>
        )}
      />
      {open && <ChooseGroup kind={kind} groups={others} onChoose={add} onDismiss={() => setOpen(false)} />}
    </>
  );
}

function refusalToAdd(chosen: number, left: number): string | undefined {
  if (chosen >= GROUPS_MAX) return GROUPS_FULL;
  return left === 0 ? 'Every group of the project is selected' : undefined;
}

const schema = v.object({ group: field.choice() });

interface ChooseGroupProps {
  kind: GroupKind;
  groups: readonly Group[];
  onChoose: (name: string) => void;
  onDismiss: () => void;
}

function ChooseGroup({ kind, groups, onChoose, onDismiss }: ChooseGroupProps) {
  const form = useForm(schema, { group: null });
  return (
    <ModalForm
      form={form}
      title={`Add to ${kind.noun}`}
      submitLabel="Add to group"
      onDismiss={onDismiss}
      onSubmit={({ group }) => onChoose(group)}
      onSuccess={onDismiss}
    >
      <ComboboxField
        form={form}
        name="group"
        label={kind.title}
        placeholder="Select a group"
        items={groups.map(({ name, description }) => ({ value: name, label: name, description }))}
      />
    </ModalForm>
  );
}
