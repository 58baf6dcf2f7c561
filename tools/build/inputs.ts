import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GALLERY, REMOTES } from '../../build/apps.ts';
import { ROOT, filesBelow, readJson, shortHash, writeAtomically } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';

/** Apps of the build: names of Rsbuild's environments. */
export const APPS = ['shell', 'shell-demo', ...REMOTES, GALLERY] as const;
/** The same sources as one bundle, for `npm run prove -- bench`; built only on request. */
export const MONOLITH = 'monolith';

/** The package of the gallery. */
export const GALLERY_FOLDER = join(ROOT, 'sdk/gallery');

/** One separately built app. */
export type App = (typeof APPS)[number] | typeof MONOLITH;

/** Type guard for a command-line argument. */
export function isApp(name: string): name is App {
  return name === MONOLITH || APPS.some((app) => app === name);
}

const isRemote = (app: App) => app === GALLERY || REMOTES.some((name) => name === app);

export function outputOf(app: App): string {
  if (app === GALLERY) return join(GALLERY_FOLDER, 'dist');
  return join(ROOT, 'dist', isRemote(app) ? `remotes/${app}` : app);
}

/** Inputs of every build besides its own sources. */
const COMMON = ['shared', 'build', 'rsbuild.config.ts', 'package-lock.json', 'tsconfig.json'];
const OWN = (app: App): string[] => {
  const guides = ['docs/guides', 'docs/pictures'];
  if (app === 'settings') return ['remotes/settings', ...guides];
  if (app === GALLERY) return ['sdk/src', 'sdk/gallery/src', 'sdk/gallery/rsbuild.config.ts'];
  if (isRemote(app)) return [`remotes/${app}`];
  return [
    'shell',
    ...(app === 'shell-demo' ? ['mock'] : []),
    ...(app === MONOLITH ? ['remotes', ...guides] : []),
  ];
};

const isSource = (path: string) =>
  !/\.test(-d)?\.tsx?$|(^|\/)(node_modules|testing|fixtures)\/|^(?!docs\/).*\.md$/.test(path);

/** Hash of the contents of files and folders, tests left out. */
function hashOf(paths: readonly string[]): string {
  const files = paths.flatMap((path) =>
    /\.\w+$/.test(path) ? [path] : filesBelow(join(ROOT, path)).map((file) => `${path}/${file}`),
  );
  const lines = files.filter(isSource).map((path) => `${path} ${shortHash(readFileSync(join(ROOT, path)))}`);
  return shortHash(lines.join('\n'));
}

export function inputHash(app: App): string {
  return hashOf([...OWN(app), ...COMMON]);
}

const STAMPS = join(ROOT, '.cache/build-stamps.json');

const readStamps = (): Record<string, string> => {
  const kept = readJson(STAMPS);
  return isRecord(kept)
    ? Object.fromEntries(
        Object.entries(kept).flatMap(([app, hash]) => (typeof hash === 'string' ? [[app, hash]] : [])),
      )
    : {};
};

/** The apps among these whose sources changed since their last build, or that were never built. */
export function staleApps(apps: readonly App[]): App[] {
  const stamps = readStamps();
  const built = (app: App) => existsSync(join(outputOf(app), isRemote(app) ? 'row.json' : 'build.json'));
  return apps.filter((app) => !built(app) || stamps[app] !== inputHash(app));
}

/** Records the hashes of an app's sources, taken before the build, so that an edit during the build is detected. */
export function stamp(hashes: Readonly<Record<string, string>>): void {
  writeAtomically(STAMPS, `${JSON.stringify({ ...readStamps(), ...hashes }, null, 2)}\n`);
}
