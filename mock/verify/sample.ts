import type { OperationId } from '../src/wire/api.ts';
import { operations, type Operation } from '../src/wire/operations.ts';
import { usual } from './usual.ts';

/** Values of path or query by wire name; undefined leaves a usual one out. */
export type Values = { readonly [name: string]: string | undefined };

/** Parts of a call that differ from the usual values. */
export interface Input {
  readonly path?: Values;
  readonly query?: Values;
  /** JSON, or the fields of a form. */
  readonly body?: unknown;
  /** Instead of `body`: made from the bodies that the steps before answered. */
  readonly bodyOf?: (answers: readonly unknown[]) => unknown;
}

/** Something to be done before a call: another call, or waiting. */
export type Step =
  | { readonly wait: number }
  | (Input & {
      readonly call: OperationId;
      /** Done by the one who makes the call itself; otherwise by an operator. */
      readonly byCaller?: true;
    });

/** How an operation is made to succeed on the demo data. */
export interface Sample extends Input {
  readonly before?: readonly Step[];
  /** For operations that rename: the name of a sibling. */
  readonly clash?: string;
  /** Generic refusals that end otherwise here, with the reason beside it: the status. */
  readonly otherwise?: { readonly [refusal: string]: number };
}

/** Samples by operation; one without samples is left out. */
export type Samples = { readonly [Id in OperationId]?: Sample };

/** A call, ready to be sent. */
export interface Wire {
  readonly method: string;
  /** With the query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The parts of a call, still apart. */
export interface Parts {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));

export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return operation;
}

function only(values: Values): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) if (value !== undefined) kept[name] = value;
  return kept;
}

/** A call with the usual values where the input has none. */
export function partsOf(id: OperationId, input: Input, answers: readonly unknown[] = []): Parts {
  const operation = operationOf(id);
  const path: Record<string, string> = {};
  for (const name of operation.path.keys()) {
    const value = input.path?.[name] ?? usual[name];
    if (value === undefined) throw new Error(`${id}: no value for {${name}}`);
    path[name] = value;
  }
  const selectors = Object.entries(usual).filter(
    ([name]) => operation.query.has(name) && !operation.path.has(name),
  );
  const body = input.bodyOf === undefined ? input.body : input.bodyOf(answers);
  return { operation, path, query: only({ ...Object.fromEntries(selectors), ...input.query }), body };
}

/** Path and query as they are sent. */
export function urlOf({ operation, path, query }: Pick<Parts, 'operation' | 'path' | 'query'>): string {
  const filled = operation.row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** The members of what may be an object; none of anything else. */
export function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

export function bodyText(operation: Operation, body: unknown): string | undefined {
  if (body === undefined) return undefined;
  if (operation.row.body === 'application/x-www-form-urlencoded')
    return new URLSearchParams(Object.entries(membersOf(body)).map(([k, v]) => [k, String(v)])).toString();
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** The whole call. */
export function wireOf(parts: Parts, headers: Readonly<Record<string, string>> = {}): Wire {
  const { operation } = parts;
  const body = bodyText(operation, parts.body);
  const type = operation.row.body ?? 'application/json';
  return {
    method: operation.row.method,
    url: urlOf(parts),
    headers: body === undefined ? headers : { 'content-type': type, ...headers },
    body,
  };
}
