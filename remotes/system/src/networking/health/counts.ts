import type { NetworkFacts, PartState, Uplink } from './uplinks.ts';
import { verdictOf } from './verdict.ts';

const share = (states: readonly PartState[]): string =>
  `${states.filter((state) => state === 'ok').length} of ${states.length}`;

/** The counts above the table: `Uplinks 2 of 2`, `BGP 2 of 3`, `Prefixes 5 in, 3 out`. */
export function countsOf(
  uplinks: readonly Uplink[],
  facts: NetworkFacts,
  warnings: number,
): readonly string[] {
  const working = uplinks.filter((uplink) => ['ok', 'degraded'].includes(verdictOf(uplink))).length;
  const peers = uplinks.flatMap((uplink) => uplink.peers);
  const bfd = (facts.bfd ?? []).map(({ state }): PartState => (state === 'up' ? 'ok' : 'down'));
  const sent = peers.reduce((sum, { exported }) => sum + exported.length, 0);
  return [
    `Uplinks ${working} of ${uplinks.length}`,
    `BGP ${share(peers.map(({ state }) => state))}`,
    `BFD ${share(bfd)}`,
    `Prefixes ${facts.imported?.length ?? 'not known'} in, ${sent} out`,
    `Warnings ${warnings}`,
  ];
}
