import type { SearchAsked } from '@console/shared/contract';
import { findById } from './by-id.ts';
import { cachedHits } from './cached.ts';
import type { Part, PartList } from './checked-part.ts';
import { classify, isOfName, type Wanted, wordOf } from './classify.ts';
import { openGate } from './gate.ts';
import type { Hit } from './hits.ts';
import { kindsOfWord } from './kinds.ts';
import { hitsOfArea } from './other-areas.ts';
import { pause } from './pause.ts';
import { better, hitKey, type Match, matchOf, ranked } from './rank.ts';
import { createReader, type Reader } from './reader.ts';
import type { SearchScope } from './scope.ts';
import { currentIndex, followHits, isOfProjects } from './search-index.ts';
import { sentenceOf } from './sentence.ts';
import { partsOf, type Source } from './sources.ts';
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
  readonly #typed: string;
  #wanted: Wanted;
  readonly #scope: SearchScope;
  readonly #report: (found: Found) => void;
  readonly #signal: AbortSignal;
  readonly #reader: Reader;
  /** The loaded parts of areas. */
  readonly #parts = new Set<Part>();
  readonly #matches = new Map<string, Match>();
  /** The results in their order, until the next one is added. */
  #hits: readonly Hit[] | undefined;
  readonly #failedAreas = new Set<string>();
  #running = 0;
  #isReported = false;

  constructor(typed: string, scope: SearchScope, signal: AbortSignal, report: (found: Found) => void) {
    this.#typed = typed;
    this.#wanted = subjectOf(classify(typed, scope));
    this.#scope = scope;
    this.#signal = signal;
    this.#report = report;
    this.#reader = createReader(openGate(signal), signal);
  }

  async start(): Promise<void> {
    await this.#learnWord();
    this.#signal.throwIfAborted();
    if (this.#wanted.is === 'nothing') return;
    const { sources } = this.#scope;
    const there = sources.flatMap(({ state }) => state() || []);
    for (const part of there) this.#parts.add(part);
    for (const part of there) this.#addCached(part);
    this.#add(currentIndex().hits());
    this.#signal.addEventListener(
      'abort',
      followHits((hits) => this.#add(hits)),
      { once: true },
    );
    await this.#during(async () => {
      const parts = sources.map((source) => this.#join(source));
      await pause(IDLE, this.#signal);
      const own =
        this.#wanted.is === 'uuid'
          ? [this.#searchIds()]
          : [this.#searchNames(parts), this.#searchBeyondLists(parts)];
      await Promise.all([...own, ...this.#searchAreas()]);
    });
  }

  /** A word before a colon may be a qualifier of an area whose part is still being fetched. */
  async #learnWord(): Promise<void> {
    const { sources } = this.#scope;
    const word = wordOf(this.#typed);
    const isKnown = word === '' || kindsOfWord(word) !== undefined;
    if (isKnown || sources.every(({ state }) => state() !== undefined)) return;
    await this.#during(() => partsOf(sources));
    this.#wanted = subjectOf(classify(this.#typed, this.#scope));
  }

  /** Adds the cached results of a part as soon as it is loaded; `undefined` for a part that has failed, which is a gap. */
  async #join({ label, part: loading }: Source): Promise<Part | undefined> {
    try {
      const part = await loading;
      if (!this.#parts.has(part) && !this.#signal.aborted) {
        this.#parts.add(part);
        // The word before a colon may select kinds of this part too
        this.#wanted = subjectOf(classify(this.#typed, this.#scope));
        this.#addCached(part);
      }
      return part;
    } catch {
      this.#failedAreas.add(label);
      return undefined;
    }
  }

  #addCached(part: Part): void {
    try {
      this.#add(cachedHits(this.#wanted, this.#scope, part, [...this.#parts]));
    } catch {
      this.#failedAreas.add(part.label);
    }
  }

  /** An abort ends the search; anything else is an error of this code. */
  readonly end = (error: unknown): void => {
    if (!this.#signal.aborted) throw error;
  };

  /** Reads the nearest lists again, and waits for the index. */
  async #searchNames(parts: readonly Promise<Part | undefined>[]): Promise<void> {
    if (!isOfName(this.#wanted)) return;
    const { project } = this.#scope;
    const near = parts.map(async (loading) => {
      const { lists = [] } = (await loading) ?? {};
      const ofProject = project === undefined ? [] : lists.filter(({ of }) => of === 'project');
      await Promise.all([
        this.#readLists(lists.filter(({ of }) => of !== 'project')),
        this.#readLists(ofProject, project),
      ]);
    });
    await Promise.all([currentIndex().fill(this.#scope), ...near]);
  }

  /** Finds data that no list contains, such as the users of an address; lookups that need many requests come last. */
  async #searchBeyondLists(parts: readonly Promise<Part | undefined>[]): Promise<void> {
    let projects: Promise<readonly string[]> | undefined;
    const asked: SearchAsked = {
      wanted: this.#wanted,
      project: this.#scope.project,
      projects: () => (projects ??= this.#projects()),
      reader: this.#reader,
      found: (hits) => this.#add(hits),
      hasFound: (...kinds) => this.#found().hits.some(({ kind }) => kinds.includes(kind)),
    };
    const there = await Promise.all(
      parts.map(async (loading) => {
        const part = await loading;
        if (part?.find) await this.#reader.orNothing(part.label, () => part.find?.(asked));
        return part;
      }),
    );
    for (const part of there)
      if (part?.findLast) await this.#reader.orNothing(part.label, () => part.findLast?.(asked));
  }

  /** Names of all projects, read again when they are older than a minute. */
  async #projects(): Promise<readonly string[]> {
    const { project, sources, usedProjects } = this.#scope;
    const lists = (await partsOf(sources)).flatMap((part) => part.lists);
    await this.#readLists(lists.filter(isOfProjects));
    return currentIndex().projects(project === undefined ? usedProjects : [project, ...usedProjects]);
  }

  /** Looks up an id for each kind, unless it is in the index; kinds without a lookup are searched in the lists. */
  async #searchIds(): Promise<void> {
    if (this.#found().hits.some(({ to }) => to !== undefined)) return;
    const { sources } = this.#scope;
    const found = await findById(this.#wanted.text, this.#scope, this.#reader, this.#signal);
    if (found) this.#add([{ ...found, found: this.#wanted.text }]);
    else
      await this.#readLists(
        (await partsOf(sources)).flatMap(({ lists }) => lists.filter(({ of }) => of !== 'project')),
      );
  }

  /** Other teams' areas do not support qualifiers. What one of them cannot search is a gap. */
  #searchAreas(): Promise<void>[] {
    if (this.#wanted.only) return [];
    return this.#scope.areas.map(async (area) => {
      try {
        this.#add(await hitsOfArea(area, this.#wanted.text, this.#signal));
      } catch {
        this.#signal.throwIfAborted();
        this.#failedAreas.add(area.label);
      }
    });
  }

  async #readLists(lists: readonly PartList[], project?: string): Promise<void> {
    await Promise.all(lists.map((list) => currentIndex().read(list, this.#reader, project)));
  }

  #add(hits: readonly Hit[]): void {
    for (const hit of hits) {
      const match = matchOf(hit, this.#wanted);
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
