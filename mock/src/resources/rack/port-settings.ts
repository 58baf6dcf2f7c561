import { requireAddress, reserve } from './address-lots.ts';
import { formatAddress } from '../../values/addresses.ts';
import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { asInvalid, invalid, notFound } from '../../wire/errors.ts';
import { bySelector } from '../find.ts';
import { formatNet, hostNet, isWholeNetwork } from '../../values/nets.ts';
import { peersOf, requireNet, requireVlan } from './port-settings-peers.ts';
import type { SwitchPortSettingsRow } from '../../store/rows/rack.ts';

type Parts = SwitchPortSettingsRow['parts'];
type Body = T.SwitchPortSettingsCreate;

/** Maximum number of links into which a port can be split. */
const linksOf = { qsfp28x1: 1, qsfp28x2: 2, sfp28x4: 4 } as const;

/** The smallest MTU of IPv6, and the largest of switches. */
const MTU = { least: 1280, most: 9216 } as const;

/** Links with their LLDP and transmitter settings, which are separate rows. */
function linksPart(call: Call, id: string, body: Body): Pick<Parts, 'links' | 'linkLldp' | 'txEq'> {
  const { geometry } = body.portConfig;
  const named = Object.entries(body.links);
  if (named.length > linksOf[geometry])
    throw invalid(`a port of the form ${geometry} has at most ${linksOf[geometry]} links`);
  const part: Pick<Parts, 'links' | 'linkLldp' | 'txEq'> = { links: [], linkLldp: [], txEq: [] };
  for (const [linkName, { lldp, txEq, fec = null, ...link }] of named) {
    if (link.mtu < MTU.least || link.mtu > MTU.most)
      throw invalid(`the MTU of the link "${linkName}" must be from ${MTU.least} to ${MTU.most}`);
    const lldpLinkConfigId = call.store.newId();
    const managementIp = lldp.managementIp ? hostNet(lldp.managementIp) : null;
    part.linkLldp.push({ ...lldp, id: lldpLinkConfigId, managementIp });
    const txEqConfigId = txEq ? call.store.newId() : null;
    if (txEq) part.txEq.push(txEq);
    part.links.push({ ...link, fec, linkName, lldpLinkConfigId, txEqConfigId, portSettingsId: id });
  }
  return part;
}

/** A primary interface has the name of a link; VLAN and loopback interfaces have their own names. */
function interfacesPart(call: Call, id: string, body: Body): Pick<Parts, 'interfaces' | 'vlanInterfaces'> {
  const part: Pick<Parts, 'interfaces' | 'vlanInterfaces'> = { interfaces: [], vlanInterfaces: [] };
  const vids = new Set<number>();
  for (const [interfaceName, { kind, v6Enabled }] of Object.entries(body.interfaces)) {
    const one = { id: call.store.newId(), interfaceName, kind: kind.type, portSettingsId: id, v6Enabled };
    if (kind.type === 'primary' && !Object.hasOwn(body.links, interfaceName))
      throw invalid(`the primary interface "${interfaceName}" must have the name of a link`);
    if (kind.type === 'vlan') {
      requireVlan(kind.vid, `the interface "${interfaceName}"`);
      if (vids.has(kind.vid)) throw invalid(`two interfaces have the VLAN ${kind.vid}`);
      vids.add(kind.vid);
      part.vlanInterfaces.push({ interfaceConfigId: one.id, vlanId: kind.vid });
    }
    part.interfaces.push(one);
  }
  return part;
}

/** Allocates every address from its lot. */
function addressesPart(call: Call, id: string, body: Body): Parts['addresses'] {
  const part: Parts['addresses'] = [];
  const seen = new Set<string>();
  for (const [interfaceName, { addresses }] of Object.entries(body.addresses)) {
    for (const one of addresses) {
      const net = requireNet(one.address, 'address');
      const text = formatAddress(net.address);
      if (seen.has(text)) throw invalid(`the address ${text} is given twice`);
      seen.add(text);
      const vlanId = requireVlan(one.vlanId, `the address ${text}`);
      const block = asInvalid(() => reserve(call, one.addressLot, net.address, { anycast: false }));
      part.push({
        address: formatNet(net),
        addressLotBlockId: block.id,
        interfaceName,
        portSettingsId: id,
        vlanId,
      });
    }
  }
  return part;
}

function routesPart(id: string, body: Body): Parts['routes'] {
  const part: Parts['routes'] = [];
  const seen = new Set<string>();
  for (const [interfaceName, { routes }] of Object.entries(body.routes)) {
    for (const one of routes) {
      const net = requireNet(one.dst, 'destination');
      const dst = formatNet(net);
      if (!isWholeNetwork(net)) throw invalid(`the destination ${dst} must start at its first address`);
      if (requireAddress(one.gw).version !== net.address.version)
        throw invalid(`the gateway ${one.gw} and the destination ${dst} must be of one IP version`);
      const gw = hostNet(one.gw);
      const vlanId = requireVlan(one.vid, `the route to ${dst}`);
      const key = `${interfaceName} ${dst} ${gw} ${vlanId}`;
      if (seen.has(key)) throw invalid(`the route to ${dst} by ${one.gw} is given twice`);
      seen.add(key);
      part.push({ dst, gw, interfaceName, portSettingsId: id, ribPriority: one.ribPriority ?? null, vlanId });
    }
  }
  return part;
}

/** Addresses, routes and peers are grouped by the name of a link or an interface. */
function requireKnownInterfaces(body: Body): void {
  const known = new Set([...Object.keys(body.links), ...Object.keys(body.interfaces)]);
  for (const [what, filed] of [
    ['addresses', body.addresses],
    ['routes', body.routes],
    ['BGP peers', body.bgpPeers],
  ] as const) {
    const stray = Object.keys(filed).find((name) => !known.has(name));
    if (stray !== undefined)
      throw invalid(`${what} are given for "${stray}", which is neither a link nor an interface`);
  }
}

/**
 * Validates new port settings and creates their parts, in the given order.
 * @param id of the settings
 * @throws MockError 404 for an unknown group, 400 for all other errors
 */
export function buildParts(call: Call, id: string, body: Body): Parts {
  // No operation creates groups of settings, so none can exist.
  const [group] = body.groups;
  if (group !== undefined) throw notFound('switch-port-settings-group', bySelector(group));
  const links = linksPart(call, id, body);
  const interfaces = interfacesPart(call, id, body);
  requireKnownInterfaces(body);
  return {
    groups: [],
    port: { geometry: body.portConfig.geometry, portSettingsId: id },
    ...links,
    ...interfaces,
    addresses: addressesPart(call, id, body),
    routes: routesPart(id, body),
    bgpPeers: peersOf(call, body),
  };
}
