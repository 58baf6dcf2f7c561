import type { ExternalIp, Instance } from '@console/shared/api';
import { capitalize, formatAge, truncate } from '@console/shared/format';
import type { Moment } from '@console/shared/stuck';
import { nextOf } from '../auto-restart.ts';
import { floatingFirst } from '../external-ips.ts';

/** Characters of the longest address. */
const LONGEST = 45;

/** The state of an instance, since when, and the next step: the beginning of a line, without its last period. */
export function stateText(instance: Instance, { now, ahead }: Moment): string {
  const { runState, timeRunStateUpdated: since } = instance;
  const age = formatAge(since, new Date(now - ahead));
  if (runState === 'failed') return `Failed ${age} ago. ${nextOf(instance, now).replace(/\.$/, '')}`;
  if (runState === 'stopped') return `Stopped ${age} ago`;
  return `${capitalize(runState)} for ${age}`;
}

/** The external addresses in words; undefined while they are not known. */
export function addressText(addresses: readonly ExternalIp[] | undefined): string | undefined {
  if (addresses === undefined) return undefined;
  const [first, ...others] = floatingFirst(addresses);
  if (!first) return 'no external address';
  // Against its type, a server of another version may send anything
  const ip = truncate(first.ip, LONGEST);
  return others.length === 0 ? ip : `${ip} and ${others.length} more`;
}
