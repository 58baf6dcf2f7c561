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
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly uniqueItems?: boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** `false`: other members are refused. */
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
}

/** Returns a message that begins with the location; undefined when the value is valid. */
export type Check = (value: unknown, place: string) => string | undefined;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function hasType(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

const article = (type: string): string => (/^[aio]/.test(type) ? `an ${type}` : `a ${type}`);

/** The message of the first check that fails. */
export function firstProblem(checks: readonly Check[], value: unknown, place: string): string | undefined {
  for (const check of checks) {
    const problem = check(value, place);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Expected form of a value of an untagged union. */
export function expectation(variants: readonly Schema[]): string {
  const forms = variants.map(
    ({ format, pattern, type }) => format ?? (pattern === undefined ? String(type) : 'name'),
  );
  const unique = [...new Set(forms)];
  return unique.includes('uuid') && unique.includes('name')
    ? 'must be a name or an id'
    : `has none of the allowed forms (${unique.join(', ')})`;
}

export function typeCheck({ type }: Schema): Check | undefined {
  if (type === undefined) return undefined;
  const types = typeof type === 'string' ? [type] : type;
  const named = types
    .filter((name) => name !== 'null')
    .map(article)
    .join(' or ');
  return (value, place) =>
    types.some((name) => hasType(value, name)) ? undefined : `${place} must be ${named}`;
}

export function enumCheck({ enum: values }: Schema): Check | undefined {
  if (values === undefined) return undefined;
  const named = values
    .filter((value) => value !== null)
    .map(String)
    .join(', ');
  return (value, place) => (values.includes(value) ? undefined : `${place} must be one of ${named}`);
}

export function numberCheck({ minimum, maximum, exclusiveMaximum }: Schema): Check | undefined {
  if (minimum === undefined && maximum === undefined && exclusiveMaximum === undefined) return undefined;
  return (value, place) => {
    if (typeof value !== 'number') return undefined;
    if (minimum !== undefined && value < minimum) return `${place} must be at least ${minimum}`;
    if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
      return `${place} must be less than ${exclusiveMaximum}`;
    return maximum !== undefined && value > maximum ? `${place} must be at most ${maximum}` : undefined;
  };
}

/** `minItems` and `maxItems`. */
export function lengthCheck({ minItems = 0, maxItems = Infinity }: Schema): Check | undefined {
  if (minItems === 0 && maxItems === Infinity) return undefined;
  return (value, place) => {
    if (!Array.isArray(value)) return undefined;
    if (value.length > maxItems) return `${place} must not have more than ${maxItems} items`;
    return value.length < minItems ? `${place} must have at least ${minItems} items` : undefined;
  };
}

export function uniqueCheck({ uniqueItems }: Schema): Check | undefined {
  if (uniqueItems !== true) return undefined;
  return (value, place) =>
    Array.isArray(value) && new Set(value.map((item) => JSON.stringify(item))).size < value.length
      ? `${place} must not have the same item twice`
      : undefined;
}

/** `minLength`, `maxLength`, `pattern` and `format`. */
export function textCheck({ minLength, maxLength, pattern, format }: Schema): Check | undefined {
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return (value, place) => {
    if (typeof value !== 'string') return undefined;
    if (minLength !== undefined && value.length < minLength)
      return `${place} must not be shorter than ${minLength}`;
    if (maxLength !== undefined && value.length > maxLength)
      return `${place} must not be longer than ${maxLength} characters`;
    if (expression !== undefined && !expression.test(value))
      return `${place} has a value of the wrong form: "${value}"`;
    return format === undefined ? undefined : formatProblem(format, value, place);
  };
}
