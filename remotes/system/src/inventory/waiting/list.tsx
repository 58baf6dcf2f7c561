import { Server } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Sled, sledListUninitialized } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { IntervalPicker, type RefreshInterval } from '@console/shared/date-range';
import { refresh, useFetching, useQuery } from '@console/shared/query';
import { useCommands } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { ListTab, wholePage } from '@console/shared/table';
import { Button, ExternalLink, Link, Message, Skeleton, useCopy } from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import styles from '../inventory.module.css';
import { allSleds, rackPage, waitingSleds } from '../queries.ts';
import { waitingActions } from './actions.tsx';
import { addSled } from './add.ts';
import { useAddedSleds } from './added.ts';
import { waitingColumns } from './columns.tsx';
import { FormerNotes } from './former-notes.tsx';
import { AddSled } from './lazy-add-sled.ts';
import { rowsOf, type WaitingSled } from './state.ts';

const EMPTY = {
  icon: Server,
  title: 'No sleds waiting',
  body: 'A sled shows up here some minutes after it is inserted into a rack.',
};

const NOUN = ['sled', 'sleds'] as const;

const NO_SLEDS: readonly Sled[] = [];

/** Only this tab is lost when the list cannot be read: it is known to fail while the system takes stock. */
export function Component() {
  const waiting = useQuery(waitingSleds());
  if (waiting.data) return <Waiting sleds={waiting.data.items} />;
  if (waiting.isPending) return <Skeleton kind="page" />;
  return (
    <div className={styles.note}>
      <Message
        variant="destructive"
        title="The waiting sleds could not be loaded"
        live="alert"
        action={
          <Button pending={waiting.isFetching} onClick={() => void waiting.refetch()}>
            Try again
          </Button>
        }
      >
        {waiting.error.message}
      </Message>
    </div>
  );
}

function Waiting({ sleds: waiting }: { sleds: Parameters<typeof rowsOf>[0] }) {
  const sleds = useQuery(allSleds()).data?.items ?? NO_SLEDS;
  const racks = useQuery(rackPage()).data?.items.length ?? 0;
  const added = useAddedSleds();
  const [adding, setAdding] = useState<WaitingSled>();
  // A sled shows up some minutes after it is inserted
  const [interval, setInterval] = useState<RefreshInterval>('1m');
  const isFetching = useFetching(sledListUninitialized);
  const { copy } = useCopy();
  const rows = useMemo(() => rowsOf(waiting, sleds, added), [waiting, sleds, added]);
  const page = useMemo(() => wholePage('waiting sleds', rows), [rows]);
  const columns = useMemo(() => waitingColumns(racks > 1), [racks]);
  const refusal = useFleetRefusal();
  const actions = useMemo(
    () => waitingActions({ copy, add: addSled, onAdd: setAdding, refusal }),
    [copy, refusal],
  );
  useCommands(
    useMemo(
      () =>
        rows
          .filter(({ progress }) => refusal === undefined && progress === 'waiting')
          .map((row) => ({
            group: 'Actions',
            label: `Add sled ${row.name}`,
            run: () => setAdding(row),
          })),
      [rows, refusal],
    ),
  );
  return (
    <>
      <ListTab
        plural="Waiting sleds"
        page={page}
        columns={columns}
        actions={actions}
        rowId={({ key }) => key}
        empty={EMPTY}
        activeId={adding?.key}
        headerActions={
          <IntervalPicker
            value={interval}
            onChange={setInterval}
            onRefresh={() => void refresh(sledListUninitialized)}
            pending={isFetching}
            refreshLabel="Refresh waiting sleds"
          />
        }
        bulk={(chosen, selection) => (
          <BulkBar
            noun={NOUN}
            actions={actions}
            rows={chosen.map((row) => ({ ...row, id: row.key }))}
            selection={selection}
          />
        )}
      >
        <LateNote rows={rows} />
        <FormerNotes rows={rows} />
      </ListTab>
      {adding && <AddSled sled={adding} sleds={sleds} onDismiss={() => setAdding(undefined)} />}
    </>
  );
}

/** Says of sleds that take longer than they should where to go on. */
function LateNote({ rows }: { rows: readonly WaitingSled[] }) {
  const late = rows.filter(({ added }) => added?.isLate).map(({ name }) => name);
  if (late.length === 0) return null;
  return (
    <div className={styles.note}>
      <Message variant="notice" title="Taking long">
        {late.join(', ')}: not ready after 30 minutes. See the{' '}
        <ExternalLink href={docsUrl('guides')}>guides</ExternalLink>, or collect a{' '}
        <Link to="/system/support-bundles">new support bundle</Link>.
      </Message>
    </div>
  );
}
