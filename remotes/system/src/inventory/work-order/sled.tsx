import { sledInstanceList, sledList, sledView, systemTimeseriesQuery } from '@console/shared/api';
import { refresh, useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { mapFact } from '../../base/fact.ts';
import { useFact } from '../../base/use-fact.ts';
import { instancesOn } from '../../capacity/instances-by-sled.ts';
import { atWork } from '../../capacity/model/use.ts';
import { allSleds, sledById } from '../queries.ts';
import { safetyOf } from './order.ts';
import { slotText } from './position.ts';
import { Sheet } from './sheet.tsx';
import { serialsOf } from './serials.ts';
import { usePositions } from './use-positions.ts';

const refreshPage = () => refresh(sledInstanceList, sledList, sledView, systemTimeseriesQuery);

export function Component() {
  const { sledId } = useParams('/system/inventory/sleds/:sledId/work-order');
  const { baseboard, id, rackId, policy, state } = useLoaded(sledById(sledId));
  const facts = usePositions();
  const neighbors = serialsOf(useFact(allSleds()), rackId);
  const affected = mapFact(useFact(instancesOn(sledId)), ({ items }) => atWork(items));
  return (
    <Sheet
      onRefresh={refreshPage}
      isReading={facts === undefined || neighbors === undefined || affected === undefined}
      orderAt={(now) => ({
        subject: `Sled ${baseboard.serial}`,
        lines: [
          ['Serial', baseboard.serial],
          ['Model', `${baseboard.part}, revision ${baseboard.revision}`],
          ['Slot', slotText(facts, { kind: 'sled', serial: baseboard.serial, neighbors }, now)],
          ['Rack', rackId],
          ['ID', id],
        ],
        safety: safetyOf('sled', { policy, state }),
        affected,
      })}
    />
  );
}
