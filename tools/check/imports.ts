import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { REMOTES } from '../../build/apps.ts';
import { ROOT } from '../machine/files.ts';

/** One import between two files of the repository, by their paths in it. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * Folders whose subfolders import each other in one direction only. A file directly in one of them is a separate
 * unit.
 */
const LAYERED = [
  'shell/src',
  'shared',
  'shared/forms',
  'shared/table',
  'mock/src',
  ...REMOTES.map((name) => `remotes/${name}/src`),
];

/** Tests and their support are not part of the product: they may import in any direction. */
const isTest = (path: string) => /\.test(-d)?\.tsx?$|(^|\/)(testing|test-[\w-]+)(\/|\.tsx?$)/.test(path);

/** Specifiers that a module imports, for types, values or later. Computed specifiers are left out. */
export function specifiersOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    /(['"`])(?<name>[^'"`]+)\1\s*$/.exec(text.slice(start, end)),
  );
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...later.flatMap((match) => match?.groups?.['name'] ?? []),
  ];
}

/** The file that a specifier names, among those that exist; undefined for packages from npm and for styles. */
export function resolved(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  if (specifier.startsWith('.')) {
    const path = join(dirname(from), specifier);
    return files.has(path) ? path : undefined;
  }
  const [, workspace, ...rest] = specifier.split('/');
  if (!specifier.startsWith('@console/') || workspace === undefined) return undefined;
  const root =
    { shared: 'shared', mock: 'mock/src', shell: 'shell/src' }[workspace] ?? `remotes/${workspace}/src`;
  const path = [root, ...rest].join('/');
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((file) =>
    files.has(file),
  );
}

/** Imports between files. `files` maps paths to texts. */
export function importsOf(files: ReadonlyMap<string, string>): Import[] {
  const known = new Set(files.keys());
  return [...files].flatMap(([from, text]) =>
    [...new Set(specifiersOf(from, text))].flatMap((specifier) => {
      const to = resolved(from, specifier, known);
      return to === undefined || to === from ? [] : [{ from, to }];
    }),
  );
}

/** The unit of `root` that a file belongs to: its folder there, or itself; undefined outside of `root`. */
export function unitOf(root: string, path: string): string | undefined {
  if (!path.startsWith(`${root}/`)) return undefined;
  return `${root}/${path.slice(root.length + 1).split('/')[0] ?? ''}`;
}

/** Groups of units that import each other in a cycle, each sorted. Tarjan's algorithm. */
export function circles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (unit: string): number => {
    const index = order.size;
    order.set(unit, index);
    stack.push(unit);
    let lowest = index;
    for (const next of edges.get(unit) ?? [])
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, order.get(next) ?? index);
    low.set(unit, lowest);
    if (lowest === index) {
      const members = stack.splice(stack.indexOf(unit));
      if (members.length > 1) found.push(members.toSorted());
    }
    return lowest;
  };
  for (const unit of edges.keys()) if (!order.has(unit)) visit(unit);
  return found;
}

function edgesOf(
  imports: readonly Import[],
  unit: (path: string) => string | undefined,
): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [unit(from), unit(to)];
    if (a === undefined || b === undefined || a === b) continue;
    edges.set(a, (edges.get(a) ?? new Set()).add(b));
  }
  return edges;
}

/** Import cycles between files, and between folders in `roots`, each with its imports. */
export function importProblems(all: readonly Import[], roots: readonly string[] = LAYERED): string[] {
  const imports = all.filter(({ from, to }) => !isTest(from) && !isTest(to));
  const ofFiles = circles(edgesOf(imports, (path) => path)).map(
    (files) => `circle of files: ${files.join(', ')}`,
  );
  const ofFolders = roots.flatMap((root) => {
    const unit = (path: string) => unitOf(root, path);
    return circles(edgesOf(imports, unit)).map((units) => {
      const inside = imports.filter(({ from, to }) => {
        const [a, b] = [unit(from), unit(to)];
        return a !== b && units.includes(a ?? '') && units.includes(b ?? '');
      });
      const lines = inside.map(({ from, to }) => `\n  ${from} imports ${to}`);
      return `circle of folders: ${units.join(', ')}${lines.join('')}`;
    });
  });
  return [...ofFiles, ...ofFolders];
}

if (import.meta.main) {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = list.split('\n').filter((path) => path !== '' && !path.startsWith('tools/lint/fixtures/'));
  const files = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  const imports = importsOf(files);
  const problems = importProblems(imports);
  console.log(
    problems.length === 0 ? `${files.size} files, ${imports.length} imports, no circle` : problems.join('\n'),
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
