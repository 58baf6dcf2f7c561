import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { REMOTES } from '../../build/apps.ts';
import { isRecord } from '../../shared/record/index.ts';
import { PACKAGE, readObject } from './package.ts';

/** The new area cannot be created as requested. */
class NameError extends Error {}

const TEMPLATE = join(PACKAGE, 'sdk/template');
const NAME = /^[a-z][a-z0-9-]{0,30}$/;
/** Areas of the console itself, and the shell. */
const TAKEN: readonly string[] = ['shell', ...REMOTES];

/** Names in the template of files that npm or a tool would otherwise read in the package itself. */
const FINAL_NAMES: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  npmrc: '.npmrc',
  oxlintrc: '.oxlintrc.json',
  'ci.yml': '.github/workflows/ci.yml',
};

/** `power-reports` as a label: `Power reports`. */
const labelOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** Libraries that the sources of an area import, and tools that its commands run. */
const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([key, text]) => [
      key,
      String(text),
    ]),
  );

/** `package.json` of a new area: the libraries and tools in the versions of this package. */
function packageOf(name: string, file: string) {
  const { areaDependencies, areaOptionalDependencies } = readObject(join(PACKAGE, 'package.json'));
  return {
    name: `console-area-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'console-sdk dev',
      build: 'rsbuild build',
      // Deprecations are the only warnings, which must not stop a build with a new SDK
      check: 'tsc --noEmit && oxlint',
      'test:unit': 'vitest run',
      'test:e2e': 'playwright test',
      test: 'npm run check && npm run test:unit && npm run build',
      'mock-api': 'console-sdk mock-api',
    },
    devDependencies: {
      '@console/sdk': `file:vendor/${file}`,
      ...texts(areaDependencies),
    },
    optionalDependencies: texts(areaOptionalDependencies),
  };
}

/** The lock file in the package, which has no name and no SDK yet. In the repository itself there is none. */
const LOCK = join(PACKAGE, 'sdk/area-lock.json');

/** The members of `package.json` that its lock file repeats. */
type Described = Pick<
  ReturnType<typeof packageOf>,
  'name' | 'version' | 'devDependencies' | 'optionalDependencies'
>;

/**
 * `package-lock.json` of a new area.
 * @param lock the lock file of its libraries and tools
 * @param described its `package.json`
 * @param packed the contents of the packed SDK
 */
export function lockOf(lock: Record<string, unknown>, described: Described, packed: Buffer): object {
  const { name, version, devDependencies, optionalDependencies } = described;
  const { '': _, ...packages } = isRecord(lock['packages']) ? lock['packages'] : {};
  const sdk = {
    version: readObject(join(PACKAGE, 'package.json'))['version'],
    resolved: devDependencies['@console/sdk'],
    integrity: `sha512-${createHash('sha512').update(packed).digest('base64')}`,
    dev: true,
    bin: { 'console-sdk': 'sdk/src/cli.js' },
  };
  return {
    name,
    version,
    lockfileVersion: lock['lockfileVersion'],
    requires: true,
    packages: {
      '': { name, version, devDependencies, optionalDependencies },
      // In npm's order, because npm would otherwise rewrite the file
      ...Object.fromEntries(
        Object.entries({ ...packages, 'node_modules/@console/sdk': sdk }).toSorted(([a], [b]) =>
          a.localeCompare(b, 'en'),
        ),
      ),
    },
  };
}

/**
 * The packed file of this command: npm unpacks it elsewhere to run it, so it is searched for in the current folder.
 * @throws NameError when it is not there: a version alone would be fetched from a public registry, where anyone may own the name
 */
function packedFile(): { file: string; path: string } {
  const file = `console-sdk-${String(readObject(join(PACKAGE, 'package.json'))['version'])}.tgz`;
  const given = [
    process.env['CONSOLE_SDK'],
    join(process.env['INIT_CWD'] ?? process.cwd(), file),
    join(process.cwd(), file),
  ];
  const path = given.find((one) => one !== undefined && existsSync(one));
  if (path === undefined)
    throw new NameError(
      `${file} is not in this folder. Run the command where the file is, or set CONSOLE_SDK to its path.`,
    );
  return { file, path };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );

/**
 * Writes the folder of a new area and returns the paths of its files.
 * @throws NameError when the name cannot be that of an area, or the folder is not empty
 */
export function createArea(name: string, folder: string): string[] {
  if (!NAME.test(name))
    throw new NameError(
      `"${name}" cannot be the name of an area: small letters, digits and hyphens, a letter first.`,
    );
  if (TAKEN.includes(name))
    throw new NameError(`"${name}" is a part of the console itself. Choose another name.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new NameError(`${relative('.', folder)} is not empty.`);
  const { file, path: packed } = packedFile();
  const filled = (text: string) => text.replaceAll('__name__', name).replaceAll('__label__', labelOf(name));
  const written = filesBelow(TEMPLATE).map((path) => {
    const target = FINAL_NAMES[path] ?? filled(path);
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    writeFileSync(join(folder, target), filled(readFileSync(join(TEMPLATE, path), 'utf8')));
    return target;
  });
  // The area keeps its own copy, so that it can be installed wherever its repository is cloned
  mkdirSync(join(folder, 'vendor'), { recursive: true });
  copyFileSync(packed, join(folder, 'vendor', file));
  const described = packageOf(name, file);
  const json: Record<string, object> = {
    'package.json': described,
    ...(existsSync(LOCK) && {
      'package-lock.json': lockOf(readObject(LOCK), described, readFileSync(packed)),
    }),
  };
  for (const [path, value] of Object.entries(json))
    writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
  return [...written, ...Object.keys(json)];
}
