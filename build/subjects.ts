import { execFile } from 'node:child_process';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RemoteSource } from './source.ts';

/** A subject of an area: the folder that has its route table. */
export interface Subject {
  /** What its route table is exported as. */
  table: string;
  /** File of the table, as the area's table imports it. */
  file: string;
  /** Name of the chunk of its table. */
  chunk: string;
}

const IMPORT = /^import \{ (\w+) \} from '(\.\/(?:[\w-]+\/)+routes\.ts)';$/gm;

/** Chunks of route tables begin with it. */
const PREFIX = 'subject-';

/** Whether a chunk is the route table of a subject. */
export const isSubjectChunk = (name: string | undefined): boolean => name?.startsWith(PREFIX) === true;

/**
 * The subjects of an area, read from the source of its `routes.ts`: every table that it imports from a folder and
 * spreads.
 */
export const subjectsOf = (source: string): Subject[] =>
  [...source.matchAll(IMPORT)].flatMap(([, table = '', file = '']) =>
    new RegExp(`^ +\\.\\.\\.${table},$`, 'm').test(source)
      ? [{ table, file, chunk: PREFIX + dirname(file).slice(2).replaceAll('/', '-') }]
      : [],
  );

/** The area's `routes.ts` with every spread table replaced by its shapes and an import of the table. */
export function withSubjects(
  source: string,
  subjects: readonly Subject[],
  shapes: readonly unknown[],
): string {
  let code = source;
  for (const [index, { table, file, chunk }] of subjects.entries())
    code = code
      .replace(`import { ${table} } from '${file}';\n`, '')
      .replace(
        `...${table},`,
        `subject(() => import(/* webpackChunkName: "${chunk}" */ '${file}').then((part) => part.${table}), ` +
          `${JSON.stringify(shapes[index])}),`,
      );
  return `import { subject } from '@console/shared/routing';\n${code}`;
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The shapes of the route tables of an area, from the tables themselves. */
async function shapesOf(path: string, subjects: readonly Subject[]): Promise<unknown[]> {
  const program = join(import.meta.dirname, `route-shapes${extname(import.meta.filename)}`);
  const tables = subjects.map(({ table, file }) => `${join(dirname(path), file)}#${table}`);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...tables]);
  const shapes: unknown = JSON.parse(stdout);
  if (!isList(shapes)) throw new Error(`${program} printed no list`);
  return shapes;
}

/**
 * Reduces the route tables in the entry of a remote to the shapes of the routes: the table of each subject, with its
 * queries, is a chunk of its own (docs/decisions/017-route-tables.md). The source remains one complete table, which
 * development and tests use unchanged.
 */
export function pluginSubjects({ name, folder }: RemoteSource): RsbuildPlugin {
  return {
    name: `console:subjects-${name}`,
    setup(api) {
      const table = join(folder, 'src/routes.ts');
      const test = (path: string) => path === table;
      api.transform({ test, environments: [name], order: 'pre' }, async ({ code, resourcePath }) => {
        const subjects = subjectsOf(code);
        return subjects.length === 0
          ? code
          : withSubjects(code, subjects, await shapesOf(resourcePath, subjects));
      });
    },
  };
}
