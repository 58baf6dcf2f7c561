import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { filesBelow } from '../../tools/machine/files.ts';
import { isCompressedCopy } from './compress.ts';
import { replaceFile } from './files.ts';
import { verifyServed } from './served-rows.ts';
import { SiteError } from './site-error.ts';
import { readServed } from './state.ts';

const PRIVATE = new Set(['headers.json', 'state.json', 'files.json']);
/** Files that make a release visible, in the order in which they may arrive: never before the files that they name. */
const LAST = ['registry.json', 'index.html'];

const isWithin = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`);

/** A path without links; of one that does not exist yet, its nearest folder that does. */
function realPathOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realPathOf(dirname(path)), basename(path));
}

/**
 * Writes what a site serves as plain files: without links, private files and compressed copies, for storage that supports none of them.
 * Files of earlier builds stay where they are, for open tabs. Returns the paths in the order in which they have to be uploaded:
 * files with hashes in their names first, the document last.
 */
export function exportSite(site: string, out: string): string[] {
  verifyServed(site);
  const served = readServed(site);
  if (isWithin(realPathOf(out), realpathSync(site)))
    throw new SiteError(`${out} is the site itself or in it. Choose a folder outside of it.`);
  const named = filesBelow(site).filter(
    (path) => /^(assets|remotes)\//.test(path) && !isCompressedCopy(path),
  );
  const plain = [...served.keys()].filter((path) => !PRIVATE.has(path) && !LAST.includes(path));
  const paths = [...named.toSorted(), ...plain.toSorted(), ...LAST];
  for (const path of paths) {
    const bytes = served.get(path) ?? readFileSync(join(site, path));
    const target = join(out, path);
    if (!existsSync(target) || !readFileSync(target).equals(bytes))
      replaceFile(join(out, '.arriving'), target, bytes);
  }
  return paths;
}
