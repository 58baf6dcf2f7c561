import type { OperationRow } from './api.ts';
import { decode, toCamel } from './codec.ts';
import { invalid, MockError } from './errors.ts';
import { decodeText, misshapen, parseJsonBody } from './json-body.ts';
import type { Compiled, Schema, SchemaSet } from './schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

export interface DocumentOperation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface QueryParameter {
  readonly required: boolean;
  readonly kind: 'array' | 'boolean' | 'number' | 'text';
  readonly compiled: Compiled;
}

/** The compiled checks of calls and answers of an operation. */
export interface Checked {
  readonly row: Omit<OperationRow, 'method'> & { readonly method: string };
  /** Path segments; a placeholder is `{name}`. */
  readonly segments: readonly string[];
  readonly path: ReadonlyMap<string, Compiled>;
  readonly query: ReadonlyMap<string, QueryParameter>;
  readonly body: Compiled | undefined;
  /** A call without a body is valid too. */
  readonly isBodyOptional: boolean;
  readonly response: Compiled | undefined;
}

/** Number, boolean or list: a query contains text, so the schema decides the type of its values. */
function queryKind({ type, items }: Schema): QueryParameter['kind'] {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (items !== undefined) return 'array';
  if (types.includes('boolean')) return 'boolean';
  return types.includes('integer') || types.includes('number') ? 'number' : 'text';
}

/** Compiles the checks of an operation of a document. */
export function checksOf(described: DocumentOperation, row: Checked['row'], schemas: SchemaSet): Checked {
  const { parameters, requestBody, responses } = described;
  const body = row.body === undefined ? undefined : requestBody?.content[row.body]?.schema;
  const answer = responses[String(row.status)]?.content?.['application/json']?.schema;
  return {
    row,
    segments: row.path.split('/'),
    path: new Map(parameters.filter((p) => p.in === 'path').map((p) => [p.name, schemas.compile(p.schema)])),
    query: new Map(
      parameters
        .filter((p) => p.in === 'query')
        .map((p) => [
          p.name,
          { required: p.required, kind: queryKind(p.schema), compiled: schemas.compile(p.schema) },
        ]),
    ),
    body: body && schemas.compile(body),
    isBodyOptional: requestBody?.required === false,
    response: answer && schemas.compile(answer),
  };
}

/** Checks path values against their types. corrections "HTTP": 400 without a code. */
export function checkPath(operation: Checked, values: ReadonlyMap<string, string>): Record<string, unknown> {
  const checked: Record<string, unknown> = {};
  for (const [name, compiled] of operation.path) {
    const text = values.get(name) ?? '';
    const value = compiled.check(Number(text), name) === undefined ? Number(text) : text;
    const problem = compiled.check(value, `the path parameter "${name}"`);
    if (problem !== undefined) throw new MockError(400, undefined, `bad parameter in URL path: ${problem}`);
    checked[toCamel(name)] = value;
  }
  return checked;
}

function queryValue(kind: QueryParameter['kind'], texts: readonly string[]): unknown {
  const text = texts[0] ?? '';
  if (kind === 'array') return texts;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return kind === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/**
 * Checks the query against its types. docs/contract/server-behaviour.md section 1 "Order of checks" 2.
 * @param strict refuse unknown parameters, which production ignores
 */
export function checkQuery(
  operation: Checked,
  search: URLSearchParams,
  strict: boolean,
): Record<string, unknown> {
  const checked: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const parameter = operation.query.get(name);
    if (parameter === undefined) {
      if (strict) throw invalid(`unknown query parameter "${name}"`);
      continue;
    }
    const texts = search.getAll(name);
    if (texts.length > 1 && parameter.kind !== 'array')
      throw invalid(`the query parameter "${name}" is given more than once`);
    const value = queryValue(parameter.kind, texts);
    const problem = parameter.compiled.check(value, `the query parameter "${name}"`);
    if (problem !== undefined) throw invalid(problem);
    checked[toCamel(name)] = decode(value, name);
  }
  for (const [name, { required }] of operation.query) {
    if (required && !search.has(name)) throw invalid(`the query parameter "${name}" is required`);
  }
  return checked;
}

/** A content type that the operation does not accept is an error; a missing one counts as the right one. */
function requireType(expected: string, contentType: string | undefined): void {
  const sent = contentType?.split(';')[0]?.trim().toLowerCase();
  if (sent !== undefined && sent !== '' && sent !== expected)
    throw new MockError(400, undefined, `expected content type "${expected}", got "${sent}"`);
}

/** Checks the body against its type and fills in defaults. */
function checkJson({ body }: Checked, text: string, value: unknown, strict: boolean): unknown {
  const shaped = body?.shape(value, 'request');
  const problem = body?.check(strict ? value : shaped, 'the body');
  if (problem !== undefined) throw misshapen(text, problem.replace('the body.', ''));
  return decode(shaped);
}

/**
 * Checks the body against its type and fills in defaults. docs/contract/server-behaviour.md section 1 "Order of checks" 3.
 * @param strict refuse unknown members, which production ignores
 */
export function checkBody(
  operation: Checked,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
  strict: boolean,
): unknown {
  if (operation.body === undefined || (operation.isBodyOptional && bytes.length === 0)) return undefined;
  if (operation.row.body === 'application/octet-stream') return new Blob([bytes]);
  requireType(operation.row.body ?? '', contentType);
  const text = decodeText(bytes);
  const form = operation.row.body === 'application/x-www-form-urlencoded';
  const value = form ? Object.fromEntries(new URLSearchParams(text)) : parseJsonBody(text);
  return checkJson(operation, text, value, strict);
}
