import type { OperationId } from '../../src/wire/api.ts';
import type { Input, Step } from '../sample.ts';

/** One refusal of one operation, beyond those that every operation has. */
export interface Scenario extends Input {
  readonly call: OperationId;
  /** Why it is refused. */
  readonly what: string;
  readonly before?: readonly Step[];
  /** Members of the sample's body that differ. */
  readonly change?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly code?: string;
  readonly message?: RegExp;
}

const refusal =
  (status: number, code: string) =>
  (
    call: OperationId,
    what: string,
    message: RegExp,
    rest: Omit<Scenario, 'call' | 'what' | 'status'>,
  ): Scenario => ({
    call,
    what,
    message,
    status,
    code,
    ...rest,
  });

/** 400: a state, a value or a use forbids it. */
export const forbids = refusal(400, 'InvalidRequest');

/** 400: one value is not supported. */
export const unsupported = refusal(400, 'InvalidValue');

/** 409: it conflicts with a change in progress or with the state of the object. */
export const collides = refusal(409, 'Conflict');

/** 400: the name is taken. */
export const taken = refusal(400, 'ObjectAlreadyExists');

/** 404: something that the call names does not exist. */
export const lacks = refusal(404, 'ObjectNotFound');

/** 507: nothing is left. */
export const full = refusal(507, 'InsufficientCapacity');

/** 503: something else has to end first. */
export const waits = refusal(503, 'ServiceNotAvailable');
