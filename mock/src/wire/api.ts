/** Everything that the mock imports from the API package: generated types, the operation table and the OpenAPI document. */
import document from '../../../shared/api/openapi/openapi.json' with { type: 'json' };
import type { Operations } from '../../../shared/api/generated/operation-types.ts';

export type * as T from '../../../shared/api/generated/types.ts';
export type { Operations } from '../../../shared/api/generated/operation-types.ts';
export { operationTable, type OperationRow } from '../../../shared/api/generated/table.ts';
export { document };

/** camelCase name of an operation. */
export type OperationId = keyof Operations;
