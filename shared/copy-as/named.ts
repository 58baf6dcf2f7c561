import type { AnyInput } from '@console/shared/api';

/** A request that changes something; of its operation only what a command needs. */
export interface Written {
  readonly operation: { readonly id: string; readonly path: string; readonly method: string };
  readonly input: AnyInput;
}

/** A flag of a command for each name: `sledId` is `--sled-id`. */
const flagOf = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The commands that the released CLI has for requests, by operation (docs/screens/operator.md section 11). Left out is what it sends
 * in another shape than the contract, such as new port settings.
 */
const COMMANDS: Readonly<Record<string, string>> = {
  certificateCreate: 'certificate create',
  certificateDelete: 'certificate delete',
  internetGatewayCreate: 'internet-gateway create',
  internetGatewayDelete: 'internet-gateway delete',
  internetGatewayIpAddressCreate: 'internet-gateway address create',
  internetGatewayIpAddressDelete: 'internet-gateway address delete',
  internetGatewayIpPoolCreate: 'internet-gateway ip-pool attach',
  internetGatewayIpPoolDelete: 'internet-gateway ip-pool detach',
  ipPoolServiceRangeAdd: 'ip-pool service range add',
  localIdpUserCreate: 'silo idp local user create',
  localIdpUserDelete: 'silo idp local user delete',
  localIdpUserSetPassword: 'silo idp local user set-password',
  networkingAddressLotCreate: 'system networking address-lot create',
  networkingAddressLotDelete: 'system networking address-lot delete',
  networkingAllowListUpdate: 'system networking allow-list update',
  networkingBfdDisable: 'system networking bfd disable',
  networkingBfdEnable: 'system networking bfd enable',
  networkingBgpAnnounceSetDelete: 'system networking bgp announce-set delete',
  networkingBgpAnnounceSetUpdate: 'system networking bgp announce-set update',
  networkingBgpConfigCreate: 'system networking bgp config create',
  networkingBgpConfigDelete: 'system networking bgp config delete',
  networkingLoopbackAddressCreate: 'system networking loopback-address create',
  networkingLoopbackAddressDelete: 'system networking loopback-address delete',
  networkingSwitchPortApplySettings: 'system hardware switch-port apply-settings',
  networkingSwitchPortClearSettings: 'system hardware switch-port clear-settings',
  networkingSwitchPortLldpConfigUpdate: 'system networking lldp update',
  networkingSwitchPortSettingsDelete: 'system networking switch-port-settings delete',
  siloPolicyUpdate: 'silo policy update',
  siloQuotasUpdate: 'silo quotas update',
  sledAdd: 'system hardware sled add',
  sledSetProvisionPolicy: 'system hardware sled set-provision-policy',
  supportBundleCreate: 'bundle create',
  supportBundleDelete: 'bundle delete',
  systemPolicyUpdate: 'system policy update',
};

/** Commands that take members of the body as flags: the sheet names them. */
const BODY_FLAGS: Readonly<Record<string, readonly string[]>> = {
  sledAdd: ['part', 'serial'],
  sledSetProvisionPolicy: ['state'],
};

/** A command with its flags, one a line, before a shell has quoted them. */
export interface NamedCommand {
  readonly words: string;
  readonly flags: readonly (readonly [flag: string, value: string])[];
  /** The body is sent as a whole. */
  readonly sendsBody: boolean;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The named command of a request; undefined where the released CLI has none. */
export function namedCommand({ operation: { id }, input }: Written): NamedCommand | undefined {
  const words = COMMANDS[id];
  if (words === undefined) return undefined;
  const ofBody = BODY_FLAGS[id];
  const body = (ofBody ?? []).map((name): [string, unknown] => [name, memberOf(input.body, name)]);
  const pairs = [...Object.entries(input.path ?? {}), ...Object.entries(input.query ?? {}), ...body];
  return {
    words,
    flags: pairs
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [flagOf(name), String(value)]),
    sendsBody: ofBody === undefined && input.body !== undefined,
  };
}
