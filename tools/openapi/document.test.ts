import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

import { toCamel } from '../../shared/api/codec.ts';
import { operationTable } from '../../shared/api/generated/table.ts';
import json from '../../shared/api/openapi/openapi.json' with { type: 'json' };
import { isRecord } from '../../shared/record/index.ts';
import { isDocument, isMutation, operationsOf } from './openapi.ts';
import type { Document, Schema } from './openapi.ts';

function parsed(value: unknown): Document {
  if (!isDocument(value)) throw new Error('not a document');
  return value;
}

const document = parsed(json);
const operations = [...operationsOf(document)];
const schemas = Object.keys(document.components.schemas);
const staleOf = (id: string) =>
  operations.find(({ operation }) => toCamel(operation.operationId) === id)?.operation['x-stale'];

// @sheet specification/3.1 specification/7.7 specification/7.8 specification/7.9 specification/7.10 specification/7.11
// @sheet specification/7.12 specification/7.13 specification/7.14
test('contains the complete contract', () => {
  expect(operations).toHaveLength(257);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(257);
  // With the form of the device calls' refusals
  expect(schemas).toHaveLength(388);
  expect(operations.filter(({ operation }) => operation['x-pagination'])).toHaveLength(65);
  expect(operations.filter(({ method, operation }) => isMutation(method, operation))).toHaveLength(122);
});

test('every operation is described in one sentence', () => {
  for (const { operation } of operations) expect(operation.summary).toMatch(/^[A-Z].+\.$/);
});

// @sheet specification/7.6 specification/7.7 specification/7.8 specification/7.9 specification/7.10 specification/7.11
// @sheet specification/7.12 specification/7.13 specification/7.14
test('placeholders and path parameters agree, and the table has the wire’s', () => {
  for (const { path, operation } of operations) {
    const named = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))).toEqual(new Set(named));
  }
  expect(operationTable.affinityGroupView.path).toBe('/v1/affinity-groups/{affinity_group}');
});

describe('details of the production server (docs/contract/corrections.md)', () => {
  const schema = (name: string): Schema => document.components.schemas[name] ?? {};
  const field = (name: string, member: string): Schema => schema(name).properties?.[member] ?? {};

  // @sheet corrections/90
  test('lists of firewall rules and of quantiles have their limits', () => {
    const limits = ['hosts', 'ports', 'protocols'].map(
      (name) => field('VpcFirewallRuleFilter', name).maxItems,
    );
    expect(limits).toEqual([256, 256, 256]);
    expect(field('VpcFirewallRuleUpdate', 'targets').maxItems).toBe(256);
    expect(field('VpcFirewallRuleUpdateParams', 'rules').maxItems).toBe(1024);
    expect(field('Quantile', 'marker_heights')).toMatchObject({ minItems: 5, maxItems: 5 });
  });

  // @sheet corrections/91
  test('samples of a chart and equalizer settings may be null', () => {
    const lists = (schema('ValueArray').oneOf ?? []).map((variant) => variant.properties?.['values']);
    const items = [...lists, field('SwitchPortSettingsView', 'tx_eq')].map((list) =>
      JSON.stringify(list?.items),
    );
    expect(items).toHaveLength(7);
    for (const item of items) expect(item).toContain('"null"');
  });

  // @sheet corrections/92
  test('objects with a list of members are closed', () => {
    const variants = ['InterfaceNum', 'NetworkAddress'].flatMap((name) => schema(name).anyOf ?? []);
    expect(variants.map(({ additionalProperties }) => additionalProperties)).toEqual(Array(5).fill(false));
  });

  // @sheet corrections/93
  test('BGP histories and link states are any JSON', () => {
    for (const name of ['BgpMessageHistory', 'SwitchLinkState']) expect(schema(name).type).toBeUndefined();
  });

  // @sheet corrections/95
  test('signed integers reach one further down than up', () => {
    const least = new Set(
      [...JSON.stringify(json).matchAll(/"minimum":(-\d+)/g)].map(([, number]) => number),
    );
    expect(least).toEqual(new Set(['-128', '-2147483648', '-32768']));
  });

  // @sheet corrections/94
  test('the device calls refuse in the form of RFC 8628', () => {
    for (const path of ['/device/auth', '/device/token'])
      expect(document.paths[path]?.post?.responses['4XX']).toEqual({
        $ref: '#/components/responses/DeviceError',
      });
    expect(JSON.stringify(document.components.responses['DeviceError'])).toContain('DeviceAuthError');
  });
});

