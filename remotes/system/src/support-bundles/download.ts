import {
  supportBundleDownload,
  supportBundleDownloadFile,
  supportBundleHead,
  supportBundleHeadFile,
  urlOf,
} from '@console/shared/api';
import { saveBlob, saveUrl } from '@console/shared/files';
import { addressOf, openDownload, settings } from '@console/shared/runtime';

/** Maximum bytes that are downloaded into memory where the browser cannot stream to disk: in the demo the API is part of the page. */
const MOST_IN_MEMORY = 256 * 1024 ** 2;

/** Downloads into memory, then saves the file. */
async function saveFetched(response: Response, name: string): Promise<void> {
  const length = Number(response.headers.get('content-length') ?? 0);
  if (length > MOST_IN_MEMORY) {
    await response.body?.cancel();
    throw new Error('Too large for the demo, which keeps it in memory');
  }
  saveBlob(await response.blob(), name);
}

/** File name of the saved archive. */
export const archiveName = (id: string): string => `support-bundle-${id}.zip`;

/**
 * Saves the archive of a bundle. The browser streams it to disk and sends the session cookie. Requests the headers first, because a
 * failed download would be saved as a file with an error in it; rejects with that error.
 */
export async function downloadBundle(supportBundle: string): Promise<void> {
  const input = { path: { supportBundle } };
  await openDownload(supportBundleHead, input);
  const name = archiveName(supportBundle);
  if (settings().demo) await saveFetched(await openDownload(supportBundleDownload, input), name);
  else saveUrl(addressOf(urlOf(supportBundleDownload, input)), name);
}

/** Saves one file of a bundle under the last segment of its name. */
export async function downloadFile(supportBundle: string, file: string): Promise<void> {
  const input = { path: { supportBundle, file } };
  await openDownload(supportBundleHeadFile, input);
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (settings().demo) await saveFetched(await openDownload(supportBundleDownloadFile, input), name);
  else saveUrl(addressOf(urlOf(supportBundleDownloadFile, input)), name);
}
