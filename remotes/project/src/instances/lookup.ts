import { apiError } from '@console/shared/api';
import { fetchQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { projectByName } from '../projects/queries.ts';
import { instanceById } from './queries.ts';

const NOT_FOUND = { kind: 'not-found', message: 'No instance has this id' } as const;

/**
 * Path of the page of an instance that is known by its id. Whatever goes wrong is "not found" (specification, section 2):
 * a name for example, which means nothing without a project.
 */
export async function instancePath(id: string): Promise<string> {
  try {
    const { projectId, name } = await fetchQuery(instanceById(id));
    // The API takes an id wherever it takes a name
    const project = await fetchQuery(projectByName(projectId));
    return to('/projects/:project/instances/:instance/storage', { project: project.name, instance: name });
  } catch {
    throw apiError(NOT_FOUND);
  }
}
