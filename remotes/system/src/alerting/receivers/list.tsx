import { BellRing } from 'lucide-react';
import { useMemo } from 'react';
import type { WebhookReceiver } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, usePage, useQuery } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { ListTab } from '@console/shared/table';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { allReceivers, receiverPage } from '../queries.ts';
import { receiverActions } from './actions.tsx';
import { receiverColumns } from './columns.tsx';

const CREATE = { label: 'New receiver', to: to('/system/alerting/receivers-new') };

const EMPTY = {
  icon: BellRing,
  title: 'No receivers',
  body: 'A receiver gets a signed request for each event in the system.',
  create: 'New receiver',
};

const NOUN = ['receiver', 'receivers'] as const;

export function Component() {
  const page = usePage(receiverPage);
  const refusal = useFleetRefusal();
  const actions = useMemo(() => receiverActions({ refusal }), [refusal]);
  const createRefusal = useFleetRefusal('collaborator');
  useCommands(useReceiverCommands(page, createRefusal === undefined));
  return (
    <>
      <ListTab
        plural="Receivers"
        create={{ ...CREATE, reason: createRefusal }}
        page={page}
        columns={receiverColumns}
        actions={actions}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      />
      <Outlet />
    </>
  );
}

/** Palette entries: a new receiver, and all receivers, not only this page of them. */
function useReceiverCommands(page: PageState<WebhookReceiver>, mayCreate: boolean): readonly Command[] {
  const isPart = page.hasPrev || page.hasNext;
  const all = useQuery(allReceivers(), { enabled: isPart });
  const receivers = (isPart && all.data?.items) || page.items;
  return useMemo(
    () => [
      ...(mayCreate ? [{ group: 'Actions', ...CREATE }] : []),
      ...receivers.map(({ name }) => ({
        group: 'Go to receiver',
        label: name,
        to: to('/system/alerting/receivers/:receiver', { receiver: name }),
      })),
    ],
    [receivers, mayCreate],
  );
}
