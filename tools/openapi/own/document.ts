import { toCamel } from '../../../shared/api/codec.ts';
import { isRecord } from '../../../shared/record/index.ts';
import {
  methods,
  type Document,
  type DocumentOperation,
  type HttpMethod,
  type Parameter,
  type Schema,
} from '../openapi.ts';

/** A document of another service that cannot be used; the message names the place and the remedy. */
export class DocumentError extends Error {}

type Json = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const objectAt = (value: Json, key: string): Json => (isRecord(value[key]) ? value[key] : {});
const textAt = (value: Json, key: string): string => {
  const text = value[key];
  return isText(text) ? text : '';
};
const listAt = (value: Json, key: string): readonly unknown[] =>
  Array.isArray(value[key]) ? value[key] : [];

/** What a reference inside the document leads to; a value that is none is itself. */
function resolved(document: Json, value: unknown, place: string): Json {
  if (!isRecord(value)) throw new DocumentError(`${place} is no object`);
  const { $ref } = value;
  if (!isText($ref)) return value;
  if (!$ref.startsWith('#/'))
    throw new DocumentError(`${place} refers to ${$ref}: put everything into one file`);
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), document);
  return resolved(document, found, `${place}, ${$ref}`);
}

/** A schema as documents write it: with the forms of OpenAPI 3.0, and with parts that are combined. */
interface GivenSchema extends Schema {
  nullable?: boolean;
  allOf?: Schema[];
}

/** Whether a value is a schema; what is inside of one is read when its type is written. */
const isSchema = (value: unknown): value is GivenSchema => isRecord(value);

/** Several object schemas as one; a single part stays a reference, so that its type keeps its name. */
function combined(document: Json, parts: readonly Schema[]): Schema {
  const [only, ...more] = parts;
  if (only === undefined || more.length === 0) return schemaOf(document, only);
  const read = parts.map((part) => schemaOf(document, resolved(document, part, 'allOf')));
  return {
    type: 'object',
    properties: Object.fromEntries(read.flatMap(({ properties = {} }) => Object.entries(properties))),
    required: read.flatMap(({ required = [] }) => required),
  };
}

