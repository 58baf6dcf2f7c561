import { expect, test } from 'vitest';
import { bodyOf, urlOf } from '../../../shared/api/request.ts';
import { readOwnDocument } from './document.ts';
import { emitService } from './emit.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const query = (name: string, type: string) => ({ name, in: 'query', schema: { type } });
const TEXT = { type: 'string' };

/** A service whose document has camelCase names, as many have. */
const DOCUMENT = {
  openapi: '3.1.0',
  paths: {
    '/v1/backups': {
      get: {
        operationId: 'listBackups',
        parameters: [query('maxSize', 'integer'), query('pageToken', 'string')],
        responses: { 200: json(ref('Page')) },
      },
      post: {
        operationId: 'createBackup',
        requestBody: json(ref('New')),
        responses: { 201: json(ref('Backup')) },
      },
    },
    '/v1/backups/{backupID}': {
      get: {
        operationId: 'viewBackup',
        parameters: [{ name: 'backupID', in: 'path', required: true, schema: TEXT }],
        responses: { 200: json(ref('Backup')) },
      },
    },
  },
  components: {
    schemas: {
      Backup: { type: 'object', required: ['sizeBytes'], properties: { sizeBytes: { type: 'integer' } } },
      New: {
        type: 'object',
        properties: { disks: { type: 'array', items: ref('Disk') }, size_2: TEXT, disk_count: TEXT },
      },
      Disk: { type: 'object', properties: { diskID: TEXT, more: ref('New') } },
      Page: {
        type: 'object',
        properties: { items: { type: 'array', items: ref('Backup') }, nextPage: TEXT },
      },
    },
  },
};

const text = emitService(readOwnDocument(DOCUMENT), 'backups', 'openapi.json');

test('members and parameters are camelCase, and each request says what is not snake_case on the wire', () => {
  expect(text).toContain('  sizeBytes: number;\n');
  expect(text).toContain('  diskID?: string | undefined;\n');
  expect(text).toContain("shape: 'page', names: ['maxSize', 'pageToken'] },");
  expect(text).toContain("names: ['diskID', 'size_2'] },");
  expect(text).toContain("viewBackup: { path: '/v1/backups/{backupID}', shape: 'object' },");
});

test('a page with camelCase names is one', () => {
  expect(text).toContain("'backups.listBackups': { kind: 'read'; paged: true;");
});

test('the document for the mock has all such names', () => {
  expect(readOwnDocument(DOCUMENT)['x-names']).toEqual([
    'diskID',
    'maxSize',
    'nextPage',
    'pageToken',
    'sizeBytes',
    'size_2',
  ]);
});

test('a request has the names of the document', () => {
  const operation = { path: '/v1/backups', names: ['diskID', 'maxSize', 'size_2'] };
  expect(urlOf(operation, { query: { maxSize: 3, backupName: 'a' } })).toBe(
    '/v1/backups?maxSize=3&backup_name=a',
  );
  const body = { disks: [{ diskID: 'a', constructor: 'b' }], size2: 'x', diskCount: 'y' };
  expect(JSON.parse(bodyOf({ body }, operation.names) ?? '')).toEqual({
    disks: [{ diskID: 'a', constructor: 'b' }],
    size_2: 'x',
    disk_count: 'y',
  });
});
