import { at, idOf, itemsOf, type World, world } from '../../src/testing.ts';

export const GIB = 1024 ** 3;
export { at, idOf, itemsOf, type World, world };

export const PAVEL = 'Pavel Novak';
export const INES = 'Ines Carvalho';

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
