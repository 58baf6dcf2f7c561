import { overlaps, parseNet } from '@console/shared/format';
import { rangeOf } from '../rack/lot-use.ts';
import { nameOf } from './uplinks.ts';
import type { WarningFacts } from './warnings/facts.ts';

/** A step of the path of an address from the rack to the upstream network. */
export interface PathStep {
  readonly label: string;
  /** The object of the step; undefined where the path is broken. */
  readonly found: string | undefined;
  /** Why it is not known whether there is one: a request failed, or the API does not return it. */
  readonly note?: string;
}

const UNREAD = 'Not available';

/** A step; without data it is not known whether the path is broken there. */
const stepOf = (label: string, isKnown: boolean, found: string | undefined): PathStep =>
  found || isKnown ? { label, found: found || undefined } : { label, found: undefined, note: UNREAD };

/** The path of an address or a network: pool, block, announced network, peers, uplinks (docs/screens/operator.md section 9.2). */
export function pathOf(text: string, facts: WarningFacts): readonly PathStep[] | undefined {
  const net = parseNet(text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`);
  if (!net) return undefined;
  const { pools, blocks, announced, uplinks, network } = facts;
  const pool = pools?.find(({ ranges }) => ranges.some((range) => overlaps(range, net)));
  const block = [...(blocks?.values() ?? [])].find((one) => {
    const range = rangeOf(one);
    return range !== undefined && overlaps(range, net);
  });
  const told = announced?.flatMap(({ set, networks }) =>
    networks
      .filter(({ network: other }) => {
        const range = parseNet(other);
        return range !== undefined && overlaps(range, net);
      })
      .map((one) => ({ set, network: one.network })),
  );
  const steps = [
    stepOf('IP pool', pools !== undefined, pool?.name),
    stepOf('Block', blocks !== undefined, block && `${block.firstAddress}–${block.lastAddress}`),
    stepOf('Announced', told !== undefined, told?.map((one) => `${one.network} of ${one.set}`).join(', ')),
  ];
  if (net.version === 6)
    return [...steps, { label: 'Peers', found: undefined, note: 'Cannot be verified: IPv4 only' }];
  const networks = new Set(told?.map((one) => one.network));
  const exporting = uplinks.flatMap((uplink) =>
    uplink.peers
      .filter(({ exported }) => exported?.some((one) => networks.has(one)))
      .map(({ addr }) => ({ uplink, addr })),
  );
  const isKnown =
    told !== undefined && network.exports !== undefined && uplinks.every(({ view }) => view !== undefined);
  return [
    ...steps,
    stepOf('Peers', isKnown, exporting.map(({ addr }) => addr).join(', ')),
    stepOf('Uplinks', isKnown, [...new Set(exporting.map(({ uplink }) => nameOf(uplink)))].join(', ')),
  ];
}
