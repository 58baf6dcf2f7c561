import { expect, test } from 'vitest';
import { createServer } from './server.ts';
import { temporary } from '../testing/fake-dist.ts';
import { fakeSite } from '../testing/fake-site.ts';
import { startOurServer } from '../testing/our-server.ts';
import { describeServer } from '../testing/server-behaviour.ts';

describeServer('our server', {
  brotli: true,
  start: startOurServer,
});

test('a test may answer requests itself', async () => {
  using folder = temporary();
  const root = await fakeSite(folder.path);
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
