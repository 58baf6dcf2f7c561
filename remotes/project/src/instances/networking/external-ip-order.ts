import type { ExternalIp } from '@console/shared/api';

/** Floating addresses first: they are the ones that stay. Else the order of the server. */
export const floatingFirst = (ips: readonly ExternalIp[]): ExternalIp[] =>
  ips.toSorted((a, b) => Number(a.kind === 'ephemeral') - Number(b.kind === 'ephemeral'));
