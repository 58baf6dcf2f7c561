import { expect, it } from 'vitest';
import { TiB } from '@console/shared/format';
import { testSled } from '../test-hardware.ts';
import { whatFollows } from './what-follows.ts';

const sled = (id: string) => testSled(id, { usableHardwareThreads: 128, usablePhysicalRam: TiB });

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