/** A schema of OpenAPI 3.0 or 3.1 in the form that the generator and the mock read. */
function schemaOf(document: Json, value: unknown): Schema {
  if (!isSchema(value)) return {};
  const { nullable = false, allOf, ...rest } = value;
  const of = (inner: unknown) => schemaOf(document, inner);
  const schema: Schema = {
    ...(allOf && combined(document, allOf)),
    ...rest,
    ...(rest.items && { items: of(rest.items) }),
    ...(rest.properties && {
      properties: Object.fromEntries(
        Object.entries(rest.properties).map(([name, member]) => [name, of(member)]),
      ),
    }),
    ...(rest.additionalProperties && { additionalProperties: of(rest.additionalProperties) }),
    ...(rest.anyOf && { anyOf: rest.anyOf.map(of) }),
    ...(rest.oneOf && { oneOf: rest.oneOf.map(of) }),
  };
  return nullable ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function contentOf(document: Json, value: Json): Record<string, { schema: Schema }> | undefined {
  const content = Object.entries(objectAt(value, 'content'));
  if (content.length === 0) return undefined;
  return Object.fromEntries(
    content.map(([media, one]) => [
      media,
      { schema: schemaOf(document, isRecord(one) ? one['schema'] : {}) },
    ]),
  );
}

function parametersOf(document: Json, given: readonly unknown[], place: string): Parameter[] {
  return given.flatMap((one): Parameter[] => {
    const {
      name,
      in: where,
      required,
      schema,
      description,
    } = resolved(document, one, `${place}, parameters`);
    if (!isText(name)) throw new DocumentError(`${place}: a parameter has no name`);
    if (where !== 'path' && where !== 'query') {
      if (required === true)
        throw new DocumentError(
          `${place}: the parameter ${name} is in ${String(where)}. The console sends none there`,
        );
      return [];
    }
    return [
      {
        name,
        in: where,
        required: where === 'path' || required === true,
        schema: schemaOf(document, schema),
        ...(isText(description) && { description }),
      },
    ];
  });
}

const LINKS = ['download', 'websocket', 'redirect'] as const;

/** A schema name as the name of a type. */
const typeName = (name: string): string => name.replaceAll(/[^A-Za-z0-9_]/g, '_');

function operationOf(
  document: Json,
  item: Json,
  method: HttpMethod,
  place: string,
): DocumentOperation | undefined {
  if (item[method] === undefined) return undefined;
  const given = resolved(document, item[method], place);
  const { operationId, summary } = given;
  if (!isText(operationId))
    throw new DocumentError(`${place} has no operationId: the console names queries and faults by it`);
  const body = given['requestBody'];
  const content =
    body === undefined ? undefined : contentOf(document, resolved(document, body, `${place}, requestBody`));
  const responses = Object.entries(objectAt(given, 'responses')).map(([status, response]) => {
    const media = contentOf(document, resolved(document, response, `${place}, response ${status}`));
    return [status, { description: '', ...(media && { content: media }) }] as const;
  });
  return {
    operationId: toCamel(operationId.replaceAll(/[-.]/g, '_')),
    tags: [],
    ...(isText(summary) && { summary: summary.replaceAll('*/', '* /') }),
    parameters: parametersOf(
      document,
      [...listAt(item, 'parameters'), ...listAt(given, 'parameters')],
      place,
    ),
    ...(content && { requestBody: { required: true, content } }),
    responses: Object.fromEntries(responses),
    ...markersOf(given, place),
  };
}

/** What a document adds for the console: see docs/teams.md. */
function markersOf(given: Json, place: string): Partial<DocumentOperation> {
  const stale = given['x-stale'];
  if (stale !== undefined && !(Array.isArray(stale) && stale.every(isText)))
    throw new DocumentError(`${place}: x-stale must be a list of operation ids`);
  const link = LINKS.find((one) => one === given['x-link']);
  if (given['x-link'] !== undefined && link === undefined)
    throw new DocumentError(`${place}: x-link must be one of ${LINKS.join(', ')}`);
  return {
    ...(Array.isArray(stale) && {
      'x-stale': stale.filter(isText).map((id) => toCamel(id.replaceAll(/[-.]/g, '_'))),
    }),
    ...(given['x-read'] === true && { 'x-read': true }),
    ...(link && { 'x-link': link }),
  };
}

/**
 * Reads the OpenAPI document of a service, 3.0 or 3.1, as the generator needs it: references of parameters, bodies and responses are
 * resolved, and names are made names of types.
 * @throws DocumentError that names the place and the remedy
 */
export function readOwnDocument(value: unknown): Document {
  if (!isRecord(value) || !/^3\.[01]\./.test(String(value['openapi'])))
    throw new DocumentError('This is no OpenAPI document of version 3.0 or 3.1, as JSON');
  // Names of types are parts of references too
  const named: unknown = JSON.parse(
    JSON.stringify(value).replaceAll(
      /"#\/components\/schemas\/([^"]+)"/g,
      (_, name: string) => `"#/components/schemas/${typeName(name)}"`,
    ),
  );
  const document = isRecord(named) ? named : {};
  const info = objectAt(document, 'info');
  const paths = Object.entries(objectAt(document, 'paths')).map(([path, item]) => {
    const own = resolved(document, item, path);
    const operations = methods.flatMap((method) => {
      const operation = operationOf(document, own, method, `${method.toUpperCase()} ${path}`);
      return operation ? [[method, operation] as const] : [];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  const schemas = Object.entries(objectAt(objectAt(document, 'components'), 'schemas')).map(
    ([name, schema]) => [typeName(name), schemaOf(document, schema)] as const,
  );
  return {
    openapi: '3.1.0',
    info: { title: textAt(info, 'title'), version: textAt(info, 'version'), description: '' },
    tags: [],
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas), responses: {}, securitySchemes: {} },
  };
}
