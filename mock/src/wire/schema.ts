import { isRecord } from '@console/shared/record';
import {
  enumCheck,
  expectation,
  firstProblem,
  lengthCheck,
  numberCheck,
  textCheck,
  typeCheck,
  uniqueCheck,
  type Check,
  type Schema,
} from './schema-checks.ts';

export type { Schema } from './schema-checks.ts';

/** How members that the schema does not name, and absent members with a default, are handled. */
export type Mode = 'request' | 'response';

/** A compiled schema. No code is generated, so it works under a strict content security policy. */
export interface Compiled {
  /** Message about the first problem; undefined when the value is valid. */
  readonly check: Check;
  /**
   * The value as defined by the schema. Request: defaults are filled in. Response: members that the contract does not name are
   * omitted, so a row may have server-only members.
   */
  readonly shape: (value: unknown, mode: Mode) => unknown;
}

/** Compiles the schemas of one document; references are resolved on first use. */
export class SchemaSet {
  readonly #named: Readonly<Record<string, Schema>>;
  readonly #ready = new Map<Schema, Compiled>();
  /** Also refuses members that the schema does not name. */
  readonly #strict: boolean;

  constructor(named: Readonly<Record<string, Schema>>, options: { strict: boolean }) {
    this.#named = named;
    this.#strict = options.strict;
  }

  /** @throws Error when a reference names no schema, which is an error of the document */
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
    const checks = [
      typeCheck(schema),
      enumCheck(schema),
      numberCheck(schema),
      textCheck(schema),
      lengthCheck(schema),
      uniqueCheck(schema),
    ];
    const array = this.#array(schema);
    const object = this.#object(schema);
    const all = [...checks, array?.check, object?.check].filter((check) => check !== undefined);
    return {
      check: (value, place) => firstProblem(all, value, place),
      shape: (value, mode) => {
        if (Array.isArray(value)) return array === undefined ? value : array.shape(value, mode);
        return isRecord(value) && object !== undefined ? object.shape(value, mode) : value;
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
    const { required = [], additionalProperties, propertyNames } = schema;
    if (schema.properties === undefined && additionalProperties === undefined) return undefined;
    const properties = new Map(
      Object.entries(schema.properties ?? {}).map(([name, member]) => [name, this.compile(member)]),
    );
    const defaults = Object.entries(schema.properties ?? {}).filter(
      ([, member]) => member.default !== undefined,
    );
    const names = propertyNames && this.compile(propertyNames);
    const closed = additionalProperties === false;
    const rest = typeof additionalProperties === 'object' ? this.compile(additionalProperties) : undefined;
    const strict = closed || (this.#strict && rest === undefined);
    return {
      check(value, place) {
        if (!isRecord(value)) return undefined;
        const missing = required.find((name) => value[name] === undefined);
        if (missing !== undefined) return `${place} must have the field "${missing}"`;
        for (const [name, entry] of Object.entries(value)) {
          const member = properties.get(name) ?? rest;
          const misnamed = names?.check(name, `a key of ${place}`);
          if (misnamed !== undefined) return misnamed;
          if (member === undefined && strict) return `${place} has the unknown field "${name}"`;
          const problem = entry === undefined ? undefined : member?.check(entry, `${place}.${name}`);
          if (problem !== undefined) return problem;
        }
        return undefined;
      },
      shape(value, mode) {
        if (!isRecord(value)) return value;
        const shaped: Record<string, unknown> = {};
        for (const [name, entry] of Object.entries(value)) {
          const member = properties.get(name) ?? rest;
          if (member !== undefined) shaped[name] = member.shape(entry, mode);
          else if (closed) shaped[name] = entry;
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

  /** With a discriminator the tag selects the variant; without one it is the first valid variant. */
  #union(schema: Schema, variants: readonly Schema[]): Compiled {
    const choices = variants.map((variant) => ({
      schema: this.#resolve(variant),
      compiled: this.compile(variant),
    }));
    const tag = schema.discriminator?.propertyName;
    if (tag !== undefined) {
      const byTag = new Map(
        choices.flatMap(({ schema: choice, compiled }) =>
          (choice.properties?.[tag]?.enum ?? []).map((name) => [name, compiled]),
        ),
      );
      const pick = (value: unknown): Compiled | undefined =>
        isRecord(value) ? byTag.get(value[tag]) : undefined;
      return {
        check: (value, place) =>
          pick(value)?.check(value, place) ??
          (pick(value) === undefined
            ? `${place} must be an object whose "${tag}" is one of ${[...byTag.keys()].join(', ')}`
            : undefined),
        shape: (value, mode) => pick(value)?.shape(value, mode) ?? value,
      };
    }
    const real = choices.filter((choice) => choice.schema.type !== 'null');
    return {
      check(value, place) {
        const problems = choices.map(({ compiled }) => compiled.check(value, place));
        if (problems.includes(undefined)) return undefined;
        return real.length === 1
          ? real[0]?.compiled.check(value, place)
          : `${place} ${expectation(choices.map((choice) => choice.schema))}`;
      },
      shape: (value, mode) =>
        (
          choices.find(({ compiled }) => compiled.check(value, '') === undefined) ??
          // A value that is not valid yet may be valid without its unknown members.
          (real.length === 1 && value !== null ? real[0] : undefined)
        )?.compiled.shape(value, mode) ?? value,
    };
  }
}
