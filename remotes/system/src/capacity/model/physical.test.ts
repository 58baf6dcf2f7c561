import { expect, it } from 'vitest';
import type { Sled } from '@console/shared/api';
import { physical } from './physical.ts';

const TIB = 2 ** 40;
const sled = (policy: Sled['policy'], state: Sled['state']): Sled => ({
  id: '4f1b7a64-91f4-4f12-8a7f-0b8b4f2a3d11',
  baseboard: { part: '913-0000023', revision: 1, serial: 'FH1' },
  policy,
  rackId: '759a1c80-4bff-4d0b-97ce-b482ca936724',
  state,
  timeCreated: new Date(0),
  timeModified: new Date(0),
  usableHardwareThreads: 128,
  usablePhysicalRam: 1024,
});
const inService = { kind: 'in_service', provisionPolicy: 'provisionable' } as const;

// @sheet operator/13.46 specification/3.5 specification/9.4 system-settings-auth/18.39
it('sums the sleds in service, without expunged and decommissioned ones', () => {
  expect(
    physical([
      sled(inService, 'active'),
      sled({ kind: 'in_service', provisionPolicy: 'non_provisionable' }, 'active'),
      sled({ kind: 'expunged' }, 'active'),
      sled(inService, 'decommissioned'),
    ]),
  ).toEqual({ cpus: 256, memory: 2048, storage: Math.round(2 * 32 * 0.909 * TIB) });
});

// @sheet operator/13.46
it('is zero without sleds', () => expect(physical([])).toEqual({ cpus: 0, memory: 0, storage: 0 }));
