import type { Document, Response, Schema } from './openapi.ts';

/**
 * What the contract's data files lost on the way from the production server's own document
 * (docs/contract/corrections.md "Contract details lost in the distillation"). Applied to the document each time it is
 * written; applying it again changes nothing.
 */
export function correct(document: Document): void {
  const { schemas } = document.components;
  restoreLimits(schemas);
  restoreNulls(schemas);
  for (const name of ['InterfaceNum', 'NetworkAddress'])
    for (const variant of schemas[name]?.anyOf ?? []) variant.additionalProperties = false;
  for (const name of ['BgpMessageHistory', 'SwitchLinkState']) schemas[name] = {};
  widenIntegers(document);
  restoreDeviceErrors(document);
}

function field(schemas: Readonly<Record<string, Schema>>, key: string): Schema {
  const [name = '', member = ''] = key.split('.');
  const found = schemas[name]?.properties?.[member];
  if (found === undefined) throw new Error(`corrections.ts: ${key} is no field of the document`);
  return found;
}

const maxItems = {
  'VpcFirewallRuleFilter.hosts': 256,
  'VpcFirewallRuleFilter.ports': 256,
  'VpcFirewallRuleFilter.protocols': 256,
  'VpcFirewallRuleUpdate.targets': 256,
  'VpcFirewallRuleUpdateParams.rules': 1024,
} as const;

/** A number of bytes fits into 63 bits: 2^63 is the first that does not, and a double represents it exactly. */
const BYTES_BELOW = 2 ** 63;

function restoreLimits(schemas: Record<string, Schema>): void {
  for (const [key, most] of Object.entries(maxItems)) field(schemas, key).maxItems = most;
  for (const list of Object.values(schemas['Quantile']?.properties ?? {})) {
    if (list.type !== 'array') continue;
    list.minItems = 5;
    list.maxItems = 5;
  }
  const { ByteCount } = schemas;
  if (ByteCount === undefined) throw new Error('corrections.ts: the document has no ByteCount');
  ByteCount.exclusiveMaximum = BYTES_BELOW;
}

/** The schema of items that may be null. */
function nullable(items: Schema): Schema {
  if (items.type === undefined) return items.anyOf ? items : { anyOf: [items, { type: 'null' }] };
  const types = typeof items.type === 'string' ? [items.type] : items.type;
  return { ...items, type: [...new Set([...types, 'null'])] };
}

function restoreNulls(schemas: Record<string, Schema>): void {
  const lists = [
    ...(schemas['ValueArray']?.oneOf ?? []).map((variant) => variant.properties?.['values']),
    field(schemas, 'SwitchPortSettingsView.tx_eq'),
  ];
  for (const list of lists) {
    if (list?.items === undefined) throw new Error('corrections.ts: a list without items');
    list.items = nullable(list.items);
  }
}

const least: Readonly<Record<string, number>> = { int8: -128, int16: -32_768, int32: -2_147_483_648 };

/** Signed integers reach one further down than up. */
function widenIntegers(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const format: unknown = Reflect.get(value, 'format');
  const minimum = typeof format === 'string' ? least[format] : undefined;
  if (minimum !== undefined && Reflect.get(value, 'minimum') === minimum + 1)
    Reflect.set(value, 'minimum', minimum);
  for (const member of Object.values(value)) widenIntegers(member);
}

/** Refusals of a program's sign-in have the form of RFC 8628; errors in the request itself are an `Error`. */
const deviceError: Response = {
  description: 'Refused; the body says why.',
  content: {
    'application/json': {
      schema: {
        anyOf: [{ $ref: '#/components/schemas/DeviceAuthError' }, { $ref: '#/components/schemas/Error' }],
      },
    },
  },
};

function restoreDeviceErrors({ components, paths }: Document): void {
  components.schemas['DeviceAuthError'] = {
    type: 'object',
    properties: { error: { type: 'string' } },
    required: ['error'],
  };
  components.responses['DeviceError'] = deviceError;
  for (const path of ['/device/auth', '/device/token']) {
    const operation = paths[path]?.post;
    if (operation === undefined) throw new Error(`corrections.ts: there is no ${path}`);
    operation.responses['4XX'] = { $ref: '#/components/responses/DeviceError' };
  }
}
