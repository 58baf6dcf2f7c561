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
import { checkCircles } from './circles.ts';
import { checkedNames } from './names.ts';
import { checkName, DocumentError, isText, resolved, schemaOf, type Json } from './schema.ts';
import { withTypeNames } from './types.ts';

const objectAt = (value: Json, key: string): Json => (isRecord(value[key]) ? value[key] : {});
const textAt = (value: Json, key: string): string => {
  const text = value[key];
  return isText(text) ? text : '';
};
const listAt = (value: Json, key: string): readonly unknown[] =>
  Array.isArray(value[key]) ? value[key] : [];

function contentOf(
  document: Json,
  value: Json,
  place: string,
): Record<string, { schema: Schema }> | undefined {
  const content = Object.entries(objectAt(value, 'content'));
  if (content.length === 0) return undefined;
  return Object.fromEntries(
    content.map(([media, one]) => [
      media,
      { schema: schemaOf(document, isRecord(one) ? one['schema'] : {}, place) },
    ]),
  );
}

function parametersOf(document: Json, given: readonly unknown[], place: string): Parameter[] {
  const read = given.map((one) => resolved(document, one, `${place}, parameters`));
  // One of the operation replaces that of the path, which comes first
  const kept = read.filter(
    (one, index) =>
      !read.slice(index + 1).some((later) => later['name'] === one['name'] && later['in'] === one['in']),
  );
  return kept.flatMap((one): Parameter[] => {
    const { name, in: where, required, schema, description } = one;
    if (!isText(name)) throw new DocumentError(`${place}: a parameter has no name`);
    if (where !== 'path' && where !== 'query') {
      if (required === true)
        throw new DocumentError(
          `${place}: the parameter ${name} is in ${String(where)}. The console sends none there`,
        );
      return [];
    }
    checkName(name, place, 'parameter');
    return [
      {
        name,
        in: where,
        required: where === 'path' || required === true,
        schema: schemaOf(document, schema, place),
        ...(isText(description) && { description }),
      },
    ];
  });
}

/**
 * The parameters of an operation, when they fit the placeholders of its path.
 * @param place method and path of the operation
 */
function withPlaceholders(parameters: Parameter[], place: string): Parameter[] {
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  for (const [placeholder, name = ''] of place.matchAll(/\{([^}]*)\}/g))
    if (!inPath.includes(name))
      throw new DocumentError(
        `${place}: ${placeholder} has no parameter. Declare it with "name": "${name}", "in": "path"`,
      );
  const twice = inPath.find((name) => inPath.some((one) => one !== name && toCamel(one) === toCamel(name)));
  if (twice !== undefined)
    throw new DocumentError(`${place}: two placeholders are ${toCamel(twice)} in TypeScript. Rename one`);
  return parameters;
}

const LINKS = ['download', 'websocket', 'redirect'] as const;

/** Words that no constant can be called (ECMAScript, reserved words of a module), and what the module imports. */
const TAKEN =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|arguments|eval|defineOperations)$/;

/** An operation id as the name of its constant. */
function constantName(operationId: string, place: string): string {
  const id = toCamel(operationId.replaceAll(/[-.]/g, '_'));
  if (!/^[A-Za-z_]\w*$/.test(id) || TAKEN.test(id))
    throw new DocumentError(
      `${place}: the operationId "${operationId}" cannot be the name of a constant. Use letters, digits and underscores, such as backup_list`,
    );
  return id;
}

/** The status and response of a success among those of a document; the mock and the types read this one alone. */
function successOf(responses: Json): readonly (readonly [status: string, response: unknown])[] {
  const statuses = Object.keys(responses);
  const found =
    statuses.find((status) => /^2\d\d$/.test(status)) ??
    statuses.find((status) => /^(?:101|3\d\d)$/.test(status)) ??
    statuses.find((status) => status === '2XX');
  return found === undefined ? [] : [[found === '2XX' ? '200' : found, responses[found]]];
}

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
  const body =
    given['requestBody'] === undefined
      ? undefined
      : resolved(document, given['requestBody'], `${place}, requestBody`);
  const content = body && contentOf(document, body, place);
  const responses = successOf(objectAt(given, 'responses')).map(([status, response]) => {
    const media = contentOf(document, resolved(document, response, `${place}, response ${status}`), place);
    return [status, { description: '', ...(media && { content: media }) }] as const;
  });
  return {
    operationId: constantName(operationId, place),
    tags: [],
    ...(isText(summary) && { summary: summary.replaceAll('*/', '* /') }),
    parameters: withPlaceholders(
      parametersOf(document, [...listAt(item, 'parameters'), ...listAt(given, 'parameters')], place),
      place,
    ),
    // Generators of documents often leave `required` out, and their servers refuse a call without the body
    ...(content && { requestBody: { required: body?.['required'] !== false, content } }),
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
  const document = withTypeNames(value);
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
    ([name, schema]) =>
      [name, schemaOf(document, schema, `schema ${name}`, [`#/components/schemas/${name}`])] as const,
  );
  const read: Document = {
    openapi: '3.1.0',
    info: { title: textAt(info, 'title'), version: textAt(info, 'version'), description: '' },
    tags: [],
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas), responses: {}, securitySchemes: {} },
  };
  checkCircles(read);
  const names = checkedNames(read);
  return names.length > 0 ? { ...read, 'x-names': names } : read;
}
