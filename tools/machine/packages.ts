import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Debian runs this program before it starts a service; exit code 101 forbids the start. */
const POLICY = '/usr/sbin/policy-rc.d';

const succeeds = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** How apt-get is started here: as root, or by sudo on a machine of CI, which is thrown away. Undefined elsewhere. */
function aptGet(): readonly string[] | undefined {
  if (!succeeds('apt-get', ['--version'])) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const isOfCi = process.env['CI'] !== undefined && succeeds('sudo', ['-n', 'true']);
  return isOfCi ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** Whether the lists of packages were read by this process. */
let isUpdated = false;

/** Installs a Debian package on Debian or Ubuntu; true when that worked. Services of the package are not started by root. */
export function installPackage(name: string): boolean {
  const command = aptGet();
  if (command === undefined) return false;
  console.log(`Installing ${name} with apt-get…`);
  const [program = 'apt-get', ...before] = command;
  const run = (args: readonly string[]) =>
    spawnSync(program, [...before, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  isUpdated ||= run(['update', '-qq']);
  // A web server is installed for tests; by default it would start and take port 80
  const setsPolicy = before.length === 0 && !existsSync(POLICY);
  if (setsPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return run(['install', '-y', '-qq', '--no-install-recommends', name]);
  } finally {
    if (setsPolicy) rmSync(POLICY, { force: true });
  }
}
