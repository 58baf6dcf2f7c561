import { Server } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Sled } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { useQuery } from '@console/shared/query';
import { to, useCommands } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { ListTab, wholePage } from '@console/shared/table';
import { Button, ButtonLink, ExternalLink, Message, Skeleton, useCopy } from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { PaceMenu } from '../../base/live/live-control.tsx';
import { type Live, LONGEST, useLive } from '../../base/live/use-live.ts';
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
  body: 'A sled appears here a few minutes after it is inserted into a rack.',
};

const NOUN = ['sled', 'sleds'] as const;

const NO_SLEDS: readonly Sled[] = [];

/** When the list cannot be read, only this tab shows the error: the request fails while the system takes inventory. */
export function Component() {
  // A sled appears some minutes after it is inserted
  const live = useLive('1m');
  const waiting = useQuery(waitingSleds(), { poll: () => live.every(), longest: LONGEST });
  if (waiting.data) return <Waiting sleds={waiting.data.items} live={live} />;
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

interface WaitingProps {
  sleds: Parameters<typeof rowsOf>[0];
  live: Live;
}

function Waiting({ sleds: waiting, live }: WaitingProps) {
  const sleds = useQuery(allSleds()).data?.items ?? NO_SLEDS;
  const racks = useQuery(rackPage()).data?.items.length ?? 0;
  const added = useAddedSleds();
  const [adding, setAdding] = useState<WaitingSled>();
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
        headerActions={<PaceMenu live={live} />}
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

/** A note for sleds that take longer than expected, with the next step. */
function LateNote({ rows }: { rows: readonly WaitingSled[] }) {
  const late = rows.filter(({ added }) => added?.isLate).map(({ name }) => name);
  if (late.length === 0) return null;
  return (
    <div className={styles.note}>
      <Message
        variant="notice"
        title="Taking long"
        action={<ButtonLink to={to('/system/support-bundles')}>New support bundle</ButtonLink>}
      >
        {late.join(', ')}: not ready after 30 minutes. See the{' '}
        <ExternalLink href={docsUrl('guides')}>guides</ExternalLink>, or collect a support bundle.
      </Message>
    </div>
  );
}
