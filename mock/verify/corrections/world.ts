import { createMock, fakeClock, type Mock, type MockOptions } from '../../src/index.ts';
import { at, callerOf, itemsOf, type Caller } from '../../src/testing.ts';

export const GIB = 1024 ** 3;
export { at, itemsOf };

/** A mock with the demo's data, and functions to call it as its users. */
export interface World {
  readonly mock: Mock;
  /** The operator. */
  readonly call: Caller;
  /** Anybody else, by display name; null is signed out. */
  readonly as: (persona: string | null) => Caller;
  readonly advance: (ms: number) => void;
}

export const PAVEL = 'Pavel Novak';
export const INES = 'Ines Carvalho';

export function world(options: MockOptions = {}): World {
  const clock = fakeClock();
  const mock = createMock({ clock, personas: true, ...options });
  return {
    mock,
    call: callerOf(mock),
    as: (persona) => callerOf(mock, persona),
    advance: (ms) => clock.advance(ms),
  };
}

/** A raw request, for headers and forms. */
export function send(
  { mock }: World,
  method: string,
  path: string,
  init: { readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<Response> {
  const { headers = {}, body } = init;
  return mock.handle(
    new Request(`http://mock.test${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
  );
}

/** The identity of a refusal: status and code. */
export const told = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
  [status, at(body, 'error_code')] as const;

/** The id of something, by the path of its view. */
export const idOf = async (call: Caller, path: string): Promise<string> =>
  String(at((await call('GET', path)).body, 'id'));

/** A body for a new instance without network and disks. */
export const instance = (name: string, more: object = {}) => ({
  name,
  description: '',
  hostname: name,
  ncpus: 1,
  memory: GIB,
  network_interfaces: { type: 'none' },
  ...more,
});

/** A body for a new blank disk. */
export const disk = (name: string, size: number = GIB, more: object = {}) => ({
  name,
  description: '',
  size,
  disk_source: { type: 'blank', block_size: 512 },
  ...more,
});

export const EDGE = '?project=edge-cache';
