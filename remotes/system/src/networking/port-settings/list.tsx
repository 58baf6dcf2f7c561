import { Plug } from 'lucide-react';
import { useMemo } from 'react';
import { networkingSwitchPortList, networkingSwitchPortSettingsList } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { refresh, usePage, useQuery } from '@console/shared/query';
import { to, useCommands } from '@console/shared/routing';
import { ListTab, RefreshControl } from '@console/shared/table';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { allPortSettings } from '../rack/queries.ts';
import { PortsFrame } from '../switch-ports/frame.tsx';
import { settingsActions } from './actions.tsx';
import { settingsColumns } from './columns.tsx';
import { settingsPage } from './queries.ts';
import { useAppliedTo } from './use-applied-to.ts';

const NEW = to('/system/networking/port-settings-new');

const EMPTY = {
  icon: Plug,
  title: 'No port settings',
  body: 'Port settings hold the links, addresses, routes and peers of a port. Create them, then apply them to a port.',
  create: 'New port settings',
};

const NOUN = ['port settings', 'port settings'] as const;

const refreshPage = () => refresh(networkingSwitchPortSettingsList, networkingSwitchPortList);

export function Component() {
  const page = usePage(settingsPage);
  const appliedTo = useAppliedTo();
  const refusal = useFleetRefusal();
  const columns = useMemo(() => settingsColumns(appliedTo), [appliedTo]);
  const actions = useMemo(() => settingsActions({ appliedTo, refusal }), [appliedTo, refusal]);
  const isPart = page.hasPrev || page.hasNext;
  const all = useQuery(allPortSettings(), { enabled: isPart }).data?.items;
  const known = (isPart && all) || page.items;
  useCommands(
    useMemo(
      () => [
        ...(refusal === undefined ? [{ group: 'Actions', label: 'New port settings', to: NEW }] : []),
        ...known.map(({ name }) => ({
          group: 'Go to port settings',
          label: name,
          to: to('/system/networking/port-settings/:portSettings', { portSettings: name }),
        })),
      ],
      [known, refusal],
    ),
  );
  return (
    <PortsFrame actions={<RefreshControl onRefresh={refreshPage} />}>
      <ListTab
        plural="Port settings"
        create={{ label: 'New port settings', to: NEW, reason: refusal }}
        page={page}
        columns={columns}
        actions={actions}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      />
    </PortsFrame>
  );
}
