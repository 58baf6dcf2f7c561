import { type BgpPeerStatus, encode, type SwitchPort } from '@console/shared/api';
import { isSameAddress } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { TableCard } from '@console/shared/table';
import {
  CardBlock,
  CopyButton,
  Message,
  Mono,
  PropertiesTable,
  Property,
  Skeleton,
  StatusBadge,
} from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import { NotAvailable } from '../../not-available.tsx';
import { sessionColumns } from '../bgp/sessions/columns.tsx';
import { sessionRows } from '../bgp/sessions/rows.ts';
import { LONGEST } from '../../base/live/use-live.ts';
import { fecLabel } from '../port-settings/labels.ts';
import { bgpExported, bgpStatus } from '../rack/queries.ts';
import type { SettingsView } from '../rack/settings-view.ts';
import { dbmText, type LinkInfo, type Optics, type PortLink } from './link-state.ts';
import styles from './switch-ports.module.css';

export interface StatusTabProps {
  port: SwitchPort;
  view: SettingsView | undefined;
  link: PortLink | undefined;
  /** Why the status could not be read. */
  failure: string | undefined;
  onRetry: () => void;
  every: number | false;
}

/** The status of the links of a port, and the sessions over it (docs/screens/operator.md section 3.2). */
export function StatusTab({ port, view, link, failure, onRetry, every }: StatusTabProps) {
  return (
    <div className={styles.blocks}>
      {!link && failure === undefined && <Skeleton kind="page" />}
      {!link && failure !== undefined && <NotAvailable reason={failure} onRetry={onRetry} />}
      {link?.links.map((info, index) => (
        <LinkCard key={info.name ?? index} info={info} optics={link.optics} title={info.name ?? 'Link'} />
      ))}
      {link?.links.length === 0 && <Message>No links, because the port has no settings.</Message>}
      {view && <Sessions port={port} view={view} every={every} />}
      {link && (
        <Disclosure title="Raw status">
          <pre className={styles.json}>{rawText(link)}</pre>
          <CopyButton text={rawText(link)} label="Copy raw status" />
        </Disclosure>
      )}
    </div>
  );
}

/** Restores the switch's keys, which the client has converted (docs/screens/operator.md section 0.5). */
const rawText = ({ raw }: PortLink): string => JSON.stringify(encode(raw), null, 2);

const onOff = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'On' : 'Off');

function LinkCard({ info, optics, title }: { info: LinkInfo; optics: Optics | undefined; title: string }) {
  return (
    <CardBlock title={title} flush>
      <PropertiesTable inset={false} columns={4} label={title}>
        <Property label="State">
          <StatusBadge entity="link" status={info.state} note={info.detail} />
        </Property>
        <Property label="Speed">{info.speed}</Property>
        <Property label="FEC">{info.fec === undefined ? undefined : fecLabel(info.fec)}</Property>
        <Property label="Autonegotiation">{onOff(info.autoneg)}</Property>
        <Property label="MTU">{info.mtu}</Property>
        <Property label="Media">{info.media}</Property>
        <Property label="MAC">{info.mac && <Mono>{info.mac}</Mono>}</Property>
        {optics && <Property label="Light received">{lightText(optics.rx)}</Property>}
        {optics && <Property label="Light sent">{lightText(optics.tx)}</Property>}
        {optics && (
          <Property label="Laser current">{optics.bias.map((one) => `${one} mA`).join(', ')}</Property>
        )}
      </PropertiesTable>
    </CardBlock>
  );
}

const lightText = (lanes: readonly number[]): string =>
  lanes.map((milliwatts) => `${milliwatts} mW, ${dbmText(milliwatts)}`).join('; ');

const NO_SESSIONS = { title: 'No BGP sessions', body: 'Its settings have no peers.' };

function Sessions({ port, view, every }: { port: SwitchPort; view: SettingsView; every: number | false }) {
  const { data, dataUpdatedAt, isError } = useQuery(bgpStatus(), { poll: () => every, longest: LONGEST });
  const exports = useQuery(bgpExported()).data?.exports;
  if (isError && !data) return <Message variant="destructive">Sessions could not be loaded.</Message>;
  const isOurs = ({ addr, switch: location }: BgpPeerStatus) =>
    location === port.switchLocation && view.bgpPeers.some((peer) => isSameAddress(peer.addr, addr));
  const facts = { answeredAt: dataUpdatedAt, exports, received: undefined, applied: [{ port, view }] };
  return (
    <TableCard
      title="Sessions"
      rows={data && sessionRows(data.filter(isOurs), facts)}
      columns={sessionColumns}
      copyId={false}
      empty={NO_SESSIONS}
    />
  );
}
