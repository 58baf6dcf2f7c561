import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../machine/files.ts';
import { installPackage } from '../machine/packages.ts';

/** Debian's release, and the Node and npm of a new user. Node comes from the registry: Debian's is older than 20. */
const RELEASE = 'bookworm';
const NODE = `node-linux-${process.arch}@20`;
const NPM = 'npm@10';

/** Where the clone is, seen from inside. */
const CLONE = '/root/console';

const PATH = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin';

/** A place in which the project is cloned and its commands run as on a machine that never saw it. */
export interface Place {
  /** What it is, in one line. */
  about: string;
  /** Starts a shell command in the clone, in a process group that only it and its children have. */
  start(command: string, env?: Readonly<Record<string, string>>): ChildProcess;
  /** Ends all its programs and deletes it. */
  remove(): void;
}

/** Kills a program with all that it started. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended in this moment
  }
}

/** Why no clean root can be made here; undefined when one can. */
export function whyNoRoot(): string | undefined {
  if (process.platform !== 'linux') return 'this is not Linux';
  if (process.getuid?.() !== 0) return 'this is not root';
  try {
    execFileSync('unshare', ['--mount', '--pid', '--fork', 'true'], { stdio: 'ignore' });
  } catch {
    return 'unshare is not allowed';
  }
  return existsSync('/usr/sbin/debootstrap') || installPackage('debootstrap')
    ? undefined
    : 'debootstrap cannot be installed';
}

/** Runs a program to its end; what it prints is shown only when it fails, in the error. */
const quietly = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Copies a file of this machine that its network needs: names of hosts, authorities of a proxy. */
function copyIn(root: string, path: string | undefined): void {
  if (path === undefined || !existsSync(path)) return;
  mkdirSync(dirname(root + path), { recursive: true });
  copyFileSync(path, root + path);
}

function fill(root: string): void {
  console.log(`Debian ${RELEASE} with debootstrap, in ${root}`);
  quietly('/usr/sbin/debootstrap', ['--variant=minbase', '--include=git', RELEASE, root]);
  const lists = [`${RELEASE}-updates main`, `${RELEASE}-security main`].map(
    (list) => `deb http://deb.debian.org/debian${list.includes('security') ? '-security' : ''} ${list}\n`,
  );
  appendFileSync(join(root, 'etc/apt/sources.list'), lists.join(''));
  // As in every container: a package of a server must not start it
  writeFileSync(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  for (const path of ['/etc/resolv.conf', '/etc/hosts', process.env['NODE_EXTRA_CA_CERTS']])
    copyIn(root, path);
  console.log(`${NODE} and ${NPM}`);
  quietly('npm', ['install', '--global', '--loglevel=error', '--prefix', join(root, 'usr/local'), NODE, NPM]);
  console.log('Clone of HEAD');
  quietly('git', ['clone', '--quiet', '--no-local', ROOT, root + CLONE]);
}

/**
 * A Debian with git, Node 20 and npm, and nothing of this machine but its network and its devices. Its programs run in
 * namespaces of their own: the mounts end with the last process, and all processes end with the first.
 */
export function cleanRoot(): Place {
  const root = mkdtempSync(join(tmpdir(), 'console-fresh-'));
  const running = new Set<ChildProcess>();
  const remove = () => {
    for (const child of running) killGroup(child);
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    fill(root);
  } catch (error) {
    remove();
    throw error;
  }
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  const base = {
    PATH,
    HOME: '/root',
    LANG: 'C.UTF-8',
    ...(authorities !== undefined && { NODE_EXTRA_CA_CERTS: authorities }),
  };
  const mounts = `mount -t proc proc ${root}/proc && mount --rbind /dev ${root}/dev && mount --rbind /sys ${root}/sys`;
  return {
    about: `a clean Debian ${RELEASE} with git, Node 20 and npm`,
    start(command, env = {}) {
      const settings = Object.entries({ ...base, ...env }).map(([name, value]) => `${name}=${value}`);
      const inside = [
        'chroot',
        root,
        '/usr/bin/env',
        '-i',
        ...settings,
        'sh',
        '-c',
        `cd ${CLONE} && ${command}`,
      ];
      const args = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', `${mounts} && exec "$@"`, 'sh'];
      const child = spawn('unshare', [...args, ...inside], {
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      running.add(child);
      child.on('exit', () => running.delete(child));
      return child;
    },
    remove,
  };
}
