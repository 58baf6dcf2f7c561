import { useMemo } from 'react';
import type { Rack } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { TableSection } from '@console/shared/table';
import {
  DateProperty,
  IdProperty,
  Link,
  PropertiesTable,
  Property,
  Quantity,
  Unknown,
} from '@console/shared/ui';
import { switchColumns } from '../switches/columns.tsx';
import styles from '../inventory.module.css';
import { rackCounts, sledsText } from './counts.ts';
import { useHardware } from './use-hardware.ts';
import { RackView } from './view/rack-view.tsx';

/** The properties of a rack and its hardware (docs/screens/operator.md section 2.4). */
export function RackFacts({ rack, isTab = false }: { rack: Rack; isTab?: boolean }) {
  const hardware = useHardware();
  const counts = rackCounts(rack.id, hardware);
  return (
    <>
      {isTab && <div className={styles.gap} />}
      <PropertiesTable>
        <Property label="Sleds">{sledsText(counts) ?? <Unknown />}</Property>
        <Property label="Waiting">
          {counts.waiting === undefined ? (
            <Unknown />
          ) : (
            <Link to={to('/system/inventory/waiting-sleds')}>
              <Quantity value={counts.waiting} />
            </Link>
          )}
        </Property>
        <DateProperty label="Created" date={rack.timeCreated} />
        <DateProperty label="Updated" date={rack.timeModified} />
        <IdProperty wide value={rack.id} whole />
      </PropertiesTable>
      <RackView key={rack.id} rack={rack} />
      <SwitchesOf rackId={rack.id} />
    </>
  );
}

const SWITCH_COLUMNS = switchColumns(false);

function SwitchesOf({ rackId }: { rackId: string }) {
  const { switches } = useHardware();
  const rows = useMemo(() => switches?.filter((one) => one.rackId === rackId), [switches, rackId]);
  if (!rows || rows.length === 0) return null;
  return (
    <TableSection
      title="Switches"
      named
      rows={rows}
      columns={SWITCH_COLUMNS}
      rowName={({ baseboard }) => baseboard.serial}
    />
  );
}
