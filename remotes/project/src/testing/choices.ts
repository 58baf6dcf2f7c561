import type { Image, SiloIpPool, SshKey } from '@console/shared/api';

const times = { timeCreated: new Date(0), timeModified: new Date(0) };

/** An image of the given number of bytes for unit tests; its id is its name. */
export const testImage = (name: string, size: number, projectId?: string): Image => ({
  ...times,
  id: name,
  name,
  description: '',
  os: 'debian',
  version: '13.1',
  blockSize: 512,
  size,
  projectId,
});

/** A key of the user for unit tests. */
export const testSshKey = (name: string): SshKey => ({
  ...times,
  id: name,
  name,
  description: '',
  publicKey: 'ssh-ed25519 AAAA',
  siloUserId: 'maren',
});

export const testPool = (name: string, isDefault = false): SiloIpPool => ({
  ...times,
  id: name,
  name,
  description: '',
  isDefault,
});
