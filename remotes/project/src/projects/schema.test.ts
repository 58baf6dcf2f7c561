import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { projectSchema } from './schema.ts';

const messages = (value: { name: string; description: string }) =>
  v.safeParse(projectSchema, value).issues?.map(({ message }) => message) ?? [];

describe('project form', () => {
  it('sends what was entered', () => {
    const project = { name: 'edge-cache', description: 'Content caches' };
    expect(v.parse(projectSchema, project)).toEqual(project);
  });

  it('requires no description', () => {
    expect(messages({ name: 'edge-cache', description: '' })).toEqual([]);
  });

  it.each([
    ['', /is required$/],
    ['edge cache', /^Can only contain lower-case/],
    ['Edge', /^Can only contain lower-case/],
    ['1edge', /^Must start with a lower-case letter$/],
    ['edge-', /^Must end with a letter or number$/],
    ['e'.repeat(64), /^Must be 63 characters or fewer$/],
  ])('refuses the name "%s"', (name, message) => {
    expect(messages({ name, description: '' })).toEqual([expect.stringMatching(message)]);
  });

  it('refuses a description over 512 characters', () => {
    expect(messages({ name: 'edge-cache', description: 'x'.repeat(513) })).toHaveLength(1);
  });
});
