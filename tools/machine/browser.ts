import { findProgram, programPath } from './programs.ts';

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

/** Path of Chrome or Chromium, if the machine has one; `CHROMIUM` names it explicitly. */
export const findBrowser = (): string | undefined => findProgram('chromium');

/** The same. Throws an error with instructions when there is none. */
export const browserPath = (): string => programPath('chromium');
