import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { ROOT } from '../machine/files.ts';
import { Running, type Place } from './place.ts';

/** What a new user has besides the base system, and what installs the rest as root. */
const OWN = ['node', 'npm', 'npx', 'git', 'apt-get', 'apt-cache', 'dpkg'];

const output = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });

/** Programs of Debian's essential packages; elsewhere the system's own folders, which package managers do not write to. */
function basePrograms(): string[] {
  const packages = output('dpkg-query', ['-W', '-f', '${Essential} ${Package}\n'])
    .split('\n')
    .flatMap((line) => (line.startsWith('yes ') ? [line.slice(4)] : []));
  return output('dpkg', ['-L', ...packages])
    .split('\n')
    .filter((path) => /^(\/usr)?\/s?bin\/[^/]+$/.test(path) && existsSync(path));
}

/** Where a command is in the PATH of this process, without the programs of node_modules. */
const ownPlace = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** A clone whose PATH holds only node, npm, git and the base system. */
export function barePath(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'console-fresh-'));
  const [bin, home, clone] = ['bin', 'home', 'console'].map((name) => join(folder, name));
  if (bin === undefined || home === undefined || clone === undefined) throw new Error('unreachable');
  mkdirSync(bin);
  mkdirSync(home);
  const isDebian = existsSync('/usr/bin/dpkg-query');
  const own = OWN.flatMap((name) => ownPlace(name) ?? []);
  for (const path of new Set([...own, ...(isDebian ? basePrograms() : [])]))
    if (!existsSync(join(bin, basename(path)))) symlinkSync(path, join(bin, basename(path)));
  output('git', ['clone', '--quiet', '--no-local', ROOT, clone]);
  const running = new Running();
  const path = isDebian ? bin : [bin, '/usr/bin', '/bin', '/usr/sbin', '/sbin'].join(delimiter);
  return {
    about: 'this machine, with only node, npm, git and the base system in PATH',
    start: (command, env = {}) =>
      running.start('/bin/sh', ['-c', command], { cwd: clone, env: { PATH: path, HOME: home, ...env } }),
    remove() {
      running.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
