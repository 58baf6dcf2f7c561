import { isRecord } from '@console/shared/record';
import { PERSONAL_PREFIX } from '@console/shared/runtime';

/** The kinds that are compared. */
export const KINDS = ['instance', 'disk', 'snapshot', 'floatingIp'] as const;

export type Kind = (typeof KINDS)[number];

type Names = Readonly<Record<string, string>>;

/** Contents of the page at one time. */
export interface Seen {
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** Names by id; absent for a kind that was not read, or of which there were too many. */
  readonly names: Readonly<Partial<Record<Kind, Names>>>;
}

/** Stored visits of a project. */
export interface Visits {
  /** The end of the last visit; absent during the first one. */
  readonly before?: Seen;
  /** The latest view of the current visit. */
  readonly last: Seen;
}

/** Milliseconds after which another view is another visit. */
const GAP = 60 * 60_000;

/** Number of names of a kind that are kept: storage is small, and shared by all projects. */
const KEPT = 300;

const keyOf = (projectId: string): string => `${PERSONAL_PREFIX}visits:${projectId}`;

const isSeen = (value: unknown): value is Seen =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  isRecord(value['names']) &&
  Object.values(value['names']).every(
    (names) => isRecord(names) && Object.values(names).every((name) => typeof name === 'string'),
  );

const isVisits = (value: unknown): value is Visits =>
  isRecord(value) && isSeen(value['last']) && (value['before'] === undefined || isSeen(value['before']));

/** Stored visits of a project for the current user; undefined without any. */
export function readVisits(projectId: string): Visits | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(projectId)) ?? 'null');
    return isVisits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the seen resources until the user signs out. */
export function writeVisits(projectId: string, visits: Visits): void {
  try {
    localStorage.setItem(keyOf(projectId), JSON.stringify(visits));
  } catch {
    // Storage is disabled or full: the next visit is compared with an earlier one, or counts as the first
  }
}

/** State that a view that begins now is compared with: the end of the last visit, which a view soon afterwards continues. */
export const baseOf = (known: Visits | undefined, now: number): Seen | undefined =>
  known && (now - known.last.at > GAP ? known.last : known.before);

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Lists by kind; undefined for one that could not be read. */
export type SeenLists = Readonly<Partial<Record<Kind, readonly Named[] | undefined>>>;

/** Stored state of a view: a list that could not be read keeps its earlier state, a long one is left out. */
export function seenNow(base: Seen | undefined, lists: SeenLists, at: number): Seen {
  const names = KINDS.flatMap((kind) => {
    const rows = lists[kind];
    const kept = rows ? namesOf(rows) : base?.names[kind];
    return kept ? [[kind, kept] as const] : [];
  });
  return { at, names: Object.fromEntries(names) };
}

const namesOf = (rows: readonly Named[]): Names | undefined =>
  rows.length > KEPT ? undefined : Object.fromEntries(rows.map(({ id, name }) => [id, name]));
