import { describe, expect, test } from 'vitest';
import type { PhysicalDisk } from '@console/shared/api';
import { diskFindings, sledFindings, waitingFindings } from './attention.ts';
import { CLOSED, EXPUNGED, testSled } from './test-hardware.ts';

const sentences = (all: readonly { severity: string; text: string }[]) =>
  all.map(({ severity, text }) => `${severity}: ${text}`);

describe('sleds', () => {
  test.each([
    [{}, []],
    [{ policy: CLOSED }, ['info: 1 sled accepts no new instances: A']],
    [{ policy: EXPUNGED }, ['notice: Sled A is expunged and not yet decommissioned']],
    [{ policy: EXPUNGED, state: 'decommissioned' }, []],
    [{ state: 'decommissioned' }, ['notice: Sled A is decommissioned, though its policy is in service']],
  ] as const)('%j', (own, expected) =>
    expect(sentences(sledFindings([testSled('A', own)]))).toEqual(expected),
  );

  test('beyond the fourth are counted', () =>
    expect(
      sentences(sledFindings(['A', 'B', 'C', 'D', 'E', 'F'].map((id) => testSled(id, { policy: CLOSED })))),
    ).toEqual(['info: 6 sleds accept no new instances: A, B, C, D, 2 more']));

  test.each([
    [0, []],
    [1, ['info: 1 sled waits to be added']],
    [3, ['info: 3 sleds wait to be added']],
  ])('%d waiting', (count, expected) =>
    expect(sentences(waitingFindings(Array.from({ length: count })))).toEqual(expected),
  );
});

const disk = (own: Partial<PhysicalDisk> = {}): PhysicalDisk => ({
  id: 'd1',
  formFactor: 'u2',
  model: 'MX-3200',
  policy: { kind: 'in_service' },
  serial: 'HX1',
  sledId: 'A',
  state: 'active',
  timeCreated: new Date(0),
  timeModified: new Date(0),
  vendor: '1b96',
  ...own,
});

describe('disks', () => {
  const out = disk({ policy: { kind: 'expunged' } });
  const inSled = ['notice: 1 disk is out of service: HX1 in sled A'];
  test.each([
    ['in service', disk(), testSled('A'), []],
    ['expunged', out, testSled('A'), inSled],
    ['decommissioned', disk({ state: 'decommissioned' }), testSled('A'), inSled],
    ['out of service with their sled', out, testSled('A', { policy: EXPUNGED }), []],
  ] as const)('%s', (_, one, sled, expected) =>
    expect(sentences(diskFindings([one], [sled]))).toEqual(expected),
  );
});
