import { useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { BoolIcon, Bytes, DateProperty, IdProperty, PropertiesTable, Property } from '@console/shared/ui';
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
      <DateProperty label="Created" date={timeCreated} />
      <IdProperty wide value={id} />
      <Property label="Description" wide>
        {description}
      </Property>
    </PropertiesTable>
  );
}
