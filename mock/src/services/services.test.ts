import { expect, test, vi } from 'vitest';
import { callerOf } from '../testing.ts';
import { createMock } from '../server/mock.ts';
import { MockError } from '../wire/errors.ts';
import type { MockService } from './define.ts';
import { defineMock, isMockService } from './define.ts';

const OBJECT = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const LIMIT = { name: 'limit', in: 'query', required: false, schema: { type: 'integer' } };
const ID = { name: 'backup_id', in: 'path', required: true, schema: { type: 'string' } };

/** A document as `console-sdk generate` writes it. */
const DOCUMENT = {
  paths: {
    '/v1/backups': {
      get: {
        operationId: 'backup_list',
        parameters: [LIMIT],
        responses: { 200: json({ type: 'object', properties: { items: { type: 'array', items: OBJECT } } }) },
      },
      post: {
        operationId: 'backup_create',
        parameters: [],
        requestBody: json(OBJECT),
        responses: { 201: json(OBJECT) },
      },
    },
    '/v1/backups/{backup_id}': {
      delete: { operationId: 'backup_delete', parameters: [ID], responses: { 204: {} } },
    },
  },
  components: { schemas: {} },
};

type Handler = (input: { path: object; query: object; body: unknown }, call: { user: object }) => unknown;

/** The service with handlers; this service has no types. */
function serviceWith(begin: () => Record<string, Handler>): MockService {
  const service: unknown = Reflect.apply(defineMock, undefined, ['backups', DOCUMENT, begin]);
  if (!isMockService(service)) throw new Error('it is no service');
  return service;
}

const backups = () =>
  serviceWith(() => {
    const rows: unknown[] = [{ name: 'daily' }];
    return {
      backupList: ({ query }) => ({ items: rows.slice(0, Number(Reflect.get(query, 'limit') ?? 10)) }),
      backupCreate: ({ body }) => {
        rows.push(body);
        return body;
      },
      backupDelete: ({ path }) => {
        throw new MockError(404, 'ObjectNotFound', `not found: ${String(Reflect.get(path, 'backupId'))}`);
      },
    };
  });

const world = (warn = vi.fn()) => {
  const mock = createMock({ personas: true, services: [backups()], warn });
  return { mock, warn, call: callerOf(mock), asNobody: callerOf(mock, null) };
};

/** The error as another bundle has it: the same class, from another copy of its module. */
class OtherMockError extends Error {
  override readonly name = 'MockError';
  readonly status = 404;
  readonly code = 'ObjectNotFound';
  readonly headers = {};
}

test('an error of the mock of an area becomes the response', async () => {
  const refuse = () => {
    throw new OtherMockError('not found: x');
  };
  const service = serviceWith(() => ({ backupList: refuse, backupCreate: refuse, backupDelete: refuse }));
  const call = callerOf(createMock({ personas: true, services: [service] }));
  expect(await call('GET', '/apis/backups/v1/backups')).toMatchObject({
    status: 404,
    body: { error_code: 'ObjectNotFound', message: 'not found: x' },
  });
});

test('calls are answered by the handlers, with checked input', async () => {
  const { mock, call } = world();
  expect(await call('POST', '/apis/backups/v1/backups', { name: 'weekly' })).toEqual({
    status: 201,
    body: { name: 'weekly' },
  });
  expect(await call('GET', '/apis/backups/v1/backups?limit=1')).toEqual({
    status: 200,
    body: { items: [{ name: 'daily' }] },
  });
  expect(await call('DELETE', '/apis/backups/v1/backups/x')).toMatchObject({
    status: 404,
    body: { error_code: 'ObjectNotFound', message: 'not found: x' },
  });
  expect(mock.calls.get('backups.backupList')).toBe(1);
});

test.each([
  ['POST', '/apis/backups/v1/backups', { title: 'x' }, 400],
  ['GET', '/apis/backups/v1/backups?limit=many', undefined, 400],
  ['GET', '/apis/backups/v1/backups?page=2', undefined, 400],
  ['PUT', '/apis/backups/v1/backups', {}, 405],
  ['GET', '/apis/backups/v1/nothing', undefined, 404],
  ['GET', '/apis/other/v1/backups', undefined, 404],
])('%s %s with %j is refused: %s', async (method, path, body, status) => {
  expect((await world().call(method, path, body)).status).toBe(status);
});

