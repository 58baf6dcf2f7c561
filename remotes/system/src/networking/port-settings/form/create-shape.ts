import * as v from 'valibot';
import { decode, type SwitchPortSettingsCreate, toSnake } from '@console/shared/api';
import { FECS, SPEEDS } from '../labels.ts';
import { NAME } from './item-rules.ts';

const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

const text = () => maybe(v.string());
const number = () => maybe(v.number());

const lldp = v.object({
  enabled: v.boolean(),
  chassisId: text(),
  linkName: text(),
  linkDescription: text(),
  managementIp: text(),
  systemName: text(),
  systemDescription: text(),
});

const link = v.object({
  autoneg: v.boolean(),
  fec: maybe(v.picklist(FECS)),
  lldp,
  mtu: v.number(),
  speed: v.picklist(SPEEDS),
  txEq: maybe(v.object({ main: number(), post1: number(), post2: number(), pre1: number(), pre2: number() })),
});

const kind = v.variant('type', [
  v.object({ type: v.literal('primary') }),
  v.object({ type: v.literal('vlan'), vid: v.number() }),
  v.object({ type: v.literal('loopback') }),
]);

const policy = v.variant('type', [
  v.object({ type: v.literal('no_filtering') }),
  v.object({ type: v.literal('allow'), value: v.array(v.string()) }),
]);

const peer = v.object({
  addr: v.string(),
  allowedExport: policy,
  allowedImport: policy,
  bgpConfig: v.string(),
  communities: v.array(v.number()),
  connectRetry: v.number(),
  delayOpen: v.number(),
  enforceFirstAs: v.boolean(),
  holdTime: v.number(),
  idleHoldTime: v.number(),
  interfaceName: v.string(),
  keepalive: v.number(),
  localPref: number(),
  md5AuthKey: text(),
  minTtl: number(),
  multiExitDiscriminator: number(),
  remoteAsn: number(),
  vlanId: number(),
});

const shape = v.object({
  name: v.string(),
  description: v.string(),
  portConfig: v.object({ geometry: v.picklist(['qsfp28x1', 'qsfp28x2', 'sfp28x4']) }),
  groups: v.optional(v.array(v.string()), []),
  links: v.record(v.string(), link),
  interfaces: v.record(v.string(), v.object({ kind, v6Enabled: v.boolean() })),
  addresses: v.record(
    v.string(),
    v.object({
      addresses: v.array(v.object({ address: v.string(), addressLot: v.string(), vlanId: number() })),
    }),
  ),
  routes: v.record(
    v.string(),
    v.object({
      routes: v.array(v.object({ dst: v.string(), gw: v.string(), vid: number(), ribPriority: number() })),
    }),
  ),
  bgpPeers: v.record(v.string(), v.object({ peers: v.array(peer) })),
});

/** The maps of the request, whose keys are names and not members defined by the API. */
const MAPS = ['links', 'interfaces', 'addresses', 'routes', 'bgp_peers'] as const;

/** The request of a pasted text, or its errors, each with a path. */
export type Pasted =
  | { readonly body: SwitchPortSettingsCreate; readonly errors?: never }
  | { readonly body?: never; readonly errors: readonly string[] };

function keyErrors(parsed: unknown): string[] {
  return MAPS.flatMap((map) => {
    const value: unknown =
      typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, map) : undefined;
    if (typeof value !== 'object' || value === null) return [];
    // Before keys are converted, which would remove an underscore
    return Object.keys(value)
      .filter((name) => !NAME.test(name))
      .map((name) => `${map}.${name}: Use lower-case letters, digits and dashes, or the server changes it`);
  });
}

/** Parses the JSON of a request that creates port settings, in the API's format (docs/screens/operator.md section 3.3). */
export function readPasted(json: string): Pasted {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    return { errors: [error instanceof Error ? `Not JSON: ${error.message}` : 'Not JSON'] };
  }
  const names = keyErrors(parsed);
  if (names.length > 0) return { errors: names };
  const result = v.safeParse(shape, decode(parsed));
  if (result.success) return { body: result.output };
  return {
    errors: result.issues.map((issue) => `${toSnake(v.getDotPath(issue) ?? 'The whole')}: ${issue.message}`),
  };
}
