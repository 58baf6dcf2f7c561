import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT, isRecord, readJson } from '../machine/files.ts';
import { resolved } from './imports.ts';

/** A name that a module imports from another file. `undefined` stands for all its names: `import * as all`. */
interface Use {
  readonly from: string;
  readonly to: string;
  readonly name: string | undefined;
}

/** What a module exports by name. Re-exports by `export *` are not listed: they belong to the other file. */
export function exportsOf(path: string, text: string): string[] {
  return parseSync(path, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
}

/** The names that a module imports, with the files they come from. */
function usesOf(from: string, text: string, files: ReadonlySet<string>): Use[] {
  const { module } = parseSync(from, text);
  const use = (specifier: string, name: string | undefined): Use[] => {
    const to = resolved(from, specifier, files);
    return to === undefined ? [] : [{ from, to, name }];
  };
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const specifier = /(['"`])(?<name>[^'"`]+)\1\s*$/.exec(text.slice(start, end))?.groups?.['name'];
    // The names that are used from the promise can be anywhere in the module
    const words = specifier?.startsWith('@console/') ? new Set(text.match(/\w+/g)) : [];
    return [...words].flatMap((word) => use(specifier ?? '', word));
  });
  // The build writes imports into the code of the areas
  const written = /^build\/(?!.*\.test\.)/.test(from)
    ? [...text.matchAll(/`import \{ (\w+) \} from '([^']+)'/g)].flatMap(([, name = '', specifier = '']) =>
        use(specifier, name),
      )
    : [];
  return [
    ...written,
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.flatMap(({ importName }) => use(moduleRequest.value, importName.name ?? undefined)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest && importName.name ? use(moduleRequest.value, importName.name) : [],
      ),
    ),
    ...later,
  ];
}

/** Entries that an entry re-exports completely, as `ui` does with `ui/basic`. */
const passedOn = (path: string, text: string, files: ReadonlySet<string>): string[] =>
  parseSync(path, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest && !exportName.name ? (resolved(path, moduleRequest.value, files) ?? []) : [],
    ),
  );

/**
 * Exports of the entries of `shared/` that no other entry and no other package imports, as `path: name`.
 * @param files the texts of all modules of the repository by their paths
 * @param entries paths of the entries
 */
export function unusedExports(files: ReadonlyMap<string, string>, entries: readonly string[]): string[] {
  const known = new Set(files.keys());
  const folders = entries.map((entry) => dirname(entry)).toSorted((a, b) => b.length - a.length);
  const folderOf = (path: string) => folders.find((folder) => path.startsWith(`${folder}/`));
  const uses = [...files].flatMap(([path, text]) => usesOf(path, text, known));
  return entries.flatMap((entry) => {
    const text = files.get(entry) ?? '';
    // A module that is an entry itself also serves its own folder
    const isIndex = /\/index\.tsx?$/.test(entry);
    const passing = entries.filter((other) => passedOn(other, files.get(other) ?? '', known).includes(entry));
    const here = uses.filter(
      ({ from, to }) =>
        (to === entry && (!isIndex || folderOf(from) !== folderOf(entry))) || passing.includes(to),
    );
    const used = new Set(here.map(({ name }) => name));
    return used.has(undefined)
      ? []
      : exportsOf(entry, text)
          .filter((name) => !used.has(name))
          .map((name) => `${entry}: ${name}`);
  });
}

/** The modules among the entries of `shared/package.json`. */
function entriesOfShared(): string[] {
  const manifest = readJson(join(ROOT, 'shared/package.json'));
  const paths = isRecord(manifest) && isRecord(manifest['exports']) ? Object.values(manifest['exports']) : [];
  return paths.flatMap((path) =>
    typeof path === 'string' && /\.tsx?$/.test(path) ? [join('shared', path)] : [],
  );
}

if (import.meta.main) {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = list.split('\n').filter((path) => path !== '' && !path.startsWith('tools/lint/fixtures/'));
  const files = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  const entries = entriesOfShared();
  const unused = unusedExports(files, entries);
  console.log(
    unused.length === 0
      ? `${entries.length} entries, every export is imported elsewhere`
      : `Nothing outside of its entry imports:\n${unused.join('\n')}`,
  );
  process.exitCode = unused.length === 0 ? 0 : 1;
}
