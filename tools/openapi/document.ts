import { toCamel } from '../../shared/api/codec.ts';
import type { ContractOperation, Field, NamedType, TypeExpression, Variant } from './contract.ts';
import type { Document, DocumentOperation, HttpMethod, Parameter, Response, Schema } from './openapi.ts';

const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const errorRef = { $ref: '#/components/responses/Error' };

function schemaOf(expression: TypeExpression): Schema {
  if ('ref' in expression) return schemaRef(expression.ref);
  if ('object' in expression) return objectOf(expression.object);
  if ('array' in expression) {
    const { array, uniqueItems } = expression;
    return { type: 'array', items: schemaOf(array), ...(uniqueItems ? { uniqueItems } : {}) };
  }
  if ('map' in expression) {
    const { map, key } = expression;
    return {
      type: 'object',
      additionalProperties: schemaOf(map),
      ...(key ? { propertyNames: schemaOf(key) } : {}),
    };
  }
  const { type, ...limits } = expression;
  return type === 'any' ? { ...limits } : { type, ...limits };
}

/** The same schema, null allowed too. */
function orNull(schema: Schema): Schema {
  if (schema.enum) return { ...schema, type: nullableType(schema), enum: [...schema.enum, null] };
  if (schema.type !== undefined) return { ...schema, type: nullableType(schema) };
  return { anyOf: [schema, { type: 'null' }] };
}

function nullableType({ type }: Schema): string[] {
  return [...(typeof type === 'string' ? [type] : (type ?? [])), 'null'];
}

function objectOf(fields: Field[]): Schema {
  const required = fields.filter((field) => field.required).map((field) => field.wire);
  const properties: Record<string, Schema> = {};
  for (const field of fields) {
    const schema = schemaOf(field.type);
    properties[field.wire] = {
      ...(field.nullable ? orNull(schema) : schema),
      ...('default' in field ? { default: field.default } : {}),
    };
  }
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

function variantOf(variant: Variant): Schema {
  return 'fields' in variant ? objectOf(variant.fields) : schemaOf(variant);
}

function namedSchema(type: NamedType): Schema {
  switch (type.kind) {
    case 'object':
      return objectOf(type.fields);
    case 'enum':
      return { type: type.type, enum: type.values };
    case 'alias':
      return schemaOf(type.type);
    case 'map':
      return { type: 'object', additionalProperties: schemaOf(type.values) };
    case 'oneOf': {
      const variants = type.variants.map(variantOf);
      // without a tag a value may pass as more than one: a name as a UUID, where formats are only notes
      return type.discriminator
        ? { oneOf: variants, discriminator: { propertyName: type.discriminator.wire } }
        : { anyOf: variants };
    }
  }
}

function parametersOf(operation: ContractOperation): Parameter[] {
  return [
    ...operation.pathParams.map(({ wire, type }): Parameter => ({
      name: wire,
      in: 'path',
      required: true,
      schema: schemaOf(type),
    })),
    ...operation.queryParams.map(({ wire, type, required, nullable }): Parameter => {
      const schema = schemaOf(type);
      return { name: wire, in: 'query', required, schema: nullable ? orNull(schema) : schema };
    }),
  ];
}

function successOf({ response }: ContractOperation): Response {
  const json = (schema: Schema) => ({ 'application/json': { schema } });
  switch (response.kind) {
    case 'json': {
      const schema = schemaRef(response.type ?? '');
      return {
        description: 'Done.',
        content: json(response.array ? { type: 'array', items: schema } : schema),
      };
    }
    case 'untyped-json':
      return { description: 'Done.', content: json({}) };
    case 'none':
      return { description: 'Done, nothing to tell.' };
    case 'stream':
      return { description: 'The bytes.', content: { 'application/octet-stream': { schema: {} } } };
    case 'redirect':
      return { description: 'Go there next.', headers: { Location: { schema: { type: 'string' } } } };
    case 'websocket':
      return { description: 'Upgraded to a websocket of raw bytes.' };
  }
}

/** POST calls that change nothing. */
const readingPosts = new Set(['systemTimeseriesQuery', 'timeseriesQuery']);

function linkKind({ response, body }: ContractOperation): DocumentOperation['x-link'] {
  if (response.kind === 'stream') return 'download';
  if (response.kind === 'websocket' || response.kind === 'redirect') return response.kind;
  return body?.sentByClient === false ? 'program' : undefined;
}

function bodyOf(body: NonNullable<ContractOperation['body']>): NonNullable<DocumentOperation['requestBody']> {
  const schema = body.type === 'binary' ? {} : schemaRef(body.type);
  return { required: body.required, content: { [body.contentType]: { schema } } };
}

function operationOf(operation: ContractOperation): DocumentOperation {
  const { pagination } = operation;
  const link = linkKind(operation);
  return {
    operationId: operation.wireOperationId,
    tags: [operation.area, operation.group],
    parameters: parametersOf(operation),
    ...(operation.body ? { requestBody: bodyOf(operation.body) } : {}),
    responses: { [operation.successStatus]: successOf(operation), '4XX': errorRef, '5XX': errorRef },
    ...(pagination
      ? {
          'x-pagination': {
            sort: pagination.sortBy?.values ?? pagination.order?.values ?? [],
            firstPage: pagination.requiredOnFirstPage,
          },
        }
      : {}),
    ...(readingPosts.has(operation.operationId) ? { 'x-read': true } : {}),
    ...(link ? { 'x-link': link } : {}),
    ...(operation.successStatusFixed === false ? { 'x-status-assumed': true } : {}),
  };
}

function httpMethod(method: ContractOperation['method']): HttpMethod {
  const lower = { GET: 'get', HEAD: 'head', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
  return lower[method];
}

/** The structure of our document: everything but sentences and staleness. */
export function documentOf(operations: ContractOperation[], types: Record<string, NamedType>): Document {
  const paths: Document['paths'] = {};
  for (const operation of operations) {
    if (toCamel(operation.wireOperationId) !== operation.operationId) {
      throw new Error(`${operation.wireOperationId} is not the wire form of ${operation.operationId}`);
    }
    const item = (paths[operation.wirePath] ??= {});
    item[httpMethod(operation.method)] = operationOf(operation);
  }
  const tags = [...new Set(operations.flatMap(({ area, group }) => [area, group]))];
  return {
    openapi: '3.1.0',
    info: { title: 'Console API', version: '20250604.0.0', description: '' },
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(types).map(([name, type]) => [name, namedSchema(type)])),
      responses: {
        Error: {
          description: 'Refused or failed; the body says why.',
          content: { 'application/json': { schema: schemaRef('Error') } },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
