import { isRecord } from '@console/shared/record';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { document } from '../src/wire/api.ts';
import type { Operation } from '../src/wire/operations.ts';

/*
 * The contract as an independent validator reads it: the mock uses its own validator, whose faults only another one
 * can reveal.
 */

const whole = /^\d+$/;
const texts: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  'date-time': (text) => text.includes('T') && !Number.isNaN(Date.parse(text)),
  ip: (text) => isIP(text) > 0,
  ipv4: isIPv4,
  ipv6: isIPv6,
  uri: (text) => URL.canParse(text),
  byte: (text) => Buffer.from(text, 'base64').toString('base64') === text,
  uint128: (text) => whole.test(text),
};
const numbers = [
  'int8',
  'int16',
  'int32',
  'int64',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
  'uint',
  'float',
  'double',
];

/** Objects with named members are taken as complete: an answer with one more is a fault as well. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isRecord(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const open = !isRecord(schema['properties']) || schema['additionalProperties'] !== undefined;
  return open || schema['type'] === undefined ? inner : { ...inner, additionalProperties: false };
}

const ajv = new Ajv2020({ strict: false, discriminator: true, allErrors: true, verbose: true });
for (const [name, validate] of Object.entries(texts)) ajv.addFormat(name, { type: 'string', validate });
for (const name of numbers) ajv.addFormat(name, { type: 'number', validate: () => true });
ajv.addSchema({ $id: 'contract', components: closed(document.components) });

const compiled = new Map<string, ValidateFunction>();

/** Rewrites references inside the document to the copy that is registered with the validator. */
function compile(schema: unknown): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const parsed: unknown = JSON.parse(text);
  const made = ajv.compile(isRecord(parsed) ? parsed : {});
  compiled.set(text, made);
  return made;
}

/** The problem of a value; undefined when it fits. */
export function problemOf(schema: unknown, value: unknown): string | undefined {
  const validate = compile(schema);
  return validate(value) === true ? undefined : ajv.errorsText(validate.errors, { dataVar: 'value' });
}

/** All that is wrong with a value, with the schemas that it does not fit. */
export function errorsOf(schema: unknown, value: unknown): readonly ErrorObject[] {
  const validate = compile(schema);
  return validate(value) === true ? [] : (validate.errors ?? []);
}

export const named = (name: string): unknown => ({ $ref: `#/components/schemas/${name}` });

/** A member of nested objects; undefined where there is none. */
function dig(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

const describedOf = ({ row }: Operation): unknown => dig(document.paths, row.path, row.method.toLowerCase());

/** The schema of an operation's success, when that is JSON. */
export function successSchema(operation: Operation): unknown {
  const responses = dig(describedOf(operation), 'responses', String(operation.row.status));
  return dig(responses, 'content', 'application/json', 'schema');
}

/** Members of a body that must and may be there, with their schemas. */
export interface BodyShape {
  readonly required: readonly string[];
  readonly members: ReadonlyMap<string, unknown>;
}

/** The schema that a reference leads to; any other schema itself. */
export function resolved(schema: unknown): unknown {
  const reference = dig(schema, '$ref');
  if (typeof reference !== 'string') return schema;
  return resolved(dig(document.components, 'schemas', reference.split('/').at(-1) ?? ''));
}

/** The members of an operation's body; undefined for a union and for values that are not objects. */
export function bodyShape(operation: Operation): BodyShape | undefined {
  const type = operation.row.body;
  const schema = resolved(dig(describedOf(operation), 'requestBody', 'content', type ?? '', 'schema'));
  const members = dig(schema, 'properties');
  const required = dig(schema, 'required');
  if (!isRecord(members)) return undefined;
  const names = Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
  return { required: names, members: new Map(Object.entries(members)) };
}

/** A parameter as the document describes it. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: unknown;
}

/** Path and query parameters of an operation. */
export function parametersOf(operation: Operation): Parameter[] {
  const listed = dig(describedOf(operation), 'parameters');
  return (Array.isArray(listed) ? listed : []).map((entry: unknown) => ({
    name: String(dig(entry, 'name')),
    in: dig(entry, 'in') === 'path' ? 'path' : 'query',
    required: dig(entry, 'required') === true,
    schema: dig(entry, 'schema'),
  }));
}

/** The resource family an operation belongs to: the last of its tags. */
export function tagOf(operation: Operation): string {
  const tags = dig(describedOf(operation), 'tags');
  return String(Array.isArray(tags) ? tags.at(-1) : 'other');
}
