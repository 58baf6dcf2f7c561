import { projectAddresses, fleetAddresses, sessionHits } from './addresses.ts';
import { findById } from './by-id.ts';
import { isOfAddress, isOfName } from './address.ts';
import { cachedHits } from './cached.ts';
import type { SearchScope } from './scope.ts';
import { classify, type Wanted } from './classify.ts';
import { openGate } from './gate.ts';
import { sledInstanceHit } from './fleet-hits.ts';
import type { Hit } from './hits.ts';
import * as lists from './lists.ts';
import { better, hitKey, type Match, matchOf, ranked } from './rank.ts';
import { pause } from './pause.ts';
import { createReader, type Reader } from './reader.ts';
import { sentenceOf } from './sentence.ts';
import { subjectOf } from './subject.ts';

/** Milliseconds without typing before requests are sent. */
export const IDLE = 200;
/** Maximum number of projects that are all searched immediately. */
const FEW_PROJECTS = 5;

/** The results of a search so far. */
export interface Found {
  /** Best first. */
  readonly hits: readonly Hit[];
  readonly isRunning: boolean;
  /** What was searched, in a sentence. */
  readonly sentence: string;
  /** Searches the other projects; absent when all are searched. */
  readonly searchFar?: () => void;
}

/** Name of a part of the search that needs no separate requests. */
type Part = 'project' | 'silo' | 'system' | 'ids';

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
  readonly #parts = new Set<Part>();
  readonly #searched = new Set<string>();
  #projects: readonly string[] | undefined;
  #running = 0;
  #isFarOffered = false;
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
    await this.#during(async () => {
      await pause(IDLE, this.#signal);
      if (this.wanted.is === 'uuid') await this.#searchIds();
      else await this.#searchNear();
    });
    const others = this.#others();
    if (this.wanted.is === 'uuid' || (others.length === 0 && !this.#scope.isFleetViewer)) return;
    if ((this.#projects ?? []).length <= FEW_PROJECTS) {
      await this.#searchFar();
      return;
    }
    this.#isFarOffered = true;
    this.#tell();
  }

  /** An abort ends the search; anything else is an error of this code. */
  readonly end = (error: unknown): void => {
    if (!this.#signal.aborted) throw error;
  };

  async #searchNear(): Promise<void> {
    const { project, isFleetViewer } = this.#scope;
    const { wanted } = this;
    const hasNames = isOfName(wanted);
    await Promise.all([
      project !== undefined && this.#searchProject(project).then(() => this.#parts.add('project')),
      this.#readProjects(),
      hasNames && this.#readLists(lists.SILO_LISTS, 'silo'),
      hasNames && isFleetViewer && this.#readLists(lists.FLEET_LISTS, 'system'),
      isOfAddress(wanted) && isFleetViewer && this.#collect(fleetAddresses(wanted, this.#reader), 'system'),
      wanted.is === 'asn' && isFleetViewer && this.#collect(sessionHits(wanted, this.#reader)),
    ]);
  }

  /** Looks up an id as each kind; kinds without a lookup are searched in the lists. */
  async #searchIds(): Promise<void> {
    const found = await findById(this.wanted.text, this.#scope, this.#reader, this.#signal);
    if (found) this.#add([{ ...found, found: this.wanted.text }]);
    else
      await this.#readLists([...lists.SILO_LISTS, ...(this.#scope.isFleetViewer ? lists.FLEET_LISTS : [])]);
    this.#parts.add('ids');
  }

  async #searchFar(): Promise<void> {
    this.#isFarOffered = false;
    await this.#during(() =>
      Promise.all([
        ...this.#others().map((project) => this.#searchProject(project)),
        this.#scope.isFleetViewer && this.wanted.is === 'name' && this.#searchSleds(),
      ]),
    );
  }

  async #searchProject(project: string): Promise<void> {
    const { wanted } = this;
    await Promise.all([
      isOfAddress(wanted) && this.#collect(projectAddresses(wanted, project, this.#reader)),
      isOfName(wanted) && this.#readLists(lists.PROJECT_LISTS, undefined, project),
    ]);
    this.#searched.add(project);
    this.#tell();
  }

  /** Searches the instances of every silo through the sleds. */
  async #searchSleds(): Promise<void> {
    const sleds = await this.#reader.list('sleds', lists.sledPages());
    const own = new Set(this.#projects);
    const perSled = sleds.map(async ({ id: sledId, baseboard: { serial } }) => {
      const all = await this.#reader.list('instances of sleds', lists.sledInstancePages(sledId));
      this.#add(
        all.map(({ id, name, siloName, projectName, state: runState }) =>
          sledInstanceHit(
            { id, name, siloName, projectName, runState, sledId, serial },
            siloName === this.#scope.siloName && own.has(projectName),
          ),
        ),
      );
    });
    await Promise.all(perSled);
  }

  async #readProjects(): Promise<void> {
    this.#projects = (await this.#reader.list('projects', lists.projectPages())).map(({ name }) => name);
  }

  /** The projects that are not searched yet, the recently used first. */
  #others(): string[] {
    const all = new Set(this.#projects);
    const used = this.#scope.usedProjects.filter((name) => all.has(name) || all.size === 0);
    return [...new Set([...used, ...all])].filter((name) => !this.#searched.has(name));
  }

  async #readLists(sources: readonly lists.List[], part?: Part, project = ''): Promise<void> {
    await Promise.all(sources.map((list) => this.#collect(list.read(this.#reader, project))));
    if (part) this.#parts.add(part);
  }

  async #collect(hits: Promise<readonly Hit[]>, part?: Part): Promise<void> {
    this.#add(await hits);
    if (part) this.#parts.add(part);
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
    return {
      hits,
      isRunning: this.#running > 0,
      sentence: sentenceOf({
        isRunning: this.#running > 0,
        isFound: hits.length > 0,
        project: this.#parts.has('project') ? this.#scope.project : undefined,
        parts: this.#parts,
        searched: this.#searched.size,
        projects: this.#projects?.length,
        sent: this.#reader.sent(),
        gaps: this.#reader.gaps(),
      }),
      ...(this.#isFarOffered && { searchFar: () => void this.#searchFar().catch(this.end) }),
    };
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
