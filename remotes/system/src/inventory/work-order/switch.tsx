import { switchList, switchView, systemTimeseriesQuery } from '@console/shared/api';
import { refresh, useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { useFact } from '../../base/use-fact.ts';
import { allSwitches, switchById } from '../queries.ts';
import { notReported, SWITCH_SAFETY } from './order.ts';
import { slotText } from './position.ts';
import { Sheet } from './sheet.tsx';
import { serialsOf } from './serials.ts';
import { usePositions } from './use-positions.ts';

const AFFECTED = notReported('which instances use a switch');

const refreshPage = () => refresh(switchList, switchView, systemTimeseriesQuery);

export function Component() {
  const { switchId } = useParams('/system/inventory/switches/:switchId/work-order');
  const { baseboard, id, rackId } = useLoaded(switchById(switchId));
  const facts = usePositions();
  const neighbors = serialsOf(useFact(allSwitches()), rackId);
  return (
    <Sheet
      onRefresh={refreshPage}
      isReading={facts === undefined || neighbors === undefined}
      orderAt={(now) => ({
        subject: `Switch ${baseboard.serial}`,
        lines: [
          ['Serial', baseboard.serial],
          ['Model', `${baseboard.part}, revision ${baseboard.revision}`],
          ['Place', slotText(facts, { kind: 'switch', serial: baseboard.serial, neighbors }, now)],
          ['Rack', rackId],
          ['ID', id],
        ],
        safety: SWITCH_SAFETY,
        affected: AFFECTED,
      })}
    />
  );
}
