import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allProjects } from '../../projects/queries.ts';

/** Every project of the silo for a picker, and what to say when they do not come. */
export function useProjectChoices() {
  const { data, isPending, isError } = useQuery(allProjects());
  return {
    items: useMemo(() => (data?.items ?? []).map(({ name }) => ({ value: name, label: name })), [data]),
    loading: isPending,
    ...(isError && { hint: 'The projects could not be loaded.' }),
  };
}
