import { PAGE_SIZE, supportBundleHead, supportBundleList, supportBundleView } from '@console/shared/api';
import { everyPage, query, type Query } from '@console/shared/query';
import { openDownload } from '@console/shared/runtime';

/** All support bundles. The API sorts them only by id, so all are read to show the newest first. */
export const allBundles = () =>
  everyPage((pageToken) => query(supportBundleList, { query: { limit: PAGE_SIZE, pageToken } }));

/** One support bundle; 404 when none has this id. */
export const bundleById = (supportBundle: string) => query(supportBundleView, { path: { supportBundle } });

/** The content length in the HEAD response of a download; undefined when it is missing. */
export function lengthIn({ headers }: Response): number | undefined {
  const text = headers.get('content-length');
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Size of the archive of a ready bundle, in bytes; null when the server does not send it. */
export const bundleSize = (supportBundle: string): Query<number | null> => ({
  queryKey: [supportBundleHead.id, { path: { supportBundle } }],
  queryFn: async ({ signal }) =>
    lengthIn(await openDownload(supportBundleHead, { path: { supportBundle } }, { signal })) ?? null,
  // An archive never changes
  staleTime: 600_000,
});
