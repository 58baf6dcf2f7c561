import { toCamel } from '../../shared/api/codec.ts';
import type { Document, Schema } from './openapi.ts';
import { isMutation, operationsOf } from './openapi.ts';

type Found = readonly [path: string, name: string];

/**
 * Secrets below a schema, by their place: wire names joined with dots, `*` for every item of an array or a map. A schema within itself is
 * not entered again.
 */
export function* secretsIn(
  document: Document,
  schema: Schema,
  place: readonly string[] = [],
  within: readonly string[] = [],
): Generator<Found> {
  if (schema['x-secret'] !== undefined) yield [place.join('.'), schema['x-secret']];
  const type = schema.$ref?.split('/').at(-1);
  const inner = type === undefined || within.includes(type) ? undefined : document.components.schemas[type];
  if (type !== undefined && inner) yield* secretsIn(document, inner, place, [...within, type]);
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    yield* secretsIn(document, member, [...place, name], within);
  for (const items of [schema.items, schema.additionalProperties])
    if (items) yield* secretsIn(document, items, [...place, '*'], within);
  for (const variant of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    yield* secretsIn(document, variant, place, within);
}

/** secrets.ts: the secrets in the bodies of operations. Loaded only by code that copies requests. */
export function emitSecrets(document: Document): string {
  const rows = [...operationsOf(document)].flatMap(({ method, operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    if (!schema || !isMutation(method, operation)) return [];
    const found = new Map(secretsIn(document, schema));
    const pairs = [...found].map(([place, name]) => `['${place}', '${name}']`);
    return pairs.length === 0 ? [] : [`  ${toCamel(operation.operationId)}: [${pairs.join(', ')}],`];
  });
  return `import type { SecretField, WriteId } from '../operation.ts';

/** Where the bodies of operations contain secrets that must not be copied. */
export const secretFields: { readonly [Id in WriteId]?: readonly SecretField[] } = {
${rows.join('\n')}
};
`;
}
