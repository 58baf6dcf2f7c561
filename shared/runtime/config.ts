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

/** The deployer's settings. */
export const settings = (): ConsoleSettings => current.settings;

/** Sets the configuration. The shell calls it once, before the first render. */
export function setConfig(value: ConsoleConfig): void {
  current = value;
}

/** Address of a guide below the deployer's docs base. */
export const docsUrl = (path: string): string =>
  `${current.settings.docsBaseUrl}/${path.replace(/^\/+/, '')}`;
