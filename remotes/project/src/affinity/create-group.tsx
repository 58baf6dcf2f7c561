import { DescriptionField, NameField, RadioGroupField, SideModalForm, useForm } from '@console/shared/forms';
import { seed } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { toast } from '@console/shared/runtime';
import type { GroupKind } from './kinds.ts';
import { newGroupSchema } from './schema.ts';

const POLICIES = [
  { value: 'allow', label: 'Allow' },
  { value: 'fail', label: 'Fail' },
];

/** The form of a new group (docs/screens/network-access.md section 12.2). */
export function CreateGroup({ kind, project }: { kind: GroupKind; project: string }) {
  const navigate = useNavigate();
  const form = useForm(newGroupSchema, { name: '', description: '', policy: 'allow' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource={kind.noun}
      title={`Add ${kind.noun}`}
      submitLabel="Add group"
      onDismiss={() => navigate(kind.listPath(project))}
      call={(body) => kind.create(project, body)}
      onSuccess={(group) => {
        seed(kind.one({ project, group: group.name }), group);
        toast({
          content: (
            <>
              {kind.title} <b>{group.name}</b> created
            </>
          ),
        });
      }}
      next={({ name }) => kind.pagePath({ project, group: name })}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <RadioGroupField form={form} name="policy" label="Policy" hint={kind.policyHint} options={POLICIES} />
    </SideModalForm>
  );
}
