import {
  formatAddress,
  formatNet,
  formatNumber,
  IP_BITS,
  type IpNet,
  pluralize,
  type PortRange,
} from '@console/shared/format';
import type { End } from './consequences-ends.ts';
import type { Kinds } from './consequences-traffic.ts';
import type { Consequences, Row } from './consequences.ts';

/** The number of flows that change, in a sentence: `3 flows become blocked, 1 becomes allowed.` */
export function summaryOf({ counts: { blocked, allowed, unknown } }: Consequences): string {
  const become = (count: number, what: string) => ({
    count,
    text: `${count === 1 ? 'becomes' : 'become'} ${what}`,
  });
  const parts = [
    become(blocked, 'blocked'),
    become(allowed, 'allowed'),
    { count: unknown, text: 'may change' },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return 'No flow changes.';
  const texts = parts.map(
    ({ count, text }, index) => `${index === 0 ? pluralize(count, 'flow') : formatNumber(count)} ${text}`,
  );
  return `${texts.join(', ')}.`;
}

const rangeText = ([first, last]: PortRange): string => (first === last ? `${first}` : `${first}-${last}`);

const EVERY_PORT = '0-65535';

/** Traffic as short as possible: `TCP 22, 80-443`, `TCP and UDP 53`, `ICMP`, `all traffic`. */
export function trafficText({ TCP, UDP, ICMP }: Kinds): string {
  const [tcp, udp] = [TCP, UDP].map((ranges) => ranges.map(rangeText).join(', '));
  if (tcp === EVERY_PORT && udp === EVERY_PORT && ICMP) return 'all traffic';
  const withPorts = (name: string, ports = '') =>
    ports === '' ? [] : [ports === EVERY_PORT ? name : `${name} ${ports}`];
  const parts = [
    ...(tcp === udp ? withPorts('TCP and UDP', tcp) : [...withPorts('TCP', tcp), ...withPorts('UDP', udp)]),
    ...(ICMP ? ['ICMP'] : []),
  ];
  return parts.join('; ');
}

/** A network; of a single address without its width. */
export const shortNet = (net: IpNet): string =>
  net.width === IP_BITS[net.version]
    ? formatAddress({ version: net.version, value: net.first })
    : formatNet(net);

const netText = (net: IpNet): string => (net.width === 0 ? 'the internet' : shortNet(net));

/** An end as short as possible: `the internet`, `10.0.0.0/8 except 10.1.0.0/16`, a name. */
export function endText(end: End): string {
  if (end.kind === 'vpc') return `VPC ${end.name}`;
  if (end.kind === 'instance') return end.isOneOfMany ? `${end.name} (${end.address})` : end.name;
  const name = netText(end.net);
  return end.except.length === 0 ? name : `${name} except ${listed(end.except.map(netText))}`;
}

/** Names up to which all are written. */
const SHOWN = 4;

/** `a, b and c`; of many the first ones and the number of the others. */
export function listed(names: readonly string[]): string {
  const all =
    names.length > SHOWN ? [...names.slice(0, SHOWN - 1), `${names.length - SHOWN + 1} more`] : names;
  return all.length === 1 ? `${all[0]}` : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** The largest number of instances that are excepted instead of naming all others. */
const EXCEPTED = 2;

const isInstance = (end: End) => end.kind === 'instance';

/**
 * @param others the ends at the other side: the only instance there is not named here, as no flow leads from it to itself
 * @param every the interfaces in the VPC
 */
function endsText(ends: readonly End[], others: readonly End[], every: readonly End[]): string {
  const texts = (all: readonly End[]) => [...new Set(all.map(endText))].toSorted();
  const outside = texts(ends.filter((end) => !isInstance(end)));
  const inside = texts(ends.filter(isInstance));
  const named = new Set(inside);
  const missing = texts(every).filter((text) => !named.has(text));
  if (missing.length === 0 && every.length > 1) return listed([EVERY, ...outside]);
  if (inside.length > SHOWN && missing.length <= EXCEPTED)
    return listed([`${EVERY} except ${listed(missing)}`, ...outside]);
  const [alone, ...more] = others.every(isInstance) ? new Set(others.map(nameOf)) : [];
  const self = more.length === 0 ? alone : undefined;
  return listed([...texts(ends.filter((end) => isInstance(end) && nameOf(end) !== self)), ...outside]);
}

const EVERY = 'every instance of the VPC';

const nameOf = (end: End): string => (end.kind === 'network' ? '' : end.name);

/**
 * The ends and the traffic of a row: `from the internet to web-1 and web-2`, `TCP 22`.
 * @param every the interfaces in the VPC
 */
export const rowText = ({ from, to, kinds }: Row, every: readonly End[]) => ({
  ends: `from ${endsText(from, to, every)} to ${endsText(to, from, every)}`,
  traffic: trafficText(kinds),
});
