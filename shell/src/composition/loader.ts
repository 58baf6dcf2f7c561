import {
  acceptsContract,
  contractRefusal,
  mismatchOf,
  type AreaModule,
  type Container,
  type SharedCopies,
} from '@console/shared/contract';
import { isRecord } from '@console/shared/record';
import { fetchPart } from '@console/shared/runtime';
import { serveOwnService } from './demo-services.ts';
import { moduleOf } from './federation.ts';
import { fetchEntry, type LoadedContainer } from './entry-script.ts';
import { OFFER } from './offer.ts';
import type { AreaRow } from './registry-rows.ts';
import { RemoteError, toRemoteError, type RemoteReason } from './remote-error.ts';

/** Loading state of an area (docs/architecture.md section 4). */
export type AreaState =
  | { phase: 'idle' }
  | { phase: 'loading'; since: number }
  | { phase: 'ready'; module: AreaModule; /** Milliseconds. */ loadTime: number }
  | { phase: 'failed' | 'refused'; reason: RemoteReason; error: RemoteError };

/** The last error of an area and its time. */
export interface AreaFailure {
  error: RemoteError;
  at: Date;
}

/** Reasons that a retry with the same registry cannot change. */
const REFUSALS: ReadonlySet<RemoteReason> = new Set([
  'registry',
  'contract',
  'shared-version',
  'elsewhere',
  'not-registered',
]);
/** Why the code of an area that belongs to the other document does not run in this one. */
export const ELSEWHERE = 'The area runs in the other document of this site';
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

const isArea = (value: unknown): value is AreaModule =>
  isRecord(value) &&
  typeof value['contract'] === 'number' &&
  Array.isArray(value['routes']) &&
  isRecord(value['copies']);

/** Loads areas: at most one load per area runs at a time, and only successful loads are cached. */
export class AreaLoader {
  readonly #rows: Map<string, AreaRow>;
  readonly #own: (area: SharedCopies) => Promise<SharedCopies>;
  readonly #freshRow: (name: string) => Promise<AreaRow | undefined>;
  readonly #states = new Map<string, AreaState>();
  readonly #failures = new Map<string, AreaFailure>();
  readonly #pending = new Map<string, Promise<AreaModule>>();
  readonly #containers = new Map<string, Container>();
  readonly #listeners = new Set<() => void>();
  readonly #tries = new Map<string, number>();
  #snapshot: ReadonlyMap<string, AreaState> = new Map();

