import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SledInstance } from '@console/shared/api';
import { GiB } from '@console/shared/format';
import { CLOSED, EXPUNGED, testInstance, testSled } from '../../inventory/test-hardware.ts';
import { fits, largest } from './fits.ts';
import { freeOn } from './use.ts';

const SIZE = { ncpus: 4, memory: 16 * GiB, disk: 0 };
type Use = readonly [sledId: string, instances: readonly SledInstance[] | undefined];

const empty = (id: string): Use => [id, []];
const useOf = (...all: readonly Use[]) => new Map(all);

describe('room for instances of a size', () => {
  // @sheet operator/13.6 operator/13.48
  it('is limited by CPUs or memory, whichever is tighter, on every sled', () => {
    const wide = testSled('wide', { usablePhysicalRam: 32 * GiB });
    const found = fits(SIZE, [testSled('a'), wide], useOf(empty('a'), empty('wide')));
    expect(found).toMatchObject({ count: 4 + 2, bound: 'memory' });
    expect(found.perSled.map(({ places }) => places)).toEqual([4, 2]);
    const few = testSled('few', { usableHardwareThreads: 4 });
    expect(fits(SIZE, [few], useOf(empty('few')))).toMatchObject({ count: 1, bound: 'CPU' });
  });

  it('is reduced by running instances, not by stopped ones', () => {
    const running = [testInstance(), testInstance({ state: 'stopping' })];
    const resting = (['stopped', 'failed', 'destroyed'] as const).map((state) => testInstance({ state }));
    expect(fits(SIZE, [testSled('a')], useOf(['a', [...running, ...resting]])).count).toBe(2);
  });

  // @sheet operator/13.48
  it('is never negative', () => {
    const full = [testInstance({ ncpus: 64, memory: 128 * GiB })];
    expect(fits(SIZE, [testSled('a'), testSled('b')], useOf(['a', full], empty('b'))).count).toBe(4);
  });

  it('excludes sleds that take no new instances or whose instances are unknown', () => {
    const sleds = [
      testSled('closed', { policy: CLOSED }),
      testSled('expunged', { policy: EXPUNGED }),
      testSled('decommissioned', { state: 'decommissioned' }),
      testSled('unread'),
      testSled('unasked'),
    ];
    const use = useOf(empty('closed'), empty('expunged'), empty('decommissioned'), ['unread', undefined]);
    expect(fits(SIZE, sleds, use)).toEqual({ count: 0, bound: 'CPU', perSled: [], sleds: 2 });
  });

  // @sheet operator/13.48
  it.each([
    ['storage', { freeStorage: 25 * GiB }, 2],
    ['storage', { freeStorage: -1 }, 0],
    ['CPU quota', { left: { cpus: 7, memory: 999 * GiB, storage: 999 * GiB } }, 1],
    ['memory quota', { left: { cpus: 99, memory: 47 * GiB, storage: 999 * GiB } }, 2],
    ['storage quota', { left: { cpus: 99, memory: 999 * GiB, storage: 0 } }, 0],
    ['CPU', { freeStorage: 999 * GiB, left: { cpus: 99, memory: 999 * GiB, storage: 999 * GiB } }, 4],
  ] as const)('is limited by %s', (bound, around, count) => {
    const size = { ...SIZE, disk: 10 * GiB };
    expect(fits(size, [testSled('a')], useOf(empty('a')), around)).toMatchObject({ bound, count });
  });

  // @sheet operator/13.48
  it('for an empty size is none; a size without memory is limited by the rest', () => {
    expect(fits({ ncpus: 0, memory: 0, disk: 0 }, [testSled('a')], useOf(empty('a')))).toMatchObject({
      count: 0,
      bound: 'size',
    });
    expect(fits({ ncpus: 0, memory: 0, disk: GiB }, [testSled('a')], useOf(empty('a')))).toMatchObject({
      count: 0,
      bound: 'size',
    });
    expect(fits({ ncpus: 8, memory: 0, disk: 0 }, [testSled('a')], useOf(empty('a'))).count).toBe(2);
  });

  // @sheet operator/13.48
  it('is exactly the number of instances that can be placed one by one', () => {
    const instance = fc.record({
      ncpus: fc.integer({ min: 1, max: 8 }),
      memory: fc.integer({ min: 1, max: 40 }),
    });
    const sled = fc.record({
      threads: fc.integer({ min: 1, max: 32 }),
      ram: fc.integer({ min: 1, max: 128 }),
      runs: fc.array(instance, { maxLength: 4 }),
    });
    const size = fc.record({
      ncpus: fc.integer({ min: 1, max: 8 }),
      memory: fc.integer({ min: 1, max: 32 }),
      disk: fc.constant(1),
    });
    fc.assert(
      fc.property(
        fc.array(sled, { minLength: 1, maxLength: 5 }),
        size,
        fc.nat(60),
        (all, wanted, freeStorage) => {
          const sleds = all.map(({ threads, ram }, index) =>
            testSled(String(index), { usableHardwareThreads: threads, usablePhysicalRam: ram }),
          );
          const use = useOf(
            ...all.map(({ runs }, index): Use => [String(index), runs.map((one) => testInstance(one))]),
          );
          const { count } = fits(wanted, sleds, use, { freeStorage });
          const rooms = sleds.map((one) => ({ ...freeOn(one, use.get(one.id) ?? []) }));
          let storage = freeStorage;
          const placeOne = () => {
            const room = rooms.find(({ ncpus, memory }) => ncpus >= wanted.ncpus && memory >= wanted.memory);
            if (!room || storage < wanted.disk) return false;
            room.ncpus -= wanted.ncpus;
            room.memory -= wanted.memory;
            storage -= wanted.disk;
            return true;
          };
          for (let placed = 0; placed < count; placed += 1) expect(placeOne()).toBe(true);
          expect(placeOne()).toBe(false);
        },
      ),
    );
  });
});

describe('the largest instance that fits', () => {
  it('is what the emptiest sled has left, up to the maximum of the API', () => {
    const sleds = [
      testSled('a'),
      testSled('b', { usableHardwareThreads: 128, usablePhysicalRam: 1024 * GiB }),
    ];
    expect(largest(sleds, useOf(empty('a')))).toEqual({ ncpus: 16, memory: 64 * GiB });
    expect(largest(sleds, useOf(empty('a'), empty('b')))).toEqual({ ncpus: 64, memory: 256 * GiB });
  });

  it('has the most CPUs, and among equals the most memory, whatever the order of the sleds', () => {
    const sleds = [
      testSled('few', { usableHardwareThreads: 8, usablePhysicalRam: 128 * GiB }),
      testSled('small', { usablePhysicalRam: 32 * GiB }),
      testSled('large', { usablePhysicalRam: 96 * GiB }),
    ];
    const use = useOf(empty('few'), empty('small'), empty('large'));
    for (const order of [sleds, sleds.toReversed()])
      expect(largest(order, use)).toEqual({ ncpus: 16, memory: 96 * GiB });
  });

  it('is undefined without a sled that has room', () => {
    expect(largest([testSled('a', { policy: CLOSED })], useOf(empty('a')))).toBeUndefined();
    expect(largest([testSled('a')], useOf(['a', [testInstance({ ncpus: 16 })]]))).toBeUndefined();
  });
});
