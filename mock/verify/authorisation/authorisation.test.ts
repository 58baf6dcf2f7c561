import { expect, it } from 'vitest';
import { allPersonas } from './personas.ts';
import { tryAll } from './try.ts';

it.each(allPersonas)(
  'the mock refuses $key what docs/authorisation.md says, and nothing else',
  async (persona) => expect(await tryAll(persona)).toEqual([]),
  30_000,
);
