import { expect, it } from 'vitest';
import { openapiProblems } from './openapi.ts';

const answer = { description: 'The thing.', content: { 'application/json': { schema: { type: 'string' } } } };
const id = { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } };
const view = { operationId: 'thing_view', parameters: [id], responses: { 200: answer } };
const fixture = (more: object = {}, operation: object = view) => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: { '/things/{id}': { get: operation } },
  components: { schemas: { Id: { type: 'string', minLength: 1 } } },
  ...more,
});
const schema = (Id: object) => fixture({ components: { schemas: { Id } } });

it('accepts a valid document', async () => {
  expect(await openapiProblems(fixture())).toEqual([]);
});

it.each([
  ['no title', fixture({ info: { version: '1' } }), "'title'"],
  ['an older version', fixture({ openapi: '3.0.3' }), '3.1'],
  ['a parameter in no place', fixture({}, { ...view, parameters: [{ ...id, in: 'air' }] }), '/parameters/0'],
  ['an answer without description', fixture({}, { ...view, responses: { 200: {} } }), "'description'"],
  ['a reference that leads nowhere', fixture({ components: {} }), '#/components/schemas/Id'],
  ['a type that is none', schema({ type: 'strin' }), '/components/schemas/Id'],
  ['a limit that is a text', schema({ type: 'string', minLength: '1' }), '/components/schemas/Id'],
])('finds %s', async (_, broken, said) => {
  expect((await openapiProblems(broken)).join('\n')).toContain(said);
});
