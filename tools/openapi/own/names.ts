import { toCamel, toSnake } from '../../../shared/api/codec.ts';
import { operationsOf, type Document, type DocumentOperation, type Schema } from '../openapi.ts';
import { DocumentError } from './schema.ts';

/** What a reference has before the name of its schema. */
const SCHEMAS = '#/components/schemas/';

/** Whether the client sends a name as it is here without being told: it then is snake_case. */
const isUsual = (name: string): boolean => toSnake(toCamel(name)) === name;

/**
 * Names of the members of a schema, at every depth. References are followed once.
 * @param seen names of the schemas that are not followed
 */
function* membersIn(document: Document, schema: Schema, seen: Set<string>): Generator<string> {
  const type = schema.$ref?.replace(SCHEMAS, '');
  const target = type === undefined || seen.has(type) ? undefined : document.components.schemas[type];
  if (type !== undefined && target) {
    seen.add(type);
    yield* membersIn(document, target, seen);
  }
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    yield name;
    yield* membersIn(document, member, seen);
  }
  for (const inner of [schema.items, schema.additionalProperties])
    if (inner) yield* membersIn(document, inner, seen);
  for (const variant of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    yield* membersIn(document, variant, seen);
}

function* namesIn(document: Document, operation: DocumentOperation, seen: Set<string>): Generator<string> {
  // Parameters of a path are sent by their place
  for (const parameter of operation.parameters) if (parameter.in === 'query') yield parameter.name;
  for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
    yield* membersIn(document, schema, seen);
}

/** Names in the requests of an operation that the client would send in another spelling, sorted. */
export const unusualNames = (document: Document, operation: DocumentOperation): readonly string[] =>
  [...new Set(namesIn(document, operation, new Set()))].filter((name) => !isUsual(name)).toSorted();

/** Every name of a document that is sent or read by name, with the place where it is. */
function* everyName(document: Document): Generator<readonly [name: string, place: string]> {
  const named = Object.entries(document.components.schemas);
  // Names have to be unique within one schema only, so no reference is followed
  const seen = () => new Set(named.map(([name]) => name));
  for (const [name, schema] of named)
    for (const member of membersIn(document, schema, seen())) yield [member, `schema ${name}`];
  for (const { path, method, operation } of operationsOf(document)) {
    const place = `${method.toUpperCase()} ${path}`;
    for (const name of namesIn(document, operation, seen())) yield [name, place];
    for (const response of Object.values(operation.responses))
      if (!('$ref' in response))
        for (const { schema } of Object.values(response.content ?? {}))
          for (const member of membersIn(document, schema, seen())) yield [member, place];
  }
}

/**
 * All names of a document that are not in snake_case, sorted. In TypeScript they are camelCase, like all others.
 * @throws DocumentError when two names are the same in TypeScript: a call could send only one of them
 */
export function checkedNames(document: Document): readonly string[] {
  const wire = new Map<string, readonly [name: string, place: string]>();
  for (const [name, place] of everyName(document)) {
    const [other, otherPlace] = wire.get(toCamel(name)) ?? [name, place];
    if (other !== name)
      throw new DocumentError(
        `${other} (${otherPlace}) and ${name} (${place}) are both ${toCamel(name)} in TypeScript, and the console can send one of them. Call them the same everywhere`,
      );
    wire.set(toCamel(name), [name, place]);
  }
  return [...wire.values()]
    .map(([name]) => name)
    .filter((name) => !isUsual(name))
    .toSorted();
}
