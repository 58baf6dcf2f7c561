import { describe, expect, it } from 'vitest';
import { tableOf } from './subjects.ts';

describe('the route table of an area', () => {
  it('is built with the shapes of each subject and an import of its table', () => {
    const pools = { table: 'poolRoutes', file: './networking/pools/routes.ts', shapes: ['/system/pools'] };
    expect(tableOf([pools])).toBe(
      `import { subject } from '@console/shared/routing';
export const routes = [
  subject(() => import(/* webpackChunkName: "subject-networking-pools" */ './networking/pools/routes.ts').then((part) => part.poolRoutes), ["/system/pools"]),
];
`,
    );
  });
});
