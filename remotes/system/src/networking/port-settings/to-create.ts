import type {
  LldpLinkConfig,
  LldpLinkConfigCreate,
  SwitchPortSettingsCreate,
  SwitchPortSettingsView,
  TxEqConfig,
} from '@console/shared/api';
import { hostOf } from '../rack/applied.ts';
import { type SettingsView, withoutKeys } from '../rack/settings-view.ts';
import { createOf, type Draft, type DraftInterface, type PeerKeys } from './draft.ts';

/** The draft of existing settings, and the parts that it does not contain. */
export interface Drafted {
  readonly draft: Draft;
  /** One sentence for each missing part; the user must accept each before saving. */
  readonly losses: readonly string[];
}

/** Names of lots by the ids of their blocks. */
export type LotNames = ReadonlyMap<string, string>;

/** An LLDP config that is disabled and has no values. */
export const SILENT_LLDP: LldpLinkConfigCreate = {
  enabled: false,
  chassisId: null,
  linkName: null,
  linkDescription: null,
  managementIp: null,
  systemName: null,
  systemDescription: null,
};

/** The management address of LLDP is a network in responses and an address in requests. */
const lldpOf = ({ id: _, managementIp, ...lldp }: LldpLinkConfig): LldpLinkConfigCreate => ({
  ...SILENT_LLDP,
  ...lldp,
  managementIp: managementIp ? hostOf(managementIp) : null,
});

type Lose = (what: string) => void;

/** Tuning has no id; it is assigned to links by its position (docs/screens/operator.md section 0.5). */
function tuningOf({ links, txEq }: Pick<SettingsView, 'links' | 'txEq'>, lose: Lose): (TxEqConfig | null)[] {
  const tuned = links.filter(({ txEqConfigId }) => txEqConfigId);
  if (txEq.length === links.length) return [...txEq];
  if (txEq.length !== tuned.length) {
    lose('The link of each signal tuning is not known');
    return links.map(() => null);
  }
  let next = 0;
  return links.map(({ txEqConfigId }) => (txEqConfigId ? (txEq[next++] ?? null) : null));
}

function interfacesOf({ interfaces, vlanInterfaces }: SettingsView, lose: Lose): DraftInterface[] {
  return interfaces.map(({ id, interfaceName: name, kind, v6Enabled }) => {
    const vid = vlanInterfaces.find((one) => one.interfaceConfigId === id)?.vlanId ?? null;
    if (kind === 'vlan' && vid === null) lose(`The VLAN of interface ${name} was not found`);
    return { name, kind, v6Enabled, vid: kind === 'vlan' ? vid : null };
  });
}

/** The draft of existing settings (docs/screens/operator.md section 9.9). */
export function draftOf(view: SettingsView, lots: LotNames): Drafted {
  const losses: string[] = [];
  const lose = (what: string) => void losses.push(what);
  const tuning = tuningOf(view, lose);
  const links = view.links.map(
    ({ linkName: name, speed, fec = null, autoneg, mtu, lldpLinkConfigId }, index) => {
      const lldp = view.linkLldp.find(({ id }) => id === lldpLinkConfigId);
      if (!lldp && lldpLinkConfigId) lose(`The LLDP of link ${name} was not found`);
      return {
        name,
        speed,
        fec,
        autoneg,
        mtu,
        lldp: lldp ? lldpOf(lldp) : SILENT_LLDP,
        txEq: tuning[index] ?? null,
      };
    },
  );
  const addresses = view.addresses.map(({ interfaceName, address, addressLotBlockId, vlanId = null }) => {
    const addressLot = lots.get(addressLotBlockId);
    if (addressLot === undefined) lose(`The address lot of ${address} was not found`);
    return { interfaceName, address, addressLot: addressLot ?? '', vlanId };
  });
  if (view.groups.length > 0) lose('Settings groups are lost, because the API cannot create them');
  const { name, description } = view.settings;
  const draft: Draft = {
    name,
    description,
    geometry: view.port.geometry,
    links,
    interfaces: interfacesOf(view, lose),
    addresses,
    routes: view.routes.map(({ interfaceName, dst, gw, ribPriority = null, vlanId = null }) => ({
      interfaceName,
      dst,
      gw: hostOf(gw),
      vid: vlanId,
      ribPriority,
    })),
    peers: view.bgpPeers.map(({ hasKey, ...peer }) => ({ ...peer, key: { kind: hasKey ? 'keep' : 'none' } })),
  };
  return { draft, losses };
}

/** The keys of the peers of a response, for the single write that follows. */
export const keysOf = ({ bgpPeers }: Pick<SwitchPortSettingsView, 'bgpPeers'>): PeerKeys =>
  new Map(bgpPeers.flatMap(({ addr, md5AuthKey }) => (md5AuthKey ? [[addr, md5AuthKey] as const] : [])));

/** The request that would create existing settings, with keys, and the parts that it does not contain. */
export function toCreate(
  view: SwitchPortSettingsView,
  lots: LotNames,
): { readonly create: SwitchPortSettingsCreate; readonly losses: readonly string[] } {
  const { draft, losses } = draftOf(withoutKeys(view), lots);
  return { create: createOf(draft, keysOf(view)), losses };
}
