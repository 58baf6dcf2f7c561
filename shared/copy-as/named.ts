import type { AnyInput, SecretField } from '@console/shared/api';

/** A request that changes something, with the parts that a command needs. */
export interface Written {
  readonly operation: {
    readonly id: string;
    readonly path: string;
    readonly method: string;
    readonly secrets?: readonly SecretField[];
    readonly names?: readonly string[];
  };
  readonly input: AnyInput;
}

/** A flag of a command for each name: `sledId` is `--sled-id`. */
const flagOf = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The commands of the released CLI, by operation (docs/screens/operator.md section 11). Operations whose command sends another
 * shape than the contract are left out, such as new port settings.
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

/** Commands with flags for members of the body: the sheet names them. */
const BODY_FLAGS: Readonly<Record<string, readonly string[]>> = {
  sledAdd: ['part', 'serial'],
  sledSetProvisionPolicy: ['state'],
};

/** A command with its flags, one per line, before shell quoting. */
export interface NamedCommand {
  readonly words: string;
  readonly flags: readonly (readonly [flag: string, value: string])[];
  /** Whether the body is sent as a whole. */
  readonly sendsBody: boolean;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The named command of a request; undefined when the released CLI has none. */
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
