import { type FieldValue, toCamel, type TimeseriesSchema, toSnake } from '@console/shared/api';

/** The schema's name of a field, whose key was converted to camelCase in a response (docs/screens/operator.md section 0.5). */
export const fieldName = (key: string, schema: TimeseriesSchema | undefined): string =>
  schema?.fieldSchema.find(({ name }) => toCamel(name) === key)?.name ?? toSnake(key);

/** Names and values of the fields of a series, by name. */
export const fieldsOf = (
  fields: Readonly<Record<string, FieldValue>>,
  schema: TimeseriesSchema | undefined,
): readonly (readonly [name: string, value: string])[] =>
  Object.entries(fields)
    .map(([key, { value }]) => [fieldName(key, schema), String(value)] as const)
    .toSorted(([a], [b]) => a.localeCompare(b));
