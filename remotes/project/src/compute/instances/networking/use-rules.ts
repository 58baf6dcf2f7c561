import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { rulesFor } from '../../../networking/firewall-rules/effective/rules-for.ts';
import { instanceRules, type InterfacesInVpc } from './instance-rules.ts';

/** The rules of a VPC that apply to an instance; `rules` is undefined until they are known. */
export function useRulesFor(project: string, instance: string, inVpc: InterfacesInVpc) {
  const { data, error, isFetching, refetch } = useQuery(instanceRules(project, instance, inVpc));
  const rules = useMemo(() => data && rulesFor(data.rules, data.peers), [data]);
  return { data, rules, error, isFetching, retry: () => void refetch() };
}
