import { overlaps, parseNet } from '@console/shared/format';
import { rangeOf } from '../rack/lot-use.ts';
import { nameOf } from './uplinks.ts';
import type { WarningFacts } from './warnings/facts.ts';

/** A step of the path of an address from the rack to the upstream network. */
export interface PathStep {
  readonly label: string;
  /** The object of the step; undefined where the path is broken. */
  readonly found: string | undefined;
  /** `cannot be verified`: the API does not return it. */
  readonly note?: string;
}

/** The path of an address or a network: pool, block, announced network, peers, uplinks (docs/screens/operator.md section 9.2). */
export function pathOf(text: string, facts: WarningFacts): readonly PathStep[] | undefined {
  const net = parseNet(text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`);
  if (!net) return undefined;
  const pool = facts.pools?.find(({ ranges }) => ranges.some((range) => overlaps(range, net)));
  const block = [...(facts.blocks?.values() ?? [])].find((one) => {
    const range = rangeOf(one);
    return range !== undefined && overlaps(range, net);
  });
  const announced = (facts.announced ?? []).flatMap(({ set, networks }) =>
    networks
      .filter(({ network }) => {
        const other = parseNet(network);
        return other !== undefined && overlaps(other, net);
      })
      .map(({ network }) => ({ set, network })),
  );
  const steps: PathStep[] = [
    { label: 'IP pool', found: pool?.name },
    { label: 'Block', found: block && `${block.firstAddress}–${block.lastAddress}` },
    {
      label: 'Announced',
      found: announced.map(({ set, network }) => `${network} of ${set}`).join(', ') || undefined,
    },
  ];
  if (net.version === 6)
    return [...steps, { label: 'Peers', found: undefined, note: 'cannot be verified: IPv4 only' }];
  const told = new Set(announced.map(({ network }) => network));
  const exporting = facts.uplinks.flatMap((uplink) =>
    uplink.peers
      .filter(({ exported }) => exported.some((one) => told.has(one)))
      .map(({ addr }) => ({ uplink, addr })),
  );
  const names = [...new Set(exporting.map(({ uplink }) => nameOf(uplink)))];
  return [
    ...steps,
    { label: 'Peers', found: exporting.map(({ addr }) => addr).join(', ') || undefined },
    { label: 'Uplinks', found: names.join(', ') || undefined },
  ];
}
