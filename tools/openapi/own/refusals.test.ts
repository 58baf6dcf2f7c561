import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporary } from '../../testing/fake-dist.ts';
import { readOwnDocument } from './document.ts';
import { emitService } from './emit.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const object = (properties: object) => ({ type: 'object', properties });
const list = (items: object) => ({ type: 'array', items });
const TEXT = { type: 'string' };

/** The module of a service with one operation, which sends `sent` and gets `Thing`. */
const emitted = (schemas: object, operation: object = {}, path = '/v1/things') => {
  const post = { operationId: 'thing_create', responses: { 201: json(ref('Thing')) }, ...operation };
  const document = { openapi: '3.1.0', paths: { [path]: { post } }, components: { schemas } };
  return emitService(readOwnDocument(document), 'things', 'openapi.json');
};

/** The compiler's errors for the types of modules. */
function problemsOf(modules: readonly string[]): object {
  using folder = temporary();
  const files = modules.map((text, index) => {
    const file = join(folder.path, `types-${index}.ts`);
    writeFileSync(file, text.slice(text.indexOf('export'), text.indexOf('declare module')));
    return file;
  });
  const options = ['--noEmit', '--strict', '--ignoreConfig', '--target', 'es2022'];
  const { status, stdout } = spawnSync('npx', ['tsc', ...options, ...files], { encoding: 'utf8' });
  return { status, stdout };
}

describe('names', () => {
  test.each([
    [
      'two schemas of one type',
      { 'Thing.New': object({}), Thing_New: object({}), Thing: object({}) },
      'The schemas Thing.New and Thing_New are both Thing_New in TypeScript',
    ],
    ['a type of the language', { Date: object({}), Thing: object({}) }, 'schema Date: no type of the module'],
    [
      'two members of one name',
      { Thing: object({ size_bytes: TEXT, sizeBytes: TEXT }) },
      'size_bytes (schema Thing) and sizeBytes (schema Thing) are both sizeBytes in TypeScript',
    ],
    [
      'two members of one name at two places',
      { Thing: object({ sizeBytes: TEXT }), Other: object({ size_bytes: TEXT }) },
      'sizeBytes (schema Thing) and size_bytes (schema Other)',
    ],
  ])('%s are refused with both', (_, schemas, message) => {
    expect(() => emitted(schemas)).toThrow(message);
  });

  test('a schema with dots in its name is found behind allOf too', () => {
    const schemas = {
      'Base.Thing': object({ id: TEXT }),
      Thing: { allOf: [ref('Base.Thing'), object({ name: TEXT })] },
    };
    expect(emitted(schemas)).toMatch(/interface Thing \{\n {2}id\?[^}]*name\?/);
  });
});

describe('placeholders of a path', () => {
  test.each([
    [
      '/v1/things/{thing_id}',
      '{thing_id} has no parameter. Declare it with "name": "thing_id", "in": "path"',
    ],
    ['/v1/things/{thing-id}', '{thing-id} has no parameter'],
  ])('%s without a parameter is refused', (path, message) => {
    const query = { parameters: [{ name: 'thing_id', in: 'query', schema: TEXT }] };
    expect(() => emitted({ Thing: object({}) }, query, path)).toThrow(`POST ${path}: ${message}`);
  });

  test('two of one name in TypeScript are refused', () => {
    const named = (name: string) => ({ name, in: 'path', schema: TEXT });
    const parameters = [named('thing_id'), named('thingId')];
    expect(() => emitted({ Thing: object({}) }, { parameters }, '/v1/{thing_id}/{thingId}')).toThrow(
      'two placeholders are thingId in TypeScript',
    );
  });
});

test.each([
  ['a body that is not required is optional', false, 'body?: Thing | undefined'],
  ['a required body is not', true, 'body: Thing'],
  ['neither is one that does not say', undefined, 'body: Thing'],
])('%s', (_, required, type) => {
  const requestBody = { ...json(ref('Thing')), required };
  expect(emitted({ Thing: object({ id: TEXT }) }, { requestBody })).toContain(`input: { ${type} }; output`);
});

describe('circles of references', () => {
  test('through members, items and choices have types', () => {
    const circles = [
      { Thing: object({ parent: ref('Thing') }) },
      { Thing: object({ children: list(ref('Thing')) }) },
      { Thing: list(ref('Thing')) },
      { Thing: object({ next: { anyOf: [ref('Thing'), { type: 'null' }] } }) },
      { Thing: { oneOf: [TEXT, object({ not: ref('Thing') })] } },
      { Thing: { type: 'object', additionalProperties: list(ref('Thing')) } },
      { Thing: object({ owner: ref('Owner') }), Owner: object({ things: ref('Thing') }) },
      { Base: object({ id: TEXT }), Thing: { allOf: [ref('Base'), object({ inner: ref('Thing') })] } },
    ];
    const modules = circles.map((schemas) => emitted(schemas, { requestBody: json(ref('Thing')) }));
    expect(problemsOf(modules)).toEqual({ status: 0, stdout: '' });
  }, 60_000);

  test.each([
    ['of a schema alone', { Thing: ref('Other'), Other: ref('Thing') }, 'Thing → Other → Thing is a circle'],
    ['through choices', { Thing: { anyOf: [TEXT, ref('Thing')] } }, 'Thing → Thing is a circle'],
    [
      'through a map',
      { Thing: { type: 'object', additionalProperties: ref('Thing') } },
      'Thing → Thing is a circle',
    ],
    [
      'through allOf',
      {
        Thing: { allOf: [ref('Other'), object({ id: TEXT })] },
        Other: { allOf: [ref('Thing'), object({})] },
      },
      'Thing → Other → Thing is a circle through allOf',
    ],
    [
      'through members of allOf',
      { Base: object({}), Thing: object({ inner: { allOf: [ref('Thing'), ref('Base')] } }) },
      'Thing → Thing is a circle through allOf',
    ],
    [
      'with a secret',
      { Thing: object({ key: { ...TEXT, 'x-secret': 'KEY' }, inner: ref('Thing') }) },
      'Thing → Thing is a circle with an x-secret',
    ],
  ])('%s are refused with their way', (_, schemas, message) => {
    expect(() => emitted(schemas)).toThrow(message);
  });

  test('of parameters are refused', () => {
    const circle = { $ref: '#/components/parameters/A' };
    const document = {
      openapi: '3.1.0',
      paths: { '/v1/x': { get: { operationId: 'x', parameters: [circle] } } },
      components: { parameters: { A: { $ref: '#/components/parameters/B' }, B: circle } },
    };
    expect(() => readOwnDocument(document)).toThrow('A → B → A is a circle of references');
  });
});
