import { Pencil } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { projectDelete, type Project } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { ProjectContents } from './lazy-contents.tsx';
import { projectByName } from '../base/projects/queries.ts';

export const projectActions: readonly Action<Project>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    to: ({ name }) => to('/projects/:project/edit', { project: name }),
    // The row contains all data of the form: it opens without a request
    run: (project) => seed(projectByName(project.name), project),
  },
  deleteAction({
    noun: 'project',
    consequence: ({ name }) => (
      <>
        This cannot be undone.
        <ProjectContents project={name} />
      </>
    ),
    many: { consequence: 'Only empty projects can be deleted. This cannot be undone.' },
    call: ({ name }) => callTo(projectDelete, { path: { project: name } }),
  }),
];
