import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { appliedIds, type AppliedPort, appliedPorts } from './applied.ts';
import { allSwitchPorts, viewsById } from './queries.ts';

/** The ports with their settings; undefined while they are not known. */
export function useApplied(): readonly AppliedPort[] | undefined {
  const ports = useQuery(allSwitchPorts()).data?.items;
  const ids = useMemo(() => appliedIds(ports ?? []), [ports]);
  const views = useQuery(viewsById(ids), { enabled: ports !== undefined }).data;
  return useMemo(() => (ports && views ? appliedPorts(ports, views) : undefined), [ports, views]);
}
