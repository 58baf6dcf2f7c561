import { partOf, type SearchArea, searchAreas } from '../composition/search-areas.ts';
import { checkedPart, type Part } from './checked-part.ts';
import { addKinds } from './kinds.ts';

/** Milliseconds after which a part that has not loaded counts as failed. */
const LIMIT = 20_000;

/** An area that supplies resources, with its part of the search. */
export interface Source {
  /** Name of the area in sentences. */
  readonly label: string;
  /** Rejects when the part cannot be loaded, is late, or is not a part of a search. */
  readonly part: Promise<Part>;
  /** The part, once it has loaded; `false` when it has failed. */
  readonly state: () => Part | false | undefined;
}

/** A source of a part that is being fetched. */
export function sourceOf({ name, label }: SearchArea, fetched: Promise<unknown>): Source {
  let state: Part | false | undefined;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('It did not load in time')), LIMIT);
  const load = async (): Promise<Part> => {
    try {
      const part = checkedPart(await Promise.race([fetched, late.promise]), { name, label });
      addKinds(name, part.kinds);
      state = part;
      return part;
    } catch (error) {
      state = false;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  const part = load();
  // Each search names the areas that have failed
  part.catch(() => undefined);
  return { label, part, state: () => state };
}

/** One source for each part that is fetched: the searches share it. */
const sources = new WeakMap<Promise<unknown>, Source>();

/** The sources that a user may use. Their code is fetched with the first call. */
export const sourcesOf = (isFleetViewer: boolean): readonly Source[] =>
  searchAreas(isFleetViewer).map((area) => {
    const fetched = partOf(area.name);
    const known = sources.get(fetched) ?? sourceOf(area, fetched);
    sources.set(fetched, known);
    return known;
  });

/** The parts of some sources, once each of them has loaded or failed. */
export async function partsOf(all: readonly Source[]): Promise<Part[]> {
  const settled = await Promise.allSettled(all.map(({ part }) => part));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
