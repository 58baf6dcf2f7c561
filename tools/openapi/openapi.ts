import { isRecord } from '../../shared/record/index.ts';

/** The part of OpenAPI 3.1 and JSON Schema that our document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  enum?: (string | number | null)[];
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  items?: Schema;
  uniqueItems?: boolean;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  /** `false`: members that are not named are refused. */
  additionalProperties?: Schema | false;
  propertyNames?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  /**
   * A secret: the name that replaces it where the request is shown. Certificates, public keys and metadata of
   * identity providers are public; user data belongs to the user and is copied completely.
   */
  'x-secret'?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: Schema;
}

interface Media {
  schema: Schema;
}

export interface Response {
  description: string;
  content?: Record<string, Media>;
  headers?: Record<string, { schema: Schema }>;
}

/** How a list is paged. `sort` names the modes, the first is the default. */
export interface Pagination {
  sort: string[];
  /** Query parameters that only the first page needs; send them always. */
  firstPage: string[];
}

export type HttpMethod = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

export interface DocumentOperation {
  operationId: string;
  tags: string[];
  summary?: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Response | { $ref: string }>;
  security?: Record<string, string[]>[];
  /** Present on paged lists. */
  'x-pagination'?: Pagination;
  /**
   * On a mutation: the read operations (camelCase ids) whose responses a success makes stale. A new object changes lists, not views of
   * others; a view is listed for a delete, because the cached object is no longer valid (`shared/query/stale.ts` does not request it
   * again). Metrics and time series are left out: they change with time, not with a call.
   */
  'x-stale'?: string[];
  /** A POST that only reads. */
  'x-read'?: true;
  /** Not called with fetch by the console: a link, a websocket, or a call of other programs. */
  'x-link'?: 'download' | 'websocket' | 'redirect' | 'program';
  /** The contract does not fix the success status; ours is a reading of it. */
  'x-status-assumed'?: true;
}

type PathItem = Partial<Record<HttpMethod, DocumentOperation>>;

export interface Document {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, Record<string, string>>;
  };
  /** Names that are not in snake_case on the wire, in the document of another service. */
  'x-names'?: readonly string[];
}

export const methods: readonly HttpMethod[] = ['get', 'head', 'post', 'put', 'patch', 'delete'];

export function isDocument(value: unknown): value is Document {
  return isRecord(value) && value.openapi === '3.1.0' && isRecord(value.paths) && isRecord(value.components);
}

/** True when a success changes something: the console runs it as an action and not as a query. */
export function isMutation(method: HttpMethod, operation: DocumentOperation): boolean {
  return method !== 'get' && method !== 'head' && !operation['x-read'] && !operation['x-link'];
}

export function* operationsOf(document: Document) {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { path, method, operation };
    }
  }
}
