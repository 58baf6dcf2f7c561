import { toCamel } from '../../../shared/api/codec.ts';
import { isRecord } from '../../../shared/record/index.ts';
import type { Schema } from '../openapi.ts';

/** A document of another service that cannot be used; the message names the place and the remedy. */
export class DocumentError extends Error {}

/** An object of a document. */
export type Json = Readonly<Record<string, unknown>>;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** A way through references that ended where it had been before. */
const wayOf = (refs: readonly string[]): string => refs.map((ref) => ref.split('/').at(-1)).join(' → ');

/** What a reference inside the document leads to; a value that is none is itself. */
export function resolved(document: Json, value: unknown, place: string, way: readonly string[] = []): Json {
  if (!isRecord(value)) throw new DocumentError(`${place} is no object`);
  const { $ref } = value;
  if (!isText($ref)) return value;
  if (!$ref.startsWith('#/'))
    throw new DocumentError(`${place} refers to ${$ref}: put everything into one file`);
  if (way.includes($ref))
    throw new DocumentError(`${place}: ${wayOf([...way, $ref])} is a circle of references to nothing`);
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), document);
  return resolved(document, found, way.length === 0 ? `${place}, ${$ref}` : place, [...way, $ref]);
}

/** A schema as documents write it: with the forms of OpenAPI 3.0, and with parts that are combined. */
interface GivenSchema extends Schema {
  nullable?: boolean;
  allOf?: Schema[];
}

/** Whether a value is a schema; its members are read when its type is written. */
const isSchema = (value: unknown): value is GivenSchema => isRecord(value);

/**
 * Refuses a name that is no identifier in camelCase, as the client's codec has it (shared/api/codec.ts).
 * @throws DocumentError with the place and the kind of the name
 */
export function checkName(name: string, place: string, kind: 'member' | 'parameter'): void {
  if (/^[A-Za-z_]\w*$/.test(name) && /^[A-Za-z_]\w*$/.test(toCamel(name))) return;
  throw new DocumentError(
    `${place}: the ${kind} ${name} cannot be a name in TypeScript. Use letters, digits and underscores, such as backup_id or backupId`,
  );
}

/** Several object schemas as one; a single part stays a reference, so that its type keeps its name. */
function combined(document: Json, parts: readonly Schema[], place: string, way: readonly string[]): Schema {
  const [only, ...more] = parts;
  if (only === undefined || more.length === 0) return schemaOf(document, only, place, way);
  const read = parts.map((part) => {
    const { $ref } = part;
    if ($ref !== undefined && way.includes($ref))
      throw new DocumentError(
        `${place}: ${wayOf([...way.slice(way.indexOf($ref)), $ref])} is a circle through allOf. A schema within itself is a reference ($ref) alone, with nothing beside it`,
      );
    const next = $ref === undefined ? way : [...way, $ref];
    return schemaOf(document, resolved(document, part, `${place}, allOf`), place, next);
  });
  return {
    type: 'object',
    properties: Object.fromEntries(read.flatMap(({ properties = {} }) => Object.entries(properties))),
    required: read.flatMap(({ required = [] }) => required),
  };
}

/**
 * A schema of OpenAPI 3.0 or 3.1 in the form that the generator and the mock read.
 * @param way references of the schemas that this one is written into
 */
export function schemaOf(document: Json, value: unknown, place: string, way: readonly string[] = []): Schema {
  if (!isSchema(value)) return {};
  const { nullable = false, allOf, ...given } = value;
  const { properties, required, ...others } = given;
  const hasMembers = properties !== undefined || required !== undefined;
  // Members beside `allOf` are one more part of it
  const parts = allOf && [
    ...allOf,
    ...(hasMembers ? [{ ...(properties && { properties }), ...(required && { required }) }] : []),
  ];
  const rest: Schema = allOf ? others : given;
  for (const name of Object.keys(rest.properties ?? {})) checkName(name, place, 'member');
  const of = (inner: unknown) => schemaOf(document, inner, place, way);
  const schema: Schema = {
    ...(parts && combined(document, parts, place, way)),
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
