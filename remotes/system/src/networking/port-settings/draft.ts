import type {
  BgpPeer,
  LinkFec,
  LinkSpeed,
  LldpLinkConfigCreate,
  SwitchPortGeometry,
  SwitchPortSettingsCreate,
  TxEqConfig,
} from '@console/shared/api';

/** The key of a peer: none, the stored one, which only the server has, or a new one. */
export type PeerKey = { readonly kind: 'none' | 'keep' } | { readonly kind: 'new'; readonly key: string };

/** A link of port settings. */
export interface DraftLink {
  readonly name: string;
  readonly speed: LinkSpeed;
  readonly fec: LinkFec | null;
  readonly autoneg: boolean;
  readonly mtu: number;
  readonly lldp: LldpLinkConfigCreate;
  readonly txEq: TxEqConfig | null;
}

/** An interface; only a VLAN interface has a `vid`. */
export interface DraftInterface {
  readonly name: string;
  readonly kind: 'primary' | 'vlan' | 'loopback';
  readonly vid: number | null;
  readonly v6Enabled: boolean;
}

/** An address and the name of its lot. */
export interface DraftAddress {
  readonly interfaceName: string;
  readonly address: string;
  readonly addressLot: string;
  readonly vlanId: number | null;
}

export interface DraftRoute {
  readonly interfaceName: string;
  readonly dst: string;
  readonly gw: string;
  readonly vid: number | null;
  readonly ribPriority: number | null;
}

/** A BGP peer. Its key is a separate member, so that the shown members contain no secret. */
export interface DraftPeer extends Omit<BgpPeer, 'md5AuthKey'> {
  readonly key: PeerKey;
}

/** Port settings as lists for forms and comparisons. The API has maps keyed by the name of the interface. */
export interface Draft {
  readonly name: string;
  readonly description: string;
  readonly geometry: SwitchPortGeometry;
  readonly links: DraftLink[];
  readonly interfaces: DraftInterface[];
  readonly addresses: DraftAddress[];
  readonly routes: DraftRoute[];
  readonly peers: DraftPeer[];
}

/** The keys of peers by address: read immediately before they are written, and never stored. */
export type PeerKeys = ReadonlyMap<string, string>;

const NO_KEYS: PeerKeys = new Map();

/** Groups items by the name of their interface and keeps their order. */
function byInterface<Item extends { readonly interfaceName: string }, Sent>(
  items: readonly Item[],
  sent: (item: Item) => Sent,
): Record<string, Sent[]> {
  const groups: Record<string, Sent[]> = {};
  for (const item of items) (groups[item.interfaceName] ??= []).push(sent(item));
  return groups;
}

const mapped = <Value, Other>(
  record: Readonly<Record<string, Value>>,
  to: (value: Value) => Other,
): Record<string, Other> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));

function peerBody({ key, ...peer }: DraftPeer, keys: PeerKeys): BgpPeer {
  const kept = key.kind === 'keep' ? (keys.get(peer.addr) ?? null) : null;
  return { ...peer, md5AuthKey: key.kind === 'new' ? key.key : kept };
}

function kindBody({ kind, vid }: DraftInterface): SwitchPortSettingsCreate['interfaces'][string]['kind'] {
  return kind === 'vlan' ? { type: 'vlan', vid: vid ?? 0 } : { type: kind };
}

/**
 * The request that creates settings. `groups` is empty, because no operation creates groups (docs/screens/operator.md section 3.3).
 * @param keys the keys of the peers that keep theirs
 */
export const createOf = (draft: Draft, keys: PeerKeys = NO_KEYS): SwitchPortSettingsCreate => ({
  name: draft.name,
  description: draft.description,
  portConfig: { geometry: draft.geometry },
  groups: [],
  links: Object.fromEntries(draft.links.map(({ name, ...link }) => [name, link])),
  interfaces: Object.fromEntries(
    draft.interfaces.map((one) => [one.name, { kind: kindBody(one), v6Enabled: one.v6Enabled }]),
  ),
  addresses: mapped(
    byInterface(draft.addresses, ({ address, addressLot, vlanId }) => ({ address, addressLot, vlanId })),
    (addresses) => ({ addresses }),
  ),
  routes: mapped(
    byInterface(draft.routes, ({ dst, gw, vid, ribPriority }) => ({ dst, gw, vid, ribPriority })),
    (routes) => ({ routes }),
  ),
  bgpPeers: mapped(
    byInterface(draft.peers, (peer) => peerBody(peer, keys)),
    (peers) => ({ peers }),
  ),
});

const keyOf = (key: string | null | undefined): PeerKey => (key ? { kind: 'new', key } : { kind: 'none' });

/** Converts a request to a draft, for example a pasted one. */
export function draftOfCreate(body: SwitchPortSettingsCreate): Draft {
  const flat = <Value, Item>(
    record: Readonly<Record<string, Value>>,
    items: (value: Value) => readonly Item[],
  ) =>
    Object.entries(record).flatMap(([interfaceName, value]) =>
      items(value).map((item) => ({ ...item, interfaceName })),
    );
  return {
    name: body.name,
    description: body.description,
    geometry: body.portConfig.geometry,
    links: Object.entries(body.links).map(([name, { fec = null, txEq = null, ...link }]) => ({
      ...link,
      name,
      fec,
      txEq,
    })),
    interfaces: Object.entries(body.interfaces).map(([name, { kind, v6Enabled }]) => ({
      name,
      kind: kind.type,
      vid: kind.type === 'vlan' ? kind.vid : null,
      v6Enabled,
    })),
    addresses: flat(body.addresses, ({ addresses }) => addresses).map(({ vlanId = null, ...one }) => ({
      ...one,
      vlanId,
    })),
    routes: flat(body.routes, ({ routes }) => routes).map(({ vid = null, ribPriority = null, ...one }) => ({
      ...one,
      vid,
      ribPriority,
    })),
    peers: flat(body.bgpPeers, ({ peers }) => peers).map(({ md5AuthKey, ...peer }) => ({
      ...peer,
      key: keyOf(md5AuthKey),
    })),
  };
}
