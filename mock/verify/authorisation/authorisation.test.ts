import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '../../src/wire/operations.ts';
import { authorisationText, DOCUMENT } from './document.ts';
import { allPersonas } from './personas.ts';
import { tryAll } from './try.ts';

describe('the table of who may do what', () => {
  it('is the one of the rules: npm run authorisation writes it again', () => {
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(authorisationText());
  });

  it('has every operation once', () => {
    const named = [...authorisationText().matchAll(/`([a-zA-Z0-9]+)`/g)].map(([, id]) => id);
    for (const { id } of operations)
      expect(
        named.filter((one) => one === id),
        id,
      ).toHaveLength(1);
  });

  it.each(allPersonas)(
    'holds for $key',
    async (persona) => expect(await tryAll(persona)).toEqual([]),
    30_000,
  );
});
