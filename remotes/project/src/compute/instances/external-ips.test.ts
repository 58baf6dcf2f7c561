import { describe, expect, it } from 'vitest';
import type { ExternalIp } from '@console/shared/api';
import { floatingFirst } from './external-ips.ts';

const floating = (ip: string): ExternalIp => ({
  kind: 'floating',
  ip,
  id: ip,
  name: ip,
  description: '',
  ipPoolId: 'pool',
  projectId: 'project',
  timeCreated: new Date(0),
  timeModified: new Date(0),
});

describe('floatingFirst', () => {
  it('puts the ephemeral address last and keeps the order otherwise', () => {
    const ips: ExternalIp[] = [{ kind: 'ephemeral', ip: '1' }, floating('3'), floating('2')];
    expect(floatingFirst(ips).map(({ ip }) => ip)).toEqual(['3', '2', '1']);
    expect(floatingFirst([])).toEqual([]);
  });
});
