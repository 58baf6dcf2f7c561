/** Types of `bootstrap.mjs`, which must be plain JavaScript. */
export function installKey(root: string): string;
export function agreesWithLock(root: string): boolean;
export function needsInstall(root: string): boolean;
export function projectNode(root: string): string | undefined;
export function linkNode(root: string): void;
export function whyNoStart(program: string): string | undefined;

/** The part of a lock file (version 3) that is read here. */
export interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
}

/** Reads `package-lock.json` of the project at `root`. */
export function readLock(root: string): LockFile;
