import { isRecord } from '@console/shared/record';
import type {
  ExtensionEntry,
  FrameManifest,
  GuideEntry,
  NavEntry,
  PageEntry,
  PinnedFile,
  RegistryEntry,
  RouteFiles,
} from '@console/shared/contract';

/** A validated row of the registry: every member has its declared type. */
export interface AreaRow extends Omit<RegistryEntry, 'name' | 'rollout' | 'previews'> {
  /** May be an unknown name: a registry may list an area that is unknown to this shell. */
  name: string;
  /** Reason why the row is invalid; its area is refused with this reason. The other members contain what could be read. */
  refusal?: string;
  /** Other builds, unchecked, as the registry has them: choice.ts checks them, and nothing else uses them. */
  rollout?: unknown;
  previews?: unknown;
  /** Release of the build, shown on the support page. */
  version?: string;
  /** Commit of the build. */
  commit?: string;
  /** Time at which the build was published, ISO 8601. */
  publishedAt?: string;
  /** The user or system that published it. */
  publishedBy?: string;
}

type Is<T> = (value: unknown) => value is T;

const isText: Is<string> = (value): value is string => typeof value === 'string' && value !== '';
const isTextOrAbsent: Is<string | undefined> = (value): value is string | undefined =>
  value === undefined || typeof value === 'string';
const isNumber: Is<number> = (value): value is number => Number.isInteger(value);
const matching =
  (pattern: RegExp): Is<string> =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value);
const oneOf =
  <const T extends string>(...values: readonly T[]): Is<T> =>
  (value): value is T =>
    values.some((one) => one === value);
const listOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is);

