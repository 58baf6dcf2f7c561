import type { Audit } from './site/audit.ts';
import { list } from './site/history.ts';

/**
 * Prints a line for each published build of a site: `*` is served, `~` runs in part of the browsers, `x` was rolled
 * back. As JSON, one list of all.
 */
export function printList(site: string, isJson: boolean): void {
  const builds = list(site);
  if (isJson) return console.log(JSON.stringify(builds));
  for (const one of builds) {
    const { app, build, at, by, version, commit, current, withdrawn, audience: who, signedWith } = one;
    const origin = `${version ?? '-'} ${(commit ?? '-').padEnd(20)}`;
    const mark = current ? '*' : who !== undefined ? '~' : withdrawn ? 'x' : ' ';
    console.log(
      `${mark} ${app.padEnd(10)} ${build.padEnd(14)} ${at} ${origin} ${by}${who === undefined ? '' : `, ${who}`}${signedWith === undefined ? '' : `, key ${signedWith}`}`,
    );
  }
}

/** Prints the comparison of a site, one line for each build, and then each problem; `place` is where the site was read. */
export function printAudit({ builds, problems }: Audit, place: string, isJson: boolean): void {
  if (isJson) return console.log(JSON.stringify({ builds, problems }));
  for (const { app, build, files, commit = '-', lock = '-', packages = '?' } of builds)
    console.log(
      `${app.padEnd(10)} ${build.padEnd(14)} ${files} files, commit ${commit}, lock file ${lock.slice(0, 19)}, ${packages} packages`,
    );
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`Everything on ${place} is as its build recorded it`);
}

/** `KEY=VALUE` words; `true` and `false` are booleans, `30` is a number. */
export function settingsOf(words: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    words.map((word) => {
      const [key = '', ...rest] = word.split('=');
      const value = rest.join('=');
      const isOther = value === 'true' || value === 'false' || /^\d+$/.test(value);
      const [outer = '', inner] = key.split('.');
      const parsed: unknown = isOther ? JSON.parse(value) : value;
      return [outer, inner === undefined ? parsed : { [inner]: parsed }];
    }),
  );
}

/** The meaning of an error and the remedy, by its code of the operating system. */
const SENTENCES = new Map<unknown, string>([
  ['EACCES', 'This account may not write there. Use the account that owns the folder.'],
  ['EEXIST', 'Something else is there already. Remove it, or choose another place.'],
  ['EISDIR', 'A folder is where a file should be. Remove it, or choose another place.'],
  ['ENAMETOOLONG', 'The name is too long for the file system. Choose a shorter path.'],
  ['ENOENT', 'The file or folder does not exist.'],
  ['ENOSPC', 'The disk is full. Nothing was changed for visitors; free some space and try again.'],
  ['ENOTDIR', 'A file is where a folder should be. Remove it, or choose another place.'],
  ['EPERM', 'This account may not do that. Use the account that owns the folder.'],
  ['EROFS', 'The file system cannot be written to. Mount it for writing, or choose another place.'],
]);

/** The message of an error, with a plain sentence before that of the operating system. */
export function sentenceOf(error: Error): string {
  const sentence = SENTENCES.get('code' in error ? error.code : undefined);
  return sentence === undefined ? error.message : `${sentence} (${error.message})`;
}
