import { useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { BoolIcon, Bytes, DateTime, Id, PropertiesTable, Property } from '@console/shared/ui';
import { Measured } from './measured.tsx';
import { backupByName } from './queries.ts';

/** The first tab. Its query is that of the page, which has it already. */
export function Component() {
  const { backup } = useParams('/gallery/backups/:backup/summary');
  const { id, description, bytes, isKept, timeCreated } = useLoaded(backupByName(backup));
  return (
    <PropertiesTable label="Properties">
      <Property label="Size">
        <Bytes bytes={bytes} />
      </Property>
      <Property label="Kept">
        <BoolIcon value={isKept} />
      </Property>
      <Property label="Last measured">
        <Measured backup={backup} />
      </Property>
      <Property label="Created">
        <DateTime date={timeCreated} />
      </Property>
      <Property label="ID" wide>
        <Id value={id} />
      </Property>
      <Property label="Description" wide>
        {description}
      </Property>
    </PropertiesTable>
  );
}
