import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allSwitchPorts } from '../rack/queries.ts';
import { portName } from '../switch-ports/rows.ts';
import type { AppliedTo } from './actions.tsx';

/** The ports that each settings are applied to; undefined while they are not known. */
export function useAppliedTo(): AppliedTo | undefined {
  const ports = useQuery(allSwitchPorts()).data?.items;
  return useMemo(() => {
    if (!ports) return undefined;
    const applied = new Map<string, string[]>();
    for (const port of ports) {
      const { portSettingsId: id } = port;
      if (id) applied.set(id, [...(applied.get(id) ?? []), portName(port)]);
    }
    return applied;
  }, [ports]);
}
