import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A screen of a route table. */
export type ScreenChunks = [
  path: string,
  chunk: string,
  /** Chunks of the screens in or over which it is rendered: the page of a tab, the list under a form. */
  around: string[],
];

/** The source of all route tables of a remote: `routes.ts` in `root`, the folder of its sources, and below. */
export function routeSources(root: string): string {
  const files = globSync('**/routes.ts', { cwd: root }).sort();
  return nested(files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
}

/** Inserts every screen that has its own variable, such as a tab in a separate file, where the table refers to it. */
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
 * bundler's statistics do not know paths, so both are read from the source, where they are adjacent; a test checks
 * the result against the table itself. The indentation, which the formatter enforces, shows the nesting.
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
 * The page that people open by its URL most often, except for the pages of the sidebar. It contains the first two of
 * its tabs: the files of the other tabs are small compared with the libraries of charts and console, and people
 * seldom open them by URL.
 */
const INSTANCE =
  /^\/projects\/:project\/instances\/:instance(\/(?!metrics|serial-console|connect|settings)|$)/;

/**
 * True for a page that people open by its URL: one of the targets, or an instance.
 * @param targets links of the sidebar; undefined: every page is
 */
export const isLanding = (path: string, targets: ReadonlySet<string> | undefined): boolean =>
  targets?.has(path) !== false || INSTANCE.test(path);

/**
 * Chunks whose files the document lists although every page and the sign-in download it: the screens that the sidebar
 * links to, and an instance. The files and hashes of all screens would be 11 KB of it (brotli), of these 5.
 * @param targets of the sidebar; undefined: every screen
 */
export function landingChunks(
  table: readonly ScreenChunks[],
  targets: ReadonlySet<string> | undefined,
): ReadonlySet<string> {
  const landing = table.filter(([path]) => isLanding(path, targets));
  return new Set(landing.flatMap(([, chunk, around]) => [...around, chunk]));
}
