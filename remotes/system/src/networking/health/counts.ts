import type { NetworkFacts, PartState, Uplink } from './uplinks.ts';
import { verdictOf, works } from './verdict.ts';

/** `2 of 3`, `1 of 3, 1 unknown`, `not available` when there is nothing that is known. */
function share(states: readonly PartState[] | undefined): string {
  const unknown = states?.filter((state) => state === 'unknown').length;
  if (!states || (states.length > 0 && unknown === states.length)) return 'not available';
  const working = `${states.filter((state) => state === 'ok').length} of ${states.length}`;
  return unknown ? `${working}, ${unknown} unknown` : working;
}

/** The sum of the lengths; undefined when one of them is not known. */
const sumOf = (lists: readonly (readonly unknown[] | undefined)[]): number | undefined =>
  lists.includes(undefined) ? undefined : lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);

const stateOf = (uplink: Uplink): PartState => {
  const verdict = verdictOf(uplink);
  if (works(verdict)) return 'ok';
  return verdict === 'unknown' ? 'unknown' : 'down';
};

/** The counts above the table: `Uplinks 2 of 2`, `BGP 2 of 3`, `Prefixes 5 received, 3 sent`. */
export function countsOf(uplinks: readonly Uplink[], facts: NetworkFacts): readonly string[] {
  const areViewsKnown = uplinks.every(({ view }) => view !== undefined);
  const peers = areViewsKnown ? uplinks.flatMap((uplink) => uplink.peers) : undefined;
  const sent = peers && sumOf(peers.map(({ exported }) => exported));
  return [
    `Uplinks ${share(uplinks.map(stateOf))}`,
    `BGP ${share(peers?.map(({ state }) => state))}`,
    `BFD ${share(facts.bfd?.map(({ state }): PartState => (state === 'up' ? 'ok' : 'down')))}`,
    `Prefixes ${facts.imported?.length ?? 'not available'} received, ${sent ?? 'not available'} sent`,
  ];
}
