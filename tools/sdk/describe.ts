import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { ROOT, filesBelow, readJson } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { specifiersOf } from '../check/imports.ts';
import { entriesOf } from './compile.ts';

/** What is resolved by name, tools that the commands of an area run, and types that its compiler reads: nothing imports them. */
const TOOLS = [
  '@module-federation/enhanced',
  '@nivo/core',
  '@playwright/test',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'happy-dom',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
  'vitest',
];

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const described = (folder: string) => record(readJson(join(ROOT, folder, 'package.json')));

/** Exact versions of everything that this repository installs by name. */
function versions(): ReadonlyMap<string, string> {
  const parts = ['.', 'shared', 'mock', 'shell'].map(described);
  const all = parts.flatMap(({ dependencies, devDependencies }) => [
    ...Object.entries(record(devDependencies)),
    ...Object.entries(record(dependencies)),
  ]);
  return new Map(all.map(([name, version]) => [name, String(version)]));
}

/** Name of the package that a specifier leads to; undefined for Node's own modules and ours. */
export function packageOf(specifier: string): string | undefined {
  if (/^(\.|node:|@console\/)/.test(specifier) || builtinModules.includes(specifier)) return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Packages that the scripts and declarations of a folder import, and more, with the versions of this repository. */
function imported(folder: string, more: readonly string[] = []): Record<string, string> {
  const known = versions();
  const files = filesBelow(folder).filter((path) => /\.(js|d\.ts)$/.test(path));
  const names = files.flatMap((path) =>
    specifiersOf(path, readFileSync(join(folder, path), 'utf8')).flatMap((one) => packageOf(one) ?? []),
  );
  const all = [...new Set([...names, ...more])].toSorted();
  return Object.fromEntries(
    all.map((name) => {
      const version = known.get(name);
      if (version === undefined)
        throw new Error(`The package imports ${name}, which no package.json here names`);
      return [name, version];
    }),
  );
}

const compiled = (path: string) => path.replace(/\.tsx?$/, '.js');

/** `package.json` of a workspace package with its compiled files. */
export function compiledPackage(folder: string): object {
  const { name, version, sideEffects } = described(folder);
  const exports = Object.fromEntries(entriesOf(folder).map(([entry, path]) => [entry, compiled(path)]));
  return {
    name,
    version,
    private: true,
    type: 'module',
    ...(sideEffects !== undefined && { sideEffects }),
    exports,
  };
}

const program = (name: string) => ({
  types: `./sdk/src/${name}.d.ts`,
  default: `./sdk/src/${name}.js`,
});

/**
 * `package.json` of the SDK. Its version is that of the shared modules (docs/decisions/024-sdk.md). It has no dependencies of npm's
 * kind, so `new` runs without installing any: a new area names libraries and tools in its own `package.json`, in the versions listed
 * here, and its build refuses others (sdk/src/versions.ts).
 */
export function sdkPackage(folder: string) {
  return {
    name: '@console/sdk',
    version: described('shared')['version'],
    description: 'What a team needs to build, test and try an area of the console in a repository of its own',
    type: 'module',
    bin: { 'console-sdk': 'sdk/src/cli.js' },
    exports: {
      './build': program('define-remote'),
      './browser': program('browser'),
      './mock': program('mock'),
      './mock-service': program('mock-service'),
      './testing': program('testing'),
      './vitest': program('vitest'),
      './package.json': './package.json',
    },
    areaDependencies: imported(folder, TOOLS),
    // The Node of the commands of an area, as in this repository
    areaOptionalDependencies: described('.')['optionalDependencies'],
  };
}

/** `package.json` of the package that releases the console: the commands of `deploy/`, without the tools that build it. */
export function deployPackage(folder: string): object {
  return {
    name: '@console/deploy',
    version: described('.')['version'],
    description: 'Publishes, rolls back, rolls out and verifies builds of the console',
    type: 'module',
    bin: { 'console-deploy': 'deploy/cli.js', 'console-container': 'deploy/container.js' },
    engines: { node: '>=22.1' },
    dependencies: imported(folder),
  };
}

/** `tsconfig.json` that an area extends: the compiler options of this repository, and where the shared modules are. */
export function sdkTsconfig(): object {
  const config = record(readJson(join(ROOT, 'tsconfig.json')));
  return {
    compilerOptions: {
      ...record(config['compilerOptions']),
      paths: {
        '@console/shared/*': ['./shared/*/index.d.ts', './shared/*.d.ts'],
        '@console/mock': ['./mock/src/index.d.ts'],
      },
    },
  };
}

/** Files of the sources of an area in the patterns of the linter, by those of this repository. */
const PLACES: Readonly<Record<string, string | undefined>> = {
  '**/remotes/**': '**/src/**',
  '**/remotes/**/*.tsx': '**/src/**/*.tsx',
};
const KEPT = /^(\*\*\/)?(e2e|\*\.)/;

/** Configuration of the linter that an area extends: the rules for areas of this repository. */
export function sdkLint(): object {
  const {
    $schema: _,
    ignorePatterns: __,
    overrides,
    ...config
  } = record(readJson(join(ROOT, '.oxlintrc.json')));
  // A file that is no plain JSON would make a package without rules
  if (!isRecord(config['rules'])) throw new Error('.oxlintrc.json cannot be read');
  const list: unknown[] = Array.isArray(overrides) ? overrides : [];
  return {
    ...config,
    jsPlugins: ['./sdk/src/lint.js'],
    // A warning, as of `console-sdk doctor`: deprecated interfaces work until the next major version
    rules: { ...config['rules'], 'typescript/no-deprecated': 'warn' },
    overrides: list.filter(isRecord).flatMap((one) => {
      const files: unknown[] = Array.isArray(one['files']) ? one['files'] : [];
      const places = files.map(String).flatMap((path) => PLACES[path] ?? (KEPT.test(path) ? path : []));
      return places.length === 0 ? [] : [{ ...one, files: places }];
    }),
  };
}
