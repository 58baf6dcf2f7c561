import { ExtensionTab } from '@console/shared/extensions';
import { useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { instanceByName } from '../../../base/instances/queries.ts';

/** A tab that another area adds to the page of an instance (docs/teams.md). */
export function Component() {
  const { project, instance, area, extension } = useParams(
    '/projects/:project/instances/:instance/more/:area/:extension',
  );
  const shown = useLoaded(instanceByName(project, instance));
  return (
    <ExtensionTab
      key={`${area} ${extension}`}
      place="instance.tab"
      area={area}
      id={extension}
      with={{ instance: shown, project }}
    />
  );
}
