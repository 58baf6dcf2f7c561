import type { RegistryEntry } from '../../shared/contract/registry.ts';
import { linkProblem, parametersOf } from '../../shared/contract/links.ts';
import { ownsPath } from '../../shell/src/composition/owner.ts';
import { EARLIER_REGISTRY } from './paths.ts';
import { SiteError } from './site-error.ts';

/** A row, and the package of its build: two areas of one package have one owner. Earlier builds do not name their package. */
export interface OwnedRow {
  row: RegistryEntry;
  owner: string | undefined;
}

/** Paths that both servers answer for load balancers, at the root of the host whatever the base path is. */
const PROBES = ['/healthz', '/readyz'];
/** Paths of the shell, the server and the API: no area can own them. */
const RESERVED = [
  '/apis',
  '/assets',
  '/experimental',
  ...PROBES,
  '/index.html',
  '/lookup/any',
  '/registry.json',
  `/${EARLIER_REGISTRY}`,
  '/remotes',
  '/rows',
  '/search',
  '/support',
  '/v1',
];
/** Pages on which users type secrets: the area that owns the first of them owns them all, with everything below. */
const SIGN_IN = ['/login', '/device', '/logout'];
/** A prefix is whole segments of plain characters; `/` alone would own every page. */
const PREFIX = /^(\/[A-Za-z0-9_][A-Za-z0-9._~-]*)+$/;
/** The most prefixes of an area: each of them is compared at every navigation. */
const MOST_PREFIXES = 32;

const isAtOrBelow = (path: string, places: readonly string[]): boolean =>
  places.some((one) => `${path.toLowerCase()}/`.startsWith(`${one}/`));

const isReserved = (path: string): boolean => isAtOrBelow(path, RESERVED);

/** Checks the prefixes of a row for themselves. */
export function verifyOwnPrefixes({ name, prefixes }: RegistryEntry, where: string): void {
  if (prefixes.length === 0) throw new SiteError(`${where}: ${name} owns no path prefix`);
  if (prefixes.length > MOST_PREFIXES)
    throw new SiteError(
      `${where}: ${name} has ${prefixes.length} path prefixes, of at most ${MOST_PREFIXES}`,
    );
  for (const prefix of prefixes) {
    if (!PREFIX.test(prefix)) throw new SiteError(`${where}: "${prefix}" is no path prefix`);
    if (isReserved(prefix)) throw new SiteError(`${where}: "${prefix}" belongs to the shell or the server`);
  }
}

/** Records the owner of a resource that only one area may own. `refusal` is the message for the second one. */
function claim(
  owners: Map<string, string>,
  what: string,
  name: string,
  refusal: (owner: string) => string,
): void {
  const owner = owners.get(what);
  if (owner !== undefined && owner !== name) throw new SiteError(refusal(owner));
  owners.set(what, name);
}

/** The area that owns each prefix. The router ignores case. */
function ownersOf(areas: readonly OwnedRow[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { row } of areas)
    for (const prefix of row.prefixes)
      claim(
        owners,
        prefix.toLowerCase(),
        row.name,
        (owner) => `${row.name} and ${owner} both own "${prefix}". Each prefix belongs to one area.`,
      );
  // `/reports` owns its form at `/reports-new` too (shell/src/composition/owner.ts)
  for (const [prefix, name] of owners) {
    const list = owners.get(prefix.replace(/-new$/, '')) ?? name;
    if (list !== name)
      throw new SiteError(`${name} owns "${prefix}", which is the form of a list of ${list}.`);
  }
  return owners;
}

const isOneOwner = (one: OwnedRow, other: OwnedRow): boolean =>
  one.row.name === other.row.name || (one.owner !== undefined && one.owner === other.owner);

/** Refuses a prefix below one of another package, whose pages it would take over, unless the row of that package permits it. */
function verifyBelow(area: OwnedRow, prefix: string, others: readonly OwnedRow[]): void {
  for (const other of others) {
    const above = other.row.prefixes.find((one) => ownsPath(one.toLowerCase(), prefix.toLowerCase()));
    if (above === undefined || isOneOwner(area, other) || other.row.permits?.includes(prefix) === true)
      continue;
    throw new SiteError(
      `${area.row.name} owns "${prefix}", which is below "${above}" of ${other.row.name}, an area of another package. Its manifest has to permit it: permits: ['${prefix}'].`,
    );
  }
}

/**
 * Refuses two areas that own the same prefix, and an area that takes pages of another package. A prefix below another one is allowed
 * within a package: the longer one wins in the browser. Pages without the frame look like the sign-in, so only its owner may have them.
 */
export function verifyPrefixes(areas: readonly OwnedRow[]): void {
  const signIn = ownersOf(areas).get('/login');
  for (const area of areas) {
    const { name, mount, prefixes } = area.row;
    const taken = prefixes.find((prefix) => SIGN_IN.some((page) => ownsPath(page, prefix.toLowerCase())));
    if (name !== signIn && taken !== undefined)
      throw new SiteError(
        `${name} owns "${taken}": pages of the sign-in belong to the area that owns /login.`,
      );
    if (name !== signIn && mount === 'public')
      throw new SiteError(`${name} is mounted as "public". Only the area that owns /login may be.`);
    for (const prefix of prefixes) verifyBelow(area, prefix, areas);
  }
}

/**
 * Refuses two areas that own the same frame, since the sidebar of a frame begins with the links of its owner, and others add to it; and links
 * whose parameters their frame does not have.
 */
export function verifyFrames(areas: readonly OwnedRow[]): void {
  const owners = new Map<string, string>();
  for (const { name, frames } of areas.map(({ row }) => row))
    for (const { frame } of frames.filter(({ adds }) => !adds))
      claim(
        owners,
        frame,
        name,
        (owner) =>
          `${name} and ${owner} both own the frame "${frame}". Give it another name, or add to it: \`adds: true\`.`,
      );
  const all = areas.flatMap(({ row }) => row.frames);
  const parametersAt = (name: string) => {
    const owner = all.find(({ frame, adds }) => frame === name && !adds);
    return owner && parametersOf(owner);
  };
  for (const { name, frames } of areas.map(({ row }) => row)) {
    const problem = linkProblem(frames, parametersAt);
    if (problem !== undefined) throw new SiteError(`${name} ${problem}`);
  }
}

/** Refuses an endpoint of reports that is a page or a file: its posts would go to the collector, and the page would be gone. */
export function verifyEndpoint(
  endpoint: string,
  areas: readonly OwnedRow[],
  isFile: (path: string) => boolean,
): void {
  if (endpoint === '') return;
  const path = endpoint.toLowerCase();
  const isOurs = isReserved(path) || SIGN_IN.some((page) => ownsPath(page, path)) || isFile(endpoint);
  const area = areas.find(({ row }) => row.prefixes.some((prefix) => ownsPath(prefix.toLowerCase(), path)));
  if (!isOurs && area === undefined) return;
  throw new SiteError(
    `reports.endpoint "${endpoint}" belongs to ${area?.row.name ?? 'the shell or the server'}. Choose another path, such as /console-reports.`,
  );
}

/** Refuses a base path whose start page the server would answer as a probe. */
export function verifyBasePath(basePath: string): void {
  if (isAtOrBelow(basePath, PROBES))
    throw new SiteError(
      `basePath "${basePath}" belongs to the server. Choose another path, such as /console.`,
    );
}
