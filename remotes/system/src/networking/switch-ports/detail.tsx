import { useMemo, useState } from 'react';
import { type Action, actionCommands } from '@console/shared/actions';
import {
  networkingBgpStatus,
  networkingSwitchPortLldpConfigView,
  networkingSwitchPortLldpNeighbors,
  networkingSwitchPortList,
  networkingSwitchPortStatus,
  notFound,
} from '@console/shared/api';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useActionCommand, useCommands, useParams, useTabParam } from '@console/shared/routing';
import { ActionMenu } from '@console/shared/table';
import { PageHeader } from '@console/shared/ui';
import { Tabs } from '@console/shared/ui/detail';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { LiveControl } from '../../base/live/live-control.tsx';
import { LONGEST, useLive } from '../../base/live/use-live.ts';
import { portPath } from '../rack/applied.ts';
import { allPortSettings, allSwitchPorts, portSettingsView } from '../rack/queries.ts';
import { portActions } from './actions.tsx';
import { PortsHelp } from './frame.tsx';
import { ApplySettings, ClearSettings } from './lazy-dialogs.ts';
import { linkState } from './link-state.ts';
import { LldpTab } from './lldp-tab.tsx';
import { PortState } from './port-state.tsx';
import { portLldp, portStatus } from './queries.ts';
import { type PortRow, portRows } from './rows.ts';
import { SettingsTab } from './settings-tab.tsx';
import { StatusTab } from './status-tab.tsx';

/** Polling interval in milliseconds while the link trains, and for some time after settings were applied or cleared. */
const SOON = 2000;

const SETTLING = 30_000;

const NO_SETTINGS = 'The port has no settings';

const refreshPage = () =>
  refresh(
    networkingSwitchPortList,
    networkingSwitchPortStatus,
    networkingSwitchPortLldpConfigView,
    networkingSwitchPortLldpNeighbors,
    networkingBgpStatus,
  );

export function Component() {
  const {
    rackId,
    switchLocation,
    port: name,
  } = useParams('/system/networking/switch-ports/:rackId/:switchLocation/:port');
  const { items } = useLoaded(allSwitchPorts());
  const settings = useQuery(allPortSettings()).data?.items;
  const rows = useMemo(
    () => portRows(items, new Map(settings?.map((one) => [one.id, one.name]))),
    [items, settings],
  );
  const port = rows.find(
    (one) => one.rackId === rackId && one.switchLocation === switchLocation && one.portName === name,
  );
  if (!port) throw notFound();
  return <Port key={port.id} port={port} />;
}

function Port({ port }: { port: PortRow }) {
  const live = useLive('10s');
  const [changedAt, setChangedAt] = useState(0);
  const status = useQuery(portStatus(port), {
    poll: (raw) => live.every(isSettling(raw, changedAt) ? SOON : undefined),
    longest: LONGEST,
  });
  // Starts now for the tab; a port without settings has no LLDP, and the server refuses to read it
  useQuery(portLldp(port), { enabled: Boolean(port.portSettingsId) });
  const view = useQuery(portSettingsView(port.portSettingsId ?? ''), {
    enabled: Boolean(port.portSettingsId),
  }).data;
  const link = useMemo(() => (status.data === undefined ? undefined : linkState(status.data)), [status.data]);
  const refusal = useFleetRefusal();
  const [tab, setTab] = useTabParam(['status', 'lldp', 'settings']);
  const [open, setOpen] = useState<'apply' | 'clear'>();
  const actions = useMemo(() => pageActions(port, setOpen, refusal), [port, refusal]);
  useActionCommand(
    'Edit LLDP',
    `${portPath(port)}/lldp-edit`,
    refusal ?? (port.portSettingsId ? undefined : NO_SETTINGS),
  );
  useCommands(useMemo(() => actionCommands(`Port ${port.name}`, actions, port), [actions, port]));
  const every = live.every(link && isSettling(link.raw, changedAt) ? SOON : undefined);
  const dialog = { onDismiss: () => setOpen(undefined) };
  const onChanged = () => setChangedAt(Date.now());
  const shownView = port.portSettingsId ? view : undefined;
  return (
    <>
      <PageHeader
        title={port.name}
        status={link && <PortState link={link} />}
        help={<PortsHelp />}
        actions={
          <>
            <LiveControl live={live} onRefresh={refreshPage} updatedAt={status.dataUpdatedAt} />
            <ActionMenu label="Port actions" resource={port} actions={actions} copyId={port.id} />
          </>
        }
      />
      <Tabs
        label="Port"
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'status',
            label: 'Status',
            content: (
              <StatusTab
                port={port}
                view={shownView}
                link={link}
                failure={status.error?.message}
                onRetry={() => void status.refetch()}
                every={every}
              />
            ),
          },
          {
            id: 'lldp',
            label: 'LLDP',
            content: <LldpTab port={port} link={link} every={every} refusal={refusal} />,
          },
          {
            id: 'settings',
            label: 'Settings',
            content: <SettingsTab view={shownView} onApply={() => setOpen('apply')} refusal={refusal} />,
          },
        ]}
      />
      <Outlet />
      {open === 'apply' && <ApplySettings ports={[port]} onApplied={onChanged} {...dialog} />}
      {open === 'clear' && <ClearSettings port={port} onCleared={onChanged} {...dialog} />}
    </>
  );
}

const isSettling = (raw: unknown, changedAt: number): boolean =>
  linkState(raw).state === 'training' || Date.now() - changedAt < SETTLING;

/** The actions of the page: those of the row, with a link to the settings instead of the tab. */
function pageActions(
  port: PortRow,
  open: (dialog: 'apply' | 'clear') => void,
  refusal: string | undefined,
): readonly Action<PortRow>[] {
  const all = portActions({ onApply: () => open('apply'), onClear: () => open('clear'), refusal });
  const { settings } = port;
  const edit: Action<PortRow>[] =
    settings === undefined
      ? []
      : [
          {
            id: 'edit',
            label: 'Edit settings',
            section: 'edit',
            allowed: () => refusal ?? true,
            to: () => to('/system/networking/port-settings/:portSettings/edit', { portSettings: settings }),
          },
        ];
  return [...all.filter(({ id }) => id === 'apply'), ...edit, ...all.filter(({ id }) => id === 'clear')];
}
