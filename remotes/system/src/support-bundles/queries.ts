import { PAGE_SIZE, supportBundleHead, supportBundleList, supportBundleView } from '@console/shared/api';
import { everyPage, query, type Query } from '@console/shared/query';
import { openDownload } from '@console/shared/runtime';

/** Every support bundle. The API sorts them by id only, so all are read to show the newest first. */
export const allBundles = () =>
  everyPage((pageToken) => query(supportBundleList, { query: { limit: PAGE_SIZE, pageToken } }));

/** One support bundle; 404 when there is none of this id. */
export const bundleById = (supportBundle: string) => query(supportBundleView, { path: { supportBundle } });

/** The length in the response to HEAD of a download; undefined when it has none. */
export function lengthIn({ headers }: Response): number | undefined {
  const text = headers.get('content-length');
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Size of the archive of a bundle that is ready, in bytes; null when the server does not tell. */
export const bundleSize = (supportBundle: string): Query<number | null> => ({
  queryKey: [supportBundleHead.id, { path: { supportBundle } }],
  queryFn: async ({ signal }) =>
    lengthIn(await openDownload(supportBundleHead, { path: { supportBundle } }, { signal })) ?? null,
  // An archive does not change
  staleTime: 600_000,
});
