import { isRecord } from '@console/shared/record';
import type { OwnOperations } from '@console/shared/api';
import { toCamel } from '../wire/codec.ts';
import { checksOf, type Checked, type DocumentOperation } from '../wire/checks.ts';
import { SchemaSet, type Schema } from '../wire/schema.ts';

/** Who calls an operation of a service, and when. */
export interface ServiceCall {
  readonly user: { readonly id: string; readonly displayName: string };
  /** The time of the mock. */
  readonly now: Date;
}

/** An operation of a service, with its qualified id, such as `backups.backupList`. */
export interface ServiceOperation extends Checked {
  readonly id: string;
  /** The id without the name of the service. */
  readonly name: string;
  /** Keys of the service that are not in snake_case on the wire. */
  readonly names: readonly string[];
}

type AnyServiceHandler = {
  run(
    input: { readonly path: object; readonly query: object; readonly body: unknown },
    call: ServiceCall,
  ): unknown;
}['run'];

/** Handlers by the ids of their operations, without the name of the service. */
export type RunningService = ReadonlyMap<string, AnyServiceHandler>;

/** A mock of another service than the platform's API. */
export interface MockService {
  readonly name: string;
  readonly operations: readonly ServiceOperation[];
  /** Handlers with their own initial data: called for each mock, and when it is reset. */
  readonly begin: () => RunningService;
}

/** Whether a value is a mock of a service, such as the export of a module. */
export const isMockService = (value: unknown): value is MockService =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['operations']) &&
  typeof value['begin'] === 'function';

type PathOf<I> = I extends { path: infer P } ? P : Record<never, never>;
type QueryOf<I> = I extends { query?: infer Q } ? NonNullable<Q> : Record<never, never>;
type BodyOf<I> = I extends { body: infer B }
  ? B
  : I extends { body?: infer B }
    ? unknown extends B
      ? undefined
      : B
    : undefined;
type IdsOf<Service extends string> = Extract<keyof OwnOperations, `${Service}.${string}`>;
type NameOf<Id extends string> = Id extends `${string}.${infer Name}` ? Name : never;
type Row<Id> = Id extends keyof OwnOperations ? NonNullable<OwnOperations[Id]> : never;
type OutputOf<O> = O extends Record<string, never> ? O | undefined | void : O;

/** Handlers of a service: each takes checked input, and returns the result or throws a `MockError`. */
export type ServiceHandlers<Service extends string> = {
  readonly [Id in IdsOf<Service> as NameOf<Id>]: {
    run(
      input: {
        readonly path: PathOf<Row<Id>['input']>;
        readonly query: QueryOf<Row<Id>['input']>;
        readonly body: BodyOf<Row<Id>['input']>;
      },
      call: ServiceCall,
    ): OutputOf<Row<Id>['output']>;
  }['run'];
};

/**
 * The same as a conditional type, which the compiler resolves before it gives the parameters of the handlers their types; those of a mapped
 * type would have none.
 */
type HandlersOf<Service extends string> = Service extends string ? ServiceHandlers<Service> : never;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const isOperation = (value: unknown): value is DocumentOperation & { readonly operationId: string } =>
  isRecord(value) && typeof value['operationId'] === 'string' && isRecord(value['responses']);
const isSchemas = (value: unknown): value is Readonly<Record<string, Schema>> => isRecord(value);
const recordAt = (value: unknown, key: string): Readonly<Record<string, unknown>> => {
  const inner: unknown = isRecord(value) ? value[key] : undefined;
  return isRecord(inner) ? inner : {};
};

/** The common parts of the operations of a service. */
interface Common {
  readonly service: string;
  readonly schemas: SchemaSet;
  readonly names: readonly string[];
}

function operationOf({ service, schemas, names }: Common, path: string, method: string, item: unknown) {
  const described = recordAt(item, method.toLowerCase());
  if (!isOperation(described)) return [];
  const { operationId, requestBody, responses } = described;
  const [status = '204'] = Object.keys(responses).filter((one) => !one.endsWith('XX'));
  const [body] = Object.keys(requestBody?.content ?? {});
  const answer = responses[status]?.content ? ('json' as const) : ('none' as const);
  const row = { method, path: `/apis/${service}${path}`, status: Number(status), answer };
  const name = toCamel(operationId);
  const checks = checksOf(described, { ...row, ...(body !== undefined && { body }) }, schemas);
  return [{ ...checks, id: `${service}.${name}`, name, names }];
}

function operationsOf(service: string, document: unknown): ServiceOperation[] {
  const named = recordAt(recordAt(document, 'components'), 'schemas');
  const schemas = new SchemaSet(isSchemas(named) ? named : {}, { strict: true });
  const given: unknown = isRecord(document) ? document['x-names'] : undefined;
  const names = Array.isArray(given) ? given.filter((name) => typeof name === 'string') : [];
  return Object.entries(recordAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => operationOf({ service, schemas, names }, path, method, item)),
  );
}

/**
 * A mock of a service, for tests, `mock-api` and development. Calls and answers are checked against its document.
 * @param service its name, as given to `console-sdk generate`
 * @param document the JSON document that `generate` wrote beside the module
 * @param begin returns the handlers, with data as at the start
 * @throws Error when an operation of the document has no handler, or a handler no operation
 */
export function defineMock<Service extends string>(
  service: Service,
  document: unknown,
  begin: () => HandlersOf<Service>,
): MockService {
  const operations = operationsOf(service, document);
  const handlers = (): RunningService => new Map(Object.entries(begin()));
  const ready = handlers();
  const missing = operations.filter(({ name }) => !ready.has(name)).map(({ name }) => name);
  if (operations.length === 0 || missing.length > 0)
    throw new Error(`The mock of ${service} lacks ${missing.join(', ') || 'a document'}`);
  const unknown = [...ready.keys()].find((id) => !operations.some(({ name }) => name === id));
  if (unknown !== undefined)
    throw new Error(
      `The mock of ${service} has a handler for ${unknown}, which is no operation of its document`,
    );
  return { name: service, operations, begin: handlers };
}
