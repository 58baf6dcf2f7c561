import * as v from 'valibot';
import { expect, it } from 'vitest';
import { noProbe, probeByIdSchema, probeSchema } from './schema.ts';

const ID = '0c6a3f6e-3b0a-4b6c-8a8d-2f6f3c1b9a10';
const typed = { name: 'pop', description: '', sled: ID, pool: null };

it('sends the pool only when one is chosen', () => {
  expect(v.parse(probeSchema, typed)).toEqual({ name: 'pop', description: '', sled: ID });
  expect(v.parse(probeSchema, { ...typed, pool: 'v4' })).toEqual({
    name: 'pop',
    description: '',
    sled: ID,
    ipPool: 'v4',
  });
});

it.each([probeSchema, probeByIdSchema])('requires a name and a sled', (schema) => {
  expect(v.safeParse(schema, { ...noProbe, sled: '' }).success).toBe(false);
  const wrong = v.safeParse(schema, { ...typed, sled: 'FH22408817' });
  expect(wrong.issues?.map(({ message }) => message)).toEqual(['Must be the ID of a sled']);
});