test('nobody gets an answer without a session', async () => {
  expect((await world().asNobody('GET', '/apis/backups/v1/backups')).status).toBe(401);
});

test('an answer that the document does not describe is an error of the mock', async () => {
  const warn = vi.fn();
  const service = serviceWith(() => ({
    backupList: () => ({ items: [{}] }),
    backupCreate: () => 0,
    backupDelete: () => 0,
  }));
  const mock = createMock({ personas: true, services: [service], warn });
  expect((await callerOf(mock)('GET', '/apis/backups/v1/backups')).status).toBe(500);
  expect(warn.mock.lastCall?.[0]).toContain('backups.backupList: the answer');
});

test('its operations can be made to fail, and unknown ones are refused', async () => {
  const { mock, call } = world();
  const fault = (operation: string) => call('POST', '/__mock/faults', { operation, status: 503, count: 1 });
  expect((await fault('backups.backupList')).status).toBe(200);
  expect((await call('GET', '/apis/backups/v1/backups')).status).toBe(503);
  expect((await call('GET', '/apis/backups/v1/backups')).status).toBe(200);
  expect((await fault('backupList')).body).toMatchObject({ message: 'there is no operation "backupList"' });
  expect(() => mock.faults.add({ operation: 'backups.backupLst' })).toThrow('there is no operation');
});

test('a reset brings the first data back', async () => {
  const { mock, call } = world();
  await call('POST', '/apis/backups/v1/backups', { name: 'weekly' });
  mock.reset();
  expect((await call('GET', '/apis/backups/v1/backups')).body).toEqual({ items: [{ name: 'daily' }] });
});

test.each([
  ['no mock', {}, 'defineMock returns one'],
  ['a second mock of a service', backups(), 'two mocks of backups'],
])('%s is refused', (_, value, message) => {
  expect(() => world().mock.addService(value)).toThrow(message);
});

test('a service without a handler for an operation is refused, with its name', () => {
  expect(() => serviceWith(() => ({ backupList: () => 0, backupCreate: () => 0 }))).toThrow(
    'lacks backupDelete',
  );
});

test('a handler for no operation of the document is refused, with its name', () => {
  const rest = { backupList: () => 0, backupCreate: () => 0, backupDelete: () => 0 };
  expect(() => serviceWith(() => ({ ...rest, backupRemove: () => 0 }))).toThrow(
    'The mock of backups has a handler for backupRemove, which is no operation of its document',
  );
});

test('names that are not in snake_case are those of the document, and a body may be optional', async () => {
  const thing = {
    type: 'object',
    properties: { sizeBytes: { type: 'integer' }, time_made: { type: 'string' } },
  };
  const document = {
    paths: {
      '/v1/things': {
        post: {
          operationId: 'create',
          parameters: [{ name: 'maxSize', in: 'query', required: false, schema: { type: 'integer' } }],
          requestBody: { required: false, ...json(thing) },
          responses: { 201: json(thing) },
        },
      },
    },
    components: { schemas: {} },
    'x-names': ['maxSize', 'sizeBytes'],
  };
  const create = vi.fn(() => ({ sizeBytes: 7, timeMade: 'today' }));
  const service: unknown = Reflect.apply(defineMock, undefined, ['things', document, () => ({ create })]);
  if (!isMockService(service)) throw new Error('it is no service');
  const call = callerOf(createMock({ personas: true, services: [service] }));
  expect(await call('POST', '/apis/things/v1/things?maxSize=3', { sizeBytes: 2 })).toMatchObject({
    status: 201,
    body: { sizeBytes: 7, time_made: 'today' },
  });
  expect(create.mock.lastCall).toMatchObject([{ query: { maxSize: 3 }, body: { sizeBytes: 2 } }, {}]);
  expect(await call('POST', '/apis/things/v1/things')).toMatchObject({ status: 201 });
  expect(create.mock.lastCall).toMatchObject([{ body: undefined }, {}]);
});
