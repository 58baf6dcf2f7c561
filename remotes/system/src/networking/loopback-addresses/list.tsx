import { ListOrdered } from 'lucide-react';
import { useMemo } from 'react';
import { BulkBar } from '@console/shared/bulk';
import { usePage, useQuery } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useActionCommand } from '@console/shared/routing';
import { ListTab } from '@console/shared/table';
import { useCopy } from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { LotsFrame } from '../address-lots/frame.tsx';
import { allLoopbacks } from '../rack/queries.ts';
import { useLotNames } from '../rack/use-lot-names.ts';
import { loopbackActions } from './actions.tsx';
import { loopbackColumns } from './columns.tsx';
import { loopbackPage } from './queries.ts';
import { loopbackRows } from './rows.ts';

const NEW = to('/system/networking/loopback-addresses-new');

const EMPTY = {
  icon: ListOrdered,
  title: 'No loopback addresses',
  body: 'Peers that are more than one hop away reach a switch at its loopback address.',
  create: 'New loopback address',
};

const NOUN = ['loopback address', 'loopback addresses'] as const;

export function Component() {
  const page = usePage(loopbackPage);
  const isPart = page.hasPrev || page.hasNext;
  const all = useQuery(allLoopbacks(), { enabled: isPart }).data?.items;
  const lots = useLotNames();
  const rows = useMemo(() => loopbackRows(page.items, all ?? page.items, lots), [page.items, all, lots]);
  const { copy } = useCopy();
  const refusal = useFleetRefusal();
  const actions = useMemo(() => loopbackActions({ copy, refusal }), [copy, refusal]);
  useActionCommand('New loopback address', NEW, refusal);
  return (
    <>
      <LotsFrame>
        <ListTab
          plural="Loopback addresses"
          page={{ ...page, items: rows }}
          create={{ label: 'New loopback address', to: NEW, reason: refusal }}
          columns={loopbackColumns}
          actions={actions}
          copyId={false}
          empty={EMPTY}
          bulk={(chosen, selection) => <BulkBar noun={NOUN} rows={chosen} {...{ actions, selection }} />}
        />
      </LotsFrame>
      <Outlet />
    </>
  );
}
