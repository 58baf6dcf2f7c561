import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { everyInstance } from '../../../base/instances/queries.ts';
import { allGateways } from '../../gateways/queries.ts';
import { allSubnets } from '../../subnets/queries.ts';
import type { KnownNames } from './ends.ts';

/** The names that routes of a VPC can refer to, where known. */
export function useKnownNames(project: string, vpc: string): KnownNames {
  const subnets = useQuery(allSubnets(project, vpc)).data?.items;
  const gateways = useQuery(allGateways(project, vpc)).data?.items;
  const instances = useQuery(everyInstance(project)).data?.items;
  return useMemo(
    () => ({ subnets: namesOf(subnets), gateways: namesOf(gateways), instances: namesOf(instances) }),
    [subnets, gateways, instances],
  );
}

const namesOf = (items: readonly { name: string }[] | undefined): ReadonlySet<string> | undefined =>
  items && new Set(items.map(({ name }) => name));
