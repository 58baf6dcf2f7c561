import { toCamel } from '../../shared/api/codec.ts';
import { usualShape } from '../../shared/api/shape.ts';
import type { Shape } from '../../shared/api/operation.ts';
import { orUndefined, qualified, typeOf } from './emit-types.ts';
import type { Document, DocumentOperation, HttpMethod, Parameter, Schema } from './openapi.ts';
import { isMutation, operationsOf } from './openapi.ts';

/** An operation of a document, with its name and kind for the console. */
export interface Entry {
  id: string;
  kind: 'read' | 'write' | 'link';
  method: HttpMethod;
  path: string;
  operation: DocumentOperation;
}

export function entriesOf(document: Document): Entry[] {
  return [...operationsOf(document)].map(({ path, method, operation }) => ({
    id: toCamel(operation.operationId),
    kind: operation['x-link'] ? 'link' : isMutation(method, operation) ? 'write' : 'read',
    method,
    path,
    operation,
  }));
}

const upper = (method: HttpMethod) => method.toUpperCase();
const quoted = (value: string) => `'${value}'`;
export const camelPath = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => `{${toCamel(name)}}`);

function parametersOf(parameters: Parameter[]): string {
  const fields = parameters.map(({ name, required, schema }) => {
    const type = typeOf(schema, name);
    return required ? `${toCamel(name)}: ${type}` : `${toCamel(name)}?: ${orUndefined(type)}`;
  });
  return `{ ${fields.join('; ')} }`;
}

export function inputOf({ operation: { parameters, requestBody } }: Entry): string {
  const path = parameters.filter((parameter) => parameter.in === 'path');
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const parts: string[] = [];
  if (path.length > 0) parts.push(`path: ${parametersOf(path)}`);
  if (query.length > 0) {
    const type = parametersOf(query);
    parts.push(query.some(({ required }) => required) ? `query: ${type}` : `query?: ${orUndefined(type)}`);
  }
  if (requestBody) {
    const type = bodyOf(requestBody.content);
    parts.push(requestBody.required ? `body: ${type}` : `body?: ${orUndefined(type)}`);
  }
  return parts.length > 0 ? `{ ${parts.join('; ')} }` : 'None';
}

function bodyOf(content: Record<string, { schema: Schema }>): string {
  if ('application/octet-stream' in content) return 'Blob';
  const [media] = Object.values(content);
  return typeOf(media?.schema ?? {});
}

/** The only success response of an operation, with its status. */
function successOf({ id, operation: { responses } }: Entry) {
  const status = Object.keys(responses).find((key) => !key.endsWith('XX'));
  const response = status === undefined ? undefined : responses[status];
  if (status === undefined || response === undefined || '$ref' in response) {
    throw new Error(`${id} has no success answer`);
  }
  return { status: Number(status), content: response.content };
}

export function outputOf(entry: Entry): string {
  const { content } = successOf(entry);
  if (entry.operation['x-link'] === 'download') return 'Blob';
  const schema = content?.['application/json']?.schema;
  return schema ? typeOf(schema) : 'T.Empty';
}

/** operation-types.ts: input and output of each operation, by id. Types only. */
export function emitOperationTypes(document: Document): string {
  const rows = qualified(() =>
    entriesOf(document).map((entry) => {
      const paged = entry.operation['x-pagination'] && outputOf(entry).endsWith('ResultsPage');
      const input = inputOf(entry);
      const output = outputOf(entry);
      return `  ${entry.id}: { kind: '${entry.kind}'; paged: ${Boolean(paged)}; input: ${input}; output: ${output} };`;
    }),
  );
  return `import type * as T from './types.ts';

type None = Record<string, never>;

/**
 * Every operation: kind (a read is cached, a write makes reads stale, a link is followed and not fetched),
 * whether its response is a page with a token, its input, and its output.
 */
export interface Operations {
${rows.join('\n')}
}
`;
}

/** The top-level shape of the success response, as described in the document. */
export function shapeOf(document: Document, entry: Entry): Shape {
  const schema = successOf(entry).content?.['application/json']?.schema;
  if (!schema) return 'none';
  const { type, properties = {} } = named(document, schema);
  if (type === 'array') return 'array';
  return 'items' in properties && Object.keys(properties).some((name) => toCamel(name) === 'nextPage')
    ? 'page'
    : 'object';
}

/** A schema, or the one that it is another name of. */
function named(document: Document, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : named(document, target(document, schema.$ref));
}

function target(document: Document, reference: string): Schema {
  const schema = document.components.schemas[reference.replace('#/components/schemas/', '')];
  if (!schema) throw new Error(`${reference} is not in the document`);
  return schema;
}

