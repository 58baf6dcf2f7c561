import type { Link, LinkId, OwnReadId, OwnWriteId, Read, SecretField, Shape, Write } from './operation.ts';

/** Root of the paths of services beside the platform's API; the server in front of the console passes the rest on (docs/hosting.md). */
export const OWN_ROOT = '/apis/';

/** Whether a path is one of such a service. */
export const isOwnPath = (path: string): boolean => path.startsWith(OWN_ROOT);

/** The row of an operation. Its path is that of the service; placeholders are camelCase. */
export interface OwnRow {
  readonly path: string;
  /** GET when absent. */
  readonly method?: 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The top-level shape of the response of a success. */
  readonly shape?: Shape;
  /** On a write: the reads of the service whose cached responses a success makes stale. */
  readonly stale?: readonly string[];
  /** Where the body of a write has secrets, which are never copied. */
  readonly secrets?: readonly SecretField[];
  /** Keys of the request that are not in snake_case on the wire, as the document has them: `sizeBytes`. */
  readonly names?: readonly string[];
}

/** An operation by its qualified id. */
type Defined<Id extends string> = Id extends OwnReadId
  ? Read<Id>
  : Id extends OwnWriteId
    ? Write<Id>
    : Id extends LinkId
      ? Link<Id>
      : never;

/**
 * The operations of a service below `/apis/NAME/`, for queries, forms and actions like those of the platform's API. Their types are
 * members of `OwnOperations`; `console-sdk generate` writes both from the OpenAPI document of the service (docs/teams.md). The overload
 * is the only place that relates the rows to these types.
 * @param service name of the service, which qualifies the ids: two services may have operations of one name
 */
export function defineOperations<Service extends string, Rows extends Readonly<Record<string, OwnRow>>>(
  service: Service,
  rows: Rows,
): { readonly [Id in keyof Rows & string]: Defined<`${Service}.${Id}`> };
export function defineOperations(service: string, rows: Readonly<Record<string, OwnRow>>): unknown {
  const qualified = (id: string) => `${service}.${id}`;
  return Object.fromEntries(
    Object.entries(rows).map(([id, { path, stale, ...rest }]) => [
      id,
      {
        ...rest,
        id: qualified(id),
        path: `${OWN_ROOT}${service}${path}`,
        ...(stale && { stale: stale.map(qualified) }),
      },
    ]),
  );
}
