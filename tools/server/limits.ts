/** Limits per client and for all clients together. Times are milliseconds. */
export interface Limits {
  /** Concurrent calls to the API, each with its own connection. */
  calls: number;
  callsPerClient: number;
  /** Calls whose body has not arrived yet. They hold no connection to the API, so they have a separate limit. */
  bodiesPerClient: number;
  /** Bytes of one body; the largest call of the contract is a part of a disk image. */
  bodyBytes: number;
  /** Bytes of bodies buffered in memory. */
  waitingBytes: number;
  waitingBytesPerClient: number;
  tunnelsPerClient: number;
  connectionsPerClient: number;
  /** Pipelined requests per connection. */
  pipelined: number;
  /** From the first byte of a request to the end of its headers. */
  headersTime: number;
  /** Between two parts of a body. */
  bodyPause: number;
  /** From the first byte of a request to its last; implies a minimum rate for bodies. */
  requestTime: number;
  /** Until the API starts its answer, and between two parts of it. */
  answerTime: number;
  /** Idle time of a connection in use: a client that does not read its answer. */
  stalledTime: number;
  /** Idle time of a websocket: a serial console may be silent for long. */
  tunnelPause: number;
}

const MIB = 1024 * 1024;

/** The limits of the server. nginx uses the same values where it has the same limit (deploy/nginx.conf.template). */
export const LIMITS: Limits = {
  calls: 256,
  callsPerClient: 64,
  bodiesPerClient: 32,
  bodyBytes: 16 * MIB,
  waitingBytes: 256 * MIB,
  waitingBytesPerClient: 64 * MIB,
  tunnelsPerClient: 64,
  connectionsPerClient: 256,
  pipelined: 16,
  headersTime: 10_000,
  bodyPause: 10_000,
  requestTime: 120_000,
  answerTime: 60_000,
  stalledTime: 120_000,
  tunnelPause: 3_600_000,
};

/** Counts one resource per client. A client is the remote address of the connection. */
export class Shares {
  readonly #perClient: number;
  readonly #all: number;
  readonly #held = new Map<string, number>();
  #sum = 0;

  constructor(perClient: number, all = Number.POSITIVE_INFINITY) {
    this.#perClient = perClient;
    this.#all = all;
  }

  /** Reserves an amount for a client. Returns false and reserves nothing when a limit would be exceeded. */
  take(client: string, amount = 1): boolean {
    const held = (this.#held.get(client) ?? 0) + amount;
    if (held > this.#perClient || this.#sum + amount > this.#all) return false;
    this.#held.set(client, held);
    this.#sum += amount;
    return true;
  }

  /** Releases a reserved amount. */
  give(client: string, amount = 1): void {
    const left = (this.#held.get(client) ?? 0) - amount;
    if (left > 0) this.#held.set(client, left);
    else this.#held.delete(client);
    this.#sum -= amount;
  }
}
