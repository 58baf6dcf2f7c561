import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Headless Chromium: a page needs half the processor time of a full browser, which halves the time of the tests. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
/** Paths of installers that do not add it to PATH. */
const PLACES = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES'] ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Flags of every browser started here: it works as root in a container and sends no background requests. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--no-first-run',
  '--no-pings',
  // Pages of one site share a process, and so its compiled scripts: e2e/support/kept-context.ts
  '--process-per-site',
];

/** A program found in PATH or at one of the given places. */
export function findProgram(names: readonly string[], places: readonly string[] = []): string | undefined {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...names.flatMap((name) => inPath.map((folder) => join(folder, name))), ...places];
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Path of Chrome or Chromium, if the machine has one; `CHROMIUM` names it explicitly. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM'] || findProgram(NAMES, PLACES);
}

/** Path of Chrome or Chromium. Throws an error with instructions when there is none. */
export function browserPath(): string {
  const path = findBrowser();
  if (path !== undefined) return path;
  throw new Error(
    'No Chrome or Chromium was found. Install one, or set CHROMIUM to the path of its program.',
  );
}

/** Whether programs can be installed here: Debian or Ubuntu, as root. */
const canInstall = (): boolean => process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;

/** Installs a Debian package; true when that worked. */
export function installPackage(name: string): boolean {
  if (!canInstall()) return false;
  console.log(`Installing ${name} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return run(['update', '-qq']) && run(['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** Makes sure that there is a browser: Debian's headless Chromium where it can be installed, else any that is found. */
export function ensureBrowser(): string {
  const isChosen = process.env['CHROMIUM'] !== undefined || findProgram([HEADLESS_SHELL]) !== undefined;
  if (!isChosen && !installPackage(HEADLESS_SHELL) && findBrowser() === undefined) installPackage('chromium');
  return browserPath();
}

/** Path of Firefox, the second engine, if the machine has one; `FIREFOX` names it explicitly. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX'] || findProgram(['firefox-esr', 'firefox']);
}
