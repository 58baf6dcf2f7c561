import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/files.ts';
import { run } from '../machine/process.ts';
import { sharedVersion } from '../../build/shares.ts';
import { compileTo } from './compile.ts';
import { compiledPackage, sdkLint, sdkPackage, sdkTsconfig } from './describe.ts';

const PACKAGE = join(ROOT, '.cache/sdk/package');

/** Writes the folder that is packed. */
async function writePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await compileTo(folder);
  cpSync(join(ROOT, 'sdk/template'), join(folder, 'sdk/template'), { recursive: true });
  const write = (path: string, value: object) =>
    writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
  write('shared/package.json', compiledPackage('shared'));
  write('mock/package.json', compiledPackage('mock'));
  write('tsconfig.json', sdkTsconfig());
  write('oxlint.json', sdkLint());
  write('package.json', sdkPackage(folder));
  chmodSync(join(folder, 'sdk/src/cli.js'), 0o755);
}

/** Packs the SDK into a folder and returns the path of the file. */
export async function packSdk(destination: string): Promise<string> {
  await writePackage(PACKAGE);
  mkdirSync(destination, { recursive: true });
  const packed = await run('npm', ['pack', '--pack-destination', destination], { cwd: PACKAGE });
  if (packed.code !== 0) throw new Error(packed.output);
  return join(destination, `console-sdk-${sharedVersion}.tgz`);
}

/** `npm run sdk`: packs `@console/sdk` into `dist/`. With `--check` it only writes the files of the package. */
if (import.meta.main) {
  try {
    if (process.argv.includes('--check')) await writePackage(PACKAGE);
    else console.log(await packSdk(join(ROOT, 'dist')));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
