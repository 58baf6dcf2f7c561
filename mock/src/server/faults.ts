import { invalid, type ErrorCode } from '../wire/errors.ts';

/** A fault that tests set to make calls fail. docs/contract/server-behaviour.md section 1 "Errors" [P]. */
export interface Fault {
  /** Operation id in camelCase, or `*` for every operation. */
  readonly operation: string;
  /** Answer with this status instead of running the call. */
  readonly status?: number;
  /** Message and code of the error body; used with `status` only. */
  readonly message?: string;
  readonly errorCode?: string;
  /** Answer with this text unchanged, JSON or not; the default status is 200. */
  readonly body?: string;
  /** Delay in milliseconds. With no other member, the call then runs as usual. */
  readonly delay?: number;
  /** Break the connection. */
  readonly abort?: boolean;
  /** Number of calls that it applies to; absent means every call until it is deleted. */
  readonly count?: number;
}

/** An active fault, which can be removed by its id. */
export interface SetFault extends Fault {
  readonly id: number;
}

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'InvalidRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'ObjectNotFound',
  500: 'Internal',
  503: 'ServiceNotAvailable',
  507: 'InsufficientCapacity',
};

export function codeOf(status: number): ErrorCode | undefined {
  return codes[status];
}

const kinds: Readonly<Record<keyof Fault, string>> = {
  operation: 'string',
  status: 'number',
  message: 'string',
  errorCode: 'string',
  body: 'string',
  delay: 'number',
  abort: 'boolean',
  count: 'number',
};

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null || !('operation' in value)) return false;
  const allowed: Readonly<Record<string, string>> = kinds;
  return Object.entries(value).every(([name, member]) => typeof member === allowed[name]);
}

/**
 * Parses a fault from a request body.
 * @throws MockError 400
 */
export function readFault(value: unknown): Fault {
  if (!isFault(value))
    throw invalid(
      `a fault has the members ${Object.entries(kinds)
        .map((kind) => kind.join(': '))
        .join(', ')}`,
    );
  if (value.status !== undefined && !(value.status >= 200 && value.status <= 599))
    throw invalid('the status must be from 200 to 599');
  return value;
}

/** The active faults, in the order in which they were added. */
export class Faults {
  #faults: SetFault[] = [];
  #given = 0;
  readonly #isOperation: (id: string) => boolean;

  /** @param isOperation whether there is an operation with an id */
  constructor(isOperation: (id: string) => boolean) {
    this.#isOperation = isOperation;
  }

  /** @throws MockError 400 when there is no such operation: a misspelled fault would make a test pass that proves nothing */
  add(fault: Fault): SetFault {
    if (fault.operation !== '*' && !this.#isOperation(fault.operation))
      throw invalid(`there is no operation "${fault.operation}"`);
    this.#given += 1;
    const set = { ...fault, id: this.#given };
    this.#faults.push(set);
    return set;
  }

  /** False when there is none with this id; it may have been used up. */
  remove(id: number): boolean {
    const left = this.#faults.filter((fault) => fault.id !== id);
    const found = left.length < this.#faults.length;
    this.#faults = left;
    return found;
  }

  clear(): void {
    this.#faults = [];
  }

  list(): readonly SetFault[] {
    return this.#faults;
  }

  /** The fault that applies to this call, if any; decrements its count. */
  take(operation: string): Fault | undefined {
    const fault = this.#faults.find(
      (candidate) => candidate.operation === '*' || candidate.operation === operation,
    );
    if (fault?.count === undefined) return fault;
    const left = fault.count - 1;
    this.#faults = this.#faults.flatMap((other) =>
      other !== fault ? other : left > 0 ? { ...fault, count: left } : [],
    );
    return fault;
  }
}

/** Chaos: a random status, 401 x1, 403 x1, 404 x5, 500 x2. docs/contract/server-behaviour.md section 1 "Errors". */
export function chaosStatus(random: () => number): number {
  return [401, 403, 404, 404, 404, 404, 404, 500, 500][Math.floor(random() * 9)] ?? 500;
}
