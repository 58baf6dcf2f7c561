import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { appliedIds, type AppliedPort, appliedPorts } from './applied.ts';
import { allSwitchPorts, viewsById } from './queries.ts';

/** The ports with their settings; undefined while one of them is not known, because it may contain the settings that are searched for. */
export function useApplied(): readonly AppliedPort[] | undefined {
  const ports = useQuery(allSwitchPorts()).data?.items;
  const ids = useMemo(() => appliedIds(ports ?? []), [ports]);
  const views = useQuery(viewsById(ids), { enabled: ports !== undefined }).data;
  return useMemo(() => {
    const isWhole = ports !== undefined && views !== undefined && ![...views.values()].includes(undefined);
    return isWhole ? appliedPorts(ports, views) : undefined;
  }, [ports, views]);
}
