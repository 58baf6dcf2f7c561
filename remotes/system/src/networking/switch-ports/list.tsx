import { Plug } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  networkingSwitchPortList,
  networkingSwitchPortSettingsList,
  networkingSwitchPortStatus,
  type SwitchPort,
} from '@console/shared/api';
import { isCached, refresh, useLoaded, useQuery } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { useCommands } from '@console/shared/routing';
import { ListTab, RefreshControl, SelectionBar, wholePage } from '@console/shared/table';
import { Button } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { allRacks } from '../loopback-addresses/queries.ts';
import { portPath } from '../rack/applied.ts';
import { allPortSettings, allSwitchPorts } from '../rack/queries.ts';
import { portActions } from './actions.tsx';
import { portColumns } from './columns.tsx';
import { PortsFrame } from './frame.tsx';
import { ApplySettings, ClearSettings } from './lazy-dialogs.ts';
import { portStatus } from './queries.ts';
import { type PortRow, portRows } from './rows.ts';
import { type CheckAll, useCheckAll } from './use-check-all.ts';

const EMPTY = {
  icon: Plug,
  title: 'No switch ports',
  body: 'Ports appear here once the switches report them.',
};

const refreshPage = () =>
  refresh(networkingSwitchPortList, networkingSwitchPortSettingsList, networkingSwitchPortStatus);

/** Query parameter of the filter of ports. */
const SHOW = 'show-ports';

export function Component() {
  const ports = useLoaded(allSwitchPorts()).items;
  const settings = useQuery(allPortSettings()).data?.items;
  const racks = useQuery(allRacks()).data?.items.length ?? 0;
  const refusal = useFleetRefusal();
  const [applying, setApplying] = useState<readonly PortRow[]>();
  const [clearing, setClearing] = useState<PortRow>();
  const check = useCheckAll();
  const rows = useMemo(
    () => portRows(ports, new Map(settings?.map(({ id, name }) => [id, name]))),
    [ports, settings],
  );
  const { shown, filter } = useFilter(rows);
  const page = useMemo(() => wholePage('switch ports', shown), [shown]);
  const columns = useMemo(() => portColumns(racks > 1), [racks]);
  const actions = useMemo(
    () => portActions({ onApply: setApplying, onClear: setClearing, refusal }),
    [refusal],
  );
  useCommands(
    useMemo(
      () => rows.map((port) => ({ group: 'Go to port', label: port.name, to: portPath(port) })),
      [rows],
    ),
  );
  return (
    <>
      <PortsFrame actions={<RefreshControl onRefresh={refreshPage} />}>
        <ListTab
          plural="Ports"
          headerActions={
            <>
              {filter}
              <CheckButton check={check} ports={rows} />
            </>
          }
          page={page}
          columns={columns}
          actions={actions}
          activeId={clearing?.id}
          empty={EMPTY}
          bulk={(chosen, selection) =>
            chosen.length > 0 && (
              <SelectionBar count={chosen.length} onClear={selection.clear}>
                <Button disabledReason={refusal} onClick={() => setApplying(chosen)}>
                  Apply settings
                </Button>
              </SelectionBar>
            )
          }
        />
      </PortsFrame>
      {applying && <ApplySettings ports={applying} onDismiss={() => setApplying(undefined)} />}
      {clearing && <ClearSettings port={clearing} onDismiss={() => setClearing(undefined)} />}
    </>
  );
}

/** The selected filter; by default ports with settings, or all ports when none has settings. */
function useFilter(rows: readonly PortRow[]) {
  const [search, setSearch] = useSearchParams();
  const hasSome = rows.some(({ portSettingsId }) => portSettingsId);
  const isAll = search.get(SHOW) === 'all' || !hasSome;
  const shown = useMemo(
    () => (isAll ? rows : rows.filter(({ portSettingsId }) => portSettingsId)),
    [rows, isAll],
  );
  const choose = (value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === 'all') next.set(SHOW, 'all');
        else next.delete(SHOW);
        return next;
      },
      { replace: true },
    );
  const filter = hasSome && (
    <SegmentedControl
      label="Ports"
      options={[
        { value: 'configured', label: 'With settings' },
        { value: 'all', label: 'All' },
      ]}
      value={isAll ? 'all' : 'configured'}
      onChange={choose}
    />
  );
  return { shown, filter };
}

function CheckButton({ check, ports }: { check: CheckAll; ports: readonly SwitchPort[] }) {
  const { progress, start, stop } = check;
  if (progress)
    return (
      <>
        <span role="status">{`${progress.done} of ${progress.of}`}</span>
        <Button onClick={stop}>Stop</Button>
      </>
    );
  return (
    <Button onClick={() => start(ports.filter((port) => !isCached(portStatus(port))))}>
      Check all ports
    </Button>
  );
}
