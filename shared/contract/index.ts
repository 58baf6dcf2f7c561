export * from './version.ts';
export type * from './area.ts';
export type * from './registry.ts';
export { DEFAULT_SETTINGS, parseConfig, type ConfigProblem } from './config.ts';
