import {
  supportBundleDownload,
  supportBundleDownloadFile,
  supportBundleHead,
  supportBundleHeadFile,
  urlOf,
} from '@console/shared/api';
import { addressOf, openDownload, settings } from '@console/shared/runtime';

/** What the browser holds in memory where it cannot stream to disk itself: the API of the demo is a part of the page. */
const MOST_IN_MEMORY = 256 * 1024 ** 2;

function save(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Saves what is in memory as a file, and frees the memory. */
async function saveFetched(response: Response, name: string): Promise<void> {
  const length = Number(response.headers.get('content-length') ?? 0);
  if (length > MOST_IN_MEMORY) {
    await response.body?.cancel();
    throw new Error('It is too large for the demo, which holds it in memory');
  }
  const url = URL.createObjectURL(await response.blob());
  save(url, name);
  // The browser has taken it over once the click is done
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Name of the saved archive. */
export const archiveName = (id: string): string => `support-bundle-${id}.zip`;

/**
 * Saves the archive of a bundle. The browser streams it to disk and sends the session along; before, the head of the answer is asked
 * for, because a failed download would be a file with an error in it. Rejects with the error of that.
 */
export async function downloadBundle(supportBundle: string): Promise<void> {
  const input = { path: { supportBundle } };
  await openDownload(supportBundleHead, input);
  const name = archiveName(supportBundle);
  if (settings().demo) await saveFetched(await openDownload(supportBundleDownload, input), name);
  else save(addressOf(urlOf(supportBundleDownload, input)), name);
}

/** Saves one file of a bundle under the last part of its name. */
export async function downloadFile(supportBundle: string, file: string): Promise<void> {
  const input = { path: { supportBundle, file } };
  await openDownload(supportBundleHeadFile, input);
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (settings().demo) await saveFetched(await openDownload(supportBundleDownloadFile, input), name);
  else save(addressOf(urlOf(supportBundleDownloadFile, input)), name);
}
