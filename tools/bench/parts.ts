import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '../../shared/contract/config.ts';
import { ROOT } from '../machine/files.ts';

/** Shared modules that are too heavy to be on a page that does not show them. */
const HEAVY = ['charts', 'terminal'] as const;
export type HeavyPart = (typeof HEAVY)[number] | 'diagram';

/** The layout of diagrams is a file of the area that shows them, not a shared module. */
const DIAGRAM_FILE = /\/diagram\.[^/]*\.js$/;

/** The files that belong to only one of these modules, according to the registry of the built site. */
function ownFiles(): Map<(typeof HEAVY)[number], ReadonlySet<string>> {
  const config = parseConfig(readFileSync(join(ROOT, 'dist/site/registry.json'), 'utf8'));
  if (Array.isArray(config)) throw new Error('dist/site has no valid registry; run npm run build first');
  const { shares } = config.shell;
  const pathsOf = (name: string) => (shares[name] ?? []).map(([path]) => path);
  return new Map(
    HEAVY.map((part) => {
      const others = new Set(
        Object.keys(shares)
          .filter((name) => name !== part)
          .flatMap(pathsOf),
      );
      const own = pathsOf(part).filter((path) => !others.has(path));
      if (own.length === 0) throw new Error(`the registry lists no file of "${part}" alone`);
      return [part, new Set(own)];
    }),
  );
}

/** Which of the heavy modules are among the files of a page, given as URLs. */
export function heavyParts(urls: readonly string[]): HeavyPart[] {
  const paths = urls.map((url) => new URL(url).pathname);
  const shared = [...ownFiles()].filter(([, own]) => paths.some((path) => own.has(path)));
  const diagram = paths.some((path) => DIAGRAM_FILE.test(path)) ? (['diagram'] as const) : [];
  return [...shared.map(([part]) => part), ...diagram];
}
