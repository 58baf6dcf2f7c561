import type { Wanted } from './classify.ts';
import type { Hit } from './hits.ts';
import { placeOfKind } from './kinds.ts';

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
export function rankOf({ name, id, terms = [], state, found }: Hit, { text }: Wanted): Rank | undefined {
  // Results of a lookup by address or id match by that
  if (found !== undefined) return 0;
  const ranks = [name, id, ...terms].flatMap((value) => rankOfText(value, text) ?? []);
  const best = ranks.toSorted((a, b) => a - b)[0];
  if (best !== undefined) return best;
  return state !== undefined && stateWord(state).startsWith(text) ? 3 : undefined;
}

/** Identity of a result: an instance may be found in its project and on its sled. */
export const hitKey = ({ kind, id }: Pick<Hit, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Of two results for the same resource, the one with a page, with the better match first. */
function better(one: Hit, other: Hit): Hit {
  if ((one.to === undefined) !== (other.to === undefined)) return one.to === undefined ? other : one;
  return one.found === undefined && other.found !== undefined ? other : one;
}

/**
 * The matching results, best first: exact, by start, anywhere, by state; then recently visited places; then by kind and name
 * (docs/screens/operator.md section 9.4, Results).
 * @param isRecent whether the user has opened a path recently
 */
export function ranked(
  hits: readonly Hit[],
  wanted: Wanted,
  isRecent: (path: string) => boolean = () => false,
): Hit[] {
  const byKey = new Map<string, Hit>();
  for (const hit of hits) {
    const known = byKey.get(hitKey(hit));
    byKey.set(hitKey(hit), known ? better(known, hit) : hit);
  }
  const recent = ({ to }: Hit) => (to !== undefined && isRecent(to) ? 0 : 1);
  return [...byKey.values()]
    .filter(({ kind }) => wanted.only?.includes(kind) ?? true)
    .flatMap((hit) => {
      const rank = rankOf(hit, wanted);
      return rank === undefined ? [] : [{ hit, rank }];
    })
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        recent(a.hit) - recent(b.hit) ||
        placeOfKind(a.hit.kind) - placeOfKind(b.hit.kind) ||
        (a.hit.name < b.hit.name ? -1 : a.hit.name > b.hit.name ? 1 : 0),
    )
    .map(({ hit }) => hit);
}
