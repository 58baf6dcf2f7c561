import { describe, expect, it } from 'vitest';
import { GiB } from '@console/shared/format';
import { CLOSED, testInstance, testSled } from '../../inventory/test-hardware.ts';
import { isUnlimited, promised, ratio, siloUse } from './promised.ts';
import { survives } from './survives.ts';

const half = () => testInstance({ ncpus: 2, memory: 32 * GiB });
const sleds = ['a', 'b', 'c'].map((id) => testSled(id));

describe('the loss of a sled', () => {
  it('of an even fleet with room leaves nobody without a place', () => {
    const use = new Map(sleds.map(({ id }) => [id, [half()]] as const));
    expect(survives(sleds, use)).toEqual([]);
    expect(survives([], new Map())).toEqual([]);
  });

  it('of a full one leaves those that the others have no room for', () => {
    const use = new Map([
      ['a', [half(), half()]],
      ['b', [half()]],
      ['c', [half(), half()]],
    ]);
    expect(survives(sleds, use).map(({ sled, instances, memory }) => [sled.id, instances, memory])).toEqual([
      ['a', 1, 32 * GiB],
      ['b', 1, 32 * GiB],
      ['c', 1, 32 * GiB],
    ]);
  });

  it('leaves an instance that is larger than any gap, and places the large ones first', () => {
    const use = new Map([
      ['a', [testInstance({ ncpus: 2, memory: 48 * GiB }), testInstance({ ncpus: 2, memory: 16 * GiB })]],
      ['b', [half()]],
      ['c', [half()]],
    ]);
    expect(survives(sleds, use)).toMatchObject([{ sled: { id: 'a' }, instances: 1, memory: 48 * GiB }]);
  });

  it('counts no sled that takes nothing new or could not be asked, and no instance at rest', () => {
    const closed = [testSled('a'), testSled('b', { policy: CLOSED }), testSled('c')];
    const use = new Map([
      ['a', [half(), testInstance({ state: 'stopped' })]],
      ['b', []],
      ['c', undefined],
    ]);
    expect(survives(closed, use)).toMatchObject([{ sled: { id: 'a' }, instances: 1 }]);
  });
});

describe('promises', () => {
  const counts = (cpus: number) => ({ cpus, memory: cpus, storage: cpus });
  const utilization = [
    { siloId: '1', siloName: 'one', provisioned: counts(1), allocated: counts(10) },
    { siloId: '2', siloName: 'two', provisioned: counts(2), allocated: counts(1001) },
  ];

  it('are the sum of quotas, and many times the hardware', () => {
    const silos = siloUse(utilization, undefined);
    expect(promised(silos)).toEqual(counts(1011));
    expect(ratio(24, 10)).toBeCloseTo(2.4);
    expect(ratio(24, 0)).toBeUndefined();
  });

  it('of more than ten times the hardware are no limit in effect', () => {
    const [one, two] = siloUse(utilization, undefined);
    expect(one && isUnlimited(one, counts(100))).toBe(false);
    expect(two && isUnlimited(two, counts(100))).toBe(true);
    expect(two && isUnlimited(two, counts(0))).toBe(false);
  });

  it('are those of the list of quotas where that differs', () => {
    const silos = siloUse(utilization, [{ siloId: '1', ...counts(77) }]);
    expect(silos.map(({ quota }) => quota.cpus)).toEqual([77, 1001]);
    expect(silos[0]).toMatchObject({ id: '1', name: 'one', used: counts(1) });
  });
});
