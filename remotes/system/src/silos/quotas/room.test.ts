import { expect, it } from 'vitest';
import { GiB, TiB } from '@console/shared/format';
import { testSled } from '../../inventory/test-hardware.ts';
import { roomText } from './room.ts';

const sleds = [testSled('a'), testSled('b')];
const quota = (siloId: string, cpus: number) => ({ siloId, cpus, memory: 28 * GiB, storage: 100 * TiB });

it('tells what the quotas of other silos leave of the hardware, and none where they promise all of it', () => {
  const quotas = [quota('one', 12), quota('own', 99)];
  expect(roomText(sleds, quotas, 'own')).toContain('CPU 20, Memory 100\u00a0GiB, Storage none.');
  expect(roomText(sleds, quotas)).toContain('CPU none');
});
