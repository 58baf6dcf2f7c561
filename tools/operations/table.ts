import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as api from '../../shared/api/generated/operations.ts';
import { filesBelow, ROOT } from '../machine/files.ts';
import { operationSymbol, reachable, symbolsOf } from './symbols.ts';

/** Where an operation of the contract is used, and its tests. */
export interface OperationUse {
  readonly id: string;
  readonly kind: 'read' | 'write' | 'link';
  /** Paths of the screens that use it; `every page` for the frame. */
  readonly screens: readonly string[];
  /** Modules that name it. */
  readonly modules: readonly string[];
  readonly tests: readonly string[];
}

/** Not for a browser (docs/screens/operator.md section 8). */
export const NOT_FOR_A_BROWSER: ReadonlyMap<string, string> = new Map([
  ['deviceAuthRequest', 'sent by the program that wants to be signed in'],
  ['deviceAccessToken', 'sent by the program that wants to be signed in'],
  ['loginSaml', 'posted by the identity provider'],
]);

/** Used on every page: the frame, and components that are mounted beside the pages of an area. */
const EVERY_PAGE = 'every page';

const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);
/** Tests of the contract itself name its operations without proving a screen. */
const isOfContract = (path: string) => path.startsWith('shared/api/');
const isSupport = (path: string) => /(^|\/)test-[\w-]+\.tsx?$|\/testing\/|\.d\.ts$|\/generated\//.test(path);

const tracked = (...places: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...places], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path));

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Ids of all operations, with their kinds. */
const operations = (): ReadonlyMap<string, OperationUse['kind']> => {
  const folder = 'shared/api/generated/operations';
  const source = filesBelow(join(ROOT, folder))
    .map((path) => textOf(`${folder}/${path}`))
    .join('\n');
  return new Map(
    Object.values(api).map(({ id }) => {
      const made = new RegExp(`export const ${id} = [^=]*?(read|write)\\(`).exec(source)?.[1];
      return [id, made === 'read' || made === 'write' ? made : 'link'];
    }),
  );
};

/** Tests that name an operation, else those beside the modules that use it. */
function testsOf(
  id: string,
  modules: readonly string[],
  tests: ReadonlyMap<string, string>,
): readonly string[] {
  const word = new RegExp(`\\b${id}\\b`);
  const naming = [...tests].filter(([, source]) => word.test(source)).map(([path]) => path);
  if (naming.length > 0) return naming;
  for (const depth of [0, 1, 2]) {
    const folders = modules.map((path) =>
      path
        .split('/')
        .slice(0, -1 - depth)
        .join('/'),
    );
    const beside = [...tests.keys()].filter((path) => folders.some((folder) => dirname(path) === folder));
    if (beside.length > 0) return beside;
  }
  return [];
}

/** Where every operation of the contract is used, by id. */
export function operationUses(): readonly OperationUse[] {
  const paths = tracked('remotes', 'shared', 'shell/src');
  const modules = new Map(
    paths.filter((path) => !isTest(path) && !isSupport(path)).map((path) => [path, textOf(path)] as const),
  );
  const tests = new Map(
    [...paths, ...tracked('e2e')]
      .filter((path) => isTest(path) && !isOfContract(path))
      .map((path) => [path, textOf(path)] as const),
  );
  const { edges, screens } = symbolsOf(modules);
  const byScreen = new Map<string, Set<string>>();
  const note = (screen: string, roots: readonly string[]) => {
    for (const symbol of reachable(roots, edges)) {
      const known = byScreen.get(symbol);
      if (known) known.add(screen);
      else byScreen.set(symbol, new Set([screen]));
    }
  };
  for (const { path, roots } of screens) note(path, roots);
  const frame = [...modules.keys()].filter((path) =>
    /^shell\/src\/|^remotes\/[\w-]+\/src\/area-tasks\.tsx$/.test(path),
  );
  note(
    EVERY_PAGE,
    frame.map((path) => `${path}#*`),
  );
  return [...operations()]
    .map(([id, kind]): OperationUse => {
      const symbol = operationSymbol(id);
      const users = [...edges].filter(([, to]) => to.has(symbol)).map(([from]) => from.split('#')[0] ?? '');
      const used = [...new Set(users)].toSorted((a, b) => a.localeCompare(b));
      const seen = [...(byScreen.get(symbol) ?? [])].toSorted((a, b) => a.localeCompare(b));
      return { id, kind, screens: seen, modules: used, tests: testsOf(id, used, tests) };
    })
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

const MOST = 3;

function short(all: readonly string[], show: (one: string) => string): string {
  const more = all.length > MOST ? ` and ${all.length - MOST} more` : '';
  return all.slice(0, MOST).map(show).join('<br>') + more;
}

const code = (value: string): string => `\`${value}\``;

const DOES = { read: 'reads', write: 'changes', link: 'downloads or opens' } as const;

export function tableText(uses: readonly OperationUse[]): string {
  const lines = uses.map(({ id, kind, screens, modules, tests }) => {
    const reason = NOT_FOR_A_BROWSER.get(id);
    const where =
      reason === undefined
        ? short(screens, (one) => (one === EVERY_PAGE ? one : code(one)))
        : `not for a browser: ${reason}`;
    return `| \`${id}\` | ${where || '**none**'} | ${DOES[kind]} | ${short(modules, code)} | ${short(tests, code)} |`;
  });
  const missing = gapsIn(uses).length;
  return [
    '# Operations and their screens',
    '',
    `Which screens reach which operation of the contract, symbol by symbol. ${uses.length} operations, ${NOT_FOR_A_BROWSER.size} of them not for a browser, ${missing} without a screen. A test is one that names the operation, else one beside the module that uses it.`,
    '',
    '| Operation | Screen | Does | Module | Test |',
    '|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

/** Ids of operations that no screen uses, though a browser could. */
export const gapsIn = (uses: readonly OperationUse[]): readonly string[] =>
  uses.filter(({ id, screens }) => screens.length === 0 && !NOT_FOR_A_BROWSER.has(id)).map(({ id }) => id);
