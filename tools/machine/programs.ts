import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './packages.ts';

/** A program of the machine that tests start. */
interface Program {
  /** Its name in sentences. */
  label: string;
  /** Commands, the best one first. */
  commands: readonly string[];
  /** Paths of installers that do not add it to PATH. */
  places?: readonly string[];
  /** Packages of Debian, tried in this order. */
  packages: readonly string[];
  /** Environment variable with the path of a chosen one. */
  variable?: string;
  /** Installs a package where only another command than the first is found. */
  prefersFirst?: true;
  /** What needs it. */
  neededBy: string;
  /** Why no run goes on without it. */
  isVital?: string;
}

/** Every program outside of node_modules that tests and checks use; `npm test` installs those that are missing. */
const TABLE = {
  git: {
    label: 'git',
    commands: ['git'],
    packages: ['git'],
    neededBy: 'the checks, which read the list of files',
    isVital: 'nothing can be checked without it',
  },
  // The headless shell: a page needs half the processor time of a full browser, which halves the time of the tests
  chromium: {
    label: 'Chromium',
    commands: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
      'microsoft-edge',
    ],
    places: [
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      `${process.env['PROGRAMFILES'] ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
    ],
    packages: ['chromium-headless-shell', 'chromium'],
    variable: 'CHROMIUM',
    prefersFirst: true,
    neededBy: 'the end-to-end tests and all proofs in a browser',
    isVital: 'only `npm run check` and `npm run test:unit` work without it',
  },
  firefox: {
    label: 'Firefox',
    commands: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
    variable: 'FIREFOX',
    neededBy: 'the proof in a second engine (tools/firefox)',
  },
  nginx: {
    label: 'nginx',
    commands: ['nginx'],
    places: ['/usr/sbin/nginx'],
    packages: ['nginx-light'],
    neededBy: 'deploy/nginx*.test.ts and the end-to-end tests through nginx',
  },
  caddy: {
    label: 'Caddy',
    commands: ['caddy'],
    packages: ['caddy'],
    neededBy: 'deploy/hosting.test.ts',
  },
  openssl: {
    label: 'openssl',
    commands: ['openssl'],
    packages: ['openssl'],
    neededBy: 'deploy/nginx-tls.test.ts',
  },
  unzip: {
    label: 'unzip',
    commands: ['unzip'],
    packages: ['unzip'],
    neededBy: 'tools/testing/unzip.test.ts',
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof TABLE;

const isName = (name: string): name is ProgramName => Object.hasOwn(TABLE, name);

export const PROGRAM_NAMES: readonly ProgramName[] = Object.keys(TABLE).filter(isName);

const programOf = (name: ProgramName): Program => TABLE[name];

export const labelOf = (name: ProgramName): string => programOf(name).label;

/** The parts of the machine that this module uses; tests replace them. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  isExecutable(path: string): boolean;
  /** Installs a Debian package; true when that worked. */
  install(name: string): boolean;
}

const THIS: Machine = {
  env: process.env,
  isExecutable(path) {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  install: installPackage,
};

function find(machine: Machine, commands: readonly string[], places: readonly string[]): string | undefined {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...places].find((path) => machine.isExecutable(path));
}

/** Path of a program, if the machine has it. */
export function findProgram(name: ProgramName, machine = THIS): string | undefined {
  const { commands, places = [], variable } = programOf(name);
  const chosen = variable === undefined ? undefined : machine.env[variable];
  return chosen || find(machine, commands, places);
}

/** The programs that `WITHOUT` names: their tests are left out. Throws an error for a name that cannot be left out. */
export function leftOut(machine = THIS): readonly ProgramName[] {
  const names = (machine.env['WITHOUT'] ?? '').split(',').filter((name) => name !== '');
  const can = PROGRAM_NAMES.filter((name) => programOf(name).isVital === undefined);
  const unknown = names.filter((name) => !can.some((one) => one === name));
  if (unknown.length > 0)
    throw new Error(`WITHOUT cannot name ${unknown.join(', ')}. It can name ${can.join(', ')}.`);
  return can.filter((name) => names.includes(name));
}

/** Whether the tests that need a program are left out, because `WITHOUT` names it. */
export const isLeftOut = (name: ProgramName): boolean => leftOut().includes(name);

/** One line that names programs which are missing, and what to do. */
function missingLine(names: readonly ProgramName[], remedy: string): string {
  const listed = names.map((name) => {
    const { label, packages, neededBy } = programOf(name);
    return `${label} (Debian package ${packages[0]}; needed by ${neededBy})`;
  });
  const vital = names.flatMap((name) => {
    const { label, variable, isVital } = programOf(name);
    if (isVital === undefined) return [];
    return [` ${variable === undefined ? '' : `Or set ${variable} to its path. `}${label}: ${isVital}.`];
  });
  const others = names.filter((name) => programOf(name).isVital === undefined);
  const without = others.length === 0 ? '' : ` Or set WITHOUT=${others.join(',')} to leave these tests out.`;
  return `Missing: ${listed.join(', ')}. ${remedy}${without}${vital.join('')}`;
}

/** Path of a program. Throws an error of one line when the machine does not have it. */
export function programPath(name: ProgramName, machine = THIS): string {
  const path = findProgram(name, machine);
  if (path === undefined)
    throw new Error(missingLine([name], 'Install it, as root on Debian with `npm run prove -- programs`.'));
  return path;
}

/**
 * Installs the programs that the machine lacks and `WITHOUT` does not name. Returns where they are. Throws an error of one line
 * that names all which are still missing.
 */
export function ensurePrograms(
  names: readonly ProgramName[] = PROGRAM_NAMES,
  machine = THIS,
): { name: ProgramName; path: string }[] {
  const without = leftOut(machine);
  const found = names
    .filter((name) => !without.includes(name))
    .map((name) => ({ name, path: installed(name, machine) }));
  const missing = found.filter(({ path }) => path === undefined).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(missingLine(missing, 'They could not be installed here. Install them.'));
  return found.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, path }]));
}

function installed(name: ProgramName, machine: Machine): string | undefined {
  const { commands, packages, prefersFirst, variable } = programOf(name);
  const isChosen = variable !== undefined && Boolean(machine.env[variable]);
  const isBest = isChosen || prefersFirst !== true || find(machine, commands.slice(0, 1), []) !== undefined;
  if (isBest && findProgram(name, machine) !== undefined) return findProgram(name, machine);
  for (const [index, one] of packages.entries())
    // Another command is good enough once the best one cannot be installed
    if ((index > 0 && findProgram(name, machine) !== undefined) || machine.install(one)) break;
  return findProgram(name, machine);
}
