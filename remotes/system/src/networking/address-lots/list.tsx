import { ListOrdered } from 'lucide-react';
import { useMemo } from 'react';
import type { AddressLot } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, usePage, useQuery } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { ListTab } from '@console/shared/table';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { allLots } from '../rack/queries.ts';
import { lotActions } from './actions.tsx';
import { lotColumns } from './columns.tsx';
import { LotsFrame } from './frame.tsx';
import { lotPage } from './queries.ts';
import { useLotUses } from './use-lot-uses.ts';

const NEW = to('/system/networking/address-lots-new');

const EMPTY = {
  icon: ListOrdered,
  title: 'No address lots',
  body: 'Switches and IP pools take addresses from lots. Create one to get started.',
  create: 'New address lot',
};

const NOUN = ['address lot', 'address lots'] as const;

export function Component() {
  const page = usePage(lotPage);
  const uses = useLotUses(page.items);
  const refusal = useFleetRefusal();
  const addRefusal = useFleetRefusal('collaborator');
  const columns = useMemo(() => lotColumns(uses), [uses]);
  const actions = useMemo(() => lotActions({ uses, refusal, addRefusal }), [uses, refusal, addRefusal]);
  useCommands(useLotCommands(page, addRefusal));
  return (
    <>
      <LotsFrame>
        <ListTab
          plural="Address lots"
          page={page}
          create={{ label: 'New address lot', to: NEW, reason: addRefusal }}
          columns={columns}
          actions={actions}
          empty={EMPTY}
          bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
        />
      </LotsFrame>
      <Outlet />
    </>
  );
}

/** Palette entries: the create form, and each existing lot. */
function useLotCommands(page: PageState<AddressLot>, refusal: string | undefined): Command[] {
  const isPart = page.hasPrev || page.hasNext;
  const all = useQuery(allLots(), { enabled: isPart });
  const lots = (isPart && all.data?.items) || page.items;
  return useMemo(
    () => [
      ...(refusal === undefined ? [{ group: 'Actions', label: 'New address lot', to: NEW }] : []),
      ...lots.map(({ name }) => ({
        group: 'Go to address lot',
        label: name,
        to: to('/system/networking/address-lots/:addressLot', { addressLot: name }),
      })),
    ],
    [lots, refusal],
  );
}
