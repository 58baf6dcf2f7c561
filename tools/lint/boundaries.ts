import { REMOTES } from '../../build/apps.ts';

/**
 * Who may import what: docs/architecture.md section 2 and docs/CONVENTIONS.md as one function. The lint rule
 * `console/boundaries` applies it to every import, re-export and `import()`; `boundaries.test.ts` checks it against a
 * table.
 */
export interface ImportEdge {
  /** Importing file, relative to the repository. */
  from: string;
  /** The text between the quotes. */
  specifier: string;
  /** `import type` and the like: a bundle contains none of it. */
  typeOnly: boolean;
  /** Packages that an area of another team bundles (`libraries` of `defineRemote`); absent in this repository. */
  libraries?: readonly string[] | undefined;
}

/** Modules of ours that a bare specifier names, as folders of the repository. */
const OWN_PACKAGES: readonly (readonly [specifier: string, folder: string])[] = [
  ['@console/shared', 'shared'],
  ['@console/mock', 'mock'],
  ['@console/shell', 'shell'],
  ...REMOTES.map((name) => [`@console/${name}`, `remotes/${name}`] as const),
];

/** Packages that only these parts of `shared/` may import; all other code uses their facades. */
const FACADES: readonly (readonly [library: RegExp, folders: readonly string[], instead: string])[] = [
  [/^react-router(\/|$)/, ['shared/router', 'shell'], '@console/shared/router'],
  [/^@tanstack\/react-query(\/|$)/, ['shared/query', 'shared/runtime'], '@console/shared/query'],
  [/^jotai(\/|$)/, ['shared/state', 'shared/runtime'], '@console/shared/state'],
  [
    /^react-aria(-components)?(\/|$)|^@react-aria\/|^react-stately/,
    ['shared/ui', 'shared/forms', 'shared/date-range'],
    '@console/shared/ui',
  ],
  [/^react-hook-form(\/|$)|^@hookform\//, ['shared/forms'], '@console/shared/forms'],
  [/^@tanstack\/react-table(\/|$)/, [], '@console/shared/table'],
  [/^@peculiar\//, ['shared/certificates', 'mock/src/resources/silos/x509'], '@console/shared/certificates'],
  [/^@nivo\//, ['shared/charts'], '@console/shared/charts'],
  [/^@dagrejs\//, ['shared/diagram'], '@console/shared/diagram'],
  [/^@xterm\//, ['shared/terminal'], '@console/shared/terminal'],
  [/^@module-federation\//, ['build'], 'the container protocol (shell/src/composition/federation.ts)'],
];

/**
 * All packages that a remote may import from npm; anything else would be a second copy or a new dependency for
 * everybody.
 */
const REMOTE_PACKAGES = /^(react|react\/jsx-runtime|react-dom|lucide-react|valibot)$/;
// Tests create their own router; in a bundle it would be a second copy.
const TEST_PACKAGES = /^(react-router$|vitest|fast-check|happy-dom|@testing-library\/|@console\/sdk\/|node:)/;

/** What the mock of an area's own service is written with, in files called `mock.ts`: only a demo loads them. */
const MOCK_OF_SERVICE = '@console/sdk/mock-service';

/** Parts of `shared/` that must not depend on the API: the kit renders only its props. */
const KIT = /^shared\/(ui|format|charts|diagram|terminal|date-range)\//;

const isTest = (path: string) => /\.test(-d)?\.tsx?$|\/test-[\w-]+\.tsx?$/.test(path);
const areaOf = (path: string) => /^remotes\/([^/]+)\//.exec(path)?.[1];
const entryOf = (path: string) => /^shared\/([^/]+)\//.exec(path)?.[1];
const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Folder path of a relative import from a file, `..` resolved. */
function resolveRelative(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Path in the repository that an import leads to; undefined for packages of others. */
function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return resolveRelative(from, specifier);
  for (const [name, folder] of OWN_PACKAGES)
    if (within(specifier, name)) return `${folder}${specifier.slice(name.length)}/`;
  return undefined;
}

/** Why an import is forbidden, in a sentence; undefined when it is allowed. */
export function forbidden(edge: ImportEdge): string | undefined {
  const { from, specifier } = edge;
  const target = targetOf(from, specifier);
  return target === undefined ? forbiddenPackage(edge) : forbiddenOwn(edge, target);
}

/** The package of a specifier, without the path in it. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

function forbiddenPackage({ from, specifier, typeOnly, libraries }: ImportEdge): string | undefined {
  if (/^(shared|shell|remotes)\//.test(from) && specifier.startsWith('node:') && !isTest(from))
    return 'Code for the browser cannot import modules of Node.';
  if (isTest(from) && TEST_PACKAGES.test(specifier)) return undefined;
  if (specifier.startsWith('lucide-react/'))
    return 'Import icons by name from "lucide-react": the dynamic entry ships all of them.';
  const rule = FACADES.find(([library]) => library.test(specifier));
  // The contract is types only; it names routes by the router's own types.
  if (
    rule !== undefined &&
    !rule[1].some((folder) => within(from, folder)) &&
    !(typeOnly && within(from, 'shared/contract'))
  )
    if (/^(shared|shell|remotes|mock)\//.test(from)) return `"${specifier}" is used through ${rule[2]} only.`;
  if (specifier === MOCK_OF_SERVICE && from.endsWith('/mock.ts')) return undefined;
  if (areaOf(from) !== undefined && !REMOTE_PACKAGES.test(specifier)) {
    if (libraries?.includes(packageOf(specifier)) === true) return undefined;
    const remedy =
      libraries && ` To bundle it, add it in rsbuild.config.ts: libraries: ['${packageOf(specifier)}'].`;
    return `A remote imports react, lucide-react, valibot and @console/shared from npm, not "${specifier}".${remedy ?? ''}`;
  }
  return undefined;
}

function forbiddenOwn({ from, specifier, typeOnly }: ImportEdge, target: string): string | undefined {
  const area = areaOf(from);
  const targetArea = areaOf(`${target}/`);
  if (area !== undefined) {
    if (targetArea !== undefined && targetArea !== area) return 'A remote must not import another remote.';
    if (within(target, 'shell'))
      return 'A remote must not import the shell; what they share is in @console/shared.';
    if (within(target, 'mock') && !isTest(from)) return 'A remote must not import the mock.';
    if (within(target, 'shared/ui/pickers/'))
      return 'Pickers are in @console/shared/forms; another entry would make a second copy of menus and dialogs.';
  }
  if (within(from, 'shell') && targetArea !== undefined && !(isTest(from) && target.endsWith('/manifest.ts')))
    return 'The shell loads remotes at run time; it never imports them.';
  if (within(from, 'mock') && (within(target, 'shell') || targetArea !== undefined))
    return 'The mock must not import the shell or a remote.';
  if (/^(shell|remotes|mock)\//.test(from) && /^(tools|build|deploy|e2e)\//.test(target))
    if (within(from, 'mock') || !isTest(from)) return 'Code of the product must not import the tools.';
  if (within(from, 'e2e') && !typeOnly && /^(shell|shared|remotes|mock)(\/|$)/.test(target))
    return 'End-to-end tests see the console from outside: types only.';
  return entryOf(from) === undefined
    ? outsideShared(from, specifier, target)
    : insideShared(from, specifier, target);
}

/** `shared/` is reached by its entries, never by path; but the mock reads all generated files of the API. */
function outsideShared(from: string, specifier: string, target: string): string | undefined {
  if (within(from, 'mock') && /^shared\/api\/(generated|openapi)\//.test(target)) return undefined;
  if (/^(shell|remotes|mock)\//.test(from) && specifier.startsWith('.') && within(target, 'shared'))
    return 'Write @console/shared/<entry>; a path into shared/ would make a second copy.';
  return undefined;
}

function insideShared(from: string, specifier: string, target: string): string | undefined {
  if (!within(target, 'shared')) {
    const used =
      /^(shell|remotes|tools|build|deploy)(\/|$)/.test(target) || (within(target, 'mock') && !isTest(from));
    return used ? 'shared/ must not import the shell, a remote, the tools or the mock.' : undefined;
  }
  const [own, other] = [entryOf(from), entryOf(`${target}/`)];
  if (own === other) return undefined;
  if (specifier.startsWith('.') && other !== undefined)
    return 'Between entries of shared/ write @console/shared/<entry>.';
  if (within(from, 'shared/contract') && !isTest(from)) return 'The contract imports nothing.';
  if (KIT.test(from) && other === 'api' && !isTest(from)) return 'The kit must not know the API.';
  return undefined;
}
