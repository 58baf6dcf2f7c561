import { formatProblem } from './formats.ts';

/** The part of JSON Schema 2020-12 that our OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
}

/** What is done with members that the schema does not name, and with absent ones that have a default. */
export type Mode = 'request' | 'response';

/** Says what is wrong, beginning with the place; undefined when the value fits. */
export type Check = (value: unknown, place: string) => string | undefined;

/** A schema made ready for use. No code is generated, so it works under a strict content policy. */
export interface Compiled {
  /** The first problem, as a sentence; undefined when the value fits. */
  readonly check: Check;
  /**
   * The value as the schema means it. Request: defaults filled in. Response: members the contract does not name are left out,
   * so a row may carry what only the server knows.
   */
  readonly shape: (value: unknown, mode: Mode) => unknown;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function hasType(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

const article = (type: string): string => (/^[aio]/.test(type) ? `an ${type}` : `a ${type}`);

const keep = (value: unknown): unknown => value;

/** Compiles the schemas of one document; references are resolved on first use. */
export class SchemaSet {
  readonly #named: Readonly<Record<string, Schema>>;
  readonly #ready = new Map<Schema, Compiled>();
  /** Also refuse members that the schema does not name. */
  readonly #strict: boolean;

  constructor(named: Readonly<Record<string, Schema>>, options: { strict: boolean }) {
    this.#named = named;
    this.#strict = options.strict;
  }

  /** @throws Error when a reference names no schema: a fault of the document */
  compile(schema: Schema): Compiled {
    const known = this.#ready.get(schema);
    if (known !== undefined) return known;
    const made = this.#make(schema);
    this.#ready.set(schema, made);
    return made;
  }

  #resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    const target = this.#named[name];
    if (target === undefined) throw new Error(`no schema ${name}`);
    return this.#resolve(target);
  }

  #make(schema: Schema): Compiled {
    if (schema.$ref !== undefined) {
      const target = this.#resolve(schema);
      return {
        check: (value, place) => this.compile(target).check(value, place),
        shape: (value, mode) => this.compile(target).shape(value, mode),
      };
    }
    const variants = schema.oneOf ?? schema.anyOf;
    if (variants !== undefined) return this.#union(schema, variants);
    const checks = [typeCheck(schema), enumCheck(schema), numberCheck(schema), textCheck(schema)];
    const array = this.#array(schema);
    const object = this.#object(schema);
    const all = [...checks, array?.check, object?.check].filter((check) => check !== undefined);
    return {
      check: (value, place) => firstProblem(all, value, place),
      shape: (value, mode) => {
        if (Array.isArray(value)) return array === undefined ? value : array.shape(value, mode);
        return isObject(value) && object !== undefined ? object.shape(value, mode) : value;
      },
    };
  }

