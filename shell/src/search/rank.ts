import type { Wanted } from './classify.ts';
import type { Hit } from './hits.ts';
import { KIND_COUNT, placeOfKind } from './kinds.ts';

/** The quality of a match: smaller is better. */
type Rank = 0 | 1 | 2 | 3;

/** The labels of a state in the console. */
const stateWord = (state: string): string => state.replaceAll('_', ' ').toLowerCase();

function rankOfText(value: string, text: string): Rank | undefined {
  const lower = value.toLowerCase();
  if (lower === text) return 0;
  if (lower.startsWith(text)) return 1;
  return lower.includes(text) ? 2 : undefined;
}

/**
 * The quality of a match: name, id, addresses and serial numbers exactly, by their start, anywhere; then the state. `undefined`: no
 * match.
 */
function rankOf({ kind, name, id, terms = [], state, found }: Hit, { is, text }: Wanted): Rank | undefined {
  // Results of a lookup by address or id match by that
  if (found !== undefined) return is.endsWith('prefix') ? 1 : 0;
  let best = rankOfText(name, text);
  for (const value of [id, ...terms]) {
    if (best === 0) break;
    const rank = rankOfText(value, text);
    if (rank !== undefined && (best === undefined || rank < best)) best = rank;
  }
  if (best !== undefined) return best;
  // Its area found it by data that the search does not have
  if (kind === 'other') return 2;
  return state !== undefined && stateWord(state).startsWith(text) ? 3 : undefined;
}

/** A matching result and the quality of its match. */
export interface Match {
  readonly hit: Hit;
  readonly rank: Rank;
}

/** The match of a result; `undefined`: it does not match, or its kind is not wanted. */
export function matchOf(hit: Hit, wanted: Wanted): Match | undefined {
  const rank = (wanted.only?.includes(hit.kind) ?? true) ? rankOf(hit, wanted) : undefined;
  return rank === undefined ? undefined : { hit, rank };
}

/** Identity of a result: an instance may be found in its project and on its sled. */
export const hitKey = ({ kind, id }: Pick<Hit, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Of two matches of the same resource, the one with a page, with the better match first. */
export function better(one: Match, other: Match): Match {
  if ((one.hit.to === undefined) !== (other.hit.to === undefined))
    return one.hit.to === undefined ? other : one;
  return one.hit.found === undefined && other.hit.found !== undefined ? other : one;
}

/**
 * The results of the matches, best first: exact, by start, anywhere, by state; then recently visited places; then by kind and name
 * (docs/screens/operator.md section 9.4, Results).
 * @param isRecent whether the user has opened a path recently
 */
export function ranked(matches: Iterable<Match>, isRecent: (path: string) => boolean = () => false): Hit[] {
  const placed = Array.from(matches, ({ hit, rank }) => {
    const recent = hit.to !== undefined && isRecent(hit.to) ? 0 : 1;
    return { hit, name: hit.name, place: (rank * 2 + recent) * KIND_COUNT + placeOfKind(hit.kind) };
  });
  return placed
    .toSorted((a, b) => a.place - b.place || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ hit }) => hit);
}
