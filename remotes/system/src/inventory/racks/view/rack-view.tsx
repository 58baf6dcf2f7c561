import { useMemo, useState } from 'react';
import type { Rack, Sled } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { to, useCommands } from '@console/shared/routing';
import { cx, Skeleton, useCopy } from '@console/shared/ui';
import { NotAvailable } from '../../../not-available.tsx';
import { useFleetRefusal } from '../../../use-fleet-refusal.ts';
import { rackPage } from '../../queries.ts';
import { actionsFor, sledActions } from '../../sleds/actions.tsx';
import { isInService } from '../../../base/sleds/states.ts';
import { waitingActions } from '../../waiting/actions.tsx';
import { addSled } from '../../waiting/add.ts';
import { AddSled } from '../../waiting/lazy-add-sled.ts';
import type { WaitingSled } from '../../waiting/state.ts';
import { Beside } from './beside.tsx';
import { Controls } from './controls.tsx';
import { Drawing } from './drawing.tsx';
import { SledPanel } from './lazy-panel.ts';
import { isFound } from './matches.ts';
import { NoPositions } from './no-positions.tsx';
import type { PositionFact, Slot } from './place-sleds.ts';
import { RackTabs } from './rack-tabs.tsx';
import styles from './rack.module.css';
import { nowhereText, slotRows } from './slot-rows.ts';
import { SlotsTable } from './slots-table.tsx';
import { useRack } from './use-rack.ts';
import { useRackChoice } from './use-view.ts';

const NOTHING: readonly never[] = [];

/** The rack as a drawing: positions and states of its hardware, with the same facts as a table (docs/screens/operator.md section 9.1). */
export function RackView({ rack }: { rack: Rack }) {
  const choice = useRackChoice();
  const { overlay, filter, view } = choice;
  const [fallback, setFallback] = useState<readonly PositionFact[]>();
  const [open, setOpen] = useState<Slot>();
  const isMeasureWanted = overlay !== 'status' || view === 'table' || filter !== '' || open !== undefined;
  const { sleds, waiting, placement, measured, isPending, isTold, retryPositions, unread } = useRack(
    rack.id,
    fallback,
    isMeasureWanted,
  );
  const racks = useQuery(rackPage()).data?.items ?? NOTHING;
  const [adding, setAdding] = useState<WaitingSled>();
  const { copy } = useCopy();
  const refusal = useFleetRefusal();
  // The same page that `View in rack` opens
  const ofSleds = useMemo(
    () => sledActions({ sleds: sleds ?? NOTHING, copy, refusal }).filter(({ id }) => id !== 'view-rack'),
    [sleds, copy, refusal],
  );
  const ofWaiting = useMemo(
    () => waitingActions({ copy, add: addSled, onAdd: setAdding, refusal }),
    [copy, refusal],
  );
  // Without a response about positions, a sled without one may still have one
  const isUnread = isTold === undefined && fallback === undefined;
  const nowhere = nowhereText(isUnread);
  const rows = useMemo(() => slotRows(placement, waiting, nowhere), [placement, waiting, nowhere]);
  const found = useMemo(
    () =>
      filter === ''
        ? rows
        : rows.filter(({ sled, waiting: waits }) =>
            [sled, waits].some((one) => one && isFound(one, filter, measured.instances)),
          ),
    [rows, filter, measured],
  );
  useSledCommands(rack.id, sleds ?? NOTHING);
  const openSlot = (slot: Slot) => {
    const row = rows.find((one) => one.slot === slot.slot && one.place === undefined);
    if (!slot.sled && row?.waiting) setAdding(row.waiting);
    else setOpen(slot);
  };
  const shown = open?.sled && (sleds?.find(({ id }) => id === open.sled?.id) ?? open.sled);
  return (
    <>
      {racks.length > 1 && <RackTabs racks={racks} />}
      <Controls
        choice={choice}
        hasCelsius={measured.celsius !== undefined}
        found={unread.length > 0 ? undefined : found.length}
      />
      {!isPending && !isTold && fallback === undefined && (
        <NoPositions onRead={setFallback} onRetry={isTold === undefined ? retryPositions : undefined} />
      )}
      {!isPending && unread.length > 0 && (
        <div className={styles.note}>
          <NotAvailable
            reason={`Could not be loaded: ${unread.map(({ noun }) => noun).join(', ')}. Slots may hold hardware that is not shown.`}
            onRetry={() => {
              for (const { retry } of unread) void retry();
            }}
          />
        </div>
      )}
      <div className={cx(styles.view, view === 'table' && styles.away)}>
        {isPending ? (
          <Skeleton kind="row" rows={16} />
        ) : (
          <Drawing
            label={`Rack ${rack.id}`}
            placement={placement}
            measured={measured}
            overlay={overlay}
            filter={filter}
            actions={ofSleds}
            onOpen={openSlot}
          />
        )}
        {/* Until the positions are known, no sled is known to be without one */}
        {!isPending && <Beside rows={rows} nowhere={nowhere} isWhole={unread.length === 0} />}
      </div>
      <div className={cx(styles.table, view === 'drawing' && styles.away)}>
        <SlotsTable
          rows={view === 'table' ? found : rows}
          measured={measured}
          sledActions={ofSleds}
          waitingActions={ofWaiting}
        />
      </div>
      {open && shown && (
        <SledPanel
          sled={shown}
          slot={open.slot}
          measured={measured}
          actions={actionsFor(ofSleds, shown)}
          onDismiss={() => setOpen(undefined)}
        />
      )}
      {adding && <AddSled sled={adding} sleds={sleds ?? NOTHING} onDismiss={() => setAdding(undefined)} />}
    </>
  );
}

/** Palette entries: all sleds of the rack, by serial. */
function useSledCommands(rackId: string, sleds: readonly Sled[]): void {
  useCommands(
    useMemo(
      () =>
        sleds
          .filter((sled) => sled.rackId === rackId && isInService(sled))
          .map(({ id, baseboard }) => ({
            group: 'Go to sled',
            label: baseboard.serial,
            to: to('/system/inventory/sleds/:sledId/instances', { sledId: id }),
          })),
      [rackId, sleds],
    ),
  );
}
