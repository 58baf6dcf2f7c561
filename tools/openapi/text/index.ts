/** Our sentences for the API document. Source of every description in it; the document itself is derived. */
export interface Texts {
  document: string;
  /** By camelCase operation id. */
  operations: Record<string, string>;
  /** By wire name, or by `operationId.wireName` where the meaning differs. */
  parameters: Record<string, string>;
  /** By `Type`, or `Type.wire_field`. */
  types: Record<string, string>;
}

export const texts: Texts = { document: '', operations: {}, parameters: {}, types: {} };
