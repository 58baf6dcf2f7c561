import { instanceList } from '@console/shared/api';
import { query } from '@console/shared/query';
import { PAGE_SIZE } from '../limits.ts';

/** A page of a project's instances. */
export const instancePage = (project: string) => (pageToken?: string) =>
  query(instanceList, { query: { project, limit: PAGE_SIZE, pageToken } });
