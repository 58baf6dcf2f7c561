import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/files.ts';
import { run } from '../machine/process.ts';
import { compile, compileSdk } from './compile.ts';
import { compiledPackage, deployPackage, sdkLint, sdkPackage, sdkTsconfig } from './describe.ts';
import { areaLock } from './lock.ts';

/** Writes the folder of a package that is packed. */
type Write = (folder: string) => Promise<void>;

function writeJson(folder: string, path: string, value: object): void {
  writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
}

const writeSdk: Write = async (folder) => {
  await compileSdk(folder);
  cpSync(join(ROOT, 'sdk/template'), join(folder, 'sdk/template'), { recursive: true });
  writeJson(folder, 'shared/package.json', compiledPackage('shared'));
  writeJson(folder, 'mock/package.json', compiledPackage('mock'));
  writeJson(folder, 'tsconfig.json', sdkTsconfig());
  writeJson(folder, 'oxlint.json', sdkLint());
  const described = sdkPackage(folder);
  writeJson(folder, 'package.json', described);
  const { areaDependencies, areaOptionalDependencies } = described;
  writeFileSync(
    join(folder, 'sdk/area-lock.json'),
    await areaLock({ devDependencies: areaDependencies, optionalDependencies: areaOptionalDependencies }),
  );
  chmodSync(join(folder, 'sdk/src/cli.js'), 0o755);
};

const writeDeploy: Write = async (folder) => {
  await compile(folder, ['deploy/cli.ts', 'deploy/container.ts']);
  for (const file of ['config.schema.json', 'nginx.conf.template'])
    cpSync(join(ROOT, 'deploy', file), join(folder, 'deploy', file));
  writeJson(folder, 'package.json', deployPackage(folder));
  for (const program of ['cli', 'container']) chmodSync(join(folder, `deploy/${program}.js`), 0o755);
};

const WRITERS = { sdk: writeSdk, deploy: writeDeploy };

const folderOf = (name: string) => join(ROOT, '.cache', name, 'package');

/** Writes the files of a package to a folder, which is emptied before. */
export async function writePackage(name: keyof typeof WRITERS, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await WRITERS[name](folder);
}

/** Packs `@console/sdk` or `@console/deploy` into a folder and returns the path of the file. */
export async function pack(name: keyof typeof WRITERS, destination: string): Promise<string> {
  const folder = folderOf(name);
  await writePackage(name, folder);
  mkdirSync(destination, { recursive: true });
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', destination], { cwd: folder });
  if (packed.code !== 0) throw new Error(packed.output);
  return join(destination, packed.output.trim().split('\n').at(-1) ?? '');
}

/** `npm run prove -- sdk`: packs `@console/sdk` and `@console/deploy` into `dist/`. With `--check` it only writes their files. */
if (import.meta.main) {
  try {
    for (const name of ['sdk', 'deploy'] as const)
      if (process.argv.includes('--check')) await writePackage(name, folderOf(name));
      else console.log(await pack(name, join(ROOT, 'dist')));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
