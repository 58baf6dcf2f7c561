import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ROOT } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';

/*
 * Checks our OpenAPI document with independent validators: against the OpenAPI 3.1 schema with all references, and, since that schema
 * does not check the contents of schemas, each schema against JSON Schema 2020-12.
 */
const DOCUMENT = 'shared/api/openapi/openapi.json';

type Members = Record<string, unknown>;

const members = (value: unknown): Members => (isRecord(value) ? value : {});

/** Every schema of parameters, bodies, answers and components, with its location. */
function* schemasIn(value: unknown, place: string): Generator<readonly [place: string, schema: Members]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* schemasIn(item, `${place}/${index}`);
    return;
  }
  for (const [key, member] of Object.entries(members(value))) {
    const here = `${place}/${key}`;
    if (key === 'schema' && isRecord(member)) yield [here, member];
    else if (here === '/components/schemas')
      for (const [name, schema] of Object.entries(members(member)))
        yield [`${here}/${name}`, members(schema)];
    else yield* schemasIn(member, here);
  }
}

function* schemaProblems(document: Members): Generator<string> {
  const judge = new Ajv2020({ strict: false, logger: false });
  for (const [place, schema] of schemasIn(document, '')) {
    if (judge.validateSchema(schema) !== true) yield `${place}: ${judge.errorsText(judge.errors)}`;
  }
}

/** The errors of an OpenAPI document, one sentence each; empty for a valid document of version 3.1. */
export async function openapiProblems(document: Members): Promise<string[]> {
  const validator = new Validator();
  const { valid, errors = [] } = await validator.validate(structuredClone(document));
  const said =
    typeof errors === 'string'
      ? [errors]
      : errors.map(({ instancePath, message = '' }) => `${instancePath}: ${message}`);
  const version = validator.version === '3.1' ? [] : [`it must be OpenAPI 3.1, not ${validator.version}`];
  return [...(valid ? version : said), ...schemaProblems(document)];
}

if (import.meta.main) {
  const document: unknown = JSON.parse(readFileSync(join(ROOT, DOCUMENT), 'utf8'));
  const problems = await openapiProblems(members(document));
  for (const problem of problems) console.error(`${DOCUMENT} ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
