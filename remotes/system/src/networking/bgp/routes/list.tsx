import { useMemo } from 'react';
import {
  networkingBgpAnnouncementList,
  networkingBgpExported,
  networkingBgpImportedRoutesIpv4,
} from '@console/shared/api';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { columns, RefreshControl, TableCard } from '@console/shared/table';
import { Link, Message, Mono, Toolbar } from '@console/shared/ui';
import { allAnnounceSets, announcementsBySet, bgpExported } from '../../rack/queries.ts';
import styles from '../bgp.module.css';
import { useAsns } from '../use-asns.ts';
import { Imported } from './imported.tsx';
import { unexported } from './unexported.ts';

const refreshPage = () =>
  refresh(networkingBgpExported, networkingBgpImportedRoutesIpv4, networkingBgpAnnouncementList);

export function Component() {
  const known = useAsns();
  return (
    <section>
      <Toolbar>
        <RefreshControl onRefresh={refreshPage} />
      </Toolbar>
      <div className={styles.blocks}>
        <Exported />
        <NotExported />
        <Imported known={known} />
      </div>
    </section>
  );
}

interface ExportRow {
  readonly peer: string;
  readonly networks: readonly string[];
}

const col = columns<ExportRow>();

const EXPORT_COLUMNS = [
  col.custom('Peer', ({ peer }) => <Mono>{peer}</Mono>, { value: ({ peer }) => peer, width: 12 }),
  col.custom(
    'Networks',
    ({ networks }) =>
      networks.map((one) => (
        <div key={one}>
          <Mono>{one}</Mono>
        </div>
      )),
    {
      value: ({ networks }) => networks.join(' '),
    },
  ),
];

const NOTHING = { title: 'Nothing is exported', body: 'No peer is connected, or no network is announced.' };

/** The routes that each peer receives. */
function Exported() {
  const { exports } = useLoaded(bgpExported());
  const rows = useMemo(
    () => Object.entries(exports).map(([peer, networks]) => ({ peer, networks })),
    [exports],
  );
  return (
    <TableCard
      title="Exported"
      description="The networks of each peer, on all switches. IPv4 only."
      rows={rows}
      columns={EXPORT_COLUMNS}
      rowId={({ peer }) => peer}
      empty={NOTHING}
    />
  );
}

/** Networks that should be announced but are not (docs/screens/operator.md section 9.2, W9). */
function NotExported() {
  const { exports } = useLoaded(bgpExported());
  const sets = useQuery(allAnnounceSets()).data;
  const networks = useQuery(announcementsBySet(sets?.map(({ id }) => id) ?? []), {
    enabled: sets !== undefined,
  }).data;
  const { missing, unverified } = useMemo(
    () => unexported(sets ?? [], networks ?? new Map(), exports),
    [sets, networks, exports],
  );
  if (missing.length + unverified.length === 0) return null;
  const isWhole = networks !== undefined && ![...networks.values()].includes(undefined);
  return (
    <Message
      variant={missing.length > 0 ? 'notice' : 'info'}
      title="Announced but not exported"
      items={[
        ...missing.map(({ network, set }) => <Named key={`${set} ${network}`} {...{ network, set }} />),
        ...unverified.map(({ network, set }) => (
          <Named key={`${set} ${network}`} {...{ network, set }}>
            : IPv6 cannot be verified
          </Named>
        )),
      ]}
    >
      {missing.length > 0
        ? 'No peer receives these networks. Check sessions and export filters.'
        : isWhole
          ? 'Every announced IPv4 network is exported.'
          : 'Some announced networks could not be loaded.'}
    </Message>
  );
}

function Named({ network, set, children }: { network: string; set: string; children?: string | string[] }) {
  return (
    <>
      <Mono>{network}</Mono> of{' '}
      <Link to={to('/system/networking/bgp/announce-sets/:announceSet', { announceSet: set })}>{set}</Link>
      {children}
    </>
  );
}
