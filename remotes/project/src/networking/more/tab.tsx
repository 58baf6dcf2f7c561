import { ExtensionTab } from '@console/shared/extensions';
import { useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { vpcByName } from '../vpcs/queries.ts';

/** A tab that another area adds to the page of a VPC (docs/teams.md). */
export function Component() {
  const { project, vpc, area, extension } = useParams('/projects/:project/vpcs/:vpc/more/:area/:extension');
  const shown = useLoaded(vpcByName(project, vpc));
  return (
    <ExtensionTab
      key={`${area} ${extension}`}
      place="vpc.tab"
      area={area}
      id={extension}
      with={{ vpc: shown, project }}
    />
  );
}
