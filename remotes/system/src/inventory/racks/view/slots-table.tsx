import { type ReactNode, useMemo } from 'react';
import { type Action, type ActionItem, actionItems } from '@console/shared/actions';
import type { Sled } from '@console/shared/api';
import { formatNumber } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { columns, EmptyCell, TableCard } from '@console/shared/table';
import { Link, Mono, Skeleton, StatusBadge, Unknown } from '@console/shared/ui';
import { InlineMeter } from '@console/shared/ui/detail';
import { sledMenu } from '../../sleds/actions.tsx';
import type { WaitingSled } from '../../waiting/state.ts';
import { celsiusOf, disksOf, instancesOn, type Measured, memoryOf } from './overlays.ts';
import type { SlotRow } from './slot-rows.ts';

const col = columns<SlotRow>();

/** The columns contain the facts of all overlays. */
const slotColumns = (measured: Measured) => {
  const measuredOr = (row: SlotRow, shown: ReactNode) =>
    shown ?? (row.sled && measured.isPending ? <Skeleton width="3rem" /> : missing(row));
  const instances = ({ sled }: SlotRow) => sled && instancesOn(sled, measured);
  const memory = ({ sled }: SlotRow) => sled && memoryOf(sled, measured);
  const disks = ({ sled }: SlotRow) => sled && disksOf(sled, measured);
  const celsius = ({ sled }: SlotRow) => sled && celsiusOf(sled, measured);
  return [
    col.custom('Slot', ({ slot, place }) => place ?? slot, {
      width: 9,
      value: ({ slot, place }) => place ?? slot,
    }),
    col.custom('Serial', (row) => <Serial row={row} />, {
      width: 10,
      value: ({ sled, waiting }) => (sled ?? waiting)?.baseboard.serial,
    }),
    col.custom('Status', ({ status }) => <StatusBadge entity="slot" status={status} />, {
      width: 12,
      cut: false,
      value: ({ status }) => status,
    }),
    col.custom('Part', (row) => partOf(row) ?? missing(row), { rank: 3, width: 8, value: partOf }),
    col.custom('Instances', (row) => measuredOr(row, numberText(instances(row))), {
      rank: 2,
      width: 7,
      value: instances,
      meta: () => null,
    }),
    col.custom('Memory', (row) => measuredOr(row, shareOf(memory(row))), {
      rank: 2,
      width: 9,
      value: (row) => share(memory(row)),
      meta: () => null,
    }),
    col.custom('Disks', (row) => measuredOr(row, disksText(disks(row))), {
      rank: 2,
      width: 7,
      value: (row) => disksText(disks(row)),
      meta: () => null,
    }),
    ...(measured.celsius
      ? [
          col.custom('Temperature', (row) => degreesText(celsius(row)) ?? missing(row), {
            rank: 3,
            width: 8,
            value: celsius,
          }),
        ]
      : []),
  ];
};

const share = (known: ReturnType<typeof memoryOf>): number | undefined => known && known.used / known.total;

/** An empty slot has no values; those of a sled, and of a slot that may hold one, are unknown. */
const missing = ({ sled, status }: SlotRow) => (sled || status === 'unknown' ? <Unknown /> : <EmptyCell />);

const partOf = ({ sled, waiting }: SlotRow) => (sled ?? waiting)?.baseboard.part;

const numberText = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));

const degreesText = (value: number | undefined) =>
  value === undefined ? undefined : `${formatNumber(Math.round(value))} °C`;

const disksText = (known: ReturnType<typeof disksOf>) => known && `${known.inService} of ${known.all}`;

const shareOf = (known: ReturnType<typeof memoryOf>) =>
  known && <InlineMeter label="Memory" used={known.used} total={known.total} />;

function Serial({ row }: { row: SlotRow }) {
  const { sled, waiting } = row;
  const serial = (sled ?? waiting)?.baseboard.serial;
  if (serial === undefined) return missing(row);
  if (!sled) return <Mono>{serial}</Mono>;
  return (
    <Link variant="name" to={to('/system/inventory/sleds/:sledId/instances', { sledId: sled.id })}>
      <Mono>{serial}</Mono>
    </Link>
  );
}

interface SlotsTableProps {
  rows: readonly SlotRow[];
  measured: Measured;
  sledActions: readonly Action<Sled>[];
  waitingActions: readonly Action<WaitingSled>[];
}

/** The rack as a table that can be sorted (docs/screens/operator.md section 9.1). */
export function SlotsTable({ rows, measured, sledActions, waitingActions }: SlotsTableProps) {
  const shown = useMemo(() => slotColumns(measured), [measured]);
  const menu = useMemo(() => {
    const ofSled = sledMenu(sledActions);
    return ({ sled, waiting }: SlotRow): ActionItem[] => {
      if (waiting) return actionItems(waitingActions, waiting);
      return sled ? ofSled(sled) : [];
    };
  }, [sledActions, waitingActions]);
  return <TableCard title="Slots" rows={rows} columns={shown} actions={menu} copyId={false} />;
}
