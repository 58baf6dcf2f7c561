import { apiError } from '@console/shared/api';
import { fetchToShow, prefetch, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { projectByName } from '../../base/projects/queries.ts';
import { vpcById } from '../../networking/vpcs/queries.ts';
import {
  instanceById,
  instanceByName,
  interfacesById,
  networkInterfaces,
} from '../../base/instances/queries.ts';

const NOT_FOUND = { kind: 'not-found', message: 'No instance has this ID' } as const;

/** Loads the interfaces and starts the requests for their VPCs; the page retries failed requests. */
async function interfacesOf(id: string) {
  try {
    const found = await fetchToShow(interfacesById(id));
    prefetch([...new Set(found.items.map(({ vpcId }) => vpcId))].map(vpcById));
    return found;
  } catch {
    return undefined;
  }
}

/**
 * Resolves the path of an instance page by the instance id. Every failure is reported as "not found"
 * (docs/specification.md section 2), for example for a name, which is not unique without a project. Data that needs only the id is requested in parallel
 * and cached under the keys that the page uses; otherwise the page would need a fourth sequential request.
 */
export async function instancePath(id: string): Promise<string> {
  const interfaces = interfacesOf(id);
  try {
    const instance = await fetchToShow(instanceById(id));
    // The API accepts an id wherever it accepts a name
    const { name: project } = await fetchToShow(projectByName(instance.projectId));
    const found = await interfaces;
    if (found) seed(networkInterfaces(project, instance.name), found);
    seed(instanceByName(project, instance.name), instance);
    return to('/projects/:project/instances/:instance/storage', { project, instance: instance.name });
  } catch {
    throw apiError(NOT_FOUND);
  }
}
