import { ALL, PAGE_SIZE, projectList, projectView } from '@console/shared/api';
import { everyPage, expecting, orRefused, query } from '@console/shared/query';

/** A page of the silo's projects; refused to users without a role on the silo. */
export const projectPage = (pageToken?: string, limit = PAGE_SIZE) =>
  orRefused(query(projectList, { query: { limit, pageToken } }));

/** All projects of the silo, for pickers; refused to users without a role on the silo. */
export const allProjects = () =>
  expecting(
    everyPage((pageToken) => query(projectList, { query: { limit: ALL, pageToken } })),
    'forbidden',
  );

/** One project; 404 when none has this name or the user may not see it. */
export const projectByName = (project: string) => query(projectView, { path: { project } });
