import type { OperationId } from '../src/wire/api.ts';
import { clash, outsiders, refusalsOf, type Refusal } from './refusals.ts';
import { codeOf, errorProblem, messageOf, successProblem, type Reply } from './reply.ts';
import { membersOf, partsOf, wireOf, type Parts, type Sample } from './sample.ts';
import { sampleOf } from './samples/index.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { prepare, type As, type Place } from './steps.ts';

export interface Verified extends Place {
  /** Back to the demo data; signs the operator in again. */
  readonly reset: () => Promise<As>;
  /** Signs in by login name. */
  readonly signIn: (silo: string, user: string) => Promise<As>;
  /** Asks for a serial console; resolves to the refusal, if it is refused. */
  readonly openStream: (url: string, as: As) => Promise<Reply | undefined>;
}

/** Result of verifying an operation. */
export interface Verdict {
  readonly id: OperationId;
  readonly refusals: number;
  readonly problems: readonly string[];
}

/** The problem of an answer to a call that must be refused. */
export function refusalProblem(
  refusal: Pick<Refusal, 'status' | 'code' | 'message'>,
  reply: Reply,
  method: string,
): string | undefined {
  const problem = errorProblem(reply, method, refusal.status);
  const got = `${reply.status} ${codeOf(reply) ?? 'without a code'}: ${messageOf(reply)}`;
  if (reply.status !== refusal.status) return `wanted ${refusal.status}, got ${got}`;
  if (problem !== undefined || method === 'HEAD') return problem;
  if (refusal.code !== undefined && codeOf(reply) !== refusal.code)
    return `wanted ${refusal.code}, got ${got}`;
  return refusal.message === undefined || refusal.message.test(messageOf(reply))
    ? undefined
    : `wanted ${String(refusal.message)}, got ${got}`;
}

const badToken: As = { authorization: 'Bearer 00000000-0000-4000-8000-000000000000' };

/** How the others call: without a session, with a bad one, or signed in as someone who may not. */
function headersOf({ signIn }: Verified, as: NonNullable<Refusal['as']>): Promise<As> | As {
  if (as === 'signed out') return {};
  if (as === 'bad token') return badToken;
  const [silo, user] = outsiders[as];
  return signIn(silo, user);
}

/** The answer to a call; undefined for a stream that was opened. */
function answerTo(place: Verified, parts: Parts, as: As): Promise<Reply | undefined> {
  const wire = wireOf(parts, as);
  return parts.operation.row.answer === 'websocket' ? place.openStream(wire.url, as) : place.send(wire);
}

async function tryRefusals(
  place: Verified,
  parts: Parts,
  sample: Sample,
  operator: As,
): Promise<[number, string[]]> {
  const problems: string[] = [];
  const refusals = refusalsOf(parts, sample);
  for (const refusal of refusals) {
    const as = refusal.as === undefined ? operator : await headersOf(place, refusal.as);
    const changed = { ...parts, ...refusal.change };
    const reply = await answerTo(place, changed, as);
    const problem = reply && refusalProblem(refusal, reply, parts.operation.row.method);
    if (reply === undefined) problems.push(`${refusal.what}: the stream was opened`);
    if (problem !== undefined) problems.push(`${refusal.what}: ${problem}`);
  }
  return [refusals.length, problems];
}

/** A create with a name is refused the second time. */
const takesName = (parts: Parts, reply: Reply): boolean =>
  parts.operation.row.method === 'POST' && reply.status === 201 && 'name' in membersOf(parts.body);

/** The refusal of a second call, in `otherwise` of samples. */
const AGAIN = 'the same name again';

/** Every generic refusal, then the success, then the same call again where that conflicts. */
export async function verifyOperation(place: Verified, id: OperationId): Promise<Verdict> {
  const operator = await place.reset();
  const sample = sampleOf(id);
  const answers = await prepare(place, sample, operator, operator);
  const parts = partsOf(id, sample, answers);
  const [count, problems] = await tryRefusals(place, parts, sample, operator);
  const reply = await answerTo(place, parts, operator);
  if (reply === undefined) return { id, refusals: count, problems };
  const problem = successProblem(parts.operation, reply);
  if (problem !== undefined) return { id, refusals: count, problems: [...problems, `success: ${problem}`] };
  if (!takesName(parts, reply)) return { id, refusals: count, problems };
  const again = await place.send(wireOf(parts, operator));
  const isFine = again.status === sample.otherwise?.[AGAIN];
  const second = isFine ? undefined : refusalProblem(clash, again, 'POST');
  if (second !== undefined) problems.push(`${AGAIN}: ${second}`);
  return { id, refusals: count + 1, problems };
}

/** A refusal of one operation: on fresh data, after its preparation. */
export async function verifyScenario(place: Verified, scenario: Scenario): Promise<string | undefined> {
  const operator = await place.reset();
  const base = sampleOf(scenario.call);
  const sample = { ...base, ...scenario, before: [...(base.before ?? []), ...(scenario.before ?? [])] };
  const path = { ...base.path, ...scenario.path };
  const query = { ...base.query, ...scenario.query };
  const answers = await prepare(place, sample, operator, operator);
  const parts = partsOf(scenario.call, { ...sample, path, query }, answers);
  const given = scenario.body ?? parts.body;
  const body = scenario.change === undefined ? given : { ...membersOf(given), ...scenario.change };
  const reply = await place.send(wireOf({ ...parts, body }, { ...operator, ...scenario.headers }));
  return refusalProblem(scenario, reply, parts.operation.row.method);
}
