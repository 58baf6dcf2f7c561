import { describe, expect, it } from 'vitest';
import { GiB } from '@console/shared/format';
import { CLOSED, testInstance, testSled } from '../../inventory/test-hardware.ts';
import { isUnlimited, promised, withQuotas } from './promised.ts';
import { survives } from './survives.ts';

const half = () => testInstance({ ncpus: 2, memory: 32 * GiB });
const sleds = ['a', 'b', 'c'].map((id) => testSled(id));

describe('the loss of a sled', () => {
  // @sheet operator/13.49
  it('in an evenly used fleet with free room displaces no instance', () => {
    const use = new Map(sleds.map(({ id }) => [id, [half()]] as const));
    expect(survives(sleds, use)).toEqual([]);
    expect(survives([], new Map())).toEqual([]);
  });

  // @sheet operator/13.49
  it('in a full fleet displaces the instances that the others have no room for', () => {
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

  // @sheet operator/13.49
  it('displaces an instance that is larger than any gap, and places the largest first', () => {
    const use = new Map([
      ['a', [testInstance({ ncpus: 2, memory: 48 * GiB }), testInstance({ ncpus: 2, memory: 16 * GiB })]],
      ['b', [half()]],
      ['c', [half()]],
    ]);
    expect(survives(sleds, use)).toMatchObject([{ sled: { id: 'a' }, instances: 1, memory: 48 * GiB }]);
  });

  it('displaces no instance that fits exactly', () => {
    const use = new Map([
      ['a', [testInstance({ ncpus: 16, memory: 64 * GiB })]],
      ['b', []],
    ]);
    expect(survives([testSled('a'), testSled('b')], use)).toEqual([]);
  });

  it('takes the CPUs of an instance that is placed from the room of its new sled', () => {
    const busy = () => testInstance({ ncpus: 9, memory: GiB });
    const use = new Map([
      ['a', [busy(), busy()]],
      ['b', []],
    ]);
    expect(survives([testSled('a'), testSled('b')], use)).toMatchObject([
      { sled: { id: 'a' }, instances: 1 },
    ]);
  });

  it('places the largest memory first, so that smaller instances fill the gaps', () => {
    const of = (gib: number) => testInstance({ ncpus: 1, memory: gib * GiB });
    // Smallest first, 8 would go into the gap of 40, and the second instance of 40 would have none
    const use = new Map([
      ['a', [of(8), of(40), of(40)]],
      ['b', [of(24)]],
      ['c', [of(16)]],
    ]);
    expect(survives(sleds, use).map(({ sled }) => sled.id)).not.toContain('a');
  });

  it('ignores sleds that take no new instances or are unknown, and stopped instances', () => {
    const closed = [testSled('a'), testSled('b', { policy: CLOSED }), testSled('c')];
    const use = new Map([
      ['a', [half(), testInstance({ state: 'stopped' })]],
      ['b', []],
      ['c', undefined],
    ]);
    expect(survives(closed, use)).toMatchObject([{ sled: { id: 'a' }, instances: 1 }]);
  });
});

describe('quotas', () => {
  const counts = (cpus: number) => ({ cpus, memory: cpus, storage: cpus });
  const utilization = [
    { siloId: '1', siloName: 'one', provisioned: counts(1), allocated: counts(10) },
    { siloId: '2', siloName: 'two', provisioned: counts(2), allocated: counts(1001) },
  ];

  // @sheet operator/13.46
  it('are summed', () => expect(promised(utilization)).toEqual(counts(1011)));

  // @sheet operator/13.46
  it('of more than ten times the hardware are no effective limit', () => {
    const [one, two] = utilization;
    expect(one && isUnlimited(one, counts(100))).toBe(false);
    expect(two && isUnlimited(two, counts(100))).toBe(true);
    expect(two && isUnlimited(two, counts(0))).toBe(false);
  });

  it('come from the list of quotas where that differs from the utilization', () => {
    expect(withQuotas(utilization, undefined)).toEqual(utilization);
    const silos = withQuotas(utilization, [{ siloId: '1', ...counts(77) }]);
    expect(silos.map(({ allocated }) => allocated.cpus)).toEqual([77, 1001]);
    expect(silos[0]).toMatchObject({ siloId: '1', siloName: 'one', provisioned: counts(1) });
  });
});
