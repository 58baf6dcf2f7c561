import { toCamel } from '../../shared/api/codec.ts';
import type { Document, DocumentOperation, HttpMethod, Schema } from './openapi.ts';
import { operationsOf } from './openapi.ts';
import { secrets } from './secrets.ts';
import { stale } from './stale.ts';
import type { Texts } from './text/index.ts';

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
    delete operation['x-stale'];
    if (!isMutation(method, operation)) continue;
    const ids = stale[toCamel(operation.operationId)];
    if (!ids) throw new Error(`stale.ts: ${toCamel(operation.operationId)} is missing`);
    operation['x-stale'] = [...new Set(ids)];
  }
}

function addTexts(document: Document, texts: Texts): void {
  document.info.description = texts.document;
  const used = new Set<string>();
  for (const { operation } of operationsOf(document)) {
    const id = toCamel(operation.operationId);
    const text = texts.operations[id];
    if (text === undefined) throw new Error(`text: ${id} has no sentence`);
    // again, so that the order of the keys does not depend on where the document came from
    delete operation.summary;
    operation.summary = text;
    used.add(id);
    for (const parameter of operation.parameters) {
      delete parameter.description;
      const words = texts.parameters[`${id}.${parameter.name}`] ?? texts.parameters[parameter.name];
      if (words !== undefined) parameter.description = words;
    }
  }
  const spare = Object.keys(texts.operations).find((id) => !used.has(id));
  if (spare) throw new Error(`text: ${spare} is no operation of the document`);
  addTypeTexts(document, texts.types);
}

function addTypeTexts({ components: { schemas } }: Document, types: Texts['types']): void {
  for (const schema of Object.values(schemas)) {
    delete schema.description;
    for (const property of Object.values(schema.properties ?? {})) delete property.description;
  }
  for (const [key, text] of Object.entries(types)) named(schemas, key, 'text').description = text;
}

/** A type, or a field of one: `Disk`, `Disk.size`. */
function named(schemas: Readonly<Record<string, Schema>>, key: string, source: string): Schema {
  const [name = '', field] = key.split('.');
  const schema = schemas[name];
  const target = field === undefined ? schema : schema?.properties?.[field];
  if (!target) throw new Error(`${source}: ${key} is no type or field of the document`);
  return target;
}

function addSecrets({ components: { schemas } }: Document): void {
  for (const schema of Object.values(schemas)) {
    delete schema['x-secret'];
    for (const property of Object.values(schema.properties ?? {}))
      for (const place of [property, property.items]) delete place?.['x-secret'];
  }
  for (const [key, name] of Object.entries(secrets)) {
    const schema = named(schemas, key, 'secrets.ts');
    // Of a list each item is one
    (schema.items ?? schema)['x-secret'] = name;
  }
}

/** Writes our descriptions, the staleness table and the marks of secrets into a document, replacing existing ones. */
export function annotate(document: Document, texts: Texts): void {
  addStaleness(document);
  addTexts(document, texts);
  addSecrets(document);
}
