import { isKind } from '@console/shared/api';
import {
  type Change,
  expecting,
  fetchToShow,
  onData,
  type Page,
  type Query,
  reportChange,
} from '@console/shared/query';
import { onIdentityEnd, sentAtOf } from '@console/shared/runtime';
import { noteFollowed, noteUnfollowed } from './followed.ts';
import { isOver, nextStep, type Seen, type Settles } from './phases.ts';

/** Milliseconds without new data after which a change is polled: longer than the intervals of lists and pages, so that these come first. */
const PACE = 3_500;
/** Longest pause between two requests, after failures and for changes that take long. */
const SLOW = 15_000;
/** Milliseconds for which changes are polled at the short interval, and for which they are followed at all. */
const CLOSELY = 60_000;
const PATIENCE = 10 * 60_000;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** How changes of one type of resource are followed. */
export interface Kind<Resource> {
  /** Noun in sentences: `instance`. */
  readonly noun: string;
  readonly stateOf: (resource: Resource) => string;
  /** States that the resource leaves without a request. */
  readonly via: readonly string[];
  /** When it entered its state: identifies responses from before the request. Absent when states never recur. */
  readonly changedAt?: (resource: Resource) => Date;
  readonly view: (resource: Resource) => Query<Resource>;
  /** Lists whose responses are used when a page requests them. */
  readonly shown: readonly Query<Page<Resource>>[];
  /** The list that is requested when several resources are followed. */
  readonly all: Query<Page<Resource>>;
  /** Path of the page of the resource. */
  readonly to: (resource: Resource) => string;
}

type About = Pick<Following, 'noun' | 'name' | 'to' | 'settles' | 'via'>;

/** A change that is followed until its end is detected. */
export class Following {
  readonly noun: string;
  readonly name: string;
  /** Path of the page of the resource. */
  readonly to: string;
  readonly settles: Settles;
  /** States that the resource leaves without a request. */
  readonly via: readonly string[];
  /** Resolves when the change has ended. Never when the user's session ends before. */
  readonly ended: Promise<Change>;
  readonly #resolve: (change: Change) => void;
  readonly #listeners = new Set<() => void>();
  readonly #answer: object;
  #change: Change;

