import type { ConsoleConfig, ConsoleSettings } from './registry.ts';

/** Default values of the document's configuration block. */
export const DEFAULT_SETTINGS: ConsoleSettings = {
  productName: 'Oxide Console',
  platformName: 'Oxide',
  docsBaseUrl: 'https://docs.oxide.computer',
  cliName: 'oxide',
  basePath: '',
  apiVersion: '',
  callLimit: 30,
  longCallLimit: 180,
  reports: { endpoint: '' },
  demo: false,
};

/** A problem of the document's configuration, for the error page. */
export interface ConfigProblem {
  /** Location in the block, such as `remotes[2].entry`. */
  path: string;
  message: string;
}

// As in shared/record, which the packed release commands would not find from here
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number';
/** Seconds; with less than one no request could succeed, and browser timers are limited to about a day. */
const isLimit = (value: number): boolean => value >= 1 && value <= 3600;

/**
 * The problems of a parsed block except its rows: one bad row must not stop the console (shell/src/composition/registry-rows.ts).
 * `deploy/config.schema.json` contains the same rules for editors.
 */
export function configProblems(value: unknown): ConfigProblem[] {
  if (!isRecord(value)) return [{ path: '', message: 'must be an object' }];
  const problems: ConfigProblem[] = [];
  if (value['version'] !== 1) problems.push({ path: 'version', message: 'must be 1' });
  if (!isString(value['build'])) problems.push({ path: 'build', message: 'must be a build id' });
  const shell = value['shell'];
  if (!isRecord(shell) || !Array.isArray(shell['frame']) || !isRecord(shell['shares']))
    problems.push({ path: 'shell', message: 'must list the files of the frame and of the shared modules' });
  const settings = value['settings'] ?? {};
  if (!isRecord(settings)) problems.push({ path: 'settings', message: 'must be an object' });
  else
    for (const [key, initial] of Object.entries(DEFAULT_SETTINGS))
      if (settings[key] === null || (settings[key] !== undefined && typeof settings[key] !== typeof initial))
        problems.push({ path: `settings.${key}`, message: `must be a ${typeof initial}` });
      else if (isNumber(settings[key]) && !isLimit(settings[key]))
        problems.push({ path: `settings.${key}`, message: 'must be between 1 and 3600' });
  if (!Array.isArray(value['remotes'])) problems.push({ path: 'remotes', message: 'must be a list' });
  return problems;
}

const isConfig = (value: unknown): value is ConsoleConfig => configProblems(value).length === 0;

/** Parses the block. Its rows are returned unchanged: their users validate each row separately (`readRows` of the shell). */
export function parseConfig(text: string): ConsoleConfig | ConfigProblem[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [{ path: '', message: error instanceof Error ? error.message : 'is not JSON' }];
  }
  if (!isConfig(value)) return configProblems(value);
  return { ...value, settings: { ...DEFAULT_SETTINGS, ...value.settings } };
}
