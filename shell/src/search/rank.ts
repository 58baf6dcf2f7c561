import type { Wanted } from './classify.ts';
import type { Hit } from './hits.ts';
import { placeOfKind } from './kinds.ts';

/** How well a thing matches: the smaller, the better. */
type Rank = 0 | 1 | 2 | 3;

/** The words of a state as the console shows them. */
const stateWord = (state: string): string => state.replaceAll('_', ' ').toLowerCase();

function rankOfText(value: string, text: string): Rank | undefined {
  const lower = value.toLowerCase();
  if (lower === text) return 0;
  if (lower.startsWith(text)) return 1;
  return lower.includes(text) ? 2 : undefined;
}

/**
 * How well a thing matches a text: its name, id, addresses and serial numbers exactly, by their start, anywhere; then its state.
 * `undefined`: not at all.
 */
export function rankOf({ name, id, terms = [], state, found }: Hit, { text }: Wanted): Rank | undefined {
  // What was looked up by an address or an id matches by that
  if (found !== undefined) return 0;
  const ranks = [name, id, ...terms].flatMap((value) => rankOfText(value, text) ?? []);
  const best = ranks.toSorted((a, b) => a - b)[0];
  if (best !== undefined) return best;
  return state !== undefined && stateWord(state).startsWith(text) ? 3 : undefined;
}

/** Key of a thing: an instance is found in its project and on its sled. */
export const hitKey = ({ kind, id }: Pick<Hit, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Of two findings of the same thing, the one that opens, with the more exact match first. */
function better(one: Hit, other: Hit): Hit {
  if ((one.to === undefined) !== (other.to === undefined)) return one.to === undefined ? other : one;
  return one.found === undefined && other.found !== undefined ? other : one;
}

/**
 * The things that match, best first: exact, by its start, anywhere, by its state; then places the person has been to; then by kind
 * and name (docs/screens/operator.md section 9.4, Results).
 * @param isRecent whether the person has opened a path lately
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
