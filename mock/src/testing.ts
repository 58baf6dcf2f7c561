import { personas } from './seeds/index.ts';
import { createMock, type Mock, type MockOptions } from './server/mock.ts';
import { fakeClock } from './store/clock.ts';

export interface Answered {
  readonly status: number;
  /** The parsed body; undefined when there is none. */
  readonly body: unknown;
}

/** Calls a mock like a browser, as one persona. */
export type Caller = (method: string, path: string, body?: unknown) => Promise<Answered>;

/** @param persona display name, null for nobody; default the operator. Needs a mock with `personas: true`. */
export function callerOf(mock: Mock, persona: string | null = personas.operator): Caller {
  return async (method, path, body) => {
    const cookie = persona === null ? '' : `msw-user=${encodeURIComponent(persona)}`;
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const init = { method, headers };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(
      `http://mock.test${path}`,
      body === undefined ? init : { ...init, body: text },
    );
    const response = await mock.handle(request);
    const answer = await response.text();
    const parsed: unknown = answer === '' ? undefined : JSON.parse(answer);
    return { status: response.status, body: parsed };
  };
}

/** A nested member of a parsed body; undefined when it does not exist. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? new Map(Object.entries(inner)).get(String(key))
        : undefined,
    value,
  );
}

export function itemsOf(body: unknown): unknown[] {
  const items = at(body, 'items');
  return Array.isArray(items) ? items : [];
}

/** The names in a list. */
export const namesIn = async (call: Caller, path: string): Promise<unknown[]> =>
  itemsOf((await call('GET', path)).body).map((item) => at(item, 'name'));

/** The id of something, by the path of its view. */
export const idOf = async (call: Caller, path: string): Promise<string> =>
  String(at((await call('GET', path)).body, 'id'));

/** A mock on its own clock, and calls as its operator, a collaborator of the silo, a user without roles, and anybody else. */
export function world(options: MockOptions = {}) {
  const clock = fakeClock();
  const mock = createMock({ clock, personas: true, ...options });
  const as = (persona: string | null) => callerOf(mock, persona);
  return {
    clock,
    advance: (ms: number) => clock.advance(ms),
    mock,
    tables: mock.store.tables,
    call: callerOf(mock),
    as,
    other: as(personas.siloCollaborator),
    nobody: as(personas.nobody),
  };
}

export type World = ReturnType<typeof world>;
