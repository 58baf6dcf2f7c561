import { Agent } from 'node:http';
import { rules } from '../../src/resources/rules.ts';
import { createMock, fakeClock } from '../../src/index.ts';
import { dump } from '../invariants/index.ts';
import { operations, type Operation } from '../../src/wire/operations.ts';
import { serve } from '../../src/adapters/http/serve.ts';
import { errorProblem, overHttp, type Reply } from '../reply.ts';
import { partsOf, wireOf, type Parts, type Wire } from '../sample.ts';
import { sampleOf } from '../samples/index.ts';
import { badBody } from './bad-bodies.ts';
import { badBytes, badSession } from './bad-bytes.ts';
import { badPath, badQuery } from './bad-targets.ts';
import { diceOf, type Dice } from './dice.ts';
import { sendBytes, sendWire } from './send-bytes.ts';

/*
 * `npm run mock:fuzz [-- COUNT [SEED]]`: malformed requests over HTTP. Each must get an error of the contract's form; none may be
 * a 5xx, hang, break the server or change anything. The same seed makes the same requests. 2,500 requests; with FULL=1, 5,000.
 */

const [count = process.env['FULL'] === undefined ? '2500' : '5000', seed = 'console'] = process.argv.slice(2);
const total = Number(count);
const CLIENTS = 8;

const mock = createMock({ clock: fakeClock() });
const served = await serve(mock, { port: 0 });
const port = Number(new URL(served.url).port);
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
/** Signs in the first user, as the identity provider of the silo does. */
const login = await overHttp(served.url)({
  method: 'POST',
  url: '/login/fernhill/saml/corp-sso',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'SAMLResponse=not-read',
});
const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
const before = dump(mock.store);

/** One request: its fault, its text, and how it is sent. */
interface Shot {
  readonly kind: string;
  readonly what: string;
  readonly shown: string;
  readonly method: string;
  readonly fire: () => Promise<Reply>;
}

const shown = ({ method, url }: Wire, body?: Uint8Array): string =>
  `${method} ${url.slice(0, 200)}${body === undefined ? '' : ` ${Buffer.from(body).toString('latin1').slice(0, 200)}`}`;

/** The sample without its steps: it is refused before anything is looked up. */
function partsFor({ id }: Operation): Parts {
  return partsOf(id, sampleOf(id));
}

function shot(kind: string, what: string, wire: Wire, body?: Uint8Array): Shot {
  const bytes = body ?? (wire.body === undefined ? undefined : Buffer.from(wire.body));
  const fire = () => sendWire(port, agent, wire, bytes);
  return { kind, what, shown: shown(wire, bytes), method: wire.method, fire };
}

const withBody = operations.filter(({ row }) => row.body === 'application/json');

/** Makes one malformed request. */
function aim(dice: Dice): Shot {
  const kind = dice.pick(['path', 'path', 'query', 'query', 'body', 'body', 'body', 'session', 'bytes']);
  const operation = dice.some(kind === 'body' ? withBody : operations);
  if (operation === undefined) throw new Error('there are no operations');
  const parts = partsFor(operation);
  const wire = wireOf(parts, { cookie });
  if (kind === 'bytes') {
    const { what, bytes } = badBytes(wire, dice);
    const text = bytes.toString('latin1').slice(0, 300);
    // What could not be read is answered with a body, also to HEAD.
    const fire = () => sendBytes(port, bytes);
    return { kind, what, shown: JSON.stringify(text), method: wire.method, fire };
  }
  const session = rules[operation.id].kind !== 'public';
  if (kind === 'session' && session) {
    const { cookie: _, ...rest } = wire.headers;
    return shot(kind, 'not signed in', { ...wire, headers: { ...rest, ...badSession(dice) } });
  }
  const bad = kind === 'body' ? badBody(parts, dice) : undefined;
  if (bad !== undefined) return shot('body', bad.what, wire, bad.body);
  const { what, ...target } = kind === 'query' ? badQuery(parts, dice) : badPath(parts, dice);
  return shot(kind === 'query' ? 'query' : 'path', what, { ...wire, ...target });
}

const counts = new Map<string, number>();
const statuses = new Map<number, number>();
const failures: string[] = [];

async function one(number: number): Promise<void> {
  const { kind, what, shown: text, method, fire } = aim(diceOf(`${seed} ${number}`));
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  try {
    const reply = await fire();
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    const problem = reply.bytes.length === 0 && method === 'HEAD' ? undefined : errorProblem(reply);
    if (problem !== undefined || reply.status >= 500)
      failures.push(`#${number} ${kind}, ${what}: ${problem ?? reply.status}\n   ${text}`);
  } catch (error) {
    failures.push(
      `#${number} ${kind}, ${what}: ${error instanceof Error ? error.message : 'failed'}\n   ${text}`,
    );
  }
}

let next = 0;
const client = async () => {
  while (next < total) {
    next += 1;
    await one(next);
  }
};
await Promise.all(Array.from({ length: CLIENTS }, client));
const unharmed = (await fetch(`${served.url}/v1/me`, { headers: { cookie } })).status === 200;
agent.destroy();
await served.close();

if (!unharmed) failures.push('the server answers no good call any more');
if (dump(mock.store) !== before) failures.push('a malformed request changed something');
for (const failure of failures.slice(0, 40)) console.log(`FAIL ${failure}`);
const list = (map: ReadonlyMap<string | number, number>) =>
  [...map]
    .map(([name, amount]) => `${name} ${amount}`)
    .sort()
    .join(', ');
console.log(`seed "${seed}": ${list(counts)}`);
console.log(`statuses: ${list(statuses)}`);
console.log(`${Math.max(0, total - failures.length)}/${total} malformed requests refused`);
process.exitCode = failures.length === 0 ? 0 : 1;
