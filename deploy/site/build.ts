import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BOM, FILE_LIST, ORIGIN, SIGNATURE } from '../../build/files.ts';
import { leaksOf } from '../../build/remote-styles.ts';
import type { RegistryEntry } from '../../shared/contract/registry.ts';
import { integrityOf } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { SiteError } from './site-error.ts';
import { readRegular, type Files } from './files.ts';
import { jsonOf, listBytes, parseList, verifyFiles, type FileList } from './list.ts';
import { EARLIER_FOLDER, EARLIER_REGISTRY, SHELL, keptFolder, pinnedFolder } from './paths.ts';
import { isSignature, type Signature } from './signing.ts';
import { shellFactsOf, verifyRow, type ShellFacts } from './verify.ts';

/** Origin of a build, as recorded by the build. */
export interface Origin {
  /** Name of the app's package, which distinguishes two teams whose areas have the same name. */
  package?: string;
  /** Version of the app's package. */
  version?: string;
  /** Commit, with `+changes` after it when the checkout differed from it. */
  commit?: string;
}

/** The data that only a build of the shell, or only one of a remote, has. */
export type BuildFacts = { app: string; build: string } & (
  | { kind: 'shell'; facts: ShellFacts }
  | { kind: 'remote'; row: RegistryEntry }
);

/** A build in memory: every byte was compared with the list, and no file is read again. */
export interface Build {
  what: BuildFacts;
  list: FileList;
  files: Files;
  origin: Origin;
  /** The build's signature by a release key; absent when there is none. Only `signed.ts` compares it with the build. */
  signature?: Signature;
}

/** Files that describe a build to tools; they are not served. */
const DESCRIPTIONS = ['index.html', 'boot.js', 'build.json', 'row.json', ORIGIN, BOM];
const SHELL_NEEDS = ['index.html', 'boot.js', 'build.json'];
/** Top-level names of a site that no file of a shell may take. */
const RESERVED = [
  'remotes',
  'rows',
  EARLIER_FOLDER,
  EARLIER_REGISTRY,
  'registry.json',
  'headers.json',
  'state.json',
];

const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.+-]{1,64}$/.test(value);

const isPackage = (value: unknown): value is string =>
  typeof value === 'string' && /^(@[\w.-]+\/)?[\w.-]{1,64}$/.test(value);

function originOf(files: Files): Origin {
  const value = jsonOf(files, ORIGIN);
  if (!isRecord(value)) return {};
  const { package: name, version, commit } = value;
  return {
    ...(isPackage(name) && { package: name }),
    ...(isVersion(version) && { version }),
    ...(isVersion(commit) && { commit }),
  };
}

/** The metadata of a shell or a remote, checked against the list of its files. */
function factsOf(files: Files, list: FileList, where: string): BuildFacts {
  if (list.has('row.json')) {
    const row = verifyRow(jsonOf(files, 'row.json'), list, where);
    return { kind: 'remote', app: row.name, build: row.build, row };
  }
  const missing = SHELL_NEEDS.filter((path) => !list.has(path));
  if (missing.length > 0) throw new SiteError(`${where} contains no build: it has no ${missing.join(', ')}`);
  const taken = [...list.keys()].find((path) => RESERVED.includes(path.split('/', 1)[0] ?? ''));
  if (taken !== undefined) throw new SiteError(`${where}: a shell cannot bring ${taken}`);
  const facts = shellFactsOf(jsonOf(files, 'build.json'), `${where}/build.json`);
  return { kind: 'shell', app: SHELL, build: facts.build, facts };
}

/** Refuses a remote whose style sheets would change the shell or other areas (docs/trust.md). */
function verifyStyles({ app, kind }: BuildFacts, files: Files, where: string): void {
  if (kind === 'shell') return;
  for (const [path, bytes] of files) {
    const [leak] = path.endsWith('.css') ? leaksIn(app, bytes) : [];
    if (leak !== undefined) throw new SiteError(`${where}/${path}: ${leak}. Others would see it.`);
  }
}

