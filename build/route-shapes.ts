import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rsbuild/core';
import type { RouteEntry } from '../shared/routing/table.ts';
import type { RouteShape } from '../shared/routing/subject.ts';

/*
 * A program of the build: writes the parts of a remote's route tables that URL matching needs to standard output. The
 * tables are executed, not parsed, so a shape cannot differ from its table. It is a separate program because Node
 * does not run JSX.
 *
 * `node build/route-shapes.ts FILE#EXPORT…` prints one list of shapes for each of the tables.
 */

const SYNTAX = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
} as const;

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', shortCircuit: true, source: 'export default {};' };
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = rspack.experiments.swc.transformSync(readFileSync(fileURLToPath(url), 'utf8'), SYNTAX);
    return { format: 'module', shortCircuit: true, source: code };
  },
});

type Built = ReturnType<RouteEntry['build']>[number];

/** The shape of a route; ids without the area. */
function shapeOf({ id = '', path, handle, children = [] }: Built): RouteShape {
  const name = id.slice(id.indexOf(':') + 1);
  const isOver = typeof handle === 'object' && handle !== null && 'overlay' in handle;
  if (path === undefined) return ['in', name, children.map(shapeOf)];
  if (children.length > 0 || path !== name.replace('#index', ''))
    throw new Error(`${name}: a route with this path cannot be fetched with its subject`);
  return isOver ? ['over', name] : name;
}

const isTable = (value: unknown): value is RouteEntry[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'build' in one);

const read = async (file: string, name: string): Promise<RouteShape[]> => {
  const module: unknown = await import(file);
  const table: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (!isTable(table)) throw new Error(`${file} exports no route table ${name}`);
  return table.flatMap((entry) => entry.build('project')).map(shapeOf);
};

const shapes: RouteShape[][] = [];
for (const subject of process.argv.slice(2)) {
  const [file = '', name = ''] = subject.split('#');
  shapes.push(await read(file, name));
}
console.log(JSON.stringify(shapes));
