import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { routeFacts, type Subject } from './route-facts.ts';
import type { RemoteSource } from './source.ts';

/** Chunks of route tables begin with it. */
const PREFIX = 'subject-';

/** Whether a chunk is the route table of a subject. */
export const isSubjectChunk = (name: string | undefined): boolean => name?.startsWith(PREFIX) === true;

/** An area's `routes.ts` that contains the shapes of each subject and an import of its table. */
export function tableOf(subjects: readonly Subject[]): string {
  const lines = subjects.map(({ table, file, shapes }) => {
    const chunk = PREFIX + dirname(file).slice(2).replaceAll('/', '-');
    const request = `import(/* webpackChunkName: "${chunk}" */ '${file}')`;
    return `  subject(() => ${request}.then((part) => part.${table}), ${JSON.stringify(shapes)}),\n`;
  });
  return `import { subject } from '@console/shared/routing';\nexport const routes = [\n${lines.join('')}];\n`;
}

/**
 * Reduces the route tables in the entry of a remote to the shapes of the routes: the table of each subject, with its
 * queries, is a separate chunk (docs/decisions/017-route-tables.md). The source remains one complete table, which
 * development and tests use unchanged.
 */
export function pluginSubjects({ name, folder }: RemoteSource): RsbuildPlugin {
  return {
    name: `console:subjects-${name}`,
    setup(api) {
      const sources = join(folder, 'src');
      const test = (path: string) => path === join(sources, 'routes.ts');
      api.transform({ test, environments: [name], order: 'pre' }, async ({ code }) => {
        const { subjects } = await routeFacts(sources);
        return subjects.length === 0 ? code : tableOf(subjects);
      });
    },
  };
}
