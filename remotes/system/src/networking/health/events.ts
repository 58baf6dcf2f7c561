import { nameOf, type Uplink } from './uplinks.ts';
import { verdictOf } from './verdict.ts';

/** A change of state between two reads while the page was open. */
export interface SeenEvent {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/** The states of links, peers and gateways, by their name on the screen. */
export type States = ReadonlyMap<string, string>;

/** Maximum number of events that are kept. */
const MOST = 200;

/** The states of the uplinks and of their sessions and gateways. */
export const statesOf = (uplinks: readonly Uplink[]): States =>
  new Map(
    uplinks.flatMap((uplink) => {
      const name = nameOf(uplink);
      return [
        [name, verdictOf(uplink)],
        [`Link of ${name}`, uplink.link],
        ...uplink.peers.flatMap(({ addr, state, bfd }) => [
          [`BGP ${addr} of ${name}`, state],
          ...(bfd === 'absent' ? [] : [[`BFD ${addr} of ${name}`, bfd]]),
        ]),
      ].map(([key = '', value = '']) => [key, value] as const);
    }),
  );

/** Adds the state changes of another read to the events, newest first. The first read adds none. */
export function withEvents(
  events: readonly SeenEvent[],
  before: States | undefined,
  now: States,
  at: number,
): readonly SeenEvent[] {
  if (!before) return events;
  const next = (events[0]?.id ?? 0) + 1;
  const found = [...now]
    .filter(([key, value]) => before.get(key) !== value)
    .map(([key, value], index) => ({
      id: next + index,
      at,
      text: `${key}: ${before.get(key) ?? 'not there'} → ${value}`,
    }));
  return found.length === 0 ? events : [...found.toReversed(), ...events].slice(0, MOST);
}
