import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './machine/files.ts';
import { endOnSignal } from './machine/end.ts';
import { numberFlag, readFlags, refuse, urlFlag } from './machine/flags.ts';
import { upstreamsOf, type Upstreams } from '../deploy/services.ts';
import { signingOf } from '../deploy/site/keys.ts';
import { verifyServed } from '../deploy/site/served-rows.ts';
import { reportsAt } from '../deploy/reports/endpoint.ts';
import { limitsFor } from './server/limits.ts';
import { createServer } from './server/server.ts';

const USAGE = `npm run serve -- [flags]
  --api URL       server that gets the calls and the websocket of the API
  --api /apis/NAME=URL      service of another team that gets the calls below this path; repeatable
  --port N        port to listen on (PORT, else 4000)
  --host ADDRESS  address to listen on (127.0.0.1)
  --root DIR      folder of the site (dist/site)
  --origin URL    address of the console in browsers, when a proxy is in front
  --trusted-proxy A,B/16    proxies in front, whose X-Forwarded-For names the client
  --calls-per-client N|off  calls of one client at a time (64); off where a proxy has the limits
  --log           print a line of JSON for each request
  --release-keys NAME=FILE.pub,…  end when the site has what these keys have not signed (the keys of the site)
  --reports DIR   keep the reports of browsers there, a file a day
  --mock          also forward the endpoints that control the mock API`;

function upstreams(): Upstreams {
  try {
    return upstreamsOf(values.api ?? []);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), USAGE);
  }
}

/** Serves the built console with its headers, and forwards calls of the API. */
const { values } = readFlags(USAGE, {
  options: {
    api: { type: 'string', multiple: true },
    origin: { type: 'string' },
    reports: { type: 'string' },
    'release-keys': { type: 'string' },
    'trusted-proxy': { type: 'string' },
    'calls-per-client': { type: 'string' },
    log: { type: 'boolean', default: false },
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    root: { type: 'string', default: join(ROOT, 'dist/site') },
    mock: { type: 'boolean', default: false },
  },
});
const urlOf = (name: 'api' | 'origin', text: string | undefined) =>
  text === undefined ? undefined : urlFlag(USAGE, name, text);
const { api: given, services } = upstreams();
const api = urlOf('api', given);
const origin = urlOf('origin', values.origin);
const port = numberFlag(USAGE, 'port', values.port ?? process.env['PORT'] ?? '4000');
const root = resolve(values.root);
if (!existsSync(join(root, 'index.html'))) {
  console.error(`${root} contains no site. Build one with: npm run build`);
  process.exit(1);
}
try {
  const keys = values['release-keys'];
  verifyServed(root, keys === undefined ? undefined : signingOf(keys));
  const server = createServer({
    root,
    ...(values.reports !== undefined && { intercept: reportsAt(root, resolve(values.reports)) }),
    mock: values.mock,
    trustedProxies: values['trusted-proxy']?.split(',') ?? [],
    limits: limitsFor(values['calls-per-client']),
    ...(values.log && { log: (line: string) => console.log(line) }),
    services,
    ...(given !== undefined && { api: given }),
    ...(origin && { origin: origin.origin }),
  });
  const url = await server.listen(port, values.host);
  console.log(`Console on ${url}${api ? `, API ${given}` : ''}`);
  endOnSignal(() => server.end());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
