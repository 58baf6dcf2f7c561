import { isRecord } from '../../shared/record/index.ts';
/**
 * The shape of the contract's data files (`operations.json`, `types.json`) as the importer reads them.
 * Notation: docs/contract/wire-rules.md sections "Notation".
 */

export type TypeExpression =
  | { ref: string }
  | { array: TypeExpression; uniqueItems?: boolean }
  | { map: TypeExpression; key?: ScalarExpression }
  | { object: Field[] }
  | ScalarExpression;

interface ScalarExpression {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'any';
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: (string | number)[];
}

export interface Field {
  wire: string;
  ts: string;
  type: TypeExpression;
  required: boolean;
  nullable: boolean;
  default?: unknown;
}

export type Variant = { tag?: string; fields: Field[] } | TypeExpression;

export type NamedType =
  | { kind: 'object'; fields: Field[] }
  | { kind: 'enum'; type: 'string' | 'integer'; values: (string | number)[] }
  | { kind: 'oneOf'; discriminator: { wire: string; ts: string } | null; variants: Variant[] }
  | { kind: 'alias'; type: TypeExpression }
  | { kind: 'map'; values: TypeExpression };

interface PathParam {
  wire: string;
  ts: string;
  type: TypeExpression;
}

interface QueryParam extends PathParam {
  required: boolean;
  nullable?: boolean;
}

export interface ContractOperation {
  operationId: string;
  wireOperationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  wirePath: string;
  area: string;
  group: string;
  pathParams: PathParam[];
  queryParams: QueryParam[];
  body: null | { type: string; contentType: string; required: boolean; sentByClient?: boolean };
  response: {
    kind: 'json' | 'none' | 'stream' | 'untyped-json' | 'redirect' | 'websocket';
    type?: string;
    array?: boolean;
    itemType?: string;
    pagedShapeWithoutPagination?: boolean;
  };
  successStatus: number;
  successStatusFixed?: boolean;
  pagination: null | {
    sortBy: null | { type: string; values: string[] };
    order?: { type: string; values: string[] };
    requiredOnFirstPage: string[];
  };
}

/** Checks the members by which the importer distinguishes entries; all others are trusted. */
export function isOperations(value: unknown): value is ContractOperation[] {
  return (
    Array.isArray(value) &&
    value.every(
      (entry) => isRecord(entry) && typeof entry.operationId === 'string' && isRecord(entry.response),
    )
  );
}

export function isTypes(value: unknown): value is Record<string, NamedType> {
  return isRecord(value) && Object.values(value).every((entry) => isRecord(entry) && 'kind' in entry);
}