  constructor(answer: object, about: About, startedAt: number) {
    this.noun = about.noun;
    this.name = about.name;
    this.to = about.to;
    this.settles = about.settles;
    this.via = about.via;
    this.#answer = answer;
    this.#change = { phase: 'accepted', startedAt };
    const { promise, resolve } = Promise.withResolvers<Change>();
    this.ended = promise;
    this.#resolve = resolve;
    reportChange(answer, this.#change);
  }

  getChange(): Change {
    return this.#change;
  }

  get isOver(): boolean {
    return isOver(this.#change.phase);
  }

  /** @returns a function that removes the listener */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Processes new data. */
  see(seen: Seen): void {
    const step = nextStep(this.#change, this.settles, this.via, seen);
    if (step.phase === this.#change.phase) return;
    const { startedAt } = this.#change;
    this.#change = { startedAt, ...step, ...(isOver(step.phase) && { endedAt: Date.now() }) };
    reportChange(this.#answer, this.#change);
    for (const listener of this.#listeners) listener();
    if (this.isOver) this.#resolve(this.#change);
  }
}

/** The state of a followed resource. */
interface Member<Resource> {
  readonly following: Following;
  /** The latest data. */
  last: Resource;
  /** When it had entered the state of the response, by the server's clock. */
  readonly since: Date | undefined;
  /** When it was last seen or requested, in milliseconds since 1970. */
  newsAt: number;
  /** Milliseconds of waiting while the tab was visible. */
  waited: number;
  /** Stops the subscription to pages. */
  readonly stop: () => void;
}

/** Follows the changes of one type of resource, such as the instances of a project. */
export interface Follower<Resource> {
  /** @param answer the resource in the response to the request */
  readonly follow: (answer: Resource, settles: Settles) => Following;
}

/** Reads the current resources. Rejects when there is no response. */
async function ask<Resource extends Named>(
  { all, view }: Kind<Resource>,
  overdue: readonly Member<Resource>[],
  see: (resource: Resource) => void,
): Promise<void> {
  const found = new Set<string>();
  if (overdue.length > 1)
    for (const resource of (await fetchToShow(all)).items) {
      found.add(resource.id);
      see(resource);
    }
  for (const { last, following } of overdue)
    if (!found.has(last.id))
      try {
        see(await fetchToShow(expecting(view(last), 'not-found', 'forbidden')));
      } catch (error) {
        if (isKind(error, 'not-found')) following.see({ kind: 'gone' });
        else if (isKind(error, 'forbidden')) following.see({ kind: 'refused' });
        else throw error;
      }
}

/**
 * Creates the follower of a type of resource. It uses the data that pages request, and sends its own requests only when there was
 * no new data for a while: for the list when several resources are followed, else for the single one. It sends none in a hidden tab.
 */
export function createFollower<Resource extends Named>(kind: Kind<Resource>): Follower<Resource> {
  const members = new Map<string, Member<Resource>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = PACE;
  let stopReading: readonly (() => void)[] = [];

  const see = (resource: Resource) => {
    const member = members.get(resource.id);
    if (!member) return;
    member.newsAt = Date.now();
    const changedAt = kind.changedAt?.(resource);
    if (changedAt && member.since && changedAt <= member.since) return;
    member.last = resource;
    member.following.see({ kind: 'state', state: kind.stateOf(resource) });
    if (member.following.isOver) drop(member);
  };

  const drop = (member: Member<Resource>) => {
    member.stop();
    members.delete(member.last.id);
    noteUnfollowed(member.last.id);
    if (members.size > 0) return;
    clearTimeout(timer);
    for (const stop of stopReading) stop();
    stopReading = [];
  };

  const plan = () => {
    clearTimeout(timer);
    const oldest = Math.min(...[...members.values()].map(({ newsAt }) => newsAt));
    if (members.size > 0) timer = setTimeout(() => void look(), Math.max(0, oldest + pause - Date.now()));
  };

  const look = async () => {
    const overdue = [...members.values()].filter(({ newsAt }) => Date.now() - newsAt >= pause);
    for (const member of overdue) member.newsAt = Date.now();
    if (overdue.length > 0 && document.visibilityState !== 'hidden') await askFor(overdue);
    plan();
  };

  const askFor = async (overdue: readonly Member<Resource>[]) => {
    for (const member of overdue) member.waited += pause;
    try {
      await ask(kind, overdue, see);
      pause = overdue.some(({ waited }) => waited < CLOSELY) ? PACE : SLOW;
    } catch {
      pause = Math.min(SLOW, pause * 2);
    }
    for (const member of overdue) {
      const { following, waited, last } = member;
      if (waited >= PATIENCE) following.see({ kind: 'late', state: kind.stateOf(last) });
      if (following.isOver && members.get(last.id) === member) drop(member);
    }
  };

  // Data of a user who has signed out must not be shown to the next one
  onIdentityEnd(() => [...members.values()].forEach(drop));

  return {
    follow(answer, settles) {
      const earlier = members.get(answer.id);
      if (earlier) {
        earlier.following.see({ kind: 'replaced' });
        drop(earlier);
      }
      const { noun, via } = kind;
      const about = { noun, via, name: answer.name, to: kind.to(answer), settles };
      const startedAt = sentAtOf(answer) ?? Date.now();
      const following = new Following(answer, about, startedAt);
      following.see({ kind: 'state', state: kind.stateOf(answer), isAnswer: true });
      if (following.isOver) return following;
      if (members.size === 0)
        stopReading = kind.shown.map((list) => onData(list, ({ items }) => items.forEach(see)));
      const news = { newsAt: Date.now(), waited: 0, stop: onData(kind.view(answer), see) };
      members.set(answer.id, { following, last: answer, since: kind.changedAt?.(answer), ...news });
      noteFollowed(answer.id, startedAt);
      if (members.size === 1) {
        pause = PACE;
        plan();
      }
      return following;
    },
  };
}
