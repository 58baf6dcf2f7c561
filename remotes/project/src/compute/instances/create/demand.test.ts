import { describe, expect, it } from 'vitest';
import { fromGiB, GiB } from '@console/shared/format';
import { newInstance } from './defaults.ts';
import { demandOf, headroom, sizeOf } from './demand.ts';

const values = newInstance({ siloImages: [], projectImages: [], disks: [], sshKeys: [], pools: [] });
const made = (gib: number) =>
  ({
    type: 'create',
    name: 'data',
    description: '',
    size: fromGiB(gib),
    diskSource: { type: 'blank', blockSize: 512 },
  }) as const;

describe('demand', () => {
  it('counts running CPUs and memory, and new disks', () => {
    const disks = [made(5), { type: 'attach', name: 'spare' } as const];
    expect(demandOf({ ...values, disks })).toEqual({ cpus: 2, memory: 8 * GiB, storage: 15 * GiB });
  });

  it('counts no CPU or memory for an instance that is not started', () => {
    expect(demandOf({ ...values, start: false })).toEqual({ cpus: 0, memory: 0, storage: 10 * GiB });
  });

  it('counts no storage for an existing disk', () => {
    expect(demandOf({ ...values, boot: { ...values.boot, source: 'disk' } }).storage).toBe(0);
  });

  it('reads the fields of the open tab', () => {
    const fields = { preset: '4-16', ncpus: 3, memory: null };
    expect(sizeOf({ family: 'general', ...fields })).toMatchObject({ ncpus: 4, gib: 16 });
    expect(sizeOf({ family: 'custom', ...fields })).toEqual({ ncpus: 3, gib: null });
  });
});

describe('headroom', () => {
  const use = {
    capacity: { cpus: 16, memory: fromGiB(64), storage: fromGiB(100) },
    provisioned: { cpus: 15, memory: fromGiB(20), storage: fromGiB(120) },
  };
  const demand = { cpus: 2, memory: fromGiB(8), storage: 0 };

  it('returns what is left, and which part of it is too little', () => {
    expect(headroom(use, demand, ['cpus', 'memory'])).toEqual({
      left: '1 vCPU and 44 GiB of memory',
      short: '1 vCPU',
    });
  });

  it('is never negative, and is enough for an empty demand', () => {
    expect(headroom(use, demand, ['storage'])).toEqual({ left: '0 B of storage', short: '' });
  });

  it('is enough when exactly the demand is left', () => {
    expect(headroom(use, { ...demand, cpus: 1 }, ['cpus']).short).toBe('');
  });
});
