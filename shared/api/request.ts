import { encode, toSnake } from './codec.ts';
import type { OperationId, Write } from './operation.ts';

/** Any operation's input, as the request builder sees it. */
export interface AnyInput {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
}

/** A request that changes something, before it is sent. */
export interface ApiRequest {
  readonly operation: Pick<Write, 'path' | 'method' | 'secrets'> & { readonly id: OperationId };
  readonly input: AnyInput;
  /** It is the first of several, which are copied as one script. */
  readonly script?: Script;
}

/** Requests that follow each other, as far as they are known before the first one is sent. */
export interface Script {
  /** What all of them do: `Grow disk db-data to 100 GiB`. */
  readonly title: string;
  readonly steps: readonly ScriptStep[];
}

/** A request of a script. */
export interface ScriptStep {
  /** What it does, verb first: `Stop db-1`. */
  readonly title: string;
  readonly request: ApiRequest;
  /** The answer has the id of something new: what stands for it in later requests, and the variable of the script for it. */
  readonly makes?: { readonly standIn: string; readonly variable: string } | undefined;
  /** A read that is repeated until a member of its answer, as the API calls it, has a value. */
  readonly until?: Awaited | undefined;
}

/** What a script waits for. */
export interface Awaited {
  readonly operation: { readonly path: string };
  readonly input: AnyInput;
  readonly member: string;
  readonly is: string;
}

function queryOf(query: AnyInput['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== null && item !== undefined)
      .map((item) => `${encodeURIComponent(toSnake(name))}=${encodeURIComponent(textOf(item))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

/**
 * The relative URL of an operation: path values percent-encoded, absent and null query values omitted, arrays as repeated keys. For
 * links, downloads and the websocket too.
 */
export function urlOf(operation: { readonly path: string }, input: AnyInput = {}): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(input.path?.[name])),
  );
  return path + queryOf(input.query);
}

/** The body of a request as JSON text, or undefined when there is none. */
export const bodyOf = ({ body }: AnyInput): string | undefined =>
  body === undefined ? undefined : JSON.stringify(encode(body));
