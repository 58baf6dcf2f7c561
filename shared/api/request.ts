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
