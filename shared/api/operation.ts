import type { Operations } from './generated/operation-types.ts';
import type { OwnOperations } from './own-operations.ts';

/** Every operation: those of the platform's API, and those of other services that the program declares. */
type Known = Operations & OwnOperations;

export type OperationId = Extract<keyof Known, string>;

/** Qualified ids of operations of other services. */
type OwnId = Exclude<OperationId, keyof Operations>;

type IdsOf<Kind extends string> = {
  [Id in OperationId]: Known[Id] extends { kind: Kind } ? Id : never;
}[OperationId];

export type ReadId = IdsOf<'read'>;
export type WriteId = IdsOf<'write'>;
export type LinkId = IdsOf<'link'>;
export type OwnReadId = Extract<ReadId, OwnId>;
export type OwnWriteId = Extract<WriteId, OwnId>;

/** Ids of the reads that return a page and a token for the next one. */
export type PagedId = {
  [Id in ReadId]: Known[Id] extends { paged: true } ? Id : never;
}[ReadId];

/** Input of an operation: `{ path, query, body }`, each only where the operation has it. */
export type Input<Id extends OperationId> = Known[Id]['input'];
/** Output of an operation, in camelCase, times as `Date`. */
export type Output<Id extends OperationId> = Known[Id]['output'];

/** Arguments of a function that takes an operation's input: none needed when nothing is required. */
export type InputArgs<Id extends OperationId> =
  Record<string, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/**
 * The input of an argument list, `{}` when there is none: `InputArgs` allows omission only where `{}` is valid. The compiler cannot
 * infer that for a generic operation; this overload is the only place with the assumption.
 */
export function inputOf<Id extends OperationId>(args: InputArgs<Id>): Input<Id>;
export function inputOf(args: readonly unknown[]): unknown {
  return args[0] ?? {};
}

/** A place in a body in wire form, such as `tls_certificates.*.key`, and the name that replaces its value. */
export type SecretField = readonly [place: string, name: string];

/** Top-level shape of a success response; `none`: the body is not read. */
export type Shape = 'object' | 'page' | 'array' | 'none';

/** Keys of a request that are not in snake_case on the wire, as the document of another service has them. */
type WireNames = readonly string[];

/** An operation that changes nothing; its response is cached under its id and input. */
export interface Read<Id extends ReadId = ReadId> {
  readonly id: Id;
  /** With camelCase placeholders. */
  readonly path: string;
  /** GET when absent. */
  readonly method?: 'HEAD' | 'POST';
  /** Where `usualShape` does not apply. */
  readonly shape?: Shape;
  readonly stale?: never;
  readonly names?: WireNames;
}

/** An operation that changes something. */
export interface Write<Id extends WriteId = WriteId> {
  readonly id: Id;
  readonly path: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The reads that become stale after a success. */
  readonly stale: readonly ReadId[];
  /** Where `usualShape` does not apply. */
  readonly shape?: Shape;
  /** Secrets in the body, of an operation of another service; those of the platform's API are in a separate table. */
  readonly secrets?: readonly SecretField[];
  readonly names?: WireNames;
}

/** An operation the browser follows instead of fetching: a download, a websocket, a redirect. */
export interface Link<Id extends LinkId = LinkId> {
  readonly id: Id;
  readonly path: string;
  readonly names?: WireNames;
}

export const read = <Id extends ReadId>(
  id: Id,
  path: string,
  special?: { method?: 'HEAD' | 'POST'; shape?: Shape },
): Read<Id> => ({ id, path, ...special });

export const write = <Id extends WriteId>(
  id: Id,
  method: Write['method'],
  path: string,
  stale: readonly ReadId[],
  special?: { shape?: Shape },
): Write<Id> => ({ id, method, path, stale, ...special });

export const link = <Id extends LinkId>(id: Id, path: string): Link<Id> => ({ id, path });
