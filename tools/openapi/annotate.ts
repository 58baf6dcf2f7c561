import { toCamel } from '../../shared/api/codec.ts';
import type { Document, DocumentOperation, HttpMethod, Schema } from './openapi.ts';
import { operationsOf } from './openapi.ts';
import { secrets } from './secrets.ts';
import { stale } from './stale.ts';

/** True when a success changes something: the console runs it as an action and not as a query. */
export function isMutation(method: HttpMethod, operation: DocumentOperation): boolean {
  return method !== 'get' && method !== 'head' && !operation['x-read'] && !operation['x-link'];
}

function addStaleness(document: Document): void {
  const reads = new Set<string>();
  const mutations = new Set<string>();
  for (const { method, operation } of operationsOf(document)) {
    (isMutation(method, operation) ? mutations : reads).add(toCamel(operation.operationId));
  }
  for (const [id, ids] of Object.entries(stale)) {
    if (!mutations.has(id)) throw new Error(`stale.ts: ${id} is no mutation of the document`);
    const unknown = ids.find((other) => !reads.has(other));
    if (unknown) throw new Error(`stale.ts: ${id} names ${unknown}, which is no read of the document`);
  }
  for (const { method, operation } of operationsOf(document)) {
    if (!isMutation(method, operation)) {
      delete operation['x-stale'];
      continue;
    }
    const ids = stale[toCamel(operation.operationId)];
    if (!ids) throw new Error(`stale.ts: ${toCamel(operation.operationId)} is missing`);
    operation['x-stale'] = [...new Set(ids)];
  }
}

/** A type, or a field of one: `Disk`, `Disk.size`. */
function named(schemas: Readonly<Record<string, Schema>>, key: string): Schema {
  const [name = '', field] = key.split('.');
  const schema = schemas[name];
  const target = field === undefined ? schema : schema?.properties?.[field];
  if (!target) throw new Error(`secrets.ts: ${key} is no type or field of the document`);
  return target;
}

function addSecrets({ components: { schemas } }: Document): void {
  for (const schema of Object.values(schemas)) {
    delete schema['x-secret'];
    for (const property of Object.values(schema.properties ?? {}))
      for (const place of [property, property.items]) delete place?.['x-secret'];
  }
  for (const [key, name] of Object.entries(secrets)) {
    const schema = named(schemas, key);
    // Of a list each item is one
    (schema.items ?? schema)['x-secret'] = name;
  }
}

/** Writes the staleness table and the marks of secrets into a document, replacing existing ones. */
export function annotate(document: Document): void {
  addStaleness(document);
  addSecrets(document);
}
