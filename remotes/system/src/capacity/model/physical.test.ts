import { expect, it } from 'vitest';
import type { Sled } from '@console/shared/api';
import { testSled } from '../../inventory/test-hardware.ts';
import { physical } from './physical.ts';

const TIB = 2 ** 40;
const sled = (policy: Sled['policy'], state: Sled['state']) =>
  testSled('sled', { policy, state, usableHardwareThreads: 128, usablePhysicalRam: 1024 });
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
