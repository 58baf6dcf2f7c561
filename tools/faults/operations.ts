/**
 * The faults of an operation. `kill`: the process ends before it. `torn`: it ends in the middle of it. `full`: the
 * disk has no space from then on. `denied`: from then on nothing may be written. `flip`: one bit of the written or
 * read data is changed. `gone`: the created file is missing afterwards, or the file to read cannot be found.
 */
export const FAULTS = ['kill', 'torn', 'full', 'denied', 'flip', 'gone'] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Operation {
  /** Function of `node:fs`. */
  name: string;
  /** Path of the operation, below the watched folder; of two paths the one that it creates. */
  path: string;
}

/** The operation that goes wrong, by its place in the run. */
export interface PlannedFault {
  index: number;
  kind: FaultKind;
}

/** Functions whose first argument is the path that they read, create, change or remove. */
const OF_ONE_PATH = `
  readFileSync readdirSync readlinkSync realpathSync statSync lstatSync existsSync openSync fsyncSync
  writeFileSync appendFileSync truncateSync mkdirSync mkdtempSync rmSync rmdirSync unlinkSync chmodSync utimesSync
`;
/** Functions that create the path of their second argument. */
const OF_TWO_PATHS = 'renameSync copyFileSync cpSync linkSync symlinkSync';
const words = (text: string) => text.trim().split(/\s+/);

/** Watched functions, and which of their arguments is the path. */
export const PATHS: ReadonlyMap<string, number> = new Map([
  ...words(OF_ONE_PATH).map((name) => [name, 0] as const),
  ...words(OF_TWO_PATHS).map((name) => [name, 1] as const),
]);
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
