import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { everyInstance } from '../../base/instances/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import { allVpcs } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { InterfaceFact, NetworkFacts } from './effective/facts.ts';

const namesOf = (items: readonly { readonly name: string }[] | undefined) => items?.map(({ name }) => name);

/** The networks that the rules of a VPC can name; a part that could not be read is left out. */
export function useFacts({ project, vpc }: VpcPlace, interfaces?: readonly InterfaceFact[]): NetworkFacts {
  const vpcs = useQuery(allVpcs(project)).data?.items;
  const instances = useQuery(everyInstance(project)).data?.items;
  const subnets = useQuery(allSubnets(project, vpc)).data?.items;
  return useMemo(
    () => ({ vpc, vpcs: namesOf(vpcs), instances: namesOf(instances), subnets, interfaces }),
    [vpc, vpcs, instances, subnets, interfaces],
  );
}
