import { ExtensionCards } from '@console/shared/extensions';
import { useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { affinity, antiAffinity } from '../../../affinity/kinds.ts';
import { instanceByName } from '../../../base/instances/queries.ts';
import { GroupsCard } from './groups-card.tsx';
import { RestartCard } from './restart-card.tsx';

export function Component() {
  const { project, instance: name } = useParams('/projects/:project/instances/:instance/settings');
  const instance = useLoaded(instanceByName(project, name));
  return (
    <>
      <GroupsCard kind={antiAffinity} instance={instance} project={project} />
      <GroupsCard kind={affinity} instance={instance} project={project} />
      <RestartCard key={instance.id} instance={instance} project={project} />
      <ExtensionCards place="instance.card" with={{ instance, project }} />
    </>
  );
}
