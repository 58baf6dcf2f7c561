import { document, operationTable, type OperationId, type OperationRow } from './api.ts';
import { checksOf, type Checked, type DocumentOperation } from './checks.ts';
import { SchemaSet, type Schema } from './schema.ts';

/** An operation of the platform's API. */
export interface Operation extends Checked {
  readonly id: OperationId;
  readonly row: OperationRow;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The document is checked when it is generated; here it only gets its type. */
function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'paths' in value && 'components' in value;
}

function readDocument(value: unknown): Document {
  if (!isDocument(value)) throw new Error('not an OpenAPI document');
  return value;
}

const { paths, components } = readDocument(document);
const schemas = new SchemaSet(components.schemas, { strict: true });

function isOperationId(name: string): name is OperationId {
  return name in operationTable;
}

function operationOf(id: OperationId): Operation {
  const row = operationTable[id];
  const described = paths[row.path]?.[row.method.toLowerCase()];
  if (described === undefined) throw new Error(`the OpenAPI document lacks ${id}`);
  return { ...checksOf(described, row, schemas), id, row };
}

export const operations: readonly Operation[] = Object.keys(operationTable)
  .filter(isOperationId)
  .map(operationOf);
