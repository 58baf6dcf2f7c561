import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeFacts } from './route-facts.ts';
import { sourcesOf } from './source.ts';

describe('the facts of a route table', () => {
  const sources = sourcesOf('project');
  const networking = join(sources, 'networking/routes.ts');

  it('name the page of each screen, and those around it', async () => {
    const { screens } = await routeFacts(sources);
    expect(screens.find(({ path }) => path.endsWith('/vpcs/:vpc/subnets'))).toEqual({
      path: '/projects/:project/vpcs/:vpc/subnets',
      part: { table: join(sources, 'networking/subnets/routes.ts'), request: './list.tsx' },
      around: [{ table: networking, request: './vpcs/detail.tsx' }],
      // Of the page and of its tab
      reads: [
        '/v1/vpcs/:vpc?project=:project',
        '/v1/vpc-routers?project=:project&vpc=:vpc&limit=1000',
        '/v1/vpc-subnets?project=:project&vpc=:vpc&limit=50',
      ],
    });
    expect(screens.find(({ path }) => path.endsWith('/subnets-new'))?.around).toHaveLength(2);
  });

  // A table that is not found would be loaded by every page without any error
  it.each(['project', 'system'])('of %s find each subject', async (name) => {
    const { subjects } = await routeFacts(sourcesOf(name));
    const files = subjects.map(({ file }) => file);
    expect(files).toHaveLength(new Set(files).size);
    const folders = globSync('*/routes.ts', { cwd: sourcesOf(name) });
    expect(files).toEqual(expect.arrayContaining(folders.map((path) => `./${path}`)));
    expect(subjects.flatMap(({ shapes }) => shapes)).not.toHaveLength(0);
  });

  it('list no read with the time of the build', async () => {
    const { screens } = await routeFacts(sourcesOf('system'));
    const reads = screens.find(({ path }) => path === '/system/utilization')?.reads;
    expect(reads).toContain('/v1/system/utilization/silos?limit=1000');
    expect(reads?.filter((read) => read.includes('time='))).toEqual([]);
  });

  it('leave a table with routes of its own as it is', async () => {
    const { screens, subjects } = await routeFacts(sourcesOf('settings'));
    expect(screens.map(({ path }) => path)).toContain('/settings/profile');
    expect(subjects).toEqual([]);
  });
});
