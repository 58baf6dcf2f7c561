import { currentConsole } from './console.ts';

/** An area with a part of the search everywhere. */
export interface SearchArea {
  readonly name: string;
  /** Its name in sentences. */
  readonly label: string;
}

/** Areas without which a search is never whole: it lists those that are missing, switched off, or too old to have their part. */
const EXPECTED = [
  { name: 'project', label: 'Projects', searches: 'everybody' },
  { name: 'system', label: 'System', searches: 'fleet' },
] as const;

/** The areas whose parts a user needs. */
export function searchAreas(isFleetViewer: boolean): SearchArea[] {
  const isExpected = (name: string) => EXPECTED.some((area) => area.name === name);
  const others = currentConsole().running.filter(({ name }) => !isExpected(name));
  return [...EXPECTED, ...others]
    .filter(({ searches }) => searches === 'everybody' || (searches === 'fleet' && isFleetViewer))
    .map(({ name, label }) => ({ name, label }));
}

/** The parts that areas have returned, by name of the area. */
const parts = new Map<string, Promise<unknown>>();
const failed = new Set<string>();

async function load(area: string): Promise<unknown> {
  const { loader, running } = currentConsole();
  const isThere = running.some(({ name, searches }) => name === area && searches !== undefined);
  if (!isThere) throw new Error('It has no part of the search here');
  const { search } = await loader.load(area);
  if (!search) throw new Error('Its build has no part of the search');
  return search();
}

/** The part of an area, unchecked. Its code is fetched with the first call. */
export function partOf(area: string): Promise<unknown> {
  const known = parts.get(area);
  if (known) return known;
  const part = load(area);
  parts.set(area, part);
  part.catch(() => failed.add(area));
  return part;
}

/** Fetches the code of all parts that a user needs, in parallel. */
export function fetchParts(isFleetViewer: boolean): void {
  for (const { name } of searchAreas(isFleetViewer)) void partOf(name);
}

/** Lets failed parts be fetched again: when the palette or a page opens, not with each letter. */
export function retryParts(): void {
  for (const area of failed) parts.delete(area);
  failed.clear();
}
