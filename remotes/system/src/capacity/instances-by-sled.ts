import { ALL, sledInstanceList } from '@console/shared/api';
import { everyPage, query, type Query } from '@console/shared/query';
import { askMany } from '../base/at-once.ts';
import type { UseBySled } from './model/use.ts';

/** All instances on a sled, in all silos. */
export const instancesOn = (sledId: string) =>
  everyPage((pageToken) => query(sledInstanceList, { path: { sledId }, query: { limit: ALL, pageToken } }));

/** The instances of many sleds, six requests at a time; undefined for a sled whose request failed. */
export const instancesBySled = (sledIds: readonly string[]): Query<UseBySled> => ({
  queryKey: [sledInstanceList.id, 'of sleds', ...sledIds],
  queryFn: (context) =>
    askMany(sledIds, async (id) => (await instancesOn(id).queryFn(context)).items, context.signal),
});
