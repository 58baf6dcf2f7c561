import { expect, it } from 'vitest';
import type { Sled } from '@console/shared/api';
import { TiB } from '@console/shared/format';
import { whatFollows } from './what-follows.ts';

const sled = (id: string): Sled => ({
  id,
  baseboard: { part: '913-0000023', revision: 1, serial: id },
  policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
  rackId: '759a1c80-4bff-4d0b-97ce-b482ca936724',
  state: 'active',
  timeCreated: new Date(0),
  timeModified: new Date(0),
  usableHardwareThreads: 128,
  usablePhysicalRam: TiB,
});

const [a, b, c] = [sled('a'), sled('b'), sled('c')];

it.each([
  [
    [a],
    '2 sleds still accept instances. New instances lose 128 threads and 1 TiB of memory: 384 → 256 threads, 3 TiB → 2 TiB.',
  ],
  [
    [a, b],
    '1 sled still accepts instances. New instances lose 256 threads and 2 TiB of memory: 384 → 128 threads, 3 TiB → 1 TiB.',
  ],
])('closing %o of three sleds', (closed, text) => expect(whatFollows([a, b, c], closed)).toBe(text));
