import { encode, toWire } from './codec.ts';
import type { OperationId, Write } from './operation.ts';

/** Any operation's input, in the request builder's type. */
export interface AnyInput {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
}

/** A request that changes something, before it is sent. */
export interface ApiRequest {
  readonly operation: Pick<Write, 'path' | 'method' | 'secrets' | 'names'> & { readonly id: OperationId };
  readonly input: AnyInput;
  /** It is the first of several requests, which are copied as one script. */
  readonly script?: (place: ScriptPlace) => ScriptTexts;
}

/** Where a script runs: origin of the API, and name of the program of the CLI. */
export interface ScriptPlace {
  readonly origin: string;
  readonly cliName: string;
}

/** A script of several requests: with the CLI, with curl; and the placeholders of secrets in it. */
export interface ScriptTexts {
  readonly cli: string;
  readonly curl: string;
  readonly placeholders: readonly string[];
}

function queryOf(query: AnyInput['query'] = {}, names: Write['names'] = []): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== null && item !== undefined)
      .map((item) => `${encodeURIComponent(toWire(name, names))}=${encodeURIComponent(textOf(item))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

/**
 * The relative URL of an operation: path values percent-encoded, absent and null query values omitted, arrays as repeated keys. For
 * links, downloads and the websocket too.
 */
export function urlOf(operation: Pick<Write, 'path' | 'names'>, input: AnyInput = {}): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(input.path?.[name])),
  );
  return path + queryOf(input.query, operation.names);
}

/**
 * The body of a request as JSON text, or undefined when there is none.
 * @param names those of the operation
 */
export const bodyOf = ({ body }: AnyInput, names?: Write['names']): string | undefined =>
  body === undefined ? undefined : JSON.stringify(encode(body, names));
