import type { Operations } from './generated/operation-types.ts';

export type OperationId = keyof Operations;

type IdsOf<Kind extends string> = {
  [Id in OperationId]: Operations[Id]['kind'] extends Kind ? Id : never;
}[OperationId];

export type ReadId = IdsOf<'read'>;
export type WriteId = IdsOf<'write'>;
export type LinkId = IdsOf<'link'>;

/** Ids of the reads that return a page and a token for the next one. */
export type PagedId = {
  [Id in ReadId]: Operations[Id]['paged'] extends true ? Id : never;
}[ReadId];

/** Input of an operation: `{ path, query, body }`, each only where the operation has it. */
export type Input<Id extends OperationId> = Operations[Id]['input'];
/** Output of an operation, in camelCase, times as `Date`. */
export type Output<Id extends OperationId> = Operations[Id]['output'];

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

/** Top-level shape of a success response; `none`: the body is not read. */
export type Shape = 'object' | 'page' | 'array' | 'none';

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
}

/** An operation that changes something. */
export interface Write<Id extends WriteId = WriteId> {
  readonly id: Id;
  readonly path: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** The reads that a success makes stale. */
  readonly stale: readonly ReadId[];
  /** Where `usualShape` does not apply. */
  readonly shape?: Shape;
}

/** An operation the browser follows instead of fetching: a download, a websocket, a redirect. */
export interface Link<Id extends LinkId = LinkId> {
  readonly id: Id;
  readonly path: string;
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
