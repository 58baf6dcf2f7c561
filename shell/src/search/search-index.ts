import type { KnownPlaces } from '@console/shared/contract';
import { onIdentityEnd } from '@console/shared/runtime';
import type { PartList } from './checked-part.ts';
import { openGate } from './gate.ts';
import type { Hit } from './hits.ts';
import { createReader, type Gaps, type Reader } from './reader.ts';
import type { SearchScope } from './scope.ts';
import { partsOf } from './sources.ts';

/** Milliseconds until the index reads its lists again. */
const AGE = 300_000;

/** Parts of a search that select the index. */
export type IndexScope = Pick<SearchScope, 'project' | 'sources' | 'siloName' | 'usedProjects'>;

/**
 * The resources of all projects, the silo and the fleet that the user may see (docs/screens/operator.md section 9.4). It is filled in
 * the background, and is kept in memory until the session ends.
 */
class SearchIndex {
  readonly #ends = new AbortController();
  readonly #byList = new Map<string, readonly Hit[]>();
  /** Keys of the lists of projects. */
  readonly #ofProjects = new Set<string>();
  #gaps: Gaps = { failed: new Set(), cut: new Set(), isLimited: false };
  #filling: Promise<void> | undefined;
  #filledAt = -Infinity;

  hits(): Hit[] {
    return [...this.#byList.values()].flat();
  }

  /** Lists that the last complete reading could not read. */
  gaps(): Gaps {
    return this.#gaps;
  }

  /** Names of all known projects, the most recently used ones first. */
  projects(used: readonly string[]): string[] {
    const own = [...this.#ofProjects].flatMap((key) => (this.#byList.get(key) ?? []).map(({ name }) => name));
    const known = new Set(own);
    return [...new Set([...used.filter((name) => known.has(name) || known.size === 0), ...own])];
  }

  /** Reads a list, from the API or the cache, and replaces its items in the index. */
  async read(list: PartList, reader: Reader, project = ''): Promise<void> {
    const hits = await reader.orNothing(list.what, () => list.read(reader, project));
    if (hits) this.#put(list, project, hits);
  }

  /** Reads all lists unless they were read lately; resolves when they are read. */
  fill(scope: IndexScope): Promise<void> {
    if (performance.now() - this.#filledAt > AGE) this.#filling ??= this.#fill(scope);
    return this.#filling ?? Promise.resolve();
  }

  end(): void {
    this.#ends.abort();
  }

  async #fill({ project, sources, siloName, usedProjects }: IndexScope): Promise<void> {
    const { signal } = this.#ends;
    const reader = createReader(openGate(signal, { inAll: Infinity, isUrgent: false }), signal);
    try {
      const parts = await partsOf(sources);
      const lists = parts.flatMap((part) => part.lists);
      const site = lists.filter(({ of }) => of !== 'project');
      const ofProject = lists.filter(({ of }) => of === 'project');
      await Promise.all(site.filter(isOfProjects).map((list) => this.read(list, reader)));
      const used = project === undefined ? usedProjects : [project, ...usedProjects];
      const known = { siloName, projects: new Set(this.projects([])) };
      await Promise.all([
        ...site.map((list) => this.#readWhole(list, reader, known)),
        ...this.projects(used).flatMap((name) => ofProject.map((list) => this.read(list, reader, name))),
      ]);
      this.#gaps = reader.gaps();
      // Failed lists are read again with the next search
      const isWhole = this.#gaps.failed.size === 0 && parts.length === sources.length;
      if (isWhole) this.#filledAt = performance.now();
    } catch (error) {
      // The session has ended, and the index with it
      if (!signal.aborted) throw error;
    } finally {
      this.#filling = undefined;
    }
  }

  /** Reads a list, and the lists of its items. */
  async #readWhole(list: PartList, reader: Reader, known: KnownPlaces): Promise<void> {
    await this.read(list, reader);
    const { inside, what } = list;
    const more = inside && (await reader.orNothing(what, () => inside(reader, known)));
    await Promise.all((more ?? []).map((each) => this.read(each, reader)));
  }

  #put(list: PartList, project: string, hits: readonly Hit[]): void {
    if (this.#ends.signal.aborted) return;
    const key = project === '' ? list.key : `${list.key} ${project}`;
    if (isOfProjects(list)) this.#ofProjects.add(key);
    this.#byList.set(key, hits);
    for (const listener of listeners) listener(hits);
  }
}

/** Whether the items of a list are projects, for which other lists are read. */
export const isOfProjects = ({ of }: PartList): boolean => of === 'projects';

const listeners = new Set<(hits: readonly Hit[]) => void>();

let index = new SearchIndex();

/** Empties the index, and stops its reads. */
export function endIndex(): void {
  index.end();
  index = new SearchIndex();
}

onIdentityEnd(endIndex);

export const currentIndex = (): SearchIndex => index;

/** Calls back with the resources of each list that the index reads, until the result is called. */
export function followHits(listener: (hits: readonly Hit[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
