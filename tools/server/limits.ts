import type { EventEmitter } from 'node:events';

const MIB = 1024 * 1024;

/** Limits of the server: counts for one client, counts for all clients, bytes, and times in milliseconds. */
export const LIMITS = {
  /** Calls that the API works on, each with its own connection. */
  calls: 256,
  callsPerClient: 64,
  /** Calls whose body has not arrived yet. They use no connection to the API. */
  bodiesPerClient: 32,
  /** Bytes of one body, which is kept in memory; the largest call of the contract is a part of a disk image. */
  bodyBytes: 16 * MIB,
  tunnelsPerClient: 64,
  connectionsPerClient: 256,
  /** Pipelined requests of one connection. */
  pipelined: 16,
  /** From the first byte of a request to the end of its headers. */
  headersTime: 10_000,
  /** Between two parts of a body, in nginx, which applies it instead of `requestTime`. */
  bodyPause: 10_000,
  /** From the first byte of a request to its last. */
  requestTime: 60_000,
  /** Until the API starts its answer, and between two parts of it. */
  answerTime: 60_000,
  /** Idle time of a connection in use: a client that does not read its answer. */
  stalledTime: 120_000,
  /** Idle time of a websocket: a serial console may be silent for long. */
  tunnelPause: 3_600_000,
};

export type Limits = typeof LIMITS;

/**
 * The limits for a number of calls that one client may have in progress, as a flag names it: the others change in proportion. `off`
 * removes those of one client.
 */
export function limitsFor(calls: string | undefined): Partial<Limits> {
  if (calls === undefined) return {};
  const most = calls === 'off' ? Number.POSITIVE_INFINITY : Number(calls);
  if (!(most >= 1)) throw new Error(`--calls-per-client is a number from 1, or off, not "${calls}"`);
  const of = (limit: number) => Math.ceil((limit * most) / LIMITS.callsPerClient);
  return {
    calls: Number.isFinite(most) ? Math.max(LIMITS.calls, most) : LIMITS.calls,
    callsPerClient: most,
    bodiesPerClient: of(LIMITS.bodiesPerClient),
    tunnelsPerClient: of(LIMITS.tunnelsPerClient),
    connectionsPerClient: of(LIMITS.connectionsPerClient),
  };
}

/** Counts one resource, such as connections, for each client and for all. */
export class Shares {
  readonly #perClient: number;
  readonly #all: number;
  readonly #held = new Map<string, number>();
  #sum = 0;

  constructor(perClient: number, all = Number.POSITIVE_INFINITY) {
    this.#perClient = perClient;
    this.#all = all;
  }

  /**
   * Reserves one until `owner` closes, or until the returned function is called. Returns undefined and reserves nothing when a
   * limit would be exceeded.
   */
  take(client: string, owner: Pick<EventEmitter, 'once'>): (() => void) | undefined {
    const held = this.#held.get(client) ?? 0;
    if (held >= this.#perClient || this.#sum >= this.#all) return undefined;
    this.#add(client, 1);
    let isHeld = true;
    const give = () => {
      if (isHeld) this.#add(client, -1);
      isHeld = false;
    };
    owner.once('close', give);
    return give;
  }

  #add(client: string, amount: number): void {
    const held = (this.#held.get(client) ?? 0) + amount;
    if (held > 0) this.#held.set(client, held);
    else this.#held.delete(client);
    this.#sum += amount;
  }
}
