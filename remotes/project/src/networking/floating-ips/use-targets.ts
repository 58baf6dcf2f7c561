import { useMemo } from 'react';
import type { Instance } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { everyInstance } from '../../base/instances/queries.ts';

const NONE: readonly Instance[] = [];

/**
 * The instances of a project, of which those that have failed cannot get a floating IP, and the props of their picker.
 * @param leftOut id of the instance that has it already
 */
export function useTargets(project: string, leftOut?: string | null) {
  const { data, isPending, isError } = useQuery(everyInstance(project));
  const instances = data?.items ?? NONE;
  const items = useMemo(
    () =>
      instances
        .filter(({ id }) => id !== leftOut)
        .map(({ id, name, runState }) => ({
          value: id,
          label: name,
          description: runState,
          disabled: runState === 'failed',
        })),
    [instances, leftOut],
  );
  const picker = {
    items,
    placeholder: 'Select an instance',
    noItemsText: isError ? 'Instances could not be loaded' : 'No instances available',
    loading: isPending,
  };
  return { instances, picker };
}
