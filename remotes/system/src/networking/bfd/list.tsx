import { Radio } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type BfdStatus, networkingBfdStatus } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useActionCommand, useCommands } from '@console/shared/routing';
import { ListTab, wholePage } from '@console/shared/table';
import { useCopy } from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { LiveControl } from '../../base/live/live-control.tsx';
import { LONGEST, useLive } from '../../base/live/use-live.ts';
import { bfdStatus } from '../rack/queries.ts';
import { useApplied } from '../rack/use-applied.ts';
import { bfdActions, bfdBulkActions, editPath } from './actions.tsx';
import { bfdColumns } from './columns.tsx';
import { DisableSession } from './lazy-disable.ts';
import { type BfdRow, bfdRows } from './sessions.ts';

const NEW = to('/system/networking/bfd-new');

const EMPTY = {
  icon: Radio,
  title: 'No BFD sessions',
  body: 'A session detects within a second that a neighbor is gone.',
  create: 'New BFD session',
};

const NOUN = ['BFD session', 'BFD sessions'] as const;

/** Milliseconds between two polls while a session is coming up. */
const SOON = 5000;

const refreshPage = () => refresh(networkingBfdStatus);

const soonOf = (sessions: readonly BfdStatus[]) =>
  sessions.some(({ state }) => state === 'init') ? SOON : undefined;

export function Component() {
  const live = useLive('1m');
  const sessions = useLoaded(bfdStatus(), { poll: (all) => live.every(soonOf(all)), longest: LONGEST });
  const { dataUpdatedAt } = useQuery(bfdStatus(), { enabled: false });
  const applied = useApplied();
  const rows = useMemo(() => bfdRows(sessions, applied), [sessions, applied]);
  const page = useMemo(() => wholePage('bfd sessions', rows), [rows]);
  const { copy } = useCopy();
  const refusal = useFleetRefusal('viewer');
  const [disabling, setDisabling] = useState<BfdRow>();
  const actions = useMemo(() => bfdActions({ copy, onDisable: setDisabling, refusal }), [copy, refusal]);
  const bulkActions = useMemo(() => bfdBulkActions(actions), [actions]);
  useActionCommand('New BFD session', NEW, refusal);
  useCommands(
    useMemo(
      () =>
        rows
          .filter(() => refusal === undefined)
          .map((row) => ({
            group: 'Edit BFD session',
            label: `${row.switch} ${row.peer}`,
            to: editPath(row),
          })),
      [rows, refusal],
    ),
  );
  return (
    <>
      <ListTab
        plural="BFD sessions"
        headerActions={<LiveControl live={live} onRefresh={refreshPage} updatedAt={dataUpdatedAt} />}
        create={{ label: 'New BFD session', to: NEW, reason: refusal }}
        page={page}
        columns={bfdColumns}
        actions={actions}
        copyId={false}
        empty={EMPTY}
        bulk={(chosen, selection) => (
          <BulkBar noun={NOUN} rows={chosen} actions={bulkActions} selection={selection} />
        )}
      />
      {disabling && <DisableSession session={disabling} onDismiss={() => setDisabling(undefined)} />}
      <Outlet />
    </>
  );
}
