import type { OperationId, Operations } from '../wire/api.ts';
import type { Actor } from '../auth/access.ts';
import type { Rule } from '../auth/rule.ts';
import type { Stream } from '../wire/exchange.ts';
import type { Store, Tables } from '../store/store.ts';

/** Context of the running call, besides its input. */
export interface Call {
  readonly operationId: OperationId;
  readonly store: Store;
  readonly tables: Tables;
  /** The signed-in user. Reading it in a public operation without a session throws 401. */
  readonly actor: Actor;
  readonly rule: Rule;
  /** The session cookie of the caller, if any. */
  readonly session: string | undefined;
  /** The `Range` header the caller sent. */
  readonly range: string | undefined;
  /** Origin at which the caller reached this server, such as `http://127.0.0.1:12220`. */
  readonly origin: string;
  /** IP address of the caller. */
  readonly from: string;
  /** See `Settings.personas`. */
  readonly personas: boolean;
  /** Set by the lookups once the rule was checked against an object. */
  authorized: boolean;
  /** Session token to give to the caller, or null to end the session. */
  setSession: string | null | undefined;
  /** Set by a call that opens a stream. */
  stream: Stream | undefined;
}

type PathOf<I> = I extends { path: infer P } ? P : Record<never, never>;
type QueryOf<I> = I extends { query?: infer Q } ? NonNullable<Q> : Record<never, never>;
type BodyOf<I> = I extends { body: infer B } ? B : undefined;

/** Checked and decoded input; `query` is always present. */
export interface Input<Id extends OperationId> {
  readonly path: PathOf<Operations[Id]['input']>;
  readonly query: QueryOf<Operations[Id]['input']>;
  readonly body: BodyOf<Operations[Id]['input']>;
}

/** A redirect or raw bytes, with its own headers; other results are plain values. */
export class Raw {
  /** Default: the status of the contract. */
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;

  constructor(headers: Readonly<Record<string, string>>, bytes?: Uint8Array<ArrayBuffer>, status?: number) {
    this.status = status;
    this.headers = headers;
    this.bytes = bytes;
  }
}

type Output<Id extends OperationId> = Operations[Id]['output'] extends Blob | Record<string, never>
  ? Operations[Id]['output'] | Raw | undefined | void
  : Operations[Id]['output'];

/**
 * Handler of one operation. Takes validated input and returns the result or throws a `MockError`. Checks come before writes,
 * although a failed call is rolled back anyway. It is a method type, because the router stores handlers of all operations in one
 * table.
 */
export type Handler<Id extends OperationId> = {
  run(input: Input<Id>, call: Call): Output<Id>;
}['run'];

/** Handlers by operation; each `*.handlers.ts` contains a part of them. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** The type of all handlers in the router's table. */
export type AnyHandler = {
  run(input: { readonly path: object; readonly query: object; readonly body: unknown }, call: Call): unknown;
}['run'];
