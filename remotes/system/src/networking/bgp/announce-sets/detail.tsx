import { useMemo } from 'react';
import { actionCommands } from '@console/shared/actions';
import {
  type BgpAnnounceSet,
  type BgpAnnouncement,
  networkingBgpAnnouncementList,
  networkingBgpExported,
  notFound,
} from '@console/shared/api';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { Outlet, useNavigate } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { ActionMenu, columns, RefreshControl, TableSection } from '@console/shared/table';
import {
  DateProperty,
  IdProperty,
  Link,
  Mono,
  PageHeader,
  PropertiesTable,
  Property,
  Tag,
  Unknown,
} from '@console/shared/ui';
import { useFleetRefusal } from '../../../use-fleet-refusal.ts';
import { blockText } from '../../address-lots/block-text.ts';
import { allAnnounceSets, announcementsOf, bgpExported } from '../../rack/queries.ts';
import { BgpHelp } from '../help.tsx';
import { setActions } from './actions.tsx';
import { exportedTo, type KnownBlock } from './networks.ts';
import { useBlocks } from './use-blocks.ts';

const refreshPage = () => refresh(networkingBgpAnnouncementList, networkingBgpExported);

export function Component() {
  const { announceSet } = useParams('/system/networking/bgp/announce-sets/:announceSet');
  // No operation returns a single set
  const set = useLoaded(allAnnounceSets()).find(({ name, id }) => name === announceSet || id === announceSet);
  if (!set) throw notFound();
  return <AnnounceSet set={set} announceSet={announceSet} />;
}

function AnnounceSet({ set, announceSet }: { set: BgpAnnounceSet; announceSet: string }) {
  const announcements = useLoaded(announcementsOf(announceSet));
  const exports = useQuery(bgpExported()).data?.exports;
  const blocks = useBlocks();
  const refusal = useFleetRefusal();
  const navigate = useNavigate();
  const actions = useMemo(
    () => setActions({ refusal, after: () => navigate(to('/system/networking/bgp/announce-sets')) }),
    [refusal, navigate],
  );
  useCommands(useMemo(() => actionCommands(`Announce set '${set.name}'`, actions, set), [actions, set]));
  const columnsNow = useMemo(() => announcementColumns(blocks.known, exports), [blocks, exports]);
  return (
    <>
      <PageHeader
        title={set.name}
        help={<BgpHelp />}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <ActionMenu label="Announce set actions" resource={set} actions={actions} copyId={set.id} />
          </>
        }
      />
      <PropertiesTable>
        <Property label="Description" wide>
          {set.description}
        </Property>
        <DateProperty label="Created" date={set.timeCreated} />
        <DateProperty label="Updated" date={set.timeModified} />
        <IdProperty wide value={set.id} whole />
      </PropertiesTable>
      <TableSection
        title="Announcements"
        named
        rows={announcements}
        columns={columnsNow}
        rowId={({ network }) => network}
        empty={NOTHING}
      />
      <Outlet />
    </>
  );
}

const NOTHING = { title: 'Nothing is announced', body: 'Edit the set to add networks to it.' };

const col = columns<BgpAnnouncement>();

const announcementColumns = (
  blocks: readonly KnownBlock[],
  exports: Readonly<Record<string, readonly string[]>> | undefined,
) => {
  const blockOf = ({ addressLotBlockId }: BgpAnnouncement) =>
    blocks.find(({ id }) => id === addressLotBlockId);
  return [
    col.custom('Network', ({ network }) => <Mono>{network}</Mono>, { value: ({ network }) => network }),
    col.custom(
      'Lot',
      (row) => {
        const lot = blockOf(row)?.lot;
        if (lot === undefined) return <Unknown />;
        return <Link to={to('/system/networking/address-lots/:addressLot', { addressLot: lot })}>{lot}</Link>;
      },
      { rank: 2, value: (row) => blockOf(row)?.lot, meta: (row) => blockOf(row)?.lot ?? null },
    ),
    col.text(
      'Block',
      (row) => {
        const block = blockOf(row);
        return block && blockText(block);
      },
      { rank: 3, meta: () => null },
    ),
    col.custom('Exported to', ({ network }) => <ExportedTo network={network} exports={exports} />, {
      width: 14,
      rank: 2,
      tip: 'Exports are reported for IPv4 only.',
    }),
  ];
};

interface ExportedToProps {
  network: string;
  exports: Readonly<Record<string, readonly string[]>> | undefined;
}

function ExportedTo({ network, exports }: ExportedToProps) {
  if (!exports) return <Unknown />;
  const peers = exportedTo(network, exports);
  if (peers === 'unknown') return <Unknown />;
  return peers.length === 0 ? <Tag tone="notice">No peer</Tag> : peers.join(', ');
}
