import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { Sled } from '@console/shared/api';
import { toGiB } from '@console/shared/format';
import { columns, TableCard } from '@console/shared/table';
import { CsvButton } from '../csv-button.tsx';
import { type Loss, survives } from './model/survives.ts';
import type { UseBySled } from './model/use.ts';
import { sledColumn } from './sled-column.tsx';

const col = columns<Loss>();

const COLUMNS = [
  sledColumn<Loss>(),
  col.number('Instances that do not fit', ({ instances }) => instances, undefined, { width: 12 }),
  col.number('Their memory', ({ memory }) => toGiB(memory), 'GiB', { width: 8 }),
];

const csvLines = (losses: readonly Loss[]) => [
  ['sled', 'serial', 'instances', 'memory_bytes'],
  ...losses.map(({ sled, instances, memory }) => [sled.id, sled.baseboard.serial, instances, memory]),
];

interface FailuresProps {
  sleds: readonly Sled[];
  /** Undefined while the sleds are requested. */
  instances: UseBySled | undefined;
}

/** Lists the sleds whose failure would leave instances without room on the others. */
export function Failures({ sleds, instances }: FailuresProps) {
  const losses = useMemo(() => instances && survives(sleds, instances), [sleds, instances]);
  return (
    <TableCard
      title="If a sled fails"
      description="Its instances move to the other sleds, largest memory first. Anti-affinity groups are not considered."
      rows={losses}
      columns={COLUMNS}
      rowId={({ sled }) => sled.id}
      copyId={false}
      headerActions={
        losses &&
        losses.length > 0 && (
          <CsvButton of="failures" file="capacity-failures.csv" lines={() => csvLines(losses)} />
        )
      }
      empty={{
        icon: CircleCheck,
        title: 'The rack survives the loss of any one sled',
        body: 'The other sleds have room for its instances.',
      }}
    />
  );
}
