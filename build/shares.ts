import { readFileSync } from 'node:fs';

const version = (path: string): string => {
  const parsed: unknown = JSON.parse(
    readFileSync(new URL(`../${path}/package.json`, import.meta.url), 'utf8'),
  );
  if (
    typeof parsed === 'object' &&
    parsed !== null &&
    'version' in parsed &&
    typeof parsed.version === 'string'
  )
    return parsed.version;
  throw new Error(`${path}/package.json has no version`);
};

export const reactVersion = version('node_modules/react');
/** Version of our shared modules; a remote asks for `^` the one it was built with. */
export const sharedVersion = version('shared');

/** In the shell's first chunk; available before any remote is registered. */
export const EAGER_SHARES = ['router', 'state', 'runtime'] as const;
/** Chunks of the shell that load with the first page that uses them. */
export const LAZY_SHARES = [
  'query',
  'ui',
  'ui/detail',
  'forms',
  'table',
  'charts',
  'terminal',
  'date-range',
] as const;

const take = (names: readonly string[], required: string) =>
  names.map(
    (name) =>
      [
        name,
        { import: false as const, singleton: true, strictVersion: true, requiredVersion: `^${required}` },
      ] as const,
  );

/** What a remote consumes and never provides: strict singletons without a fallback copy. */
export const consumedShares = Object.fromEntries([
  ...take(['react', 'react/jsx-runtime', 'react-dom'], reactVersion),
  ...take(
    [...EAGER_SHARES, ...LAZY_SHARES].map((name) => `@console/shared/${name}`),
    sharedVersion,
  ),
]);
