import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './machine/files.ts';
import { reportsAt } from '../deploy/reports/endpoint.ts';
import { createServer } from './server/server.ts';

/**
 * `npm run serve -- --api URL [--port N] [--host H] [--root DIR] [--origin URL] [--reports DIR] [--mock]`: serves the production site with its headers, and forwards API
 * calls and the websocket to `--api`.
 */
const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    origin: { type: 'string' },
    reports: { type: 'string' },
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    root: { type: 'string', default: join(ROOT, 'dist/site') },
    mock: { type: 'boolean', default: false },
  },
});
const root = resolve(values.root);
if (!existsSync(join(root, 'index.html'))) {
  console.error(`${root} contains no site. Build one with: npm run build`);
  process.exit(1);
}
const reports = values.reports === undefined ? undefined : reportsAt(root, resolve(values.reports));
const server = createServer({
  root,
  ...(reports && { intercept: reports }),
  mock: values.mock,
  ...(values.api === undefined ? {} : { api: values.api }),
  ...(values.origin === undefined ? {} : { origin: new URL(values.origin).origin }),
});
try {
  const url = await server.listen(Number(values.port ?? process.env['PORT'] ?? 4000), values.host);
  console.log(`Console on ${url}${values.api === undefined ? '' : `, API ${values.api}`}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
