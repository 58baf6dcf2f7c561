import { ExtensionTab } from '@console/shared/extensions';
import { useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { sledById } from '../queries.ts';

/** A tab that another area adds to the page of a sled (docs/teams.md). */
export function Component() {
  const { sledId, area, extension } = useParams('/system/inventory/sleds/:sledId/more/:area/:extension');
  const sled = useLoaded(sledById(sledId));
  return (
    <ExtensionTab key={`${area} ${extension}`} place="sled.tab" area={area} id={extension} with={{ sled }} />
  );
}
