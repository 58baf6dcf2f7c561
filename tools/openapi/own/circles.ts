import { secretsIn } from '../emit-secrets.ts';
import type { Document, Schema } from '../openapi.ts';
import { DocumentError } from './schema.ts';

type Schemas = Document['components']['schemas'];

const nameOf = ({ $ref }: Schema): string[] => ($ref === undefined ? [] : [$ref.split('/').at(-1) ?? '']);

/** Schemas that are the type of another one, or a choice of it, or the values of a map: the compiler has to resolve them first. */
function neededFirst(schema: Schema): string[] {
  // Members of an object, and items of a list, are looked up later
  if (schema.type === 'object' && schema.properties) return [];
  const { anyOf = [], oneOf = [], additionalProperties } = schema;
  const inner = [...anyOf, ...oneOf, ...(additionalProperties ? [additionalProperties] : [])];
  return [...nameOf(schema), ...inner.flatMap(neededFirst)];
}

/** Every schema that one refers to. */
function referredTo(schema: Schema): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = schema;
  const inner = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...anyOf,
    ...oneOf,
    ...(additionalProperties ? [additionalProperties] : []),
  ];
  return [...nameOf(schema), ...inner.flatMap(referredTo)];
}

/** The way from a schema back to itself, as `A → B → A`; undefined when there is none. */
function circleFrom(schemas: Schemas, first: string, next: (schema: Schema) => string[]): string | undefined {
  const ways: string[][] = [[first]];
  const seen = new Set<string>();
  for (const way of ways) {
    const schema = schemas[way.at(-1) ?? ''];
    for (const name of schema ? next(schema) : []) {
      if (name === first) return [...way, name].join(' → ');
      if (!seen.has(name)) ways.push([...way, name]);
      seen.add(name);
    }
  }
  return undefined;
}

/**
 * Refuses circles of schemas that have no type. A schema that contains itself as a member or in a list has one.
 * @throws DocumentError that names the circle
 */
export function checkCircles(document: Document): void {
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas)) {
    const circle = circleFrom(schemas, name, neededFirst);
    if (circle !== undefined)
      throw new DocumentError(
        `schema ${name}: ${circle} is a circle without an object or a list in it, which is no type. Put the reference into a property or into items`,
      );
    const around = circleFrom(schemas, name, referredTo);
    if (around !== undefined && [...secretsIn(document, schema)].length > 0)
      throw new DocumentError(
        `schema ${name}: ${around} is a circle with an x-secret in it, whose places have no end. Put the secret outside of the circle`,
      );
  }
}
