import { ephemeralAddresses, fleetAddresses, projectAddresses, sessionHits } from './addresses.ts';
import { findById } from './by-id.ts';
import { isOfAddress, isOfName } from './address.ts';
import { cachedHits } from './cached.ts';
import type { SearchScope } from './scope.ts';
import { classify, type Wanted } from './classify.ts';
import { openGate } from './gate.ts';
import type { Hit } from './hits.ts';
import { hitsOfArea } from './other-areas.ts';
import * as lists from './lists.ts';
import { better, hitKey, type Match, matchOf, ranked } from './rank.ts';
import { pause } from './pause.ts';
import { createReader, type Reader } from './reader.ts';
import { currentIndex, followHits } from './search-index.ts';
import { sentenceOf } from './sentence.ts';
import { subjectOf } from './subject.ts';

/** Milliseconds without typing before requests are sent. */
export const IDLE = 200;
/** The results of a search so far. */
export interface Found {
  /** Best first. */
  readonly hits: readonly Hit[];
  readonly isRunning: boolean;
  /** Sentence on kinds that were not found or not searched; empty without any, and while the search is running. */
  readonly sentence: string;
}

/** A running search with its phases (docs/screens/operator.md section 9.4). */
class Search {
  readonly wanted: Wanted;
  readonly #scope: SearchScope;
  readonly #report: (found: Found) => void;
  readonly #signal: AbortSignal;
  readonly #reader: Reader;
  readonly #matches = new Map<string, Match>();
  /** The results in their order, until the next one is added. */
  #hits: readonly Hit[] | undefined;
  readonly #failedAreas = new Set<string>();
  #running = 0;
  #isReported = false;

  constructor(typed: string, scope: SearchScope, signal: AbortSignal, report: (found: Found) => void) {
    this.wanted = subjectOf(classify(typed, scope));
    this.#scope = scope;
    this.#signal = signal;
    this.#report = report;
    this.#reader = createReader(openGate(signal), signal);
  }

  async start(): Promise<void> {
    if (this.wanted.is === 'nothing') return;
    this.#add(cachedHits(this.wanted, this.#scope));
    this.#add(currentIndex().hits());
    this.#signal.addEventListener(
      'abort',
      followHits((hits) => this.#add(hits)),
      { once: true },
    );
    await this.#during(async () => {
      await pause(IDLE, this.#signal);
      const own =
        this.wanted.is === 'uuid' ? [this.#searchIds()] : [this.#searchNames(), this.#searchAddresses()];
      await Promise.all([...own, ...this.#searchAreas()]);
    });
  }

  /** An abort ends the search; anything else is an error of this code. */
  readonly end = (error: unknown): void => {
    if (!this.#signal.aborted) throw error;
  };

  /** Reads the lists that are near again, and waits for the index. */
  async #searchNames(): Promise<void> {
    if (!isOfName(this.wanted)) return;
    const { project, isFleetViewer } = this.#scope;
    await Promise.all([
      currentIndex().fill(this.#scope),
      this.#readLists(lists.SILO_LISTS),
      project !== undefined && this.#readLists(lists.PROJECT_LISTS, project),
      isFleetViewer && this.#readLists(lists.FLEET_LISTS),
      this.wanted.is === 'asn' && isFleetViewer && this.#collect(sessionHits(this.wanted, this.#reader)),
    ]);
  }

  /** Finds the users of an address in all projects, then its pools and lots. */
  async #searchAddresses(): Promise<void> {
    const { wanted } = this;
    if (!isOfAddress(wanted)) return;
    const { project, isFleetViewer, usedProjects } = this.#scope;
    const used = project === undefined ? usedProjects : [project, ...usedProjects];
    await currentIndex().read(lists.PROJECTS, this.#reader);
    const projects = currentIndex().projects(used);
    await Promise.all([
      ...projects.map((name) => this.#collect(projectAddresses(wanted, name, this.#reader))),
      isFleetViewer && this.#collect(fleetAddresses(wanted, this.#reader)),
    ]);
    // One request for each instance: only while no user of an address is found, and for a part of addresses only near
    const isWhole = wanted.is === 'ip';
    for (const name of projects) {
      if (isWhole ? this.#hasUser() : name !== project) continue;
      await this.#collect(ephemeralAddresses(wanted, name, this.#reader));
    }
  }

  #hasUser(): boolean {
    return this.#found().hits.some(({ kind }) => kind === 'instance' || kind === 'floating-ip');
  }

  /** Looks up an id as each kind, unless the index has it; kinds without a lookup are searched in the lists. */
  async #searchIds(): Promise<void> {
    if (this.#found().hits.some(({ to }) => to !== undefined)) return;
    const found = await findById(this.wanted.text, this.#scope, this.#reader, this.#signal);
    if (found) this.#add([{ ...found, found: this.wanted.text }]);
    else
      await this.#readLists([...lists.SILO_LISTS, ...(this.#scope.isFleetViewer ? lists.FLEET_LISTS : [])]);
  }

  /** Other teams' areas know no qualifiers. What one of them cannot search is a gap. */
  #searchAreas(): Promise<void>[] {
    if (this.wanted.only) return [];
    return this.#scope.areas.map(async (area) => {
      try {
        this.#add(await hitsOfArea(area, this.wanted.text, this.#signal));
      } catch {
        this.#signal.throwIfAborted();
        this.#failedAreas.add(area.label);
      }
    });
  }

  async #readLists(sources: readonly lists.List[], project?: string): Promise<void> {
    await Promise.all(sources.map((list) => currentIndex().read(list, this.#reader, project)));
  }

  async #collect(hits: Promise<readonly Hit[]>): Promise<void> {
    this.#add(await hits);
  }

  #add(hits: readonly Hit[]): void {
    for (const hit of hits) {
      const match = matchOf(hit, this.wanted);
      if (!match) continue;
      const key = hitKey(hit);
      const known = this.#matches.get(key);
      this.#matches.set(key, known ? better(known, match) : match);
      this.#hits = undefined;
    }
    if (hits.length > 0) this.#tell();
  }

  async #during(work: () => Promise<unknown>): Promise<void> {
    this.#running += 1;
    this.#tell();
    try {
      await work();
    } finally {
      this.#running -= 1;
      this.#tell();
    }
  }

  /** Combines all reports of one event loop turn. */
  #tell(): void {
    if (this.#isReported) return;
    this.#isReported = true;
    queueMicrotask(() => {
      this.#isReported = false;
      if (!this.#signal.aborted) this.#report(this.#found());
    });
  }

  #found(): Found {
    const hits = (this.#hits ??= ranked(this.#matches.values(), this.#scope.isRecent));
    const isRunning = this.#running > 0;
    const areas = { ...this.#reader.gaps(), failed: this.#failedAreas };
    const sentence = isRunning
      ? ''
      : sentenceOf(hits.length > 0, this.#reader.gaps(), currentIndex().gaps(), areas);
    return { hits, isRunning, sentence };
  }
}

/** Searches everything that the user can see. Reports its results repeatedly until it has ended or the signal aborts. */
export function search(
  typed: string,
  scope: SearchScope,
  signal: AbortSignal,
  report: (found: Found) => void,
): void {
  const running = new Search(typed, scope, signal, report);
  void running.start().catch(running.end);
}
