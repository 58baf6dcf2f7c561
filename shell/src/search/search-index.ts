import { onIdentityEnd } from '@console/shared/runtime';
import { sledInstanceHit } from './fleet-hits.ts';
import { openGate } from './gate.ts';
import type { Hit } from './hits.ts';
import * as lists from './lists.ts';
import { createReader, type Gaps, type Reader } from './reader.ts';
import type { SearchScope } from './scope.ts';

/** Milliseconds until the index reads its lists again. */
const AGE = 300_000;

/** Parts of a search that select the index. */
type IndexScope = Pick<SearchScope, 'project' | 'isFleetViewer' | 'siloName' | 'usedProjects'>;

/**
 * The resources of all projects, the silo and the fleet that a person may see (docs/screens/operator.md section 9.4). It is filled in
 * the background, and is kept in memory until the session ends.
 */
class SearchIndex {
  readonly #ends = new AbortController();
  readonly #byList = new Map<string, readonly Hit[]>();
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

  /** Names of all projects that are known, those that were used last first. */
  projects(used: readonly string[]): string[] {
    const own = (this.#byList.get(nameOf(lists.PROJECTS, '')) ?? []).map(({ name }) => name);
    const known = new Set(own);
    return [...new Set([...used.filter((name) => known.has(name) || known.size === 0), ...own])];
  }

  /** Reads a list, now or from the cache, and replaces what it had. */
  async read(list: lists.List, reader: Reader, project = ''): Promise<void> {
    this.#put(nameOf(list, project), await list.read(reader, project));
  }

  /** Reads all lists unless they were read lately; resolves when they are read. */
  fill(scope: IndexScope): Promise<void> {
    if (performance.now() - this.#filledAt > AGE) this.#filling ??= this.#fill(scope);
    return this.#filling ?? Promise.resolve();
  }

  end(): void {
    this.#ends.abort();
  }

  async #fill({ project, isFleetViewer, siloName, usedProjects }: IndexScope): Promise<void> {
    const { signal } = this.#ends;
    const reader = createReader(openGate(signal, { inAll: Infinity, isUrgent: false }), signal);
    const readAll = (all: readonly lists.List[], of?: string) =>
      all.map((list) => this.read(list, reader, of));
    try {
      await this.read(lists.PROJECTS, reader);
      const used = project === undefined ? usedProjects : [project, ...usedProjects];
      await Promise.all([
        ...readAll(lists.SILO_LISTS),
        ...(isFleetViewer ? readAll(lists.FLEET_LISTS) : []),
        ...this.projects(used).flatMap((name) => readAll(lists.PROJECT_LISTS, name)),
        isFleetViewer && this.#readSleds(reader, siloName),
      ]);
      this.#gaps = reader.gaps();
      // What failed is read again with the next search
      if (this.#gaps.failed.size === 0) this.#filledAt = performance.now();
    } catch (error) {
      // The session has ended, and the index with it
      if (!signal.aborted) throw error;
    } finally {
      this.#filling = undefined;
    }
  }

  /** Reads the instances of every silo, which only the sleds list. */
  async #readSleds(reader: Reader, own: string | undefined): Promise<void> {
    const sleds = await reader.list('sleds', lists.sledPages());
    const projects = new Set(this.projects([]));
    const perSled = sleds.map(async ({ id: sledId, baseboard: { serial } }) => {
      const all = await reader.list('instances of sleds', lists.sledInstancePages(sledId));
      this.#put(
        `sled ${sledId}`,
        all.map(({ id, name, siloName, projectName, state: runState }) =>
          sledInstanceHit(
            { id, name, siloName, projectName, runState, sledId, serial },
            siloName === own && projects.has(projectName),
          ),
        ),
      );
    });
    await Promise.all(perSled);
  }

  #put(name: string, hits: readonly Hit[]): void {
    if (this.#ends.signal.aborted) return;
    this.#byList.set(name, hits);
    for (const listener of listeners) listener(hits);
  }
}

const nameOf = ({ what }: lists.List, project: string): string => `${what} ${project}`;

const listeners = new Set<(hits: readonly Hit[]) => void>();

let index = new SearchIndex();

/** Empties the index, and stops what it reads. */
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
