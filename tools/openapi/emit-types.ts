import { timeKey, toCamel } from '../../shared/api/codec.ts';
import type { Document, Schema } from './openapi.ts';

const literal = (value: string | number | null) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);

function scalarOf(type: string, schema: Schema, key: string | undefined): string {
  switch (type) {
    case 'null':
    case 'boolean':
      return type;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return schema.format === 'date-time' && key !== undefined && timeKey.test(key) ? 'Date' : 'string';
    case 'array':
      return arrayOf(schema.items ?? {});
    case 'object':
      return schema.properties
        ? inlineObject(schema)
        : `Record<string, ${typeOf(schema.additionalProperties || {})}>`;
    default:
      throw new Error(`a schema of type ${type}`);
  }
}

function arrayOf(items: Schema): string {
  const type = typeOf(items);
  return /^[\w.]+$/.test(type) ? `${type}[]` : `(${type})[]`;
}

/** The TypeScript type of a schema. `key` is the wire name it stands under, if any: dates depend on it. */
export function typeOf(schema: Schema, key?: string): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', prefix);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeOf(choice, key)).join(' | ');
  if (schema.type === undefined) return 'unknown';
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  return types.map((type) => scalarOf(type, schema, key)).join(' | ');
}

/** The prefix of a type's name: none inside types.ts, `T.` elsewhere. */
let prefix = '';

/** Runs `emit` with type names written as `T.Name`. */
export function qualified<Result>(emit: () => Result): Result {
  prefix = 'T.';
  try {
    return emit();
  } finally {
    prefix = '';
  }
}

function inlineObject(schema: Schema): string {
  return `{ ${fieldsOf(schema)
    .map(({ line }) => line)
    .join('; ')} }`;
}

function fieldsOf({ properties = {}, required = [] }: Schema) {
  return Object.entries(properties).map(([wire, schema]) => {
    const type = typeOf(schema, wire);
    const line = required.includes(wire)
      ? `${toCamel(wire)}: ${type}`
      : `${toCamel(wire)}?: ${orUndefined(type)}`;
    return { line, comment: commentOf(schema) };
  });
}

/** Optional members take an explicit undefined, so that callers need not build objects by condition. */
export function orUndefined(type: string): string {
  return type === 'unknown' ? type : `${type} | undefined`;
}

/** The limits of a schema in words, for the doc comment. */
function limitsOf(schema: Schema): string[] {
  const notes: string[] = [];
  if (schema.format !== undefined && !/^(u?int\d*|float|double)$/.test(schema.format))
    notes.push(schema.format);
  if (schema.minLength !== undefined || schema.maxLength !== undefined) {
    notes.push(`${schema.minLength ?? 0} to ${schema.maxLength ?? 'any number of'} characters`);
  }
  if (schema.minimum !== undefined && schema.maximum !== undefined) {
    notes.push(`${schema.minimum} to ${schema.maximum}`);
  }
  if (schema.maxItems !== undefined) notes.push(`${schema.minItems ?? 0} to ${schema.maxItems} items`);
  if (schema.uniqueItems) notes.push('no item twice');
  if (schema.default !== undefined) notes.push(`default ${JSON.stringify(schema.default)}`);
  return notes;
}

function commentOf(schema: Schema): string {
  const limits = limitsOf(schema).join(', ');
  const text = schema.description ?? '';
  if (text === '') return limits;
  return limits === '' ? text : `${text} (${limits})`;
}

const comment = (text: string, indent = '') => (text === '' ? '' : `${indent}/** ${text} */\n`);

function declaration(name: string, schema: Schema): string {
  const head = comment(commentOf(schema));
  if (schema.type === 'object' && schema.properties) {
    const fields = fieldsOf(schema).map((field) => `${comment(field.comment, '  ')}  ${field.line};\n`);
    return `${head}export interface ${name} {\n${fields.join('')}}\n`;
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const variants = choices.map((variant) => `\n  | ${typeOf(variant)}`);
    return `${head}export type ${name} =${variants.join('')};\n`;
  }
  return `${head}export type ${name} = ${typeOf(schema)};\n`;
}

/** The wire turns every matching string into a Date, so a matching key must be declared a date-time. */
function checkTimeKeys({ components: { schemas } }: Document): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const holders = [schema, ...(schema.oneOf ?? schema.anyOf ?? [])];
    for (const [key, field] of holders.flatMap((holder) => Object.entries(holder.properties ?? {}))) {
      const isString =
        field.type === 'string' || (Array.isArray(field.type) && field.type.includes('string'));
      if (isString && timeKey.test(key) && field.format !== 'date-time') {
        throw new Error(`${name}.${key} would become a Date but is not declared as one`);
      }
    }
  }
}

/** types.ts: one declaration per named schema. */
export function emitTypes(document: Document): string {
  checkTimeKeys(document);
  const declarations = Object.entries(document.components.schemas).map(([name, schema]) =>
    declaration(name, schema),
  );
  return `${declarations.join('\n')}
/** The response of a call without content. */
export type Empty = Record<string, never>;
`;
}
