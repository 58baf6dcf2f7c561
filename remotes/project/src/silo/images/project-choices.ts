import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allProjects } from '../../base/projects/queries.ts';

/** All projects of the silo for a picker, and the message when they cannot be loaded. */
export function useProjectChoices() {
  const { data, isPending, isError } = useQuery(allProjects());
  return {
    items: useMemo(() => (data?.items ?? []).map(({ name }) => ({ value: name, label: name })), [data]),
    loading: isPending,
    ...(isError && { hint: 'The projects could not be loaded.' }),
  };
}
