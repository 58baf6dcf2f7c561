/** Random requests generated from the contract, and a shell that prints the commands it receives. */
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import * as api from '@console/shared/api';
import { documentPath, readJson } from '../openapi/files.ts';
import { isDocument, operationsOf, type Schema } from '../openapi/openapi.ts';

const document = readJson(documentPath);
if (!isDocument(document)) throw new Error('not a document');
const { schemas } = document.components;

/** Prefix of every secret in a random body. */
export const HUSH = 'hush-';

/** Texts that break a command without correct quoting, or that end its here-document early. */
const nasty = fc.constantFrom(
  `it's`,
  `''`,
  '"',
  '$HOME $(id) ${x}',
  '`id`',
  'a\nJSON\nb',
  '\nJSON',
  "'\\''",
  '\\',
  '\\n',
  '!!',
  '#x',
  '-d',
  '@/etc/passwd',
  '~',
  '*',
  '\u0000',
  '\u2028',
  'ß 🦊 \u202e',
);
/** Any character; the library's own unit prepares a table of all of them, which takes seconds. */
const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));
const text = fc.oneof(nasty, fc.string({ unit: character, maxLength: 12 }));

function schemaValue(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (schema['x-secret'] !== undefined) return fc.uuid().map((id) => HUSH + id);
  if (schema.$ref !== undefined)
    return schemaValue(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return fc.oneof(...variants.map((one) => schemaValue(one, depth)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['string']);
  return fc.oneof(...types.map((type) => typedValue(type, schema, depth + 1)));
}

function typedValue(type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.maxSafeInteger();
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type === 'array') return fc.array(schemaValue(schema.items ?? {}, depth), { maxLength: 2 });
  if (type === 'object') return objectValue(schema, depth);
  return schema.format === 'date-time'
    ? fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
    : text;
}

function objectValue({ properties, required = [], additionalProperties }: Schema, depth: number) {
  if (additionalProperties)
    return fc.dictionary(text, schemaValue(additionalProperties, depth), { maxKeys: 2 });
  return fc.record(
    Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, schema]) => [name, schemaValue(schema, depth)]),
    ),
    { requiredKeys: required },
  );
}

/** A write of the platform's API. Other services, such as that of the gallery, are not in its document. */
type PlatformWrite = api.Write<Extract<api.WriteId, keyof api.Operations>>;

const isWrite = (value: object): value is PlatformWrite => 'method' in value && 'stale' in value;

/** The write operations by id. */
export const writes: ReadonlyMap<string, PlatformWrite> = new Map(
  Object.values(api).flatMap((one) =>
    typeof one === 'object' && isWrite(one) ? [[one.id, one] as const] : [],
  ),
);

/** For every write operation, requests as a form would create them. */
export const anyRequests: readonly fc.Arbitrary<api.ApiRequest>[] = [...operationsOf(document)].flatMap(
  ({ operation: { operationId, parameters, requestBody } }) => {
    const operation = [...writes.values()].find(({ id }) => id === api.toCamel(operationId));
    if (!operation) return [];
    const named = (place: 'path' | 'query') =>
      fc.record(
        Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, schema }) => [api.toCamel(name), schemaValue(schema)]),
        ),
      );
    const schema = requestBody?.content['application/json']?.schema;
    const body = schema ? schemaValue(schema).map((wire) => ({ body: api.decode(wire) })) : fc.constant({});
    return [
      fc
        .tuple(named('path'), named('query'), body)
        .map(([path, query, rest]) => ({ operation, input: { path, query, ...rest } })),
    ];
  },
);

/** Programs that print the number of their arguments, the arguments, and their standard input, each ended by a NUL. */
const PROGRAMS = String.raw`
curl() { printf '%s\0' "$#" "$@"; }
oxide() { printf '%s\0' "$#" "$@"; if [ "$#" -gt 4 ]; then cat; printf '\0'; fi; }
`;

/** Runs commands in a POSIX shell with these programs; returns for each command its arguments and its standard input. */
export function heard(commands: readonly string[]): string[][] {
  const script = `${PROGRAMS}${commands.map((one) => `${one}\n`).join('')}`;
  const said = execFileSync('sh', {
    input: script,
    env: { PATH: process.env['PATH'], TOKEN: 'a token' },
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  }).split('\0');
  return commands.map((one) => {
    const count = Number(said.shift());
    return said.splice(0, count + (one.startsWith('oxide') && count > 4 ? 1 : 0));
  });
}
