import { projectCreate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm } from '@console/shared/forms';
import { callTo, seed } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { projectByName } from '../base/projects/queries.ts';
import { projectSchema } from './schema.ts';

export function Component() {
  const navigate = useNavigate();
  const form = useForm(projectSchema, { name: '', description: '' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="project"
      onDismiss={() => navigate(to('/projects'))}
      call={(body) => callTo(projectCreate, { body })}
      onSuccess={(project) => {
        seed(projectByName(project.name), project);
        toast({ content: bold`Project ${project.name} created` });
      }}
      next={({ name }) => to('/projects/:project/instances', { project: name })}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}
