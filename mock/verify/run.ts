import { createMock, DEMO_PASSWORD, fakeClock } from '../src/index.ts';
import { serve } from '../src/adapters/http/serve.ts';
import { operations } from '../src/wire/operations.ts';
import { tagOf } from './contract.ts';
import { overHttp } from './reply.ts';
import { scenarios } from './scenarios/index.ts';
import { openStream } from './stream.ts';
import type { As } from './steps.ts';
import { verifyOperation, verifyScenario, type Verdict, type Verified } from './verify-operation.ts';

/*
 * `npm run prove -- mock:verify`: every operation over HTTP, with success and with every refusal that the contract or
 * server-behaviour names; each response is validated against the OpenAPI document by a validator that is not the mock's.
 */

const clock = fakeClock();
const warnings: string[] = [];
const mock = createMock({ clock, personas: true, warn: (text) => warnings.push(text) });
const served = await serve(mock, { port: 0 });
const send = overHttp(served.url);

const post = (url: string, body: unknown) =>
  send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Signs someone in as the console does. */
async function signIn(silo: string, username: string): Promise<As> {
  const reply = await post(`/v1/login/${silo}/local`, { username, password: DEMO_PASSWORD });
  const cookie = reply.headers.get('set-cookie') ?? '';
  if (!/^session=.+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/.test(cookie))
    throw new Error(`bad cookie: ${cookie}`);
  return { cookie: cookie.split(';')[0] ?? '' };
}

const verified: Verified = {
  send,
  advance: async (ms) => {
    await post('/__mock/clock', { advance: ms });
  },
  reset: async () => {
    await post('/__mock/reset', { seed: 'demo' });
    return signIn('fernhill', 'maren');
  },
  signIn,
  openStream: (url, as) => openStream(served.url, url, as),
};

/** Adds refusals of one operation to its result. */
async function withScenarios(verdict: Verdict): Promise<Verdict> {
  const problems = [...verdict.problems];
  const own = scenarios.filter(({ call }) => call === verdict.id);
  for (const scenario of own) {
    const problem = await verifyScenario(verified, scenario);
    if (problem !== undefined) problems.push(`${scenario.what}: ${problem}`);
  }
  return { ...verdict, refusals: verdict.refusals + own.length, problems };
}

const verdicts: { tag: string; verdict: Verdict }[] = [];
for (const operation of operations) {
  const verdict = await withScenarios(await verifyOperation(verified, operation.id));
  verdicts.push({ tag: tagOf(operation), verdict });
  for (const problem of verdict.problems) console.log(`FAIL ${operation.id}: ${problem}`);
}
await served.close();

console.log(`\n${'tag'.padEnd(32)}operations  answered  refusals`);
for (const [tag, rows] of Map.groupBy(verdicts, (row) => row.tag)) {
  const answered = rows.filter(({ verdict }) => verdict.problems.length === 0).length;
  const refusals = rows.reduce((sum, { verdict }) => sum + verdict.refusals, 0);
  const counts = [rows.length, answered, refusals].map(String);
  console.log(
    `${tag.padEnd(32)}${counts[0]?.padStart(10)}${counts[1]?.padStart(10)}${counts[2]?.padStart(10)}`,
  );
}
const answered = verdicts.filter(({ verdict }) => verdict.problems.length === 0).length;
const refusals = verdicts.reduce((sum, { verdict }) => sum + verdict.refusals, 0);
for (const warning of new Set(warnings.filter((text) => !text.startsWith('no operation'))))
  console.log(warning);
console.log(`${refusals} refusals, each as the contract has it`);
console.log(`${answered}/${operations.length} operations answered`);
process.exitCode = answered === operations.length ? 0 : 1;