const isName = matching(/^[a-z][a-z0-9-]*$/);
const isPrefix = matching(/^(\/[^/?#]+)+$/);
/** A path on this site; `//host/…` is a URL of another site. */
const isPath = matching(/^\/(?!\/)/);
/** The path of a build file on the console's own origin, without scheme and host. */
const isFile = matching(/^(\/\w[\w.~@+-]*)+$/);
/** The name of a file in the folder of a build. */
const isFileName = matching(/^\w[\w.~@+-]*(\/\w[\w.~@+-]*)*$/);
/** At least `/<folder>/<build>/<file>`: the Trusted Types policy allows everything below the folder (shell/src/boot.ts). */
const isEntry = matching(/^(\/\w[\w.~@+-]*){3,}$/);
const isMount = oneOf('console', 'public');
const isSearched = oneOf('everybody', 'fleet');

// Unknown icons and frames are allowed: the console has a fallback for them (place/nav-icons.ts, place/navigation.ts).
const isNavEntry: Is<NavEntry> = (value): value is NavEntry =>
  isRecord(value) &&
  isText(value['label']) &&
  isText(value['icon']) &&
  isPath(value['to']) &&
  (value['active'] === undefined || isPath(value['active'])) &&
  (value['alsoActive'] === undefined || listOf(isPath)(value['alsoActive'])) &&
  isTextOrAbsent(value['group']) &&
  isTextOrAbsent(value['paletteLabel']);
const isPage: Is<PageEntry> = (value): value is PageEntry =>
  isRecord(value) && isText(value['label']) && isPath(value['to']) && isTextOrAbsent(value['words']);
const isFrame: Is<FrameManifest> = (value): value is FrameManifest =>
  isRecord(value) &&
  isText(value['frame']) &&
  (value['adds'] === undefined || value['adds'] === true) &&
  listOf(isPath)(value['match']) &&
  listOf(isNavEntry)(value['navigation']) &&
  (value['home'] === undefined || isPath(value['home'])) &&
  (value['pages'] === undefined || listOf(isPage)(value['pages']));
const isGuide: Is<GuideEntry> = (value): value is GuideEntry =>
  isRecord(value) && isText(value['label']) && isText(value['path']);
// An unknown place is allowed: no page of this shell draws it
const isExtension: Is<ExtensionEntry> = (value): value is ExtensionEntry =>
  isRecord(value) && isText(value['place']) && isText(value['id']) && isText(value['label']);
const isPinned: Is<PinnedFile> = (value): value is PinnedFile =>
  Array.isArray(value) && value.length === 2 && isFile(value[0]) && isText(value[1]);
const isRoute: Is<RouteFiles> = (value): value is RouteFiles =>
  isRecord(value) &&
  listOf(isPinned)(value['files']) &&
  (value['names'] === undefined || listOf(isFileName)(value['names'])) &&
  listOf(isText)(value['shares']);
const isRoutes: Is<Record<string, RouteFiles>> = (value): value is Record<string, RouteFiles> =>
  isRecord(value) && Object.values(value).every(isRoute);

const INFORMATION = ['version', 'commit', 'publishedAt', 'publishedBy'] as const;

/** Reads one row. `index` counts from 0 and identifies a row without a name in messages. */
function readRow(value: unknown, index: number): AreaRow {
  const given = isRecord(value) ? value : {};
  const problems: string[] = isRecord(value) ? [] : ['the row must be an object'];
  const take = <T>(key: keyof RegistryEntry, is: Is<T>, what: string, otherwise: T): T => {
    const member = given[key];
    if (is(member)) return member;
    problems.push(`${key} must be ${what}`);
    return otherwise;
  };
  /** The valid elements of an invalid list, so that the area keeps its place in the navigation. */
  const usable = <T>(key: keyof RegistryEntry, is: Is<T>): T[] => {
    const list: unknown = given[key];
    return Array.isArray(list) ? list.filter(is) : [];
  };
  const name = take('name', isName, 'a name in small letters', `row-${index + 1}`);
  const row: AreaRow = {
    name,
    label: take('label', isText, 'a label', name),
    mount: take('mount', isMount, '"console" or "public"', 'console'),
    prefixes: take(
      'prefixes',
      listOf(isPrefix),
      'a list of paths such as /system',
      usable('prefixes', isPrefix),
    ),
    frames: take('frames', listOf(isFrame), 'a list of frames', usable('frames', isFrame)),
    entry: take('entry', isEntry, 'a path on this site', ''),
    // The loader validates the hash, because a missing hash has its own failure reason
    integrity: typeof given['integrity'] === 'string' ? given['integrity'] : '',
    contract: take('contract', isNumber, 'a whole number', 0),
    build: take('build', isText, 'a build id', ''),
    federation: take('federation', isText, 'a version', ''),
    shared: take('shared', isText, 'a version', ''),
    assets: take('assets', listOf(isPinned), 'a list of files on this site', []),
    routes: take('routes', isRoutes, 'files on this site by page', {}),
    // Builds before contract 5.10 list only some of their pages in the row
    ...(given['pages'] !== undefined && { routes: {} }),
    ...(given['guides'] !== undefined && { guides: take('guides', listOf(isGuide), 'a list of guides', []) }),
    ...(given['extends'] !== undefined && {
      extends: take('extends', listOf(isExtension), 'a list of places with ids and labels', []),
    }),
    ...(given['finds'] !== undefined && { finds: take('finds', isText, 'a label', '') }),
    ...(given['searches'] !== undefined && {
      searches: take('searches', isSearched, '"everybody" or "fleet"', 'everybody'),
    }),
    ...(given['contractMinor'] !== undefined && {
      contractMinor: take('contractMinor', isNumber, 'a whole number', 0),
    }),
    ...(given['react'] !== undefined && { react: take('react', isText, 'a version', '') }),
    ...(given['elsewhere'] === true && { elsewhere: true }),
    ...(problems.length > 0 && { refusal: problems.join('; ') }),
  };
  // Build information is optional: the area works without it
  for (const key of INFORMATION) {
    const text = given[key];
    if (isText(text)) row[key] = text;
  }
  // So are other builds: an error in them must not affect the served build
  for (const key of ['rollout', 'previews'] as const) if (given[key] !== undefined) row[key] = given[key];
  return row;
}

/** Refuses an area that has several rows, because it is not clear which row is correct. */
function refuseDuplicates([first, ...others]: readonly [AreaRow, ...AreaRow[]]): AreaRow {
  if (others.length === 0) return first;
  const prefixes = new Set([first, ...others].flatMap((row) => row.prefixes));
  return {
    ...first,
    prefixes: [...prefixes],
    refusal: `the registry has ${others.length + 1} rows with this name`,
  };
}

/** Gives a prefix that several rows claim to the first of them and refuses the others. */
function withoutSharedPrefixes(rows: readonly AreaRow[]): AreaRow[] {
  const owners = new Map<string, string>();
  return rows.map((row) => {
    const claims = row.prefixes
      .filter((prefix) => owners.has(prefix))
      .map((prefix) => `the prefix ${prefix} belongs to ${owners.get(prefix) ?? ''}`);
    const prefixes = row.prefixes.filter((prefix) => !owners.has(prefix));
    for (const prefix of prefixes) owners.set(prefix, row.name);
    if (claims.length === 0) return row;
    return { ...row, prefixes, refusal: [row.refusal, ...claims].filter(isText).join('; ') };
  });
}

/** Sorts valid rows first: a refused row must not take a prefix or a frame from a working row. */
const usableFirst = (rows: readonly AreaRow[]): AreaRow[] => [
  ...rows.filter(({ refusal }) => refusal === undefined),
  ...rows.filter(({ refusal }) => refusal !== undefined),
];

/**
 * Reads the rows of a registry. Never throws: an invalid row keeps its readable name, label, prefixes and navigation, and its
 * `refusal` contains the reason. The other rows are not affected.
 *
 * `deploy/config.schema.json` defines the same rules for published registries; `deploy/site/config-schema.test.ts` compares them.
 */
export function readRows(values: readonly unknown[]): AreaRow[] {
  const byName = new Map<string, [AreaRow, ...AreaRow[]]>();
  for (const row of values.map(readRow)) {
    const same = byName.get(row.name);
    if (same) same.push(row);
    else byName.set(row.name, [row]);
  }
  return usableFirst(withoutSharedPrefixes(usableFirst([...byName.values()].map(refuseDuplicates))));
}
