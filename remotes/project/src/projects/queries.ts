import { projectList, projectView } from '@console/shared/api';
import { query } from '@console/shared/query';
import { ALL, PAGE_SIZE } from '../limits.ts';

/** A page of the silo's projects. */
export const projectPage = (pageToken?: string) =>
  query(projectList, { query: { limit: PAGE_SIZE, pageToken } });

/** The silo's projects for the palette: all at once. */
export const allProjects = () => query(projectList, { query: { limit: ALL } });

/** One project; 404 when there is none of this name or none that the user may see. */
export const projectByName = (project: string) => query(projectView, { path: { project } });
