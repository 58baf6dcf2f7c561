import type { Clock } from './clock.ts';
import { seededRandom, stableId, type Random } from '../values/ids.ts';
import type { TransitionRow } from './planned.ts';
import { Table, type Journal, type NewTable } from './table.ts';
import { silosTables } from './rows/silos.ts';
import { computeTables } from './rows/compute.ts';
import { storageTables } from './rows/storage.ts';
import { networkingTables } from './rows/networking.ts';
import { poolsTables } from './rows/pools.ts';
import { rackTables } from './rows/rack.ts';
import { webhooksTables } from './rows/webhooks.ts';
import { supportTables } from './rows/support.ts';

/** The fleet's id, a constant of the contract (docs/contract/wire-rules.md "Smaller points"). */
export const FLEET_ID = '001de000-1334-4000-8000-000000000000';

/** Every table. To add a resource, add a line to its subject in `rows/`. */
function tables(journal: () => Journal | undefined) {
  const table: NewTable = <Row extends { readonly id: string }>() => new Table<Row>(journal);
  return {
    ...silosTables(table),
    ...computeTables(table),
    ...storageTables(table),
    ...networkingTables(table),
    ...poolsTables(table),
    ...rackTables(table),
    ...webhooksTables(table),
    ...supportTables(table),
    transitions: table<TransitionRow>(),
  };
}

export type Tables = ReturnType<typeof tables>;

/** Name, description and times of a new object. */
export interface Fresh {
  readonly id: string;
  readonly timeCreated: Date;
  readonly timeModified: Date;
}

/** Counters of a store. */
export interface Progress {
  /** Number of ids created so far. */
  readonly created: number;
  /** Number of random numbers used so far. */
  readonly drawn: number;
  /** `Store.started`. */
  readonly started: number;
}

/** All data of the server. It is pure data: it checks nothing and does not depend on requests. */
export class Store {
  readonly clock: Clock;
  readonly tables: Tables;
  readonly random: Random;
  readonly #seed: string;
  #journal: Journal | undefined;
  #created = 0;
  #drawn = 0;
  #started: number;

  constructor(clock: Clock, seed = 'console') {
    this.clock = clock;
    this.tables = tables(() => this.#journal);
    const random = seededRandom(seed);
    this.random = () => {
      this.#drawn += 1;
      return random();
    };
    this.#seed = seed;
    this.#started = clock.now();
  }

  /** Start time of this data. Chart values before it are generated. */
  get started(): number {
    return this.#started;
  }

  now(): Date {
    return new Date(this.clock.now());
  }

  /** A new UUID. The same calls in the same order give the same ids. */
  newId(): string {
    this.#created += 1;
    return stableId(this.#seed, 'created', String(this.#created));
  }

  /** Id and times of a new object. docs/contract/server-behaviour.md section 1 "Names, times, defaults". */
  fresh(): Fresh {
    const now = this.now();
    return { id: this.newId(), timeCreated: now, timeModified: now };
  }

  /** Runs a call; when it throws, every write is undone. docs/contract/server-behaviour.md section 1 "Order of checks" 7. */
  transaction<Result>(run: () => Result): Result {
    const journal: Journal = [];
    this.#journal = journal;
    try {
      return run();
    } catch (error) {
      this.#journal = undefined;
      for (const undo of journal.reverse()) undo();
      throw error;
    } finally {
      this.#journal = undefined;
    }
  }

  /** The counters of the store, besides its rows. */
  get progress(): Progress {
    return { created: this.#created, drawn: this.#drawn, started: this.#started };
  }

  /** Replaces everything with saved rows and counters: ids and random numbers continue where they were. */
  restore(progress: Progress, rows: (table: string) => () => readonly unknown[]): void {
    this.#created = progress.created;
    this.#started = progress.started;
    while (this.#drawn < progress.drawn) this.random();
    for (const [name, table] of Object.entries(this.tables)) table.load(rows(name));
  }
}
