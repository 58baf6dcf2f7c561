import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleSettings } from '../../shared/contract/registry.ts';
import { ROOT, filesBelow, integrityOf, shortHash, writeAtomically } from '../machine/files.ts';
import { GALLERY, REMOTES } from '../../build/apps.ts';
import { outputOf, type App } from './inputs.ts';
import { createSite } from '../../deploy/site/site.ts';

/** The sites that the build makes. */
export const SITES = {
  site: { shell: 'shell', areas: REMOTES, out: join(ROOT, 'dist/site'), settings: { demo: false } },
  demo: {
    shell: 'shell-demo',
    areas: [...REMOTES, GALLERY],
    out: join(ROOT, 'dist/demo'),
    settings: { demo: true },
  },
} as const satisfies Record<
  string,
  { shell: App; areas: readonly App[]; out: string; settings: Partial<ConsoleSettings> }
>;

/** The code that composes a site, without its tests, by path in the repository. */
export function composerFiles(): string[] {
  return filesBelow(join(ROOT, 'deploy'))
    .filter((path) => /\.(ts|json)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => `deploy/${path}`);
}

/** Marks the stamp of a site without compressed copies. */
const PLAIN = 'plain';

/** Hash of all inputs of a site: the builds and the code that composes them. */
function contentsOf(folders: readonly string[]): string {
  const paths = [
    ...folders.flatMap((folder) => filesBelow(folder).map((path) => join(folder, path))),
    ...composerFiles().map((path) => join(ROOT, path)),
  ];
  return shortHash(paths.map((path) => `${path} ${integrityOf(readFileSync(path))}`).join('\n'));
}

/**
 * Composes `dist/site` or `dist/demo` from the builds in `dist/`. Returns whether it did: a site with the same inputs
 * does not change.
 * @param copies whether the site needs compressed copies. They take longer than all else, and save nothing when the browser
 * is on the same machine.
 */
export async function compose(name: keyof typeof SITES, copies = true): Promise<boolean> {
  const { shell, areas, out, settings } = SITES[name];
  const remotes = areas.map(outputOf);
  const stampPath = join(out, '.deploy/composed');
  const parts = contentsOf([outputOf(shell), ...remotes]);
  const composed = filesBelow(out).includes('.deploy/composed') ? readFileSync(stampPath, 'utf8') : '';
  if (composed === parts || (!copies && composed === `${parts} ${PLAIN}`)) return false;
  rmSync(out, { recursive: true, force: true });
  await createSite({ shell: outputOf(shell), remotes, settings, out, copies });
  writeAtomically(stampPath, copies ? parts : `${parts} ${PLAIN}`);
  return true;
}
