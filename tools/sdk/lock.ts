import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../machine/files.ts';
import { run } from '../machine/process.ts';

/**
 * The lock file of an area with these dependencies, from the one of this repository: the same versions of everything, also of what
 * they need themselves, so nothing is resolved when a team installs them. Needs no network.
 * @param dependencies members of `package.json` that name packages
 * @returns the text of `package-lock.json`
 * @throws Error with npm's output, when the lock file of this repository lacks a package
 */
export async function areaLock(dependencies: object): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'console-lock-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...dependencies }));
    copyFileSync(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'));
    const flags = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--offline'];
    const { code, output } = await run('npm', ['install', ...flags], { cwd: folder });
    if (code !== 0) throw new Error(output);
    return readFileSync(join(folder, 'package-lock.json'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
