import { projectUpdate, type ProjectUpdate } from '@console/shared/api';
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
  const save = (body: ProjectUpdate, now: string) => callTo(projectUpdate, { path: { project: now }, body });
  const form = useForm(projectSchema, { name, description });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="project"
      onDismiss={() => navigate(to('/projects'))}
      call={(body) =>
        unlessTaken(save(body, project), {
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
            update: (description, now) => save({ description }, now.name),
            rename: {
              update: (body, now) => save(body, now.name),
              pageOf: (project) => to('/projects/:project', { project }),
            },
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
