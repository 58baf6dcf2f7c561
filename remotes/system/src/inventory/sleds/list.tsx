import { Server } from 'lucide-react';
import { useMemo } from 'react';
import type { Sled } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, usePage } from '@console/shared/query';
import { to, useCommands } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { useListExtensions } from '@console/shared/extensions';
import { ListTab } from '@console/shared/table';
import { useCopy } from '@console/shared/ui';
import { FleetNote } from '../../fleet-note.tsx';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { allSleds, sledPage } from '../queries.ts';
import { sledActions, sledMenu } from './actions.tsx';
import { sledColumns } from './columns.tsx';
import { outOfServiceFirst } from '../../base/sleds/states.ts';
import { useSlots } from './use-slots.ts';

const EMPTY = {
  icon: Server,
  title: 'No sleds found',
  body: 'Sleds appear here once they are part of the system.',
};

const NOUN = ['sled', 'sleds'] as const;

const serialOf = ({ baseboard }: Sled): string => baseboard.serial;

const of = (sled: Sled) => ({ sled });

export function Component() {
  const page = usePage(sledPage);
  const sleds = useAllSleds(page);
  const { copy } = useCopy();
  const refusal = useFleetRefusal();
  const actions = useMemo(() => sledActions({ sleds, copy, refusal }), [sleds, copy, refusal]);
  const menu = useMemo(() => sledMenu(actions), [actions]);
  const slots = useSlots();
  const columns = useMemo(() => sledColumns(slots), [slots]);
  const list = useListExtensions('sled', { of, columns, actions: menu });
  useCommands(useMemo(() => sleds.map(goTo), [sleds]));
  return (
    <ListTab
      plural="Sleds"
      page={useMemo(() => ({ ...page, items: outOfServiceFirst(page.items) }), [page])}
      columns={list.columns}
      actions={list.actions}
      rowName={serialOf}
      empty={EMPTY}
      bulk={(rows, selection) => (
        <BulkBar
          noun={NOUN}
          actions={actions}
          rows={rows.map(named)}
          selection={selection}
          added={list.bulk(rows)}
        />
      )}
    >
      <FleetNote />
      {list.opened}
    </ListTab>
  );
}

/** All sleds, not only this page of them. */
function useAllSleds(page: PageState<Sled>): readonly Sled[] {
  return useEveryRow(page, allSleds());
}

const goTo = ({ id, baseboard }: Sled): Command => ({
  group: 'Go to sled',
  label: baseboard.serial,
  to: to('/system/inventory/sleds/:sledId/instances', { sledId: id }),
});

/** Rows of sleds as bulk jobs name them: by the serial number that is printed on the hardware. */
const named = (sled: Sled): Sled & { readonly name: string } => ({ ...sled, name: sled.baseboard.serial });