  #array({ items }: Schema): Compiled | undefined {
    if (items === undefined) return undefined;
    const item = this.compile(items);
    return {
      check(value, place) {
        if (!Array.isArray(value)) return undefined;
        for (const [index, entry] of value.entries()) {
          const problem = item.check(entry, `${place}[${index}]`);
          if (problem !== undefined) return problem;
        }
        return undefined;
      },
      shape: (value, mode) => (Array.isArray(value) ? value.map((entry) => item.shape(entry, mode)) : value),
    };
  }

  #object(schema: Schema): Compiled | undefined {
    const { required = [], additionalProperties } = schema;
    if (schema.properties === undefined && additionalProperties === undefined) return undefined;
    const properties = new Map(
      Object.entries(schema.properties ?? {}).map(([name, member]) => [name, this.compile(member)]),
    );
    const defaults = Object.entries(schema.properties ?? {}).filter(([, member]) => member.default !== undefined);
    const rest = additionalProperties && this.compile(additionalProperties);
    const strict = this.#strict && rest === undefined;
    return {
      check(value, place) {
        if (!isObject(value)) return undefined;
        const missing = required.find((name) => value[name] === undefined);
        if (missing !== undefined) return `${place} must have the field "${missing}"`;
        for (const [name, entry] of Object.entries(value)) {
          const member = properties.get(name) ?? rest;
          if (member === undefined && strict) return `${place} has the unknown field "${name}"`;
          const problem = entry === undefined ? undefined : member?.check(entry, `${place}.${name}`);
          if (problem !== undefined) return problem;
        }
        return undefined;
      },
      shape(value, mode) {
        if (!isObject(value)) return value;
        const shaped: Record<string, unknown> = {};
        for (const [name, entry] of Object.entries(value)) {
          const member = properties.get(name) ?? rest;
          if (member !== undefined) shaped[name] = member.shape(entry, mode);
        }
        if (mode === 'request') {
          for (const [name, { default: assumed }] of defaults) {
            if (shaped[name] === undefined) shaped[name] = assumed;
          }
        }
        return shaped;
      },
    };
  }

  /** With a discriminator the tag picks the variant; without one the first that fits is taken. */
  #union(schema: Schema, variants: readonly Schema[]): Compiled {
    const choices = variants.map((variant) => ({ schema: this.#resolve(variant), compiled: this.compile(variant) }));
    const tag = schema.discriminator?.propertyName;
    if (tag !== undefined) {
      const byTag = new Map(
        choices.flatMap(({ schema: choice, compiled }) => (choice.properties?.[tag]?.enum ?? []).map((name) => [name, compiled])),
      );
      const pick = (value: unknown): Compiled | undefined => (isObject(value) ? byTag.get(value[tag]) : undefined);
      return {
        check: (value, place) =>
          pick(value)?.check(value, place) ??
          (pick(value) === undefined ? `${place} must be an object whose "${tag}" is one of ${[...byTag.keys()].join(', ')}` : undefined),
        shape: (value, mode) => pick(value)?.shape(value, mode) ?? value,
      };
    }
    const real = choices.filter((choice) => choice.schema.type !== 'null');
    return {
      check(value, place) {
        const problems = choices.map(({ compiled }) => compiled.check(value, place));
        if (problems.includes(undefined)) return undefined;
        return real.length === 1 ? real[0]?.compiled.check(value, place) : `${place} ${expectation(schema, choices.map((choice) => choice.schema))}`;
      },
      shape: (value, mode) =>
        (choices.find(({ compiled }) => compiled.check(value, '') === undefined)?.compiled.shape ?? keep)(value, mode),
    };
  }
}

function firstProblem(checks: readonly Check[], value: unknown, place: string): string | undefined {
  for (const check of checks) {
    const problem = check(value, place);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** What a value of an untagged union must look like. */
function expectation(schema: Schema, variants: readonly Schema[]): string {
  const forms = variants.map(({ format, pattern, type }) => format ?? (pattern === undefined ? String(type) : 'name'));
  const unique = [...new Set(forms)];
  return unique.includes('uuid') && unique.includes('name') ? 'must be a name or an id' : `has none of the allowed forms (${unique.join(', ')})${schema.enum ? '' : ''}`;
}

function typeCheck({ type }: Schema): Check | undefined {
  if (type === undefined) return undefined;
  const types = typeof type === 'string' ? [type] : type;
  const named = types.filter((name) => name !== 'null').map(article).join(' or ');
  return (value, place) => (types.some((name) => hasType(value, name)) ? undefined : `${place} must be ${named}`);
}

function enumCheck({ enum: values }: Schema): Check | undefined {
  if (values === undefined) return undefined;
  const named = values.filter((value) => value !== null).join(', ');
  return (value, place) => (values.includes(value) ? undefined : `${place} must be one of ${named}`);
}

function numberCheck({ minimum, maximum }: Schema): Check | undefined {
  if (minimum === undefined && maximum === undefined) return undefined;
  return (value, place) => {
    if (typeof value !== 'number') return undefined;
    if (minimum !== undefined && value < minimum) return `${place} must be at least ${minimum}`;
    return maximum !== undefined && value > maximum ? `${place} must be at most ${maximum}` : undefined;
  };
}

function textCheck({ minLength, maxLength, pattern, format }: Schema): Check | undefined {
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return (value, place) => {
    if (typeof value !== 'string') return undefined;
    if (minLength !== undefined && value.length < minLength) return `${place} must not be shorter than ${minLength}`;
    if (maxLength !== undefined && value.length > maxLength) return `${place} must not be longer than ${maxLength} characters`;
    if (expression !== undefined && !expression.test(value)) return `${place} has a value of the wrong form: "${value}"`;
    return format === undefined ? undefined : formatProblem(format, value, place);
  };
}
