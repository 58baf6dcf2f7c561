import { expect, test } from 'vitest';
import { readOwnDocument } from './document.ts';
import { emitService } from './emit.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The document of a service in OpenAPI 3.0, as a server generates it. */
const BACKUPS = {
  openapi: '3.0.3',
  info: { title: 'Backups', version: '1.0.0' },
  paths: {
    '/v1/backups': {
      parameters: [{ $ref: '#/components/parameters/Project' }],
      get: {
        operationId: 'backup_list',
        summary: 'Backups of a project.',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
          { name: 'page_token', in: 'query', schema: { type: 'string', nullable: true } },
          { name: 'x-trace', in: 'header', schema: { type: 'string' } },
        ],
        responses: { 200: { $ref: '#/components/responses/Backups' }, '4XX': { description: 'Error' } },
      },
      post: {
        operationId: 'backup-create',
        requestBody: json(ref('Backup.Create')),
        responses: { 201: json(ref('Backup')) },
      },
    },
    '/v1/backups/{backup_id}': {
      parameters: [{ name: 'backup_id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'backup_view', responses: { 200: json(ref('Backup')) } },
      delete: { operationId: 'backup_delete', 'x-stale': ['backup_list'], responses: { 204: {} } },
    },
    '/v1/search': {
      post: {
        operationId: 'backup_search',
        'x-read': true,
        requestBody: json({ type: 'object', properties: { text: { type: 'string' } } }),
        responses: { 200: json({ type: 'array', items: ref('Backup') }) },
      },
    },
  },
  components: {
    parameters: { Project: { name: 'project', in: 'query', required: true, schema: { type: 'string' } } },
    responses: { Backups: json(ref('BackupPage')) },
    schemas: {
      Backup: {
        type: 'object',
        required: ['id', 'time_created'],
        properties: {
          id: { type: 'string' },
          time_created: { type: 'string', format: 'date-time' },
          size: { type: 'integer', nullable: true },
          state: { allOf: [ref('State')], description: 'What it does.' },
        },
      },
      State: { type: 'string', enum: ['running', 'done'] },
      'Backup.Create': {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, key: { type: 'string', 'x-secret': 'KEY' } },
      },
      BackupPage: {
        type: 'object',
        required: ['items'],
        properties: {
          items: { type: 'array', items: ref('Backup') },
          next_page: { type: 'string', nullable: true },
        },
      },
    },
  },
};

const emitted = (document: unknown = BACKUPS) =>
  emitService(readOwnDocument(document), 'backups', 'openapi.json');

test('operations have qualified ids, camelCase inputs, and the types of their responses', () => {
  const text = emitted();
  expect(text).toContain(
    "'backups.backupList': { kind: 'read'; paged: true; input: { query: { project: string; limit?: number | undefined; pageToken?: string | null | undefined } }; output: BackupPage };",
  );
  expect(text).toContain(
    "'backups.backupCreate': { kind: 'write'; paged: false; input: { query: { project: string }; body: Backup_Create }; output: Backup };",
  );
  expect(text).toContain(
    "'backups.backupSearch': { kind: 'read'; paged: false; input: { body: { text?: string | undefined } }; output: Backup[] };",
  );
  expect(text).toContain('  timeCreated: Date;\n  size?: number | null | undefined;\n');
  expect(text).toContain('  /** What it does. */\n  state?: State | undefined;');
});

test('the shape of a response is that of the document, and never guessed from a name', () => {
  const text = emitted();
  expect(text).toContain("backupList: { path: '/v1/backups', shape: 'page' },");
  expect(text).toContain("backupView: { path: '/v1/backups/{backupId}', shape: 'object' },");
  expect(text).toContain("backupSearch: { path: '/v1/search', method: 'POST', shape: 'array' },");
});

test('a write makes the reads stale that the document names, else all of the service', () => {
  const text = emitted();
  expect(text).toContain("method: 'DELETE', shape: 'none', stale: ['backupList'] },");
  expect(text).toContain("stale: ['backupList', 'backupView', 'backupSearch'], secrets: [['key', 'KEY']] },");
});

