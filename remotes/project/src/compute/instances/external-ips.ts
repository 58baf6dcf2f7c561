import type { ExternalIp } from '@console/shared/api';

/** Sorts floating addresses first: they are permanent, and users identify an instance by them. */
export const floatingFirst = (ips: readonly ExternalIp[]): ExternalIp[] =>
  ips.toSorted((a, b) => Number(a.kind === 'ephemeral') - Number(b.kind === 'ephemeral'));
