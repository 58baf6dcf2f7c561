import type { ErrorObject } from 'ajv/dist/2020.js';
import { errorsOf, successSchema } from '../../mock/verify/contract.ts';
import type { Operation } from '../../mock/src/wire/operations.ts';
import { isRecord } from '../../shared/record/index.ts';
import type { Reading } from './reader.ts';

/** Result of an operation: the groups that the last line counts. */
export const RESULTS = ['works', 'differs', 'not available', 'refused', 'not tried'] as const;
export type Result = (typeof RESULTS)[number];

/** The verdict about an operation. */
export interface Outcome {
  readonly result: Result;
  /** How it differs, or why it was not tried. */
  readonly details: readonly string[];
  /** The state of the object may be the reason, so another one is to be tried. */
  readonly isOfObject?: true;
}

/** Longer values of the server are cut. */
const SHOWN = 60;

/** A text of the server as it may stand in a terminal: on one line, without control characters. */
export const shown = (value: unknown): string => {
  const text = (JSON.stringify(value) ?? 'nothing').replace(/\p{C}/gu, '?');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

const textOf = (name: unknown): string => (typeof name === 'string' ? name : '');

/** Where a value is, such as `items[].run_state`. */
function place({ instancePath }: ErrorObject, member?: unknown): string {
  const names = instancePath.split('/').slice(1);
  const all = member === undefined ? names : [...names, textOf(member)];
  const path = all.reduce((before, name) => {
    if (/^\d+$/.test(name)) return `${before}[]`;
    return before === '' ? name : `${before}.${name}`;
  }, '');
  return path === '' ? 'the answer' : path;
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

function sentence(error: ErrorObject): string {
  const { keyword, params, data } = error;
  if (keyword === 'required') return `missing member ${place(error, params['missingProperty'])}`;
  if (keyword === 'additionalProperties') return `extra member ${place(error, params['additionalProperty'])}`;
  if (keyword === 'enum') return `unknown value ${shown(data)} of ${place(error)}`;
  if (keyword === 'discriminator') {
    const at = place(error, params['tag']);
    return params['error'] === 'tag'
      ? `missing member ${at}`
      : `unknown value ${shown(params['tagValue'])} of ${at}`;
  }
  if (keyword === 'type')
    return `other type: ${place(error)} is ${typeOf(data)}, not ${String(params['type']).replaceAll(',', ' or ')}`;
  if (keyword === 'anyOf' || keyword === 'oneOf')
    return `other type: ${place(error)} has none of the forms of the contract`;
  return `other type: ${place(error)} ${error.message ?? keyword}`;
}

const isUnion = ({ keyword }: ErrorObject): boolean => keyword === 'anyOf' || keyword === 'oneOf';

/** Alternatives of a union that are not just null. */
const alternatives = ({ schema }: ErrorObject): number =>
  Array.isArray(schema) ? schema.filter((one) => !isRecord(one) || one['type'] !== 'null').length : 0;

/** A validator lists what is wrong with each alternative of a union. Of one value or null, that it is not null is left out; of others, all. */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter(isUnion);
  return errors.filter((error) => {
    if (isUnion(error)) return alternatives(error) > 1;
    return unions.every(({ instancePath, ...union }) => {
      const isInside =
        error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`);
      if (!isInside) return true;
      if (alternatives({ instancePath, ...union }) > 1) return false;
      return (
        error.instancePath !== instancePath || error.keyword !== 'type' || error.params['type'] !== 'null'
      );
    });
  });
}

/** How a successful answer differs from the contract. */
export function differences(operation: Operation, body: unknown): readonly string[] {
  const schema = successSchema(operation);
  if (schema === undefined) return [];
  return [...new Set(telling(errorsOf(schema, body)).map(sentence))].toSorted();
}

const textIn = (body: unknown, key: string): string => {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * An answer compared with the contract. What is gone is answered by the router, without a code (404, or 405 where the path has other
 * methods); a 404 with a code hides an object from the user.
 */
export function outcomeOf(operation: Operation, reading: Exclude<Reading, { kind: 'unreachable' }>): Outcome {
  if (reading.kind === 'odd') return { result: 'differs', details: [reading.sentence] };
  const { status, body } = reading;
  const hasCode = textIn(body, 'error_code') !== '';
  if (status === 403 || (status === 404 && hasCode)) return { result: 'refused', details: [] };
  if (status === 404 || status === 405) return { result: 'not available', details: [] };
  if (status !== operation.row.status) {
    const said = shown(textIn(body, 'message'));
    const details = [`status ${status} instead of ${operation.row.status}: ${said}`];
    const isOfObject = status === 400 && hasCode;
    return { result: 'differs', details, ...(isOfObject && { isOfObject }) };
  }
  const details = differences(operation, body);
  return { result: details.length === 0 ? 'works' : 'differs', details };
}
