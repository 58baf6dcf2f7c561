import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GiB } from '@console/shared/format';
import { resizeSchema } from './resize-schema.ts';

const messages = (value: { ncpus: number | null; memory: number | null }) =>
  v.safeParse(resizeSchema, value).issues?.map(({ message }) => message) ?? [];

describe('resize form', () => {
  it('sends memory in bytes', () => {
    expect(v.parse(resizeSchema, { ncpus: 4, memory: 16 })).toEqual({ ncpus: 4, memory: 16 * GiB });
  });

  it.each([
    { ncpus: 1, memory: 1 },
    { ncpus: 64, memory: 256 },
  ])('accepts the limits $ncpus and $memory', (size) => {
    expect(messages(size)).toEqual([]);
  });

  it.each([
    [{ ncpus: 0, memory: 8 }, 'Must be at least 1 vCPU'],
    [{ ncpus: 65, memory: 8 }, 'CPUs capped to 64'],
    [{ ncpus: null, memory: 8 }, '{label} is required'],
    [{ ncpus: 2, memory: 0 }, 'Must be at least 1 GiB'],
    [{ ncpus: 2, memory: 257 }, 'Can be at most 256 GiB'],
    [{ ncpus: 2, memory: null }, '{label} is required'],
  ])('refuses %o', (size, message) => {
    expect(messages(size)).toEqual([message]);
  });
});
