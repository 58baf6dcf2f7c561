import { documentPath, readJson } from '../openapi/files.ts';
import { isDocument, type Schema } from '../openapi/openapi.ts';

/**
 * The values of a state in the contract, sorted: those of an enumeration, or the tags of a union.
 * @param name of the schema, such as `DiskState`
 */
export function contractStates(name: string): string[] {
  const document = readJson(documentPath);
  if (!isDocument(document)) throw new Error('not a document');
  const valuesOf = ({ enum: values = [], properties, oneOf = [] }: Schema): string[] => [
    ...values.flatMap((value) => (typeof value === 'string' ? [value] : [])),
    ...(properties?.['state'] ? valuesOf(properties['state']) : []),
    ...oneOf.flatMap(valuesOf),
  ];
  return valuesOf(document.components.schemas[name] ?? {}).toSorted();
}
