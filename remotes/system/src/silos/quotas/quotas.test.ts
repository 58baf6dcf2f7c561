import * as v from 'valibot';
import { expect, it } from 'vitest';
import { compareSets, mergeSets } from '@console/shared/sets';
import { exceededBy, QUOTA_KINDS, QUOTA_RULE, quotaLines, quotasOf, quotaValues } from './quotas.ts';
import { quotasSchema } from './schema.ts';

const GIB = 2 ** 30;
const quotas = { siloId: 'x', cpus: 30, memory: 58 * GIB, storage: 735 * GIB };

// @sheet system-settings-auth/18.8
it('are shown in vCPUs and GiB', () => {
  expect(QUOTA_KINDS.map(({ key, text }) => text(quotas[key]))).toEqual(['30 vCPUs', '58 GiB', '735 GiB']);
  expect(QUOTA_KINDS[1].text(1.255 * GIB)).toBe('1.26 GiB');
});

it('are converted to GiB for the form', () => {
  expect(quotaValues(quotas)).toEqual({ cpus: 30, memory: 58, storage: 735 });
});

// @sheet operator/13.102
it('are compared resource by resource, with the labels of the page', () => {
  const mine = quotaLines({ ...quotas, memory: 64 * GIB, storage: null }, quotas);
  const theirs = quotaLines({ ...quotas, cpus: 1234, memory: 32 * GIB }, quotas);
  const compared = compareSets(quotaLines(quotas, quotas), mine, theirs, QUOTA_RULE);
  expect(compared.map(({ name, changed }) => [name, changed])).toEqual([
    ['CPU', 'theirs'],
    ['Memory', 'both'],
    ['Storage', 'same'],
  ]);
  const { lines } = mergeSets(compared, new Map([['memory', 'mine']]));
  expect(quotasOf(lines, quotas)).toEqual({ cpus: 1234, memory: 64 * GIB, storage: 735 * GIB });
});

it('list the resources of which more is in use', () => {
  const used = { cpus: 30, memory: 59 * GIB, storage: 736 * GIB };
  expect(exceededBy(used, quotas)).toEqual(['Memory', 'Storage']);
  expect(exceededBy(used, { cpus: null, memory: null, storage: null })).toEqual([]);
});

// @sheet system-settings-auth/18.46
it('are limited by the maximum of the byte count', () => {
  const values = { cpus: 1, memory: 2 ** 33 - 1, storage: 0 };
  const taken = v.safeParse(quotasSchema, values);
  expect(taken.success && taken.output.memory < 2 ** 63).toBe(true);
  const refused = v.safeParse(quotasSchema, { ...values, memory: 2 ** 33 });
  expect(refused.issues?.map(({ message }) => message)).toEqual(['Can be at most 8589934591 GiB']);
});
