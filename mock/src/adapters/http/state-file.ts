import type { Mock } from '../../server/mock.ts';
import { isSeedName } from '../../seeds/index.ts';
import { Store } from '../../store/store.ts';
import { StateDatabase, StateError } from './state-database.ts';
import { decodeRow, encodeRow, seedPrint } from './state-rows.ts';

/** A table of the store, with the rows that have to be written. */
interface Kept {
  /** By id; true for rows that were appended to the table, in that order. */
  readonly touched: Map<string, boolean>;
  readonly get: (id: string) => object | undefined;
  readonly write: (id: string, row: string | undefined) => void;
}

/**
 * Keeps a mock's data in a SQLite file. `flush` writes the rows that changed since the last one as one transaction; called
 * before every answer, so every answered call survives a crash. docs/decisions/007-state-in-sqlite.md
 */
export class StateFile {
  readonly #mock: Mock;
  readonly #db: StateDatabase;
  readonly #timer: NodeJS.Timeout;
  #kept: readonly Kept[] = [];
  #store: Store | undefined;
  #print = '';

  /**
   * @param say shows the user messages about the data in the file
   * @throws StateError when the file cannot be used
   */
  constructor(mock: Mock, path: string, say: (message: string) => void = () => {}) {
    this.#mock = mock;
    this.#db = new StateDatabase(path);
    try {
      if (this.#db.hasData) this.#load(path, say);
      else this.flush();
    } catch (error) {
      this.#db.close();
      throw error;
    }
    // Serial consoles write outside calls.
    this.#timer = setInterval(() => this.flush(), 1000).unref();
  }

  /** Writes the changes; when it returns, all of them are in the file. */
  flush(): void {
    if (this.#store !== this.#mock.store) this.#writeAll();
    const changed = this.#kept.filter(({ touched }) => touched.size > 0);
    if (changed.length === 0) return;
    this.#db.transaction(() => {
      for (const { touched, get, write } of changed) {
        for (const [id, last] of touched) {
          const row = get(id);
          if (last) write(id, undefined);
          write(id, row && encodeRow(row));
        }
      }
      this.#writeAbout();
    });
    for (const { touched } of changed) touched.clear();
  }

  /** Writes the remaining changes and closes the file. */
  close(): void {
    clearInterval(this.#timer);
    this.flush();
    this.#db.close();
  }

  #load(path: string, say: (message: string) => void): void {
    const mock = this.#mock;
    const store = new Store(mock.clock);
    const { seed, print, now, progress } = this.#db.about(Object.keys(store.tables));
    if (!isSeedName(seed)) throw new StateError(path, `it began with the seed "${seed}", which is gone`);
    // Time must not run backwards, or planned changes would wait twice.
    mock.clock.advance(Math.max(0, now - mock.clock.now()));
    store.restore(progress, (table) => {
      const rows = this.#db.rows(table).map(decodeRow);
      return () => rows;
    });
    if (seed !== mock.seed)
      say(`${path} holds data that began as "${seed}"; --seed ${mock.seed} would be for a new file`);
    if (print !== seedPrint(seed))
      say(`${path} began with older data of the seed "${seed}"; what is new there since is not in it`);
    this.#print = print;
    mock.load(store, seed);
    this.#watch(store);
  }

  /** Writes the whole store: at the start of a new file, and after a reset. */
  #writeAll(): void {
    const { store, seed } = this.#mock;
    this.#print = seedPrint(seed);
    this.#db.transaction(() => {
      this.#db.create(Object.keys(store.tables));
      for (const [name, table] of Object.entries(store.tables)) {
        const write = this.#db.writer(name);
        for (const row of table) write(row.id, encodeRow(row));
      }
      this.#writeAbout();
    });
    this.#watch(store);
  }

  #watch(store: Store): void {
    this.#store = store;
    this.#kept = Object.entries(store.tables).map(([name, table]) => {
      const touched = new Map<string, boolean>();
      table.watch((id, last) => {
        if (last) touched.delete(id);
        if (!touched.has(id)) touched.set(id, last);
      });
      return { touched, get: (id: string) => table.get(id), write: this.#db.writer(name) };
    });
  }

  #writeAbout(): void {
    const { store, seed, clock } = this.#mock;
    this.#db.setAbout({ seed, print: this.#print, now: clock.now(), progress: store.progress });
  }
}
