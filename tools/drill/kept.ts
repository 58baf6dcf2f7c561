import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../build/apps.ts';
import { ROOT, readJson } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { run, seconds } from '../machine/process.ts';

/**
 * Commit of the previous release: the last delivered state of the main branch. The person who delivers a release
 * updates this commit. It is built on first use, from the repository itself, and kept in `.cache/kept/`.
 */
export const LAST_RELEASE = 'd4000a4d8c201702f9c688e6354e8746036ace97';

/** Folders of the builds of an earlier release. */
export interface KeptBuilds {
  commit: string;
  /** Shell of the demo. */
  shell: string;
  remote: (name: (typeof REMOTES)[number]) => string;
}

const KEPT = join(ROOT, '.cache/kept');

async function succeed(program: string, args: readonly string[], cwd = ROOT): Promise<string> {
  const { code, output } = await run(program, args, { cwd });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`);
  return output;
}

/** Version of every installed package, by its path in the lock file. */
function versionsIn(folder: string): Map<string, unknown> {
  const lock = readJson(join(folder, 'package-lock.json'));
  const packages = isRecord(lock) && isRecord(lock['packages']) ? lock['packages'] : {};
  return new Map(
    Object.entries(packages).flatMap(([place, about]) =>
      place.startsWith('node_modules/') && isRecord(about) && about['link'] !== true
        ? [[place, about['version']]]
        : [],
    ),
  );
}

/** Links the packages of this checkout into a source tree, and its own workspaces. */
function linkPackages(source: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(source, 'node_modules');
  mkdirSync(join(to, '@console'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@console' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  const workspaces = ['shared', 'mock', 'shell', ...REMOTES.map((name) => `remotes/${name}`)];
  for (const path of workspaces)
    symlinkSync(join(source, path), join(to, '@console', path.split('/').at(-1) ?? path));
}

/** Installs what a source tree needs: linked where its versions are those of this checkout, else by npm. */
async function install(source: string): Promise<void> {
  const present = versionsIn(ROOT);
  const isSame = [...versionsIn(source)].every(([place, version]) => present.get(place) === version);
  if (isSame) linkPackages(source);
  else await succeed('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], source);
}

/**
 * The builds of the last release, built from its commit unless they are kept already. The build runs in another
 * folder, so the folder of the kept builds exists only when it is complete.
 *
 * @throws Error when the repository does not have the commit, such as a shallow clone
 */
export async function keptBuilds(
  say: (line: string) => void,
  commit: string = LAST_RELEASE,
): Promise<KeptBuilds> {
  const done = join(KEPT, commit);
  const builds = {
    commit,
    shell: join(done, 'shell-demo'),
    remote: (name: string) => join(done, 'remotes', name),
  };
  if (existsSync(done)) return builds;
  const source = join(KEPT, `${commit}-source`);
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  const started = performance.now();
  const archive = join(source, 'source.tar');
  await succeed('git', ['archive', '--output', archive, commit]);
  await succeed('tar', ['-xf', archive, '-C', source]);
  await install(source);
  const environments = ['shell-demo', ...REMOTES].flatMap((name) => ['--environment', name]);
  await succeed(
    process.execPath,
    ['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', ...environments],
    source,
  );
  const out = join(KEPT, `${commit}-out`);
  rmSync(out, { recursive: true, force: true });
  cpSync(join(source, 'dist'), out, { recursive: true });
  rmSync(source, { recursive: true, force: true });
  renameSync(out, done);
  say(`Built ${commit} in ${seconds(performance.now() - started)}; it is kept in ${done}`);
  return builds;
}

/** Contract and version of the shared modules of a build, in words. */
export function factsOf(folder: string): string {
  const file = ['row.json', 'build.json'].map((name) => join(folder, name)).find((path) => existsSync(path));
  const facts: unknown = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'));
  const of = (key: string): string => JSON.stringify(isRecord(facts) ? (facts[key] ?? 0) : 0);
  return `${of('build')} (contract ${of('contract')}.${of('contractMinor')}, shared ${of('shared')})`;
}
