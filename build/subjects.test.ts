import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REMOTES } from './apps.ts';
import { subjectsOf, withSubjects } from './subjects.ts';

const SOURCE = `import { redirect } from '@console/shared/routing';
import { poolRoutes } from './networking/pools/routes.ts';
import { siloRoutes } from './silos/routes.ts';

/** Every screen. */
export const routes = [
  redirect('/system', '/system/silos'),
  ...siloRoutes,
  ...poolRoutes,
];
`;

describe('the route table of an area', () => {
  it('is made of subjects', () => {
    expect(subjectsOf(SOURCE)).toEqual([
      { table: 'poolRoutes', file: './networking/pools/routes.ts', chunk: 'subject-networking-pools' },
      { table: 'siloRoutes', file: './silos/routes.ts', chunk: 'subject-silos' },
    ]);
  });

  it('is built with the shapes of each and an import of its table', () => {
    const built = withSubjects(SOURCE, subjectsOf(SOURCE), [['/system/pools'], ['/system/silos']]);
    expect(built).toContain(`redirect('/system', '/system/silos'),
  subject(() => import(/* webpackChunkName: "subject-silos" */ './silos/routes.ts').then((part) => part.siloRoutes), ["/system/silos"]),
  subject(() => import(/* webpackChunkName: "subject-networking-pools" */`);
    expect(built).not.toMatch(/^import \{ (siloRoutes|poolRoutes)/m);
  });

  // A table in another form would be loaded by every page without any error
  it.each(REMOTES)('of %s leaves no imported table in the entry', (name) => {
    const source = readFileSync(new URL(`../remotes/${name}/src/routes.ts`, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/^import .* from '(\..*routes\.ts)';$/gm)].map(([, file]) => file);
    expect(subjectsOf(source).map(({ file }) => file)).toEqual(imported);
  });
});
