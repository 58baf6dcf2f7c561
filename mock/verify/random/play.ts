import fc from 'fast-check';
import { dump, problems } from '../invariants/index.ts';
import type { Mock } from '../../src/server/mock.ts';
import { anyStep } from './any-step.ts';
import type { Step } from './steps.ts';
import { randomWorld } from './world.ts';
import type { Store } from '../../src/store/store.ts';
import { normalizeAddress } from '../../src/values/addresses.ts';
import { at, callerOf } from '../../src/testing.ts';

/** Result of one step. */
interface Done {
  /** The call as a person would read it. */
  readonly line: string;
  /** The invariant that it broke, if any. */
  readonly broken: string | undefined;
}

/** The invariants between any two calls; `problems`, unless a test needs a failure. */
export type Promises = (store: Store) => readonly string[];

/** Refusals with a status of failures: a snapshot of a disk that waits for an import, and no room. */
const refusals: ReadonlySet<number> = new Set([503, 507]);

/** Whether a call changes a name to one that something has: production fails with 500 then (docs/contract/corrections.md). */
function takesName(store: Store, method: string, sent: unknown): boolean {
  const name = at(sent, 'name');
  const { tables } = store;
  const named = [
    tables.projects,
    tables.vpcs,
    tables.routers,
    tables.routes,
    tables.floatingIps,
    tables.affinityGroups,
    tables.antiAffinityGroups,
    tables.ipPools,
    tables.webhookReceivers,
  ];
  return method === 'PUT' && named.some((table) => [...table].some((row) => row.name === name));
}

/** Whether a call begins a second BFD session for one peer, at which production fails too. */
export function repeatsSession(store: Store, path: string, sent: unknown): boolean {
  const remote = at(sent, 'remote');
  if (!path.endsWith('/bfd-enable') || typeof remote !== 'string') return false;
  const sessions = [...store.tables.bfdSessions];
  return sessions.some((session) => session.remote === normalizeAddress(remote));
}

async function take(mock: Mock, step: Step, promises: Promises): Promise<Done> {
  if ('wait' in step) {
    mock.clock.advance(step.wait);
    return { line: `wait ${step.wait} ms`, broken: undefined };
  }
  const call = callerOf(mock, step.as);
  // Changes that became due in the meantime do not count as changes of the call.
  await call('GET', '/v1/ping');
  const before = dump(mock.store);
  const sent = step.bodyOf?.(mock.store) ?? step.body;
  const path = step.pathOf?.(mock.store) ?? step.path;
  const { status, body } = await call(step.method, path, sent);
  const message = status < 400 ? undefined : at(body, 'message');
  const said = sent === undefined ? '' : ` ${JSON.stringify(sent)}`;
  const line =
    `${step.as ?? 'signed out'}: ${step.method} ${path}${said} -> ${status} ${typeof message === 'string' ? message : ''}`.trimEnd();
  const isKnown =
    refusals.has(status) ||
    (status === 500 && (takesName(mock.store, step.method, sent) || repeatsSession(mock.store, path, sent)));
  if (status >= 500 && !isKnown) return { line, broken: `a ${status}` };
  if (status >= 400 && dump(mock.store) !== before)
    return { line, broken: 'a failed call changed something' };
  return { line, broken: promises(mock.store)[0] };
}

/** Does steps from the start, up to the first that breaks an invariant. */
async function play(
  steps: readonly Step[],
  promises: Promises,
): Promise<{ lines: string[]; broken: string | undefined }> {
  const mock = await randomWorld();
  const lines: string[] = [];
  for (const step of steps) {
    const { line, broken } = await take(mock, step, promises);
    lines.push(line);
    if (broken !== undefined) return { lines, broken };
  }
  return { lines, broken: undefined };
}

/** A shrunk sequence, as a script to follow manually. */
async function script(steps: readonly Step[], seed: number, promises: Promises): Promise<string> {
  const { lines, broken } = await play(steps, promises);
  const numbered = lines.map((line, index) => `  ${index + 1}. ${line}`);
  return [`After these calls on the random world: ${broken}`, ...numbered, `(fast-check seed ${seed})`].join(
    '\n',
  );
}

/**
 * Plays random sequences of calls by random users.
 * @param sequences how many; each has up to 120 steps, some 55 in the mean
 * @returns how many calls were made
 * @throws Error with the shortest sequence found that breaks an invariant, written as a script
 */
export async function playRandomly(
  sequences: number,
  { promises = problems, seed }: { readonly promises?: Promises; readonly seed?: number } = {},
): Promise<number> {
  let calls = 0;
  const sequence = fc.array(anyStep, { minLength: 1, maxLength: 120, size: 'max' });
  const property = fc.asyncProperty(sequence, async (steps) => {
    const { lines, broken } = await play(steps, promises);
    calls += lines.filter((line) => !line.startsWith('wait ')).length;
    return broken === undefined;
  });
  const result = await fc.check(property, { numRuns: sequences, ...(seed === undefined ? {} : { seed }) });
  if (!result.failed) return calls;
  const [steps] = result.counterexample ?? [];
  throw new Error(
    steps === undefined ? String(result.errorInstance) : await script(steps, result.seed, promises),
  );
}
