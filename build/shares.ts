import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CONTRACT_MINOR, CONTRACT_VERSION } from '../shared/contract/version.ts';

const version = (file: string | URL): string => {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    typeof parsed === 'object' &&
    parsed !== null &&
    'version' in parsed &&
    typeof parsed.version === 'string'
  )
    return parsed.version;
  throw new Error(`${String(file)} has no version`);
};

export const reactVersion = version(createRequire(import.meta.url).resolve('react/package.json'));
/** Version of our shared modules; a remote requires `^` of the version that it was built with. */
export const sharedVersion = version(new URL('../shared/package.json', import.meta.url));

/** Name of the element of the shell's document that lists what the shell offers to areas. */
export const OFFER = 'console-offer';
/** That element: contract, React and `@console/shared`, which `console-sdk doctor` compares with those of an area. */
export const OFFER_META = {
  [OFFER]: `${CONTRACT_VERSION}.${CONTRACT_MINOR} ${reactVersion} ${sharedVersion}`,
};

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

/** Shares that a remote consumes and never provides: strict singletons without a fallback copy. */
export const consumedShares = Object.fromEntries([
  ...take(['react', 'react/jsx-runtime', 'react-dom'], reactVersion),
  ...take(
    [...EAGER_SHARES, ...LAZY_SHARES].map((name) => `@console/shared/${name}`),
    sharedVersion,
  ),
]);
