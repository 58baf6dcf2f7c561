import { siloList, siloView } from '@console/shared/api';
import { query } from '@console/shared/query';
import { PAGE_SIZE } from '../limits.ts';

/** A page of the silos of the fleet. */
export const siloPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(siloList, { query: { limit, pageToken } });

/** One silo; 404 when there is none of this name. */
export const siloByName = (silo: string) => query(siloView, { path: { silo } });
