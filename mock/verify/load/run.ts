import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { membersOf } from '../sample.ts';
import { Clients } from './clients.ts';

/*
 * `npm run mock:load [-- CLIENTS SECONDS]`: many clients at once on loopback, without a single error, and without the server's
 * memory growing. FULL=1: 200 clients for 30 s; otherwise 50 for 5 s.
 */

const full = process.env['FULL'] !== undefined;
const [clientsText = full ? '200' : '50', secondsText = full ? '30' : '5'] = process.argv.slice(2);
const count = Number(clientsText);
const seconds = Number(secondsText);
const MIB = 1024 ** 2;
/** What may be left over: caches of the engine, the last answers. A leak of one answer in ten would be far above it. */
const GROWTH_MAX = 24 * MIB;

const child = fork(join(import.meta.dirname, 'server.ts'), { execArgv: ['--expose-gc'] });

/** The next message, after sending one if that is needed to get it. */
async function ask(message?: string): Promise<Record<string, unknown>> {
  const answer = once(child, 'message');
  if (message !== undefined) child.send(message);
  const said: unknown = (await answer).at(0);
  return membersOf(said);
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const { url } = await ask();
const clients = new Clients(String(url), count);
// Compiled code and first pages do not count as growth.
await clients.run(count, 1500);
const before = await ask('memory');
clients.seen.times.length = 0;
const start = performance.now();
await clients.run(count, seconds * 1000);
const time = (performance.now() - start) / 1000;
const after = await ask('memory');
clients.close();
child.disconnect();

const { times, errors } = clients.seen;
times.sort((a, b) => a - b);
const at = (share: number): string => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
const mib = (value: unknown): string => `${(number(value) / MIB).toFixed(1)} MiB`;
const grown = number(after['heapUsed']) - number(before['heapUsed']);
const problems = errors.slice(0, 20);
for (const said of [before, after])
  problems.push(...(Array.isArray(said['problems']) ? said['problems'].map(String) : []));
if (grown > GROWTH_MAX) problems.push(`the heap grew by ${mib(grown)}`);
if (after['rows'] !== before['rows'])
  problems.push(
    `${number(after['rows'])} rows instead of ${number(before['rows'])}: something was left behind`,
  );
for (const problem of problems) console.log(`FAIL ${problem}`);
console.log(
  `${count} clients, ${time.toFixed(1)} s: ${times.length} calls, ${Math.round(times.length / time)} a second`,
);
console.log(`p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(0.999999)}`);
console.log(
  `heap ${mib(before['heapUsed'])} before, ${mib(after['heapUsed'])} after; resident ${mib(after['rss'])}`,
);
console.log(
  `${Math.max(0, times.length - errors.length)}/${times.length + (problems.length > errors.length ? 1 : 0)} calls answered`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
