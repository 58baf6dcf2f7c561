import {
  formatNet,
  hasAddress,
  ipNetworkError,
  type IpRange,
  ipVersion,
  isWholeNet,
  parseNet,
} from '@console/shared/format';
import { hostOf } from '../../rack/applied.ts';
import type { Draft, DraftAddress, DraftInterface, DraftLink, DraftPeer, DraftRoute } from '../draft.ts';

/** Context of the rules: the rest of the rack. */
export interface RuleContext {
  /** The lots and their blocks; undefined while they are not known, so that only the server checks them. */
  readonly lots: readonly { readonly name: string; readonly ranges: readonly IpRange[] }[] | undefined;
  /** The lots are still loading. */
  readonly isPending: boolean;
  /** Holders of addresses other than these settings. */
  readonly holderOf: (address: string) => string | undefined;
}

/**
 * Names of links and interfaces are keys of maps, and the client converts keys between camel case and snake case. The conversion
 * would change any other name (docs/screens/operator.md section 0.5).
 */
export const NAME = /^[a-z][a-z0-9-]{0,62}$/;

const NAME_MESSAGE =
  'Start with a lower-case letter, then use lower-case letters, digits and dashes, at most 63 characters';

const TEXT_BYTES = 255;
const KEY_MAX = 80;

export type Fields = Readonly<Record<string, string | undefined>>;

const vlanError = (vid: number | null | undefined): string | undefined =>
  vid === null || vid === undefined || (vid >= 1 && vid <= 4094) ? undefined : 'Must be from 1 to 4094';

export function linkErrors(link: DraftLink): Fields {
  const { lldp } = link;
  const texts = [
    lldp.chassisId,
    lldp.linkName,
    lldp.linkDescription,
    lldp.systemName,
    lldp.systemDescription,
  ];
  const isLong = texts.some((text) => new TextEncoder().encode(text ?? '').length > TEXT_BYTES);
  return {
    name: NAME.test(link.name) ? undefined : NAME_MESSAGE,
    mtu: link.mtu >= 1280 && link.mtu <= 9216 ? undefined : 'Must be from 1280 to 9216',
    lldp: isLong ? `An LLDP text can be at most ${TEXT_BYTES} bytes` : undefined,
    managementIp:
      lldp.managementIp && ipVersion(lldp.managementIp) === undefined ? 'Not a valid IP address' : undefined,
  };
}

export function interfaceErrors(one: DraftInterface, links: readonly DraftLink[]): Fields {
  const isStray = one.kind === 'primary' && !links.some(({ name }) => name === one.name);
  return {
    name: NAME.test(one.name)
      ? isStray
        ? 'A primary interface needs the name of a link'
        : undefined
      : NAME_MESSAGE,
    vid: one.kind !== 'vlan' ? undefined : one.vid === null ? 'VLAN ID is required' : vlanError(one.vid),
  };
}

const knownInterfaces = ({ links, interfaces }: Draft): ReadonlySet<string> =>
  new Set([...links, ...interfaces].map(({ name }) => name));

const strayError = (name: string, draft: Draft): string | undefined =>
  knownInterfaces(draft).has(name) ? undefined : 'No link or interface has this name';

export function lotsHolding(address: string, { lots }: RuleContext): readonly string[] {
  const net = parseNet(address);
  if (!net) return [];
  const host = { version: net.version, value: net.address };
  return (lots ?? [])
    .filter(({ ranges }) => ranges.some((range) => hasAddress(range, host)))
    .map(({ name }) => name);
}

function placeError(one: DraftAddress, context: RuleContext): string | undefined {
  if (!context.lots) return undefined;
  return lotsHolding(one.address, context).length === 0
    ? `No address lot contains ${hostOf(one.address)}`
    : undefined;
}

function holderError({ address }: DraftAddress, { holderOf }: RuleContext): string | undefined {
  const holder = holderOf(address);
  return holder && `Used by ${holder}`;
}

export function addressErrors(one: DraftAddress, draft: Draft, context: RuleContext): Fields {
  const { address, addressLot } = one;
  const syntax = ipNetworkError(address);
  const holding = lotsHolding(address, context);
  const isElsewhere = addressLot !== '' && holding.length > 0 && !holding.includes(addressLot);
  return {
    interfaceName: strayError(one.interfaceName, draft),
    address: syntax ?? placeError(one, context) ?? holderError(one, context),
    addressLot:
      addressLot === ''
        ? 'Address lot is required'
        : isElsewhere
          ? 'The address is not in this lot'
          : undefined,
    vlanId: vlanError(one.vlanId),
  };
}

export function routeErrors(one: DraftRoute, draft: Draft): Fields {
  const net = parseNet(one.dst);
  const corrected = net && !isWholeNet(net) ? `Use ${formatNet(net)}` : undefined;
  const version = ipVersion(one.gw);
  const isOther = net !== undefined && version !== undefined && version !== net.version;
  return {
    interfaceName: strayError(one.interfaceName, draft),
    dst: ipNetworkError(one.dst) ?? corrected,
    gw:
      version === undefined
        ? 'Not a valid IP address'
        : isOther
          ? 'Destination and gateway must both be IPv4 or both IPv6'
          : undefined,
    vid: vlanError(one.vid),
    ribPriority:
      one.ribPriority === null || (one.ribPriority >= 0 && one.ribPriority <= 255)
        ? undefined
        : 'Must be from 0 to 255',
  };
}

const networksError = (policy: DraftPeer['allowedImport']): string | undefined =>
  policy.type === 'allow'
    ? policy.value.map((net) => ipNetworkError(net)).find((message) => message !== undefined)
    : undefined;

function keyError({ key }: DraftPeer): string | undefined {
  if (key.kind !== 'new') return undefined;
  return key.key.length <= KEY_MAX && /^[\x20-\x7e]*$/.test(key.key)
    ? undefined
    : `Must be at most ${KEY_MAX} printable characters`;
}

export function peerErrors(peer: DraftPeer, draft: Draft): Fields {
  const { holdTime, keepalive, minTtl, remoteAsn } = peer;
  return {
    interfaceName: strayError(peer.interfaceName, draft),
    addr: ipVersion(peer.addr) === undefined ? 'Not a valid IP address' : undefined,
    bgpConfig: peer.bgpConfig === '' ? 'BGP config is required' : undefined,
    remoteAsn: remoteAsn === 0 ? 'This ASN is reserved' : undefined,
    holdTime: holdTime === 1 || holdTime === 2 ? 'Must be 0 or at least 3' : undefined,
    keepalive: holdTime > 0 && keepalive >= holdTime ? 'Must be less than the hold time' : undefined,
    allowedImport: networksError(peer.allowedImport),
    allowedExport: networksError(peer.allowedExport),
    minTtl: minTtl !== null && minTtl !== undefined && minTtl > 255 ? 'Can be at most 255' : undefined,
    vlanId: vlanError(peer.vlanId),
    key: keyError(peer),
  };
}
