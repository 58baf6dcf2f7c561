import type { Instance } from '@console/shared/api';
import { GiB } from '@console/shared/format';

const MOMENT = new Date('2026-05-02T14:14:00Z');

/** An instance for unit tests; running by default. */
export const testInstance = (facts: Partial<Instance> = {}): Instance => ({
  id: '6f0c2f9e-5e0b-4f2f-8d4e-2f1d3bb41d7a',
  name: 'cache-ams-01',
  description: '',
  hostname: 'cache-ams-01',
  projectId: '0b4c55a4-8bd7-4e5a-9b9c-7c1f7b7c9f10',
  runState: 'running',
  ncpus: 2,
  memory: 4 * GiB,
  autoRestartEnabled: true,
  timeCreated: MOMENT,
  timeModified: MOMENT,
  timeRunStateUpdated: MOMENT,
  ...facts,
});
