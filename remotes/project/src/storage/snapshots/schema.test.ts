import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { imageFromSnapshotSchema, snapshotSchema } from './schema.ts';

const problems = (schema: typeof snapshotSchema | typeof imageFromSnapshotSchema, values: object) =>
  Object.fromEntries<string>(
    (v.safeParse(schema, values).issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );

describe('a new snapshot', () => {
  const values = { name: 'before-update', description: '', disk: 'data' };

  it('is sent exactly as entered', () => expect(v.parse(snapshotSchema, values)).toEqual(values));

  it('requires a name and a disk', () =>
    expect(problems(snapshotSchema, { ...values, name: '', disk: null })).toEqual({
      name: '{label} is required',
      disk: '{label} is required',
    }));
});

describe('an image from a snapshot', () => {
  const values = { name: 'golden', description: 'For caches', os: 'debian', version: '13.1' };

  it('is sent without surrounding white space', () =>
    expect(v.parse(imageFromSnapshotSchema, { ...values, os: ' debian ', version: '13.1\n' })).toEqual(
      values,
    ));

  it('requires all fields', () =>
    expect(problems(imageFromSnapshotSchema, { name: '', description: ' ', os: '', version: ' ' })).toEqual({
      name: '{label} is required',
      description: '{label} is required',
      os: '{label} is required',
      version: '{label} is required',
    }));

  it('accepts a description of 512 characters and not one more', () => {
    expect(problems(imageFromSnapshotSchema, { ...values, description: 'd'.repeat(512) })).toEqual({});
    expect(problems(imageFromSnapshotSchema, { ...values, description: 'd'.repeat(513) })).toMatchObject({
      description: expect.stringContaining('512'),
    });
  });
});
