import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './machine/files.ts';
import { numberFlag, readFlags, urlFlag } from './machine/flags.ts';
import { reportsAt } from '../deploy/reports/endpoint.ts';
import { createServer } from './server/server.ts';

const USAGE = `npm run serve -- [flags]
  --api URL       server that gets the calls and the websocket of the API
  --port N        port to listen on (PORT, else 4000)
  --host ADDRESS  address to listen on (127.0.0.1)
  --root DIR      folder of the site (dist/site)
  --origin URL    address of the console in browsers, when a proxy is in front
  --reports DIR   keep the reports of browsers there, a file a day
  --mock          also forward the endpoints that control the mock API`;

/** Serves the built console with its headers, and forwards calls of the API. */
const { values } = readFlags(USAGE, {
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
const urlOf = (name: 'api' | 'origin') => {
  const text = values[name];
  return text === undefined ? undefined : urlFlag(USAGE, name, text);
};
const api = urlOf('api');
const origin = urlOf('origin');
const port = numberFlag(USAGE, 'port', values.port ?? process.env['PORT'] ?? '4000');
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
  ...(values.api !== undefined && { api: values.api }),
  ...(origin && { origin: origin.origin }),
});
try {
  const url = await server.listen(port, values.host);
  console.log(`Console on ${url}${api ? `, API ${values.api}` : ''}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
