import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isAbout, type About } from './state-rows.ts';

/** Raise it when stored rows can no longer be read. 2 was the last JSON format. */
const FORMAT = 3;
/** Application id of our files: "mock" in ASCII. */
const APPLICATION = 0x6d6f636b;
const MAGIC = 'SQLite format 3\0';

/** The reason why a file cannot be used, and what to do; to be printed unchanged. */
export class StateError extends Error {
  constructor(path: string, why: string) {
    super(`${path}: ${why}. Move it away or name another file; where there is none, a new one is made.`);
    this.name = 'StateError';
  }
}

/** The first bytes of a file; empty when there is none. */
function headOf(path: string): string {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return '';
  }
  try {
    const bytes = Buffer.alloc(MAGIC.length);
    return bytes.toString('latin1', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** Our SQLite file: a table for each table of the store, a row for each object, and a description of the file itself. */
export class StateDatabase {
  readonly #path: string;
  readonly #db: DatabaseSync;
  /** False for a file that was just made and is still empty. */
  readonly hasData: boolean;

  /** @throws StateError when the file is something else, of an older format, damaged, or in use */
  constructor(path: string) {
    const head = headOf(path);
    if (head.startsWith('{'))
      throw new StateError(path, 'it is a state of an older format (JSON), which is no longer read');
    if (head !== '' && head !== MAGIC) throw new StateError(path, 'it is not a state of the mock API');
    this.#path = path;
    this.#db = new DatabaseSync(path);
    try {
      // One process owns the file: two stores in memory cannot share one.
      this.#db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      this.hasData = this.#db.prepare('SELECT 1 FROM sqlite_master').get() !== undefined;
      if (this.hasData) this.#check();
    } catch (error) {
      this.#db.close();
      if (error instanceof StateError) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new StateError(path, why.includes('locked') ? 'another mock API uses it' : why);
    }
  }

  #pragma(name: string): number {
    return Number(this.#db.prepare(`PRAGMA ${name}`).get()?.[name]);
  }

  #check(): void {
    if (this.#pragma('application_id') !== APPLICATION)
      throw new StateError(this.#path, 'it is the database of something else');
    const format = this.#pragma('user_version');
    if (format !== FORMAT)
      throw new StateError(this.#path, `it has the format ${format}, and this mock API reads ${FORMAT}`);
  }

  /** Runs changes as one transaction. */
  transaction(run: () => void): void {
    this.#db.exec('BEGIN');
    try {
      run();
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Recreates all tables, empty. */
  create(tables: readonly string[]): void {
    this.#db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${FORMAT}`);
    this.#db.exec('CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY, about TEXT NOT NULL)');
    for (const name of tables) {
      // `place` keeps the order in which rows were created, also when a row is rewritten.
      const columns = 'place INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, row TEXT NOT NULL';
      this.#db.exec(`DROP TABLE IF EXISTS "${name}"; CREATE TABLE "${name}" (${columns})`);
    }
  }

  /** Rows of a table as text, in the order in which they were created. */
  rows(table: string): string[] {
    const rows = this.#db.prepare(`SELECT row FROM "${table}" ORDER BY place`).all();
    return rows.map(({ row }) => String(row));
  }

  /** Returns functions that write rows of one table; a row without text is removed. */
  writer(table: string): (id: string, row: string | undefined) => void {
    const put = this.#db.prepare(
      `INSERT INTO "${table}" (id, row) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET row = excluded.row`,
    );
    const remove = this.#db.prepare(`DELETE FROM "${table}" WHERE id = ?`);
    return (id, row) => {
      if (row === undefined) remove.run(id);
      else put.run(id, row);
    };
  }

  /**
   * The description of the file itself.
   * @param tables that it must have
   * @throws StateError when it is damaged or from an older mock that did not have some tables
   */
  about(tables: readonly string[]): About {
    const found = this.#db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const names = new Set(found.map(({ name }) => name));
    const missing = tables.filter((name) => !names.has(name));
    if (missing.length > 0)
      throw new StateError(this.#path, `it is from an older mock API, without ${missing.join(', ')}`);
    const text = this.#db.prepare('SELECT about FROM state').get()?.['about'];
    const about: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    if (!isAbout(about)) throw new StateError(this.#path, 'it is damaged');
    return about;
  }

  setAbout(about: About): void {
    this.#db.prepare('INSERT OR REPLACE INTO state (id, about) VALUES (1, ?)').run(JSON.stringify(about));
  }

  close(): void {
    this.#db.close();
  }
}
