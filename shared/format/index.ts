/** Numbers, sizes, dates, names: pure functions. The locale is the browser's unless one is given. */
export * from './addresses.ts';
export * from './base64.ts';
export * from './bytes.ts';
export * from './credentials.ts';
export * from './dates.ts';
export * from './durations.ts';
export * from './fact-lines.ts';
export { isolated } from './intl.ts';
export * from './names.ts';
export * from './network.ts';
export * from './numbers.ts';
export * from './text.ts';
export * from './words.ts';
