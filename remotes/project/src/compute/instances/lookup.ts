import { apiError } from '@console/shared/api';
import { fetchQuery, prefetch, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { projectByName } from '../../projects/queries.ts';
import { vpcById } from './networking/queries.ts';
import { instanceById, instanceByName, interfacesById, networkInterfaces } from './queries.ts';

const NOT_FOUND = { kind: 'not-found', message: 'No instance has this id' } as const;

/** The interfaces, whose VPCs are on their way when it resolves; the page asks again for what could not be had. */
async function interfacesOf(id: string) {
  try {
    const found = await fetchQuery(interfacesById(id));
    prefetch([...new Set(found.items.map(({ vpcId }) => vpcId))].map(vpcById));
    return found;
  } catch {
    return undefined;
  }
}

/**
 * Path of the page of an instance that is known by its id. Whatever goes wrong is "not found" (docs/specification.md section 2):
 * a name for example, which means nothing without a project. What the page shows and an id is enough for is asked for at once and
 * put where the page looks for it, or its name would be the fourth request in a row.
 */
export async function instancePath(id: string): Promise<string> {
  const interfaces = interfacesOf(id);
  try {
    const instance = await fetchQuery(instanceById(id));
    // The API takes an id wherever it takes a name
    const { name: project } = await fetchQuery(projectByName(instance.projectId));
    const found = await interfaces;
    if (found) seed(networkInterfaces(project, instance.name), found);
    seed(instanceByName(project, instance.name), instance);
    return to('/projects/:project/instances/:instance/storage', { project, instance: instance.name });
  } catch {
    throw apiError(NOT_FOUND);
  }
}
