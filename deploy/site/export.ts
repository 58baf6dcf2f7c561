import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../tools/machine/files.ts';
import { isCompressedCopy } from './compress.ts';
import { replaceFile } from './files.ts';
import { SiteError } from './site-error.ts';
import { readServed } from './state.ts';

const PRIVATE = new Set(['headers.json', 'state.json', 'files.json']);
/** What makes a release visible, in the order in which it may arrive: never before the files that it names. */
const LAST = ['registry.json', 'index.html'];

/**
 * Writes what a site serves as plain files: without links, private files and compressed copies, for storage that knows none of them.
 * Files of earlier builds stay where they are, for open tabs. Returns the paths in the order in which they have to be uploaded:
 * files with hashes in their names first, the document last.
 */
export function exportSite(site: string, out: string): string[] {
  const served = readServed(site);
  if (existsSync(out) && realpathSync(out) === realpathSync(site))
    throw new SiteError(`${out} is the site itself`);
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
