import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A screen of a route table. */
export type ScreenChunks = [
  path: string,
  chunk: string,
  /** Chunks of the screens it is drawn in or over: the page of a tab, the list under a form. */
  around: string[],
];

/** The source of all route tables of a remote: `routes.ts` in `root`, the folder of its sources, and below. */
export function routeSources(root: string): string {
  const files = globSync('**/routes.ts', { cwd: root }).sort();
  return nested(files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
}

/** Puts every screen that has a name of its own, such as a tab in a file of its own, where the table names it. */
export function nested(source: string): string {
  const named = new Map<string, string>();
  const rest = source
    .replaceAll(/^import\b[^;]*;$/gm, '')
    .replaceAll(/^(?:export )?const (\w+) = (screen\([\s\S]*?^\}\));$/gm, (_, name: string, code: string) => {
      named.set(name, code);
      return '';
    });
  const used = new Set<string>();
  const placed = (code: string): string =>
    code
      .replaceAll(
        /^( *)((?:tabs|overlays): \[)(\w+(?:, \w+)*)\]/gm,
        (_, indent: string, open: string, names: string) =>
          [`${indent}${open}`, ...names.split(', ').map((name) => `${indent}  ${name},`), `${indent}]`].join(
            '\n',
          ),
      )
      .replaceAll(/^( +)(\w+),$/gm, (line, indent: string, name: string) => {
        const screen = named.get(name);
        if (screen === undefined) return line;
        used.add(name);
        return placed(screen).replaceAll(/^/gm, indent);
      });
  const table = placed(rest);
  // What one of them names is used too
  for (const code of named.values()) placed(code);
  return [table, ...[...named].filter(([name]) => !used.has(name)).map(([, code]) => placed(code))].join(
    '\n',
  );
}

/**
 * Path and chunk names of every screen in a route table's source. Only landing pages are worth a preload, and the
 * bundler's statistics do not know paths, so the facts are read where they stand side by side; a test holds the result
 * against the table itself. What is inside of what is told by the indentation, which the formatter keeps.
 */
export function chunkNamesByPath(source: string): ScreenChunks[] {
  const found: ScreenChunks[] = [];
  const open: { indent: number; path: string; chunk?: string }[] = [];
  const parts = /^( *)(?:.*\W)?screen\(\s*'([^']+)'|webpackChunkName: "([^"]+)"/gm;
  for (const [, indent = '', path, chunk] of source.matchAll(parts)) {
    if (path !== undefined) {
      while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
      open.push({ indent: indent.length, path });
    }
    const screen = open.at(-1);
    if (chunk === undefined || !screen || screen.chunk !== undefined) continue;
    screen.chunk = chunk;
    found.push([screen.path, chunk, open.slice(0, -1).flatMap((outer) => outer.chunk ?? [])]);
  }
  return found;
}

/**
 * A page that people open by its address more than any other that the sidebar does not lead to. Of its tabs the first two are in it:
 * beside the libraries of charts and console, their own files are nothing, and the others are seldom opened by their address.
 */
const INSTANCE =
  /^\/projects\/:project\/instances\/:instance(\/(?!metrics|serial-console|connect|settings)|$)/;

/**
 * Chunks whose files are worth their place in the document, which every page and the sign-in download: the screens that the sidebar
 * leads to, and an instance. The files and hashes of all screens would be 11 KB of it (brotli), of these 5.
 * @param targets of the sidebar; undefined: every screen
 */
export function landingChunks(
  table: readonly ScreenChunks[],
  targets: ReadonlySet<string> | undefined,
): ReadonlySet<string> {
  const landing = table.filter(([path]) => targets?.has(path) !== false || INSTANCE.test(path));
  return new Set(landing.flatMap(([, chunk, around]) => [...around, chunk]));
}