  /**
   * @param rows the rows of the document's registry
   * @param own returns the shell's copies of the shared libraries that an area uses
   * @param freshRow fetches the current row from the server; called before a retry, because a build that failed may have
   *   been replaced or rolled back meanwhile
   */
  constructor(
    rows: readonly AreaRow[],
    own: (area: SharedCopies) => Promise<SharedCopies>,
    freshRow: (name: string) => Promise<AreaRow | undefined>,
  ) {
    this.#rows = new Map(rows.map((row) => [row.name, row]));
    this.#own = own;
    this.#freshRow = freshRow;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** State of every area requested so far; returns the same object until a state changes. */
  readonly states = (): ReadonlyMap<string, AreaState> => this.#snapshot;

  /** The last failure of every area that has failed; kept when a later retry succeeds. */
  readonly lastErrors = (): ReadonlyMap<string, AreaFailure> => this.#failures;

  /** Records an error of a running area for the support page. */
  note(error: RemoteError): void {
    this.#failures.set(error.area, { error, at: new Date() });
  }

  /** The row of the running build; before the area runs, the row of the last attempt, else the row of the document's registry. */
  readonly rowOf = (name: string): AreaRow | undefined => this.#rows.get(name);

  /** Loads the module of an area. A call during a load returns the same promise; a call after a failure retries. */
  load(name: string): Promise<AreaModule> {
    const state = this.#states.get(name);
    if (state?.phase === 'ready') return Promise.resolve(state.module);
    const running = this.#pending.get(name);
    if (running) return running;
    const since = performance.now();
    this.#set(name, { phase: 'loading', since });
    const isRetry = state?.phase === 'failed' || state?.phase === 'refused';
    const attempt = (isRetry ? this.#renew(name) : Promise.resolve())
      .then(() => this.#attempt(name))
      .then(
        (module) => {
          this.#set(name, { phase: 'ready', module, loadTime: performance.now() - since });
          return module;
        },
        (cause: unknown) => {
          const error = toRemoteError(name, cause);
          const phase = REFUSALS.has(error.reason) || error.refused ? 'refused' : 'failed';
          this.#failures.set(name, { error, at: new Date() });
          this.#set(name, { phase, reason: error.reason, error });
          throw error;
        },
      )
      .finally(() => this.#pending.delete(name));
    this.#pending.set(name, attempt);
    return attempt;
  }

  async #renew(name: string): Promise<void> {
    if (this.#containers.has(name) || !this.#rows.has(name)) return;
    const row = await this.#freshRow(name);
    if (row) this.#rows.set(name, row);
  }

  async #attempt(name: string): Promise<AreaModule> {
    const row = this.#rows.get(name);
    if (!row) throw new RemoteError(name, 'not-registered', 'The area is not part of this console');
    this.#checkRow(row);
    const container = this.#containers.get(name) ?? (await this.#fetch(row));
    // An entry is evaluated only once: running it twice would create two containers with the same name.
    this.#containers.set(name, container);
    const exposed = await fetchPart(() => moduleOf(container, './area')).catch((cause: unknown) => {
      throw toRemoteError(name, cause, 'chunk');
    });
    return this.#checkModule(name, exposed);
  }

  /**
   * Retries once, without a message, after errors that may be temporary. A timeout is not retried automatically: the user has
   * already waited long enough and must see the error.
   */
  async #fetch(row: AreaRow): Promise<Container> {
    try {
      return this.#take(await fetchEntry(row, this.#nextSuffix(row.name)));
    } catch (first) {
      const error = toRemoteError(row.name, first);
      if (error.reason !== 'network' && error.reason !== 'http') throw error;
      return this.#take(await fetchEntry(row, this.#nextSuffix(row.name)));
    }
  }

  /** Replaces the area's row by the row of the build that runs, which differs from the requested one when its entry was late. */
  #take({ container, row }: LoadedContainer): Container {
    this.#rows.set(row.name, row);
    return container;
  }

  /** Changes the URL for each retry, because the browser does not send a second request for a URL whose first request hangs. */
  #nextSuffix(name: string): string {
    const tries = (this.#tries.get(name) ?? 0) + 1;
    this.#tries.set(name, tries);
    return tries === 1 ? '' : `?try=${tries}`;
  }

  #checkRow(row: AreaRow): void {
    if (row.refusal !== undefined) throw new RemoteError(row.name, 'registry', row.refusal);
    if (row.elsewhere) throw new RemoteError(row.name, 'elsewhere', ELSEWHERE);
    // Only a development build runs an entry without a pinned hash.
    const pinned = HASH.test(row.integrity) || process.env.NODE_ENV === 'development';
    if (!pinned)
      throw new RemoteError(row.name, 'integrity', 'The registry has no valid hash for the entry', {
        refused: true,
      });
    const mismatch = mismatchOf(OFFER, row);
    if (mismatch) throw new RemoteError(row.name, mismatch.reason, mismatch.message);
  }

  async #checkModule(name: string, exposed: unknown): Promise<AreaModule> {
    const area = isRecord(exposed) ? exposed['area'] : undefined;
    if (!isArea(area))
      throw new RemoteError(name, 'contract', 'The area does not export what the contract requires');
    if (!acceptsContract(area.contract))
      throw new RemoteError(name, 'contract', contractRefusal(area.contract));
    const own = new Map<string, unknown>(Object.entries(await this.#own(area.copies)));
    const other = Object.entries(area.copies).find(([key, copy]) => own.get(key) !== copy);
    if (other) throw new RemoteError(name, 'shared-version', `A second copy of ${other[0]}`);
    if (DEMO) await serveOwnService(area);
    return area;
  }

  #set(name: string, state: AreaState): void {
    this.#states.set(name, state);
    this.#snapshot = new Map(this.#states);
    for (const listener of this.#listeners) listener();
  }
}
