import { useMemo } from 'react';
import { actionCommands } from '@console/shared/actions';
import {
  type AddressLot,
  networkingAddressLotBlockList,
  networkingAddressLotList,
  networkingBgpAnnouncementList,
  networkingLoopbackAddressList,
  networkingSwitchPortSettingsView,
  notFound,
} from '@console/shared/api';
import { rangeSize, wordFor } from '@console/shared/format';
import { refresh, useLoaded } from '@console/shared/query';
import { Outlet, useNavigate } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { ActionMenu, columns, RefreshControl, TableCard } from '@console/shared/table';
import {
  DateProperty,
  IdProperty,
  Link,
  Message,
  Mono,
  PageHeader,
  PropertiesTable,
  Property,
  Tag,
} from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { BigNumber } from '../ip-pools/big-number.tsx';
import {
  type BlockUse,
  type Holder,
  inOrder,
  lotUse,
  type LotUse,
  rangeOf,
  sizeOfBlocks,
} from '../rack/lot-use.ts';
import { allLots, blocksOf } from '../rack/queries.ts';
import { useAddressUsers } from '../rack/use-rack-network.ts';
import { lotActions } from './actions.tsx';
import styles from './address-lots.module.css';
import { BlockStrip } from './block-strip.tsx';
import { KINDS } from './columns.tsx';
import { LotsHelp } from './frame.tsx';

const refreshPage = () =>
  refresh(
    networkingAddressLotList,
    networkingAddressLotBlockList,
    networkingLoopbackAddressList,
    networkingSwitchPortSettingsView,
    networkingBgpAnnouncementList,
  );

export function Component() {
  const { addressLot } = useParams('/system/networking/address-lots/:addressLot');
  // No operation returns a single lot
  const lot = useLoaded(allLots()).items.find(({ name, id }) => name === addressLot || id === addressLot);
  if (!lot) throw notFound();
  return <Lot lot={lot} addressLot={addressLot} />;
}

function Lot({ lot, addressLot }: { lot: AddressLot; addressLot: string }) {
  const { items: blocks } = useLoaded(blocksOf(addressLot));
  const users = useAddressUsers();
  const refusal = useFleetRefusal();
  const addRefusal = useFleetRefusal('collaborator');
  const navigate = useNavigate();
  const use = useMemo(() => users && lotUse(blocks, users), [blocks, users]);
  const actions = useMemo(
    () =>
      lotActions({
        uses: { isPending: false, byLot: new Map([[lot.id, { blocks, use }]]) },
        refusal,
        addRefusal,
        after: () => navigate(to('/system/networking/address-lots')),
      }),
    [lot.id, blocks, use, refusal, addRefusal, navigate],
  );
  useCommands(useMemo(() => actionCommands(`Address lot '${lot.name}'`, actions, lot), [actions, lot]));
  return (
    <>
      <PageHeader
        title={lot.name}
        help={<LotsHelp />}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <ActionMenu label="Address lot actions" resource={lot} actions={actions} copyId={lot.id} />
          </>
        }
      />
      <PropertiesTable>
        <Property label="Kind">
          <Tag>{wordFor(KINDS, lot.kind)}</Tag>
        </Property>
        <Property label="Addresses">
          <BigNumber value={sizeOfBlocks(blocks)} />
        </Property>
        <Property label="Used">{use ? <BigNumber value={use.used} /> : 'Not known'}</Property>
        <DateProperty label="Created" date={lot.timeCreated} />
        <Property label="Description" wide>
          {lot.description}
        </Property>
        <IdProperty wide value={lot.id} whole />
      </PropertiesTable>
      <div className={styles.cards}>
        <Blocks
          blocks={
            use?.byBlock ?? inOrder(blocks).map((block) => ({ ...UNKNOWN, block, range: rangeOf(block) }))
          }
        />
        {use ? <InUse use={use} /> : <Message>The use of this lot is not known yet.</Message>}
        {use?.byBlock.map((one) => (
          <BlockStrip key={one.block.id} use={one} />
        ))}
      </div>
      <Outlet />
    </>
  );
}

const UNKNOWN = { holders: [], parts: [] };

const blockCol = columns<BlockUse>();

const BLOCK_COLUMNS = [
  blockCol.ip('First', ({ block }) => block.firstAddress, { copy: false, width: 18 }),
  blockCol.ip('Last', ({ block }) => block.lastAddress, { copy: false, width: 18 }),
  blockCol.custom('Addresses', ({ range }) => range && <BigNumber value={rangeSize(range)} />, {
    width: 8,
    align: 'end',
  }),
  blockCol.id('ID', ({ block }) => block.id),
];

const NO_BLOCKS = { title: 'No blocks', body: 'Add blocks to give this lot addresses.' };

const Blocks = ({ blocks }: { blocks: readonly BlockUse[] }) => (
  <TableCard
    title="Blocks"
    rows={blocks}
    columns={BLOCK_COLUMNS}
    rowId={({ block }) => block.id}
    empty={NO_BLOCKS}
  />
);

const holderCol = columns<Holder>();

const HOLDER_COLUMNS = [
  holderCol.custom('Address', ({ address }) => <Mono>{address}</Mono>, {
    value: ({ address }) => address,
    width: 18,
  }),
  holderCol.custom('Used by', ({ what, to: path }) => <Link to={path}>{what}</Link>, {
    value: ({ what }) => what,
  }),
];

const NOTHING = { title: 'Not in use', body: 'No address of this lot is in use.' };

function InUse({ use }: { use: LotUse }) {
  const rows = use.byBlock.flatMap(({ holders }) => holders);
  return (
    <TableCard
      title="In use"
      rows={rows}
      columns={HOLDER_COLUMNS}
      rowId={({ address, what }) => `${address} ${what}`}
      empty={NOTHING}
    />
  );
}
