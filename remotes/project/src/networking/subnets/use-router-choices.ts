import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allRouters } from '../routers/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { NO_ROUTER } from './schema.ts';

/**
 * Props of a listbox of the custom routers of a VPC, with an option for none (docs/screens/network-access.md section 4.2).
 * @param current the router that the subnet uses now; it stays an option when it no longer exists
 */
export function useRouterChoices({ project, vpc }: VpcPlace, current?: string) {
  const { data, isPending, isError } = useQuery(allRouters(project, vpc));
  const items = useMemo(() => {
    const custom = (data?.items ?? [])
      .filter(({ kind }) => kind === 'custom')
      .map(({ id, name, description }) => ({ value: id, label: name, description }));
    const isGone =
      data !== undefined && current !== undefined && custom.every(({ value }) => value !== current);
    return [
      { value: NO_ROUTER, label: 'None' },
      ...custom,
      ...(isGone ? [{ value: current, label: 'Deleted router' }] : []),
    ];
  }, [data, current]);
  return {
    label: 'Custom router',
    placeholder: 'Select a custom router',
    items,
    loading: isPending,
    hint: isError && !data ? 'The routers of the VPC could not be loaded.' : undefined,
  };
}