/**
 * The members of the row that differ from the rule of `usualShape`, as an object literal; empty when there are none.
 */
function specialOf(document: Document, entry: Entry): string {
  const method = entry.kind === 'read' && entry.method === 'get' ? undefined : upper(entry.method);
  const shape = shapeOf(document, entry);
  const parts = [
    ...(entry.kind === 'read' && method !== undefined ? [`method: '${method}'`] : []),
    ...(shape === usualShape({ id: entry.id, method }) ? [] : [`shape: '${shape}'`]),
  ];
  return parts.length > 0 ? `, { ${parts.join(', ')} }` : '';
}

function constantOf(document: Document, entry: Entry): string {
  const { id, kind, method, path, operation } = entry;
  const stale = kind === 'write' ? `, [${(operation['x-stale'] ?? []).map(quoted).join(', ')}]` : '';
  const rest = stale + (kind === 'link' ? '' : specialOf(document, entry));
  const verb = kind === 'write' ? `'${upper(method)}', ` : '';
  const comment = operation.summary === undefined ? '' : `/** ${operation.summary} */\n`;
  return `${comment}export const ${id} = /* @__PURE__ */ ${kind}('${id}', ${verb}'${camelPath(path)}'${rest});`;
}

/** The group of an operation: the second of its tags, after the area. */
const groupOf = ({ id, operation: { tags } }: Entry): string => {
  const [, group] = tags;
  if (group === undefined) throw new Error(`${id} is in no group`);
  return group;
};

/**
 * One constant per operation, so that a bundle contains only the rows it uses, and one file per group, so that a
 * chunk contains those of its own subject: `operations/disks.ts`, and `operations.ts` with all of them.
 */
export function emitOperations(document: Document): Record<string, string> {
  const groups = [...Map.groupBy(entriesOf(document), groupOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const files = groups.map(([group, entries]) => {
    const constants = entries.map((entry) => constantOf(document, entry)).join('\n');
    const makers = ['link', 'read', 'write'].filter((kind) => entries.some((entry) => entry.kind === kind));
    return [
      `operations/${group}.ts`,
      `import { ${makers.join(', ')} } from '../../operation.ts';\n\n${constants}\n`,
    ] as const;
  });
  const all = groups.map(([group]) => `export * from './operations/${group}.ts';\n`).join('');
  return { 'operations.ts': all, ...Object.fromEntries(files) };
}

function rowOf(entry: Entry): string {
  const { id, method, path, operation } = entry;
  const { status, content } = successOf(entry);
  const body = Object.keys(operation.requestBody?.content ?? {})[0];
  const pages = operation['x-pagination'];
  const parts = [
    `method: '${upper(method)}'`,
    `path: '${path}'`,
    `status: ${status}`,
    `answer: '${answerOf(status, content)}'`,
    ...(body === undefined ? [] : [`body: '${body}'`]),
    ...(pages
      ? [
          `sort: [${pages.sort.map(quoted).join(', ')}]`,
          `firstPage: [${pages.firstPage.map(quoted).join(', ')}]`,
        ]
      : []),
  ];
  return `  ${id}: { ${parts.join(', ')} },`;
}

function answerOf(status: number, content: Record<string, unknown> | undefined): string {
  if (status === 101) return 'websocket';
  if (status === 303) return 'redirect';
  if (!content) return 'none';
  return 'application/json' in content ? 'json' : 'stream';
}

/** table.ts: the facts a server needs at run time. Never part of the console. */
export function emitTable(document: Document): string {
  return `import type { Operations } from './operation-types.ts';

/** The server's side of an operation. The console does not load this file; the mock does. */
export interface OperationRow {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** With snake_case placeholders, as on the wire. */
  readonly path: string;
  /** The success status. */
  readonly status: number;
  readonly answer: 'json' | 'none' | 'stream' | 'redirect' | 'websocket';
  /** The content type of the request body, when there is one. */
  readonly body?: string;
  /** On a paged list: the sort modes (or orders, for metrics); the first is the default. */
  readonly sort?: readonly string[];
  /** On a paged list: wire names of the query parameters the first page needs. */
  readonly firstPage?: readonly string[];
}

export const operationTable: { readonly [Id in keyof Operations]: OperationRow } = {
${entriesOf(document).map(rowOf).join('\n')}
};
`;
}

/** version.ts: the revision of the API that the document describes. */
export const emitVersion = ({ info }: Document): string =>
  `/** Revision of the API that the console was built for. */\nexport const API_VERSION = ${quoted(info.version)};\n`;
