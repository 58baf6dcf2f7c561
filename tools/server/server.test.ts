import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from './server.ts';
import { createSite } from '../../deploy/site/site.ts';
import { fakeShell, temporary } from '../testing/fake-dist.ts';
import { describeServer } from '../testing/server-behaviour.ts';

describeServer('our server', {
  brotli: true,
  start: async (root, api) => {
    const server = createServer({ root, api });
    return { url: await server.listen(0), close: () => server.close() };
  },
});

test('a test may answer requests itself', async () => {
  using folder = temporary();
  const root = join(folder.path, 'site');
  await createSite({
    shell: fakeShell(join(folder.path, 'shell'), { build: 'shell-1' }),
    remotes: [],
    out: root,
  });
  const faulty = createServer({
    root,
    intercept: (request, response) => {
      if (request.url !== '/registry.json') return false;
      response.writeHead(503).end();
      return true;
    },
  });
  const url = await faulty.listen(0);
  expect((await fetch(`${url}/registry.json`)).status).toBe(503);
  expect((await fetch(`${url}/projects`)).status).toBe(200);
  await faulty.close();
});
