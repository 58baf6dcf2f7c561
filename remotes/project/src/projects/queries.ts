import { ALL, PAGE_SIZE, projectList, projectView } from '@console/shared/api';
import { everyPage, orRefused, query } from '@console/shared/query';

/** A page of the silo's projects; refused to people without a role on the silo. */
export const projectPage = (pageToken?: string, limit = PAGE_SIZE) =>
  orRefused(query(projectList, { query: { limit, pageToken } }));

/** The silo's projects for pickers and the palette, every one. */
export const allProjects = () =>
  everyPage((pageToken) => query(projectList, { query: { limit: ALL, pageToken } }));

/** One project; 404 when there is none of this name or none that the user may see. */
export const projectByName = (project: string) => query(projectView, { path: { project } });
