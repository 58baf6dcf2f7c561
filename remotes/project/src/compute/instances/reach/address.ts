import type { ExternalIp } from '@console/shared/api';
import { type IpVersion, parseAddress } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { resolveEnd } from '../../../networking/reachability/places.ts';
import { floatingFirst } from '../external-ips.ts';
import type { Asked, Case, LadderFacts, Rung, Target } from './rung.ts';

/** Whether the question comes from inside the VPC, where no external address is needed. */
function isInside({ network }: LadderFacts, { from }: Asked): boolean {
  const place = network && resolveEnd(network, from);
  return place?.kind === 'places' && place.places.every((at) => at.side === 'inside' && !at.via);
}

const versionOf = ({ from }: Asked): IpVersion | undefined =>
  from.kind === 'address' ? from.address.version : undefined;

/** Where the traffic arrives: at the first external address, floating ones first, of the version that the question has. */
export function addressed(facts: LadderFacts, asked: Asked): Target {
  const { addresses, instance } = facts;
  if (isInside(facts, asked)) return { kind: 'inside', end: { kind: 'instance', name: instance.name } };
  if (addresses === undefined) return { kind: 'unknown' };
  const version = versionOf(asked);
  const [first] = floatingFirst(addresses).flatMap(({ ip }: ExternalIp) => {
    const address = parseAddress(ip);
    return address && (version === undefined || address.version === version) ? [{ ip, address }] : [];
  });
  return first
    ? { kind: 'external', text: first.ip, end: { kind: 'address', address: first.address } }
    : { kind: 'none' };
}

/** Whether the instance has an interface and an address at which it is to be reached. */
export function addressRung({ project, instance, interfaces, addresses, target, asked }: Case): Rung {
  const path = to('/projects/:project/instances/:instance/networking', { project, instance: instance.name });
  const rung = (outcome: Rung['outcome'], said: string, way?: string): Rung => ({
    at: 'address',
    outcome,
    pieces: [said],
    checked: 'its network interfaces and external IPs',
    ways: way === undefined ? [] : [{ label: way, to: path }],
  });
  if (interfaces?.length === 0)
    return rung('cause', 'The instance has no network interface.', 'Add network interface');
  if (target.kind === 'none') {
    const version = addresses?.length ? versionOf(asked) : undefined;
    const kind = version === undefined ? '' : `IPv${version === 6 ? '6' : '4'} `;
    return rung('cause', `The instance has no external ${kind}address.`, 'Attach an external IP');
  }
  if (interfaces === undefined) return rung('unknown', 'Its network interfaces could not be loaded.');
  if (target.kind === 'unknown') return rung('unknown', 'Its external IPs could not be loaded.');
  return target.kind === 'external'
    ? rung('fine', `It is reached at its external address ${target.text}.`)
    : rung('fine', 'The source is in the same VPC, so no external address is needed.');
}
