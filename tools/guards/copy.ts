import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../machine/files.ts';

/** Scope of the workspaces, whose links must lead to the copy. */
const OWN = '@console';

/**
 * Copies tracked files, and new files that are not ignored, to a folder in which guards can be removed; the
 * installed packages are linked. The builds are copied too, so that only changed apps are built again.
 */
export function copyRepository(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = new Set(files.split('\0').filter((name) => name !== ''));
  for (const path of paths) cpSync(join(ROOT, path), join(folder, path));
  // A workspace has its own packages only when it needs other versions than the others
  for (const path of paths) {
    const packages = join(dirname(path), 'node_modules');
    if (basename(path) === 'package.json' && existsSync(join(ROOT, packages)))
      linkPackages(join(ROOT, packages), join(folder, packages));
  }
  for (const path of ['dist', '.cache/build-stamps.json'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, force: true, verbatimSymlinks: true });
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name === OWN) cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
}
