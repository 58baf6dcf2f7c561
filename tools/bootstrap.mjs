// Entry of the commands that must work on a fresh clone: `node tools/bootstrap.mjs start`. Plain JavaScript, because it
// runs on the machine's own Node (20 or later) before the project's Node is installed. Installs the packages of
// package-lock.json that node_modules lacks, then runs `tools/<name>.ts` with the project's Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path */
const parsed = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The lock file. @param {string} root */
export const readLock = (root) => parsed(join(root, 'package-lock.json'));

/** What node_modules was installed from: the lock file, and the machine whose binaries it holds. @param {string} root */
export function installKey(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
}

/**
 * True when npm's own record of node_modules agrees with the lock file: after `npm install` by hand nothing needs to be
 * installed again. Packages for other machines are rightly absent.
 * @param {string} root
 */
export function agreesWithLock(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const have = parsed(record).packages;
  return Object.entries(readLock(root).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = have[path];
    if (found === undefined)
      return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return (
      found.version === wanted.version &&
      found.integrity === wanted.integrity &&
      found.resolved === wanted.resolved
    );
  });
}

/**
 * The project's Node, in the package for this machine. Undefined for a machine that has no such package.
 * @param {string} root
 */
export function projectNode(root) {
  const found = Object.entries(readLock(root).packages).find(
    ([, { os, cpu, bin }]) => bin?.node !== undefined && os === process.platform && cpu === process.arch,
  );
  return found && join(root, found[0], found[1].bin.node);
}

/** Why a program does not start; undefined when it does. @param {string} program */
export function whyNoStart(program) {
  const { status, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr).trim();
}

/**
 * Puts the project's Node into node_modules/.bin, which npm puts first in PATH for scripts. npm 10 makes this link and removes it
 * again with those of the packages for other machines, which have the same name. Its shims of Windows are left to npm. One that does
 * not start stays out: every script would end with its message, also the one that can help.
 * @param {string} root
 */
export function linkNode(root) {
  const program = projectNode(root);
  const link = join(root, 'node_modules/.bin/node');
  if (process.platform === 'win32' || program === undefined || !existsSync(program) || existsSync(link))
    return;
  if (whyNoStart(program) !== undefined) return;
  symlinkSync(relative(dirname(link), program), link);
}

/** Whether packages must be installed; remembers a "no" in node_modules. @param {string} root */
export function needsInstall(root) {
  const stamp = join(root, 'node_modules/.console-install');
  const key = installKey(root);
  const program = projectNode(root);
  if (program !== undefined && !existsSync(program)) return true;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return false;
  if (!agreesWithLock(root)) return true;
  writeFileSync(stamp, key);
  return false;
}

/** Installs exactly the versions of the lock file. */
function install() {
  const start = performance.now();
  console.log('Installing packages…');
  // Removes the Node in node_modules/.bin, which npm puts first in PATH, from PATH: `npm ci` deletes it.
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((part) => !/node_modules[\\/]\.bin[\\/]?$/.test(part));
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--loglevel=error', '--prefer-offline', '--no-audit', '--no-fund'],
    {
      cwd: ROOT,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('`npm ci` failed; its messages are above.');
    process.exit(status || 1);
  }
  writeFileSync(join(ROOT, 'node_modules/.console-install'), installKey(ROOT));
  const count = Object.keys(parsed(join(ROOT, 'node_modules/.package-lock.json')).packages).length;
  console.log(`Installed ${count} packages in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/**
 * Ends with a message when the project's Node does not start. A minimal Debian lacks a library of it, which root gets from apt-get.
 * @param {string} program
 */
function ensureStarts(program) {
  let problem = whyNoStart(program);
  if (problem?.includes('libatomic') && process.getuid?.() === 0) {
    console.log('Installing libatomic1 with apt-get…');
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'libatomic1']])
      spawnSync('apt-get', [...args, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    problem = whyNoStart(program);
  }
  if (problem === undefined) return;
  const advice = problem.includes('libatomic')
    ? 'Install libatomic1 (Debian: apt-get install libatomic1), then try again. '
    : '';
  console.error(`The project's Node does not start. ${advice}${problem}`);
  process.exit(1);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [command = 'start', ...args] = process.argv.slice(2);
  if (command === 'link') {
    linkNode(ROOT);
    process.exit();
  }
  if (needsInstall(ROOT)) install();
  const program = projectNode(ROOT);
  if (program === undefined) {
    console.error(`The project has no Node for ${process.platform}-${process.arch}.`);
    process.exit(1);
  }
  ensureStarts(program);
  linkNode(ROOT);
  const folders = [dirname(program), join(ROOT, 'node_modules/.bin'), process.env['PATH'] ?? ''];
  const child = spawn(program, [join(ROOT, 'tools', `${command}.ts`), ...args], {
    cwd: ROOT,
    env: { ...process.env, PATH: folders.join(delimiter) },
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)));
}
