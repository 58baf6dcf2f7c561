import { isRecord } from '@console/shared/record';
import { document } from '../wire/api.ts';
import type { Operation } from '../wire/operations.ts';
import type { Schema } from '../wire/schema.ts';
import type { Revision } from './drift-facts.ts';

const isSchema = (value: unknown): value is Schema => isRecord(value);

/** A member of nested objects of the OpenAPI document. */
const dig = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

function answerSchema({ row }: Operation): Schema | undefined {
  const responses = dig(document.paths, row.path, row.method.toLowerCase(), 'responses', String(row.status));
  const schema = dig(responses, 'content', 'application/json', 'schema');
  return isSchema(schema) ? schema : undefined;
}

const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);

/** Every second object has values that the contract does not name; list and view agree on which. */
const isStrange = (id: string): boolean =>
  [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 1;

/** Rewrites the answers of one revision. */
class Rewriter {
  readonly #revision: Revision;

  constructor(revision: Revision) {
    this.#revision = revision;
  }

  /** @param id of the nearest object around the value */
  value(schema: Schema, value: unknown, id: string): unknown {
    const name = nameOf(schema);
    if (name !== undefined) return this.#named(name, value, id);
    if (Array.isArray(value)) {
      const { items } = schema;
      return items ? value.map((item, index) => this.value(items, item, `${id}${index}`)) : value;
    }
    const variants = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null');
    const [only] = variants ?? [];
    if (variants?.length === 1 && only && value !== null) return this.value(only, value, id);
    return isRecord(value) ? this.#members(schema, value, id) : value;
  }

  #named(name: string, value: unknown, id: string): unknown {
    const target = dig(document.components, 'schemas', name);
    if (!isSchema(target)) return value;
    const own = this.#revision.values[name];
    const isOther = own !== undefined && isStrange(id);
    const tag = target.discriminator?.propertyName;
    if (isOther && typeof value === 'string') return own;
    if (isRecord(value)) {
      if (tag !== undefined) {
        const variant = target.oneOf?.find((one) => one.properties?.[tag]?.enum?.includes(value[tag]));
        const inner = variant ? this.#members(variant, value, id) : value;
        return isOther ? { ...inner, [tag]: own } : inner;
      }
      return this.#object(name, target, value, id);
    }
    return this.value(target, value, id);
  }

  #object(
    name: string,
    schema: Schema,
    value: Readonly<Record<string, unknown>>,
    around: string,
  ): Record<string, unknown> {
    const { lacks = [], renames = {}, adds = {} } = this.#revision.objects[name] ?? {};
    const own = value['id'] ?? value['name'];
    const inner = this.#members(schema, value, typeof own === 'string' ? own : around);
    const kept = Object.entries(inner).filter(([member]) => !lacks.includes(member));
    return { ...Object.fromEntries(kept.map(([member, one]) => [renames[member] ?? member, one])), ...adds };
  }

  #members(
    { properties = {}, additionalProperties }: Schema,
    value: Readonly<Record<string, unknown>>,
    id: string,
  ): Record<string, unknown> {
    const rest = isSchema(additionalProperties) ? additionalProperties : undefined;
    const members = Object.entries(value).map(([member, one]) => {
      const schema = properties[member] ?? rest;
      return [member, schema ? this.value(schema, one, id) : one] as const;
    });
    return Object.fromEntries(members);
  }
}

/** The JSON text of an answer, as a server of the revision would have sent it. */
export function rewritten(revision: Revision, operation: Operation, text: string): string {
  const schema = answerSchema(operation);
  if (schema === undefined) return text;
  const value: unknown = JSON.parse(text);
  return JSON.stringify(new Rewriter(revision).value(schema, value, ''));
}
