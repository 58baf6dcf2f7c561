import type { ExternalIp, Instance } from '@console/shared/api';
import { formatAge } from '@console/shared/format';
import type { Moment } from '@console/shared/stuck';
import { nextOf } from '../auto-restart.ts';
import { floatingFirst } from '../external-ips.ts';

/** The state of an instance, since when, and what happens next: the begin of a line, without its last period. */
export function stateText(instance: Instance, { now, ahead }: Moment): string {
  const { runState, timeRunStateUpdated: since } = instance;
  const age = formatAge(since, new Date(now - ahead));
  if (runState === 'failed') return `Failed ${age} ago. ${nextOf(instance, now).replace(/\.$/, '')}`;
  if (runState === 'stopped') return `Stopped ${age} ago`;
  const word = `${runState.slice(0, 1).toUpperCase()}${runState.slice(1)}`;
  return `${word} for ${age}`;
}

/** The external addresses in words; undefined while they are not known. */
export function addressText(addresses: readonly ExternalIp[] | undefined): string | undefined {
  if (addresses === undefined) return undefined;
  const [first, ...others] = floatingFirst(addresses);
  if (!first) return 'no external address';
  return others.length === 0 ? first.ip : `${first.ip} and ${others.length} more`;
}
