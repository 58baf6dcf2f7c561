import { Pencil, Trash2 } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { projectDelete, type Project } from '@console/shared/api';
import { runOperation, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { projectByName } from './queries.ts';

/** What can be done with a project. */
export const projectActions: readonly Action<Project>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    to: ({ name }) => to('/projects/:project/edit', { project: name }),
    // The row is all the form needs: it opens without asking the server
    run: (project) => seed(projectByName(project.name), project),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    section: 'delete',
    danger: true,
    confirm: ({ name }) => ({
      title: 'Confirm delete',
      body: (
        <>
          Delete project <b>{name}</b>? Only an empty project can be deleted. It cannot be brought back.
        </>
      ),
      errorTitle: 'Could not delete resource',
    }),
    run: async ({ name }) => {
      await runOperation(projectDelete, { path: { project: name } });
      toast({
        content: (
          <>
            Project <b>{name}</b> deleted
          </>
        ),
      });
    },
  },
];
