import { ALL, PAGE_SIZE, probeList, probeView, sledList } from '@console/shared/api';
import { everyPage, orRefused, query } from '@console/shared/query';

/** A page of the probes of a project; refused to users without a role on the fleet, whose probes they are. */
export const probePage =
  (project: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    orRefused(query(probeList, { query: { project, limit, pageToken } }));

/** One probe; 404 when none has this name in the project. */
export const probeByName = (project: string, probe: string) =>
  query(probeView, { path: { probe }, query: { project } });

/** The sleds of probes; refused to users without a role on the fleet. */
export const knownSleds = () =>
  orRefused(everyPage((pageToken) => query(sledList, { query: { limit: ALL, pageToken } })));
