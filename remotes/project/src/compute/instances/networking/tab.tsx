import { useEffect } from 'react';
import { prefetch, useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { instanceByName } from '../../../base/instances/queries.ts';
import { allPools } from '../../../networking/floating-ips/queries.ts';
import { allVpcs } from '../../../networking/vpcs/queries.ts';
import { ExternalIpsCard } from './external-ips-card.tsx';
import { InterfacesCard } from './interfaces-card.tsx';
import { RulesCards } from './lazy-rules.tsx';

export function Component() {
  const { project, instance: name } = useParams('/projects/:project/instances/:instance/networking');
  const instance = useLoaded(instanceByName(project, name));
  // For the pickers of the dialogs, over the network: after what the page itself shows
  useEffect(() => prefetch([allPools(), allVpcs(project)]), [project]);
  return (
    <>
      <ExternalIpsCard project={project} instance={instance} />
      <InterfacesCard project={project} instance={instance} />
      <RulesCards project={project} instance={name} />
    </>
  );
}
