/** Undo entries of the running call, newest last. */
export type Journal = (() => void)[];

/** Members of every row. */
export interface Row {
  readonly id: string;
}

/** Called with the row that was written; `last` when it is now the last row of the table, such as a new row. */
export type Watcher = (id: string, last: boolean) => void;

/** A saved state is trusted, because this class wrote it. */
function isRow<R extends Row>(value: unknown): value is R {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

/** Rows by id. Rows are never changed in place: `put` replaces a row, so an undo puts the old row back. */
export class Table<R extends Row> implements Iterable<R> {
  readonly #known = new Map<string, R>();
  #saved: (() => readonly unknown[]) | undefined;
  readonly #journal: () => Journal | undefined;
  #touched: Watcher | undefined;

  /** @param journal the journal of the running call, if there is one */
  constructor(journal: () => Journal | undefined) {
    this.#journal = journal;
  }

  /** Reports every row that is written from now on, and every write that is undone. */
  watch(touched: Watcher): void {
    this.#touched = touched;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string | null | undefined): R | undefined {
    return id === null || id === undefined ? undefined : this.#rows.get(id);
  }

  /** The row of an id that another row refers to. Throws when the reference is broken, which is an error of the mock. */
  must(id: string): R {
    const row = this.#rows.get(id);
    if (row === undefined) throw new Error(`broken reference to ${id}`);
    return row;
  }

  #set(row: R): void {
    const last = !this.#rows.has(row.id);
    this.#rows.set(row.id, row);
    this.#touched?.(row.id, last);
  }

  #delete(id: string): void {
    this.#rows.delete(id);
    this.#touched?.(id, false);
  }

  /** Adds or replaces. */
  put(row: R): R {
    const before = this.#rows.get(row.id);
    this.#journal()?.push(() => {
      if (before === undefined) this.#delete(row.id);
      else this.#set(before);
    });
    this.#set(row);
    return row;
  }

  remove(id: string): void {
    const before = this.#rows.get(id);
    if (before === undefined) return;
    this.#journal()?.push(() => this.#set(before));
    this.#delete(id);
  }

  removeWhere(test: (row: R) => boolean): void {
    for (const row of this.filter(test)) this.remove(row.id);
  }

  /** Replaces all rows by saved ones, which are fetched when one is needed; not part of a call. */
  load(saved: () => readonly unknown[]): void {
    this.#saved = saved;
  }

  get #rows(): Map<string, R> {
    if (this.#saved) {
      this.#known.clear();
      for (const row of this.#saved()) if (isRow<R>(row)) this.#known.set(row.id, row);
      this.#saved = undefined;
    }
    return this.#known;
  }

  find(test: (row: R) => boolean): R | undefined {
    for (const row of this.#rows.values()) if (test(row)) return row;
    return undefined;
  }

  filter(test: (row: R) => boolean): R[] {
    const found: R[] = [];
    for (const row of this.#rows.values()) if (test(row)) found.push(row);
    return found;
  }

  some(test: (row: R) => boolean): boolean {
    return this.find(test) !== undefined;
  }

  [Symbol.iterator](): Iterator<R> {
    return this.#rows.values();
  }
}

/** Creates an empty table of a store. */
export type NewTable = <Row extends { readonly id: string }>() => Table<Row>;
