/** How much of the server one client, and all clients together, may have at a time. Times are milliseconds. */
export interface Limits {
  /** Calls that the API works on, each with a connection of its own. */
  calls: number;
  callsPerClient: number;
  /** Calls whose body has not arrived yet. They hold no connection to the API, so they have a limit of their own. */
  bodiesPerClient: number;
  /** Bytes of one body; the largest call of the contract is a part of a disk image. */
  bodyBytes: number;
  /** Bytes of bodies that wait in memory. */
  waitingBytes: number;
  waitingBytesPerClient: number;
  tunnelsPerClient: number;
  connectionsPerClient: number;
  /** Requests that one connection may send ahead of the answers. */
  pipelined: number;
  /** From the first byte of a request to the end of its headers. */
  headersTime: number;
  /** Between two parts of a body. */
  bodyPause: number;
  /** From the first byte of a request to its last, which is a lowest rate for bodies. */
  requestTime: number;
  /** Until the API begins its answer, and between two parts of it. */
  answerTime: number;
  /** Without a byte on a connection in use: a client that does not read its answer. */
  stalledTime: number;
  /** Without a byte in a websocket: a serial console may be silent for long. */
  tunnelPause: number;
}

const MIB = 1024 * 1024;

/** What the server runs with. nginx has the same figures where it has the same limit (deploy/nginx.conf.template). */
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

/** Counts what clients hold of one thing. A client is the address at the other end of the connection. */
export class Shares {
  readonly #perClient: number;
  readonly #all: number;
  readonly #held = new Map<string, number>();
  #sum = 0;

  constructor(perClient: number, all = Number.POSITIVE_INFINITY) {
    this.#perClient = perClient;
    this.#all = all;
  }

  /** Takes some for a client. False, and nothing is taken, when the client or all together would have too much. */
  take(client: string, amount = 1): boolean {
    const held = (this.#held.get(client) ?? 0) + amount;
    if (held > this.#perClient || this.#sum + amount > this.#all) return false;
    this.#held.set(client, held);
    this.#sum += amount;
    return true;
  }

  /** Gives back what was taken. */
  give(client: string, amount = 1): void {
    const left = (this.#held.get(client) ?? 0) - amount;
    if (left > 0) this.#held.set(client, left);
    else this.#held.delete(client);
    this.#sum -= amount;
  }
}
