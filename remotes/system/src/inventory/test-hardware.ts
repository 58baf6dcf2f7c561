import type { Sled, SledInstance, SledPolicy } from '@console/shared/api';
import { GiB } from '@console/shared/format';

export const testSled = (id: string, own: Partial<Sled> = {}): Sled => ({
  id,
  baseboard: { part: 'GX-4410-02', serial: id, revision: 3 },
  policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
  rackId: 'rack',
  state: 'active',
  timeCreated: new Date(0),
  timeModified: new Date(0),
  usableHardwareThreads: 16,
  usablePhysicalRam: 64 * GiB,
  ...own,
});

export const EXPUNGED: SledPolicy = { kind: 'expunged' };
export const CLOSED: SledPolicy = { kind: 'in_service', provisionPolicy: 'non_provisionable' };

export const testInstance = (own: Partial<SledInstance> = {}): SledInstance => ({
  id: 'instance',
  name: 'db1',
  activeSledId: 'sled',
  memory: 16 * GiB,
  ncpus: 4,
  projectName: 'edge-cache',
  siloName: 'fernhill',
  state: 'running',
  timeCreated: new Date(0),
  timeModified: new Date(0),
  ...own,
});