function leaksIn(app: string, bytes: Uint8Array): string[] {
  try {
    return leaksOf(app, bytes, true);
  } catch (error) {
    return [`it cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Files that an area may bring. Any other one, such as HTML, could be opened as a page of the console's origin. */
const KINDS = /\.(?:js|css|map|json|txt|wasm|woff2?|svg|png|jpe?g|gif|webp|avif|ico)$/;

/** Refuses a remote with a file of a kind that no area needs. */
export function verifyKinds({ what, list }: Pick<Build, 'what' | 'list'>): void {
  const other = what.kind === 'remote' && [...list.keys()].find((path) => !KINDS.test(path));
  if (other)
    throw new SiteError(
      `${what.app} ${what.build}: ${other} is of a kind that an area cannot bring: scripts, styles, images, fonts and data only`,
    );
}

/**
 * Reads a build's folder once and refuses it when any file is missing, changed or not listed, or has styles for
 * elements outside the area.
 */
export function readBuild(folder: string): Build {
  if (!existsSync(folder)) throw new SiteError(`${folder} does not exist. Build first.`);
  const list = parseList(readRegular(join(folder, FILE_LIST)), folder);
  const files = verifyFiles(folder, list, folder);
  const what = factsOf(files, list, folder);
  verifyKinds({ what, list });
  verifyStyles(what, files, folder);
  return { what, list, files, origin: originOf(files), ...signatureIn(folder) };
}

function signatureIn(folder: string): { signature?: Signature } {
  const bytes = readRegular(join(folder, SIGNATURE));
  if (bytes === undefined) return {};
  const signature = jsonOf(new Map([[SIGNATURE, bytes]]), SIGNATURE);
  if (!isSignature(signature))
    throw new SiteError(`${join(folder, SIGNATURE)} is no signature. Sign the build again`);
  return { signature };
}

/** Files of a build that are served under their own names: all of a remote, `assets/` of a shell. */
export function immutableFiles({ what, list }: Pick<Build, 'what' | 'list'>): string[] {
  const served = [...list.keys()].filter((path) => !DESCRIPTIONS.includes(path));
  return what.kind === 'remote' ? served : served.filter((path) => path.startsWith('assets/'));
}

/** Files of a shell that may change with a release, such as an icon; they are switched together with the document. */
export function rootFiles(list: FileList): string[] {
  return [...list.keys()].filter((path) => !DESCRIPTIONS.includes(path) && !path.startsWith('assets/'));
}

/** Files of a build that a site stores in its private folder: all files that are not served as immutable files. */
export function keptFiles(build: Build): Files {
  const immutable = new Set(immutableFiles(build));
  const kept = [...build.files].filter(([path]) => !immutable.has(path));
  return new Map([...kept, [FILE_LIST, listBytes(build.list)]]);
}

/** A build as stored by a site, compared with its list; with `pin`, the hash of the list, as the site pinned it. */
export function readKept(site: string, app: string, build: string, pin?: string): Build {
  const folder = (pin === undefined ? keptFolder : pinnedFolder)(site, app, build);
  const bytes = readRegular(join(folder, FILE_LIST));
  if (pin !== undefined && integrityOf(bytes ?? Buffer.of()) !== pin)
    throw new SiteError(
      `${folder} was damaged or changed by hand. Publish ${app} ${build} again, or another build of it`,
    );
  const list = parseList(bytes, folder);
  const served = (path: string) =>
    !DESCRIPTIONS.includes(path) && (app !== SHELL || path.startsWith('assets/'));
  const own = new Map([...list].filter(([path]) => !served(path)));
  const files = verifyFiles(folder, own, folder);
  const what = factsOf(files, list, folder);
  if (what.app !== app || what.build !== build)
    throw new SiteError(`${folder} holds ${what.app} ${what.build} instead of ${app} ${build}`);
  return { what, list, files, origin: originOf(files) };
}