describe('staleness', () => {
  const ids = new Set(operations.map(({ operation }) => toCamel(operation.operationId)));
  const mutations = operations.filter(({ method, operation }) => isMutation(method, operation));

  test('every operation that changes something names reads, each once; no other operation does', () => {
    const reads = operations.filter((one) => !mutations.includes(one));
    expect(reads.filter(({ operation }) => operation['x-stale'])).toEqual([]);
    const known = new Set(reads.map(({ operation }) => toCamel(operation.operationId)));
    for (const { operation } of mutations) {
      const stale = operation['x-stale'];
      expect(stale, operation.operationId).toEqual([...new Set(stale)].filter((id) => known.has(id)));
    }
  });

  test.each(mutations.map(({ operation }) => toCamel(operation.operationId)))(
    '%s touches the list and the view of its own resource',
    (id) => {
      const [, resource, verb] = /^(.+?)(Create|Update|Delete)$/.exec(id) ?? [];
      if (resource === undefined) return;
      const stale = staleOf(id) ?? [];
      const list = `${resource}List`;
      const view = `${resource}View`;
      if (ids.has(list)) expect(stale).toContain(list);
      if (ids.has(view) && verb !== 'Create') expect(stale).toContain(view);
    },
  );
});

describe('secrets', () => {
  /** Sounds like something to be kept, in a body. */
  const SECRET = /pass|secret|private|credential|token|_code$|(^|_)keys?$/;
  /** Meant for others, or about the keys and not the keys themselves. */
  const OPEN = new Set(['public_key', 'public_keys', 'ssh_public_keys']);

  function marksIn(schema: Schema, marked = false, name = ''): string[] {
    const secret = marked || schema['x-secret'] !== undefined;
    const inner = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''];
    const members = Object.entries(schema.properties ?? {});
    const rest = [
      schema.items,
      schema.additionalProperties,
      ...(schema.oneOf ?? []),
      ...(schema.anyOf ?? []),
    ];
    return [
      ...(inner ? marksIn(inner, secret, name) : []),
      ...members.flatMap(([key, member]) => marksIn(member, false, key)),
      ...rest.flatMap((one) => (one ? marksIn(one, secret, name) : [])),
      ...(/string/.test(String(schema.type)) &&
      !schema.enum &&
      SECRET.test(name) &&
      !OPEN.has(name) &&
      !secret
        ? [name]
        : []),
    ];
  }

  test('of a body are marked, wherever the name of a field sounds like one', () => {
    const bodies = operations
      .filter(({ method, operation }) => isMutation(method, operation))
      .flatMap(({ operation }) => operation.requestBody?.content['application/json']?.schema ?? []);
    expect(bodies.length).toBeGreaterThan(60);
    expect(bodies.flatMap((schema) => marksIn(schema))).toEqual([]);
  });
});

describe('schemas', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false, schemas: { document: json } });
  const validate = (name: string) => ajv.compile({ $ref: `document#/components/schemas/${name}` });

  test('all compile', () => {
    for (const name of schemas) expect(() => validate(name)).not.toThrow();
  });

  test.each<[string, unknown, boolean]>([
    ['Name', 'db-1', true],
    ['Name', 'Db', false],
    ['Name', 'a'.repeat(64), false],
    ['NameOrId', '001de000-1334-4000-8000-000000000000', true],
    ['ProjectUpdate', { description: null }, true],
    ['ProjectCreate', { name: 'p' }, false],
    ['RouteTarget', { type: 'drop' }, true],
    ['DiskSource', { type: 'blank', block_size: 1024 }, false],
    ['IpNet', '10.0.0.0/33', false],
    ['Vni', 4_294_967_296, false],
  ])('%s takes or refuses %j', (name, value, valid) => expect(validate(name)(value)).toBe(valid));

  const path = new URL('../../docs/contract/examples.json', import.meta.url);
  test('take the examples of the contract', () => {
    const examples: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isRecord(examples)) throw new Error('no examples');
    expect(Object.keys(examples).length).toBeGreaterThan(80);
    for (const [name, example] of Object.entries(examples)) {
      expect([name, validate(name)(example)]).toEqual([name, true]);
    }
  });
});
