import { budgetProblems, mockFiles } from './build/budgets.ts';
import { SITES, compose } from './build/compose.ts';
import { contractProblems } from './build/contract-parts.ts';
import { GALLERY } from '../build/apps.ts';
import { sheetsWithoutOrder } from './build/layers.ts';
import {
  APPS,
  GALLERY_FOLDER,
  MONOLITH,
  inputHash,
  isApp,
  staleApps,
  stamp,
  type App,
} from './build/inputs.ts';
import { PROGRAMS, runNode, seconds } from './machine/process.ts';

/** The line that Rsbuild prints for each app that is built; without a name when there is only one. */
const BUILT = /built in ([\d.]+ ?m?s)(?: \(([\w-]+)\))?/g;

/**
 * Builds apps in one process, in parallel, and records the hashes of their sources. Throws when the build fails.
 * @param onBuilt called with each app and its time as text, when the build is quiet
 */
export async function buildApps(
  apps: readonly App[],
  quiet = false,
  onBuilt: (app: string, time: string) => void = () => undefined,
): Promise<void> {
  if (apps.length === 0) return;
  const hashes = Object.fromEntries(apps.map((app) => [app, inputHash(app)]));
  const env: Record<string, string> = apps.includes(MONOLITH) ? { MONOLITH: '1' } : {};
  const build = async (names: readonly App[], args: readonly string[]) => {
    if (names.length === 0) return;
    const { code, output } = await runNode(PROGRAMS.rsbuild, ['build', ...args], {
      show: !quiet,
      env,
      onOutput: (text) => {
        for (const [, time = '', app = names.join()] of text.matchAll(BUILT)) onBuilt(app, time);
      },
    });
    if (code !== 0) throw new Error(`${output}The build of ${names.join(', ')} failed`);
  };
  const own = apps.filter((app) => app !== GALLERY);
  await build(
    own,
    own.flatMap((app) => ['--environment', app]),
  );
  // A configuration of the SDK builds one area, in its own folder
  if (apps.includes(GALLERY)) await build([GALLERY], ['--root', GALLERY_FOLDER]);
  stamp(hashes);
}

/** Checks a composed site against its budgets, and that the production site contains nothing forbidden. */
function verify(name: keyof typeof SITES): void {
  const site = SITES[name].out;
  const mock = name === 'site' ? mockFiles(site).map((path) => `${path} contains the mock API`) : [];
  const contract = name === 'site' ? contractProblems(site) : [];
  const sheets = sheetsWithoutOrder(site).map(
    (path) => `${path} does not begin with the order of the layers`,
  );
  const problems = [...budgetProblems(site), ...mock, ...contract, ...sheets];
  if (problems.length > 0) throw new Error(`dist/${name}:\n${problems.join('\n')}`);
}

/** Brings sites, and `more` apps, up to date: builds changed apps, then composes. Returns the apps that were built. */
export async function bringUpToDate(
  sites: readonly (keyof typeof SITES)[],
  quiet = false,
  more: readonly App[] = [],
): Promise<App[]> {
  const stale = staleApps([
    ...new Set<App>([...sites.flatMap((name) => [SITES[name].shell, ...SITES[name].areas]), ...more]),
  ]);
  await buildApps(stale, quiet);
  for (const name of sites) await compose(name);
  for (const name of sites) verify(name);
  return stale;
}

/**
 * `npm run build [-- app…]`: builds the named apps, or all, for production and composes `dist/site` and `dist/demo`.
 * When apps are named, they are only built; publish them with `npm run deploy`.
 */
if (import.meta.main) {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !isApp(name));
  if (unknown.length > 0) {
    console.error(`No app is called ${unknown.join(', ')}. There are: ${APPS.join(', ')}`);
    process.exit(1);
  }
  const start = performance.now();
  try {
    await buildApps(names.length === 0 ? APPS : names.filter(isApp));
    if (names.length === 0) {
      await compose('site');
      await compose('demo');
    }
    console.log(`Built in ${seconds(performance.now() - start)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
