export * from './places.ts';
export * from './version.ts';
export { SHARE_ERROR, type Container, type ShareScope } from './container.ts';
export { contractRefusal, mismatchOf, type Offer } from './pair.ts';
export type * from './area.ts';
export type * from './registry.ts';
export type * from './search.ts';
export { DEFAULT_SETTINGS, parseConfig, type ConfigProblem } from './config.ts';
