import type { OperationId } from '../../src/wire/api.ts';
import { createMock, fakeClock, type Mock } from '../../src/index.ts';
import { operations } from '../../src/wire/operations.ts';
import { readReply } from '../reply.ts';
import { partsOf, wireOf, type Sample } from '../sample.ts';
import { sampleOf } from '../samples/index.ts';
import { prepare, type As, type Place } from '../steps.ts';
import { ids } from '../usual.ts';
import { expected } from './facts.ts';
import { allPersonas, addPersona, userIdOf, type Persona } from './personas.ts';

const as = (user: string | undefined): As =>
  user === undefined ? {} : { cookie: `msw-user=${encodeURIComponent(user)}` };
const operator = as('Maren Okafor');

const granted = allPersonas.filter(({ project, silo }) => project !== undefined && silo === undefined);
const assignments = granted.map((persona) => ({
  identity_type: 'silo_user',
  identity_id: persona.key === 'project-admin' ? userIdOf(persona) : demoUser(persona),
  role_name: persona.project,
}));

/** The demo gives its roles to users and to groups; here users are enough. */
function demoUser({ user }: Persona): string {
  const { tables } = createMock({ clock: fakeClock() }).store;
  return tables.users.find((row) => row.displayName === user)?.id ?? ids.maren;
}

/** The project that is deleted is a new one, on which those who have a role on `edge-cache` get the same. */
function sampleFor(id: OperationId): Sample {
  const sample = sampleOf(id);
  if (id !== 'projectDelete') return sample;
  const grant = {
    call: 'projectPolicyUpdate',
    path: sample.path ?? {},
    body: { role_assignments: assignments },
  } as const;
  return { ...sample, before: [...(sample.before ?? []), grant] };
}

const asOutcome = (status: number): number | 'ok' => (status < 400 ? 'ok' : status);

/** Websockets are requested in process, which is enough to see whether they are refused. */
async function statusOf(mock: Mock, place: Place, id: OperationId, caller: As): Promise<number> {
  const sample = sampleFor(id);
  const answers = await prepare(place, sample, operator, caller);
  const parts = partsOf(id, sample, answers);
  const wire = wireOf(parts, caller);
  if (parts.operation.row.answer !== 'websocket') return (await place.send(wire)).status;
  const name = /msw-user=(.*)/.exec(caller['cookie'] ?? '')?.[1];
  const opened = await mock.connect({
    method: 'GET',
    url: new URL(wire.url, 'http://mock.test'),
    body: new Uint8Array(),
    authorization: undefined,
    cookies: new Map(name === undefined ? [] : [['msw-user', decodeURIComponent(name)]]),
  });
  return 'refused' in opened ? opened.refused.status : 101;
}

/** Remembers all rows, which are never changed in place, and puts them back. */
function snapshot({ store }: Mock): () => void {
  const { progress } = store;
  const kept = new Map(Object.entries(store.tables).map(([name, table]) => [name, [...table]]));
  return () => store.restore(progress, (name) => () => kept.get(name) ?? []);
}

/**
 * Makes calls as one person, each on fresh data.
 * @param ids the operations; default all
 */
export async function outcomesFor(
  persona: Persona,
  ids: readonly string[] = operations.map(({ id }) => id),
): Promise<ReadonlyMap<string, number | 'ok'>> {
  const clock = fakeClock();
  const mock = createMock({ clock, personas: true });
  addPersona(mock, persona);
  const goBack = snapshot(mock);
  const place: Place = {
    send: async ({ method, url, headers, body }) => {
      const init = body === undefined ? { method, headers } : { method, headers, body };
      return readReply(await mock.handle(new Request(`http://mock.test${url}`, init)));
    },
    advance: async (ms) => clock.advance(ms),
  };
  const outcomes = new Map<string, number | 'ok'>();
  for (const { id, row } of operations.filter((one) => ids.includes(one.id))) {
    const got = asOutcome(await statusOf(mock, place, id, as(persona.user)));
    outcomes.set(id, got);
    const prepared = (sampleFor(id).before ?? []).length > 0;
    if (prepared || (got === 'ok' && row.method !== 'GET' && row.method !== 'HEAD')) goBack();
  }
  return outcomes;
}

/**
 * Makes every call as one persona.
 * @returns the calls with another result, as `operation: wanted, got`
 */
export async function tryAll(persona: Persona): Promise<string[]> {
  return [...(await outcomesFor(persona))].flatMap(([id, got]) => {
    const wanted = expected(id, persona);
    return got === wanted ? [] : [`${id}: wanted ${wanted}, got ${got}`];
  });
}
