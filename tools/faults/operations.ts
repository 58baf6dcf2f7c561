/**
 * What goes wrong at an operation. `kill`: the process ends before it. `torn`: it ends in the middle of it. `full`: the
 * disk has no space from then on. `denied`: from then on nothing may be written. `flip`: one bit of what is written or
 * read is another. `gone`: what was made is missing afterwards, or what is read cannot be found.
 */
export const FAULTS = ['kill', 'torn', 'full', 'denied', 'flip', 'gone'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** One operation of a run. */
export interface Operation {
  /** Function of `node:fs`. */
  name: string;
  /** Path it is about, below the watched folder; of two paths the one that it makes. */
  path: string;
}

/** The operation that goes wrong, by its place in the run. */
export interface PlannedFault {
  index: number;
  kind: FaultKind;
}

/** Which argument of a function is the path that it reads, makes, changes or removes. */
export const PATHS: Readonly<Record<string, number>> = {
  ...{ readFileSync: 0, readdirSync: 0, readlinkSync: 0, realpathSync: 0 },
  ...{ statSync: 0, lstatSync: 0, existsSync: 0, openSync: 0, fsyncSync: 0 },
  ...{ writeFileSync: 0, appendFileSync: 0, mkdirSync: 0, mkdtempSync: 0, truncateSync: 0 },
  ...{ rmSync: 0, rmdirSync: 0, unlinkSync: 0, chmodSync: 0, utimesSync: 0 },
  ...{ renameSync: 1, copyFileSync: 1, cpSync: 1, linkSync: 1, symlinkSync: 1 },
};
export const READS = /^(read|realpath|stat|lstat|exists|open)/;
const MAKES = /^(writeFile|appendFile|mkdir|mkdtemp|rename|copyFile|cp|link|symlink)/;
export const ALLOCATES = /^(writeFile|appendFile|mkdir|mkdtemp|copyFile|cp|link|symlink)/;
const HAS_CONTENTS = /^(readFile|writeFile|appendFile|rename|copyFile|cp|link)Sync/;
const TEARABLE = /^(writeFile|appendFile|rm)Sync/;
/** Other ways to the disk: a run that takes one was not watched, so it fails. */
export const UNSEEN = [
  'writeSync',
  'writevSync',
  'ftruncateSync',
  'writeFile',
  'rename',
  'copyFile',
  'rm',
  'mkdir',
  'open',
];

/** True for an operation that changes nothing on the disk. */
export const isRead = ({ name }: Operation): boolean => READS.test(name);

/** Faults that an operation can have. */
export function faultsOf({ name }: Operation): FaultKind[] {
  const applies: Record<FaultKind, boolean> = {
    kill: !READS.test(name),
    torn: TEARABLE.test(name),
    full: ALLOCATES.test(name),
    denied: !READS.test(name),
    flip: HAS_CONTENTS.test(name),
    gone: READS.test(name) || MAKES.test(name),
  };
  return FAULTS.filter((kind) => applies[kind]);
}
