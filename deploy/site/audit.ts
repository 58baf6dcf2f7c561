import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BOM } from '../../build/files.ts';
import { integrityOf } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { immutableFiles, readKept, type Build } from './build.ts';
import { verifyInPlace } from './copy.ts';
import { earlierShell } from './earlier.ts';
import { linkTarget, type Files } from './files.ts';
import { isSameBuild, jsonOf } from './list.ts';
import { OPENED, pageProblems } from './opened.ts';
import { otherBuilds, rowFiles } from './others.ts';
import { EARLIER_FOLDER, EARLIER_REGISTRY, SHELL, keptFolder, remoteBase } from './paths.ts';
import { linkNames } from './publish-document.ts';
import { servedProblems } from './served-rows.ts';
import type { Signing } from './signing.ts';
import { SiteError } from './site-error.ts';
import { basePathOf, readServed, readState, servedBuilds } from './state.ts';

/** The comparison of a build. */
export interface AuditedBuild {
  app: string;
  build: string;
  commit: string | undefined;
  /** `sha256-…` of the lock file that it was built with; undefined for builds without a bill of materials. */
  lock: string | undefined;
  /** Number of packages in the bill of materials. */
  packages: number | undefined;
  files: number;
}

const EARLIER_DOCUMENT = new RegExp(`^${EARLIER_FOLDER}/(.*)\\.html$`);

/** The result of the audit of a site. */
export interface Audit {
  builds: readonly AuditedBuild[];
  /** Each difference between the served files and the records; empty when there is none. */
  problems: readonly string[];
}

function audited({ what, origin, files }: Build): AuditedBuild {
  const bom = jsonOf(files, BOM);
  const metadata = isRecord(bom) ? bom['metadata'] : undefined;
  const properties: unknown = isRecord(metadata) ? metadata['properties'] : undefined;
  const lock: unknown = Array.isArray(properties)
    ? properties.find((one: unknown) => isRecord(one) && one['name'] === 'console:lock')
    : undefined;
  const components: unknown = isRecord(bom) ? bom['components'] : undefined;
  return {
    app: what.app,
    build: what.build,
    commit: origin.commit,
    lock: isRecord(lock) && typeof lock['value'] === 'string' ? lock['value'] : undefined,
    packages: Array.isArray(components) ? components.length : undefined,
    files: 0,
  };
}

/** Runs a comparison, and records its error. */
function noting(problems: string[], compare: () => void): void {
  try {
    compare();
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    problems.push(error.message);
  }
}

/** Refuses a build whose team has changed its folder: the site serves the copy that it pinned. */
function verifyKept(site: string, { what: { app, build }, list }: Build): void {
  const kept = (): boolean => {
    try {
      return isSameBuild(readKept(site, app, build).list, list);
    } catch (error) {
      if (error instanceof SiteError) return false;
      throw error;
    }
  };
  if (!kept())
    throw new SiteError(
      `${app} ${build}: ${keptFolder(site, app, build)} was changed after the build was switched to. Its copy is served; publish the build again`,
    );
}

/** Refuses anything in the root of a site but its own links and folders: a server would send the target of any other link. */
function verifyRoot(site: string, served: Files): void {
  const links = new Map(linkNames(site, served));
  for (const [path, target] of links)
    if (linkTarget(path) !== target)
      throw new SiteError(`${path} is no link to ${target}. Publish any build again`);
  for (const entry of readdirSync(site, { withFileTypes: true })) {
    const { name } = entry;
    const isFolder = ['.deploy', 'assets', 'remotes'].includes(name) && entry.isDirectory();
    // Files of earlier shells keep their links
    const isOwn = linkTarget(join(site, name)) === `.deploy/served/${name}`;
    if (!isFolder && !isOwn) throw new SiteError(`${join(site, name)} is not of the site. Remove it`);
  }
}

/** Types under which a browser runs or applies a file; with `nosniff` it refuses all others. */
const NEEDED_TYPES: readonly (readonly [ending: string, type: RegExp])[] = [
  ['.js', /^(?:text|application)\/javascript\b/],
  ['.css', /^text\/css\b/],
];

/** Fetches a file as a browser does; reports a problem when it does not match the records. */
async function compareServed(
  origin: string,
  path: string,
  integrity: string | undefined,
): Promise<string | undefined> {
  try {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(20_000), redirect: 'error' });
    if (!answer.ok) return `${path}: the server answers ${answer.status}`;
    const type = answer.headers.get('content-type') ?? '';
    if (integrityOf(Buffer.from(await answer.bytes())) !== integrity)
      return `${path}: the server sends other bytes`;
    return NEEDED_TYPES.some(([ending, needed]) => path.endsWith(ending) && !needed.test(type))
      ? `${path}: the server sends it as "${type}", which browsers refuse`
      : undefined;
  } catch (error) {
    return `${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * Compares a site with its records: the document folder with its list, each file of each build that any browser may run (served, rolled
 * out, preview) with the build's list. With `url` also what a server sends for each of these files and for the registry, and pages as a
 * browser opens them. With release keys, those of the site or the `trusted` ones, an unsigned file is a problem too.
 */
export async function audit(site: string, url?: string, trusted?: Signing): Promise<Audit> {
  const problems: string[] = [];
  const state = readState(site);
  const served = readServed(site);
  const others = otherBuilds(site, state);
  const earlier = earlierShell(site, state);
  const builds = [...servedBuilds(site, state).values(), ...(earlier ? [earlier] : []), ...others];
  noting(problems, () => verifyRoot(site, served));
  problems.push(...servedProblems(site, trusted));
  const expected = new Map<string, string | undefined>();
  const found = builds.map((build) => {
    noting(problems, () => verifyInPlace(site, build));
    noting(problems, () => verifyKept(site, build));
    const base = build.what.app === SHELL ? '/' : remoteBase(build.what.app, build.what.build);
    const files = immutableFiles(build);
    for (const path of files) expected.set(base + path, build.list.get(path));
    return { ...audited(build), files: files.length };
  });
  for (const [path, bytes] of rowFiles(state, others)) expected.set(`/${path}`, integrityOf(bytes));
  const recorded = (path: string) => integrityOf(Buffer.from(served.get(path) ?? []));
  expected.set('/registry.json', recorded('registry.json'));
  if (earlier) expected.set(`/${EARLIER_REGISTRY}`, recorded(EARLIER_REGISTRY));
  if (url !== undefined) {
    const { origin } = new URL(url);
    const base = basePathOf(state);
    for (const [path, integrity] of expected) {
      const problem = await compareServed(origin + base, path, integrity);
      if (problem !== undefined) problems.push(problem);
    }
    const own = [...served.keys()].flatMap((path) => EARLIER_DOCUMENT.exec(path)?.[1] ?? []);
    for (const path of new Set([...OPENED, ...own.map((segment) => `/${segment}`)])) {
      const segment = path.split('/', 2)[1] ?? '';
      const document = recorded(own.includes(segment) ? `${EARLIER_FOLDER}/${segment}.html` : 'index.html');
      problems.push(...(await pageProblems(origin, path, { document, files: expected, base })));
    }
  }
  return { builds: found, problems };
}
