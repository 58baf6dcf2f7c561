import type { ExternalIp } from '@console/shared/api';

/** Floating addresses first: they stay, and are the ones people know an instance by. */
export const floatingFirst = (ips: readonly ExternalIp[]): ExternalIp[] =>
  ips.toSorted((a, b) => Number(a.kind === 'ephemeral') - Number(b.kind === 'ephemeral'));
