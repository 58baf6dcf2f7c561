import { wordFor } from '@console/shared/format';
import { useMemo } from 'react';
import { to } from '@console/shared/routing';
import { columns, TableCard } from '@console/shared/table';
import { CardBlock, Dash, Link, Mono, PropertiesTable, Property, Unknown } from '@console/shared/ui';
import { useQuery } from '@console/shared/query';
import { allBgpConfigs } from '../rack/queries.ts';
import type { SettingsView } from '../rack/settings-view.ts';
import { useLotNames } from '../rack/use-lot-names.ts';
import type { DraftAddress, DraftInterface, DraftLink, DraftPeer, DraftRoute } from './draft.ts';
import { fecLabel, geometryLabel, policyLabel, speedLabel } from './labels.ts';
import { draftOf } from './to-create.ts';

const KEY_WORDS = { none: 'Not set', keep: 'Set', new: 'Set' } as const;

const link = columns<DraftLink>();
const LINKS = [
  link.name('Name', ({ name }) => name, { width: 8 }),
  link.text('Speed', ({ speed }) => speedLabel(speed)),
  link.text('FEC', ({ fec }) => fecLabel(fec), { rank: 3 }),
  link.text('Autonegotiation', ({ autoneg }) => (autoneg ? 'On' : 'Off'), { rank: 3 }),
  link.number('MTU', ({ mtu }) => mtu),
  link.text('LLDP', ({ lldp }) => (lldp.enabled ? `On, as ${lldp.systemName || 'no name'}` : 'Off'), {
    rank: 3,
  }),
];

const face = columns<DraftInterface>();
const KINDS = { primary: 'Primary', vlan: 'VLAN', loopback: 'Loopback' } as const;
const INTERFACES = [
  face.name('Name', ({ name }) => name),
  face.text('Kind', ({ kind }) => wordFor(KINDS, kind)),
  face.custom('VLAN ID', ({ vid }) => vid ?? <Dash />),
  face.text('IPv6', ({ v6Enabled }) => (v6Enabled ? 'On' : 'Off')),
];

const address = columns<DraftAddress>();
const ADDRESSES = [
  address.custom('Address', (one) => <Mono>{one.address}</Mono>, { value: (one) => one.address }),
  address.text('Interface', ({ interfaceName }) => interfaceName, { rank: 2 }),
  address.custom('Address lot', ({ addressLot }) =>
    addressLot === '' ? (
      <Unknown />
    ) : (
      <Link to={to('/system/networking/address-lots/:addressLot', { addressLot })}>{addressLot}</Link>
    ),
  ),
  address.custom('VLAN ID', ({ vlanId }) => vlanId ?? <Dash />, { rank: 3 }),
];

const route = columns<DraftRoute>();
const ROUTES = [
  route.custom('Destination', ({ dst }) => <Mono>{dst}</Mono>, { value: ({ dst }) => dst }),
  route.custom('Gateway', ({ gw }) => <Mono>{gw}</Mono>, { value: ({ gw }) => gw }),
  route.text('Interface', ({ interfaceName }) => interfaceName, { rank: 2 }),
  route.custom('VLAN ID', ({ vid }) => vid ?? <Dash />, { rank: 3 }),
  route.custom('Priority', ({ ribPriority }) => ribPriority ?? <Dash />, { rank: 3 }),
];

const peer = columns<DraftPeer>();
const peerColumns = (configs: ReadonlyMap<string, string>) => [
  peer.custom('Address', ({ addr }) => <Mono>{addr}</Mono>, { value: ({ addr }) => addr }),
  peer.text('Interface', ({ interfaceName }) => interfaceName),
  peer.text('BGP config', ({ bgpConfig }) => configs.get(bgpConfig) ?? bgpConfig),
  peer.custom('Remote ASN', ({ remoteAsn }) => remoteAsn ?? 'Any'),
  peer.text('Import', ({ allowedImport }) => policyLabel(allowedImport)),
  peer.text('Export', ({ allowedExport }) => policyLabel(allowedExport)),
  peer.text('Hold time', ({ holdTime, keepalive }) => `${holdTime} s, keepalive ${keepalive} s`),
  // Never the key itself
  peer.text('MD5 key', ({ key }) => KEY_WORDS[key.kind]),
];

const none = (title: string) => ({ title });

/** The contents of port settings, read-only (docs/screens/operator.md section 3.3). */
export function SettingsSections({ view }: { view: SettingsView }) {
  const lots = useLotNames();
  const configs = useQuery(allBgpConfigs()).data?.items;
  const { draft } = useMemo(() => draftOf(view, lots), [view, lots]);
  const peers = useMemo(() => peerColumns(new Map(configs?.map(({ id, name }) => [id, name]))), [configs]);
  return (
    <>
      <CardBlock title="Port" flush>
        <PropertiesTable inset={false} columns={1}>
          <Property label="Geometry">{geometryLabel(draft.geometry)}</Property>
        </PropertiesTable>
      </CardBlock>
      <TableCard title="Links" rows={draft.links} columns={LINKS} empty={none('No links')} />
      <TableCard
        title="Interfaces"
        rows={draft.interfaces}
        columns={INTERFACES}
        empty={none('No interfaces')}
      />
      <TableCard
        title="Addresses"
        rows={draft.addresses}
        columns={ADDRESSES}
        rowId={(one) => `${one.interfaceName} ${one.address}`}
        empty={none('No addresses')}
      />
      <TableCard
        title="Routes"
        rows={draft.routes}
        columns={ROUTES}
        rowId={({ interfaceName, dst, gw, vid }) => `${interfaceName} ${dst} ${gw} ${vid}`}
        empty={none('No routes')}
      />
      <TableCard
        title="BGP peers"
        rows={draft.peers}
        columns={peers}
        rowId={({ addr }) => addr}
        empty={none('No BGP peers')}
      />
    </>
  );
}
