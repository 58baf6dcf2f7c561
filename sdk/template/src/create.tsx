import { projectCreate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { projectSchema } from './schema.ts';

export function Component() {
  const navigate = useNavigate();
  const form = useForm(projectSchema, { name: '', description: '' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="project"
      onDismiss={() => navigate(to('/__name__'))}
      call={(body) => callTo(projectCreate, { body })}
      onSuccess={({ name }) => toast({ content: bold`Project ${name} created` })}
      next={to('/__name__')}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}
