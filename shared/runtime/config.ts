import { DEFAULT_SETTINGS, type ConsoleConfig, type ConsoleSettings } from '@console/shared/contract';

let current: ConsoleConfig = {
  version: 1,
  build: 'none',
  shell: { frame: [], shares: {} },
  settings: DEFAULT_SETTINGS,
  remotes: [],
};

/** The document's configuration. */
export const config = (): ConsoleConfig => current;

export const settings = (): ConsoleSettings => current.settings;

/** Sets the configuration. The shell calls it once, before the first render. */
export function setConfig(value: ConsoleConfig): void {
  current = value;
}

/**
 * Address on this origin of a path of the console or of the API: below the path at which the site is served. For addresses that the
 * router does not create: requests, downloads, websockets, navigations to another document.
 */
export const addressOf = (path: string): string => current.settings.basePath + path;

/** Origin and path at which the site is served, the base of the API in commands and scripts. */
export const siteUrl = (): string => location.origin + current.settings.basePath;

/** Path of the console in the pathname of an address on this origin; a path outside of the site stays unchanged. */
export function pathOf(pathname: string): string {
  const { basePath } = current.settings;
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}

/** Address of a guide below the deployer's docs base. */
export const docsUrl = (path: string): string =>
  `${current.settings.docsBaseUrl}/${path.replace(/^\/+/, '')}`;
