import { physicalDiskView, type Sled, sledList, sledView, systemTimeseriesQuery } from '@console/shared/api';
import { refresh, useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import type { Fact } from '../../base/fact.ts';
import { useFact } from '../../base/use-fact.ts';
import { formFactorOf } from '../disks/columns.tsx';
import { allSleds, physicalDiskById, sledLookup } from '../queries.ts';
import { notReported, safetyOf } from './order.ts';
import { slotText } from './position.ts';
import { Sheet } from './sheet.tsx';
import { serialsOf } from './serials.ts';
import { usePositions } from './use-positions.ts';

const AFFECTED = notReported('whose data is on a disk');

const refreshPage = () => refresh(physicalDiskView, sledList, sledView, systemTimeseriesQuery);

export function Component() {
  const { diskId } = useParams('/system/inventory/disks/:diskId/work-order');
  const disk = useLoaded(physicalDiskById(diskId));
  const facts = usePositions();
  const sleds = useFact(allSleds());
  const sled = useFact(sledLookup(disk.sledId ?? ''), Boolean(disk.sledId));
  return (
    <Sheet
      onRefresh={refreshPage}
      isReading={facts === undefined || (Boolean(disk.sledId) && (sled === undefined || sleds === undefined))}
      orderAt={(now) => ({
        subject: `Disk ${disk.serial}`,
        lines: [
          ['Serial', disk.serial],
          ['Model', `${disk.vendor} ${disk.model}, ${formFactorOf(disk)}`],
          ...(disk.sledId
            ? ([
                ['Sled', sledText(sled)],
                [
                  'Slot of the sled',
                  sled && 'data' in sled && sled.data
                    ? slotText(
                        facts,
                        {
                          kind: 'sled',
                          serial: sled.data.baseboard.serial,
                          neighbors: serialsOf(sleds, sled.data.rackId),
                        },
                        now,
                      )
                    : 'Unknown',
                ],
              ] as const)
            : ([['Sled', 'The disk is in no sled.']] as const)),
          ['Place in the sled', 'Unknown: the API does not report it. Look for the serial.'],
          ['ID', disk.id],
        ],
        safety: safetyOf('disk', disk),
        affected: AFFECTED,
      })}
    />
  );
}

/** The serial of the sled of a disk. */
function sledText(sled: Fact<Sled | null>): string {
  if (!sled) return 'Checking…';
  if ('error' in sled) return `Unknown: ${sled.error}`;
  return sled.data?.baseboard.serial ?? 'Unknown: the sled no longer exists.';
}