test('a parameter of an operation replaces that of its path', () => {
  const document = structuredClone(BACKUPS);
  document.paths['/v1/backups'].get.parameters.push({
    name: 'project',
    in: 'query',
    schema: { type: 'string' },
  });
  expect(emitted(document)).toContain(
    "'backups.backupList': { kind: 'read'; paged: true; input: { query?: { limit?: number | undefined; pageToken?: string | null | undefined; project?: string | undefined } | undefined }; output: BackupPage };",
  );
});

test('members beside allOf are members of the schema', () => {
  const document = {
    ...BACKUPS,
    components: {
      ...BACKUPS.components,
      schemas: {
        ...BACKUPS.components.schemas,
        Extended: {
          allOf: [ref('Backup')],
          required: ['owner'],
          properties: { owner: { type: 'string' } },
        },
      },
    },
  };
  const text = emitted(document);
  const [, extended = ''] = /interface Extended \{\n([^}]*)\}/.exec(text) ?? [];
  expect(extended).toContain('  id: string;\n');
  expect(extended).toContain('  owner: string;\n');
});

test('the response of a success is found among those of errors', () => {
  const document = {
    ...BACKUPS,
    paths: {
      '/v1/count': {
        get: {
          operationId: 'count',
          responses: { 400: json(ref('State')), '2XX': json({ type: 'integer' }) },
        },
      },
    },
  };
  expect(emitted(document)).toContain('input: None; output: number }');
  expect(Object.keys(readOwnDocument(document).paths['/v1/count']?.get?.responses ?? {})).toEqual(['200']);
});

const changed = (change: (operation: Record<string, unknown>) => void) => {
  const document = structuredClone(BACKUPS);
  change(document.paths['/v1/backups'].get);
  return () => emitted(document);
};

test.each([
  ['another format', () => emitted({ swagger: '2.0' }), 'no OpenAPI document of version 3.0 or 3.1'],
  ['no operations', () => emitted({ openapi: '3.1.0' }), 'has no operations'],
  [
    'an operation without a name',
    changed((one) => delete one['operationId']),
    'GET /v1/backups has no operationId',
  ],
  [
    'two operations of one name',
    changed((one) => (one['operationId'] = 'backup_view')),
    'Two operations are called backupView',
  ],
  [
    'a header that must be sent',
    changed((one) => (one['parameters'] = [{ name: 'x-key', in: 'header', required: true }])),
    'the parameter x-key is in header',
  ],
  [
    'a reference to another file',
    changed((one) => (one['responses'] = { 200: { $ref: 'other.json#/x' } })),
    'put everything into one file',
  ],
  [
    'a name that is no identifier',
    changed((one) => (one['operationId'] = 'backup/list')),
    'GET /v1/backups: the operationId "backup/list" cannot be the name of a constant',
  ],
  [
    'a name that is a word of the language',
    changed((one) => (one['operationId'] = 'delete')),
    'GET /v1/backups: the operationId "delete" cannot be the name of a constant',
  ],
  [
    'a parameter that is no name of TypeScript',
    changed((one) => (one['parameters'] = [{ name: 'page-token', in: 'query' }])),
    'GET /v1/backups: the parameter page-token cannot be a name in TypeScript',
  ],
  [
    'a member that is no name of TypeScript',
    changed(
      (one) =>
        (one['responses'] = {
          200: json({ type: 'object', properties: { 'size.bytes': { type: 'integer' } } }),
        }),
    ),
    'the member size.bytes cannot be a name in TypeScript',
  ],
  [
    'no response but those of errors',
    changed((one) => (one['responses'] = { 400: json(ref('Backup')) })),
    'backupList has no success answer',
  ],
  ['no response of a success', changed((one) => (one['responses'] = {})), 'backupList has no success answer'],
])('%s is refused with the place', (_, emit, message) => {
  expect(emit).toThrow(message);
});

test('a write that names an unknown read is refused', () => {
  const document = structuredClone(BACKUPS);
  document.paths['/v1/backups/{backup_id}'].delete['x-stale'] = ['backups'];
  expect(() => emitted(document)).toThrow('x-stale of backupDelete names backups, which is no read');
});
