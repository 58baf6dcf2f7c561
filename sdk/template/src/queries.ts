import { PAGE_SIZE, projectList } from '@console/shared/api';
import { query } from '@console/shared/query';

/** A page of the silo's projects. */
export const projectPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(projectList, { query: { limit, pageToken } });
