import { projectUpdate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm, undoDescription } from '@console/shared/forms';
import { callTo, seed, unlessTaken, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { projectByName } from '../base/projects/queries.ts';
import { projectSchema } from './schema.ts';

export function Component() {
  const { project } = useParams('/projects/:project/edit');
  const loaded = useLoaded(projectByName(project));
  const { name, description } = loaded;
  const navigate = useNavigate();
  const form = useForm(projectSchema, { name, description });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="project"
      onDismiss={() => navigate(to('/projects'))}
      call={(body) =>
        unlessTaken(callTo(projectUpdate, { path: { project }, body }), {
          of: loaded,
          to: body.name,
          noun: 'Project',
          view: projectByName,
        })
      }
      onSuccess={(updated) => {
        // Cached under its new name, under which the next page reads it
        seed(projectByName(updated.name), updated);
        toast({
          content: bold`Project ${updated.name} updated`,
          undo: undoDescription({
            noun: 'project',
            before: loaded,
            after: updated,
            view: projectByName,
            update: (description) => callTo(projectUpdate, { path: { project }, body: { description } }),
          }),
        });
      }}
      next={to('/projects')}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}
