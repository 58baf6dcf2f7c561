import { useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { instanceByName } from '../../../base/instances/queries.ts';
import { ExternalIpsCard } from './external-ips-card.tsx';
import { InterfacesCard } from './interfaces-card.tsx';
import { RulesCards } from './lazy-rules.tsx';

export function Component() {
  const { project, instance: name } = useParams('/projects/:project/instances/:instance/networking');
  const instance = useLoaded(instanceByName(project, name));
  return (
    <>
      <ExternalIpsCard project={project} instance={instance} />
      <InterfacesCard project={project} instance={instance} />
      <RulesCards project={project} instance={name} />
    </>
  );
}
