import { Server } from 'lucide-react';
import { useMemo } from 'react';
import type { Rack } from '@console/shared/api';
import { type PageState, usePage } from '@console/shared/query';
import { to, useCommands } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { ListTab } from '@console/shared/table';
import { rackPage } from '../queries.ts';
import { rackColumns } from './columns.tsx';
import { RackFacts } from './rack-facts.tsx';
import { useHardware } from './use-hardware.ts';

const EMPTY = {
  icon: Server,
  title: 'No racks',
  body: 'Racks appear here once the system detects them.',
};

export function Component() {
  const page = usePage(rackPage);
  useCommands(useMemo(() => page.items.map(goTo), [page.items]));
  const [only, ...others] = page.items;
  // A list of one rack is skipped
  return only && others.length === 0 && page.page === 1 ? (
    <RackFacts rack={only} isTab />
  ) : (
    <Racks page={page} />
  );
}

function Racks({ page }: { page: PageState<Rack> }) {
  const hardware = useHardware();
  const columns = useMemo(() => rackColumns(hardware), [hardware]);
  return <ListTab plural="Racks" page={page} columns={columns} empty={EMPTY} />;
}

const goTo = ({ id }: Rack): Command => ({
  group: 'Go to rack',
  label: id,
  to: to('/system/inventory/racks/:rackId', { rackId: id }),
});
