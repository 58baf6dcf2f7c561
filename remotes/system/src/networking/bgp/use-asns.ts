import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allBgpConfigs, bgpStatus } from '../rack/queries.ts';
import { asnsOf } from './asns.ts';

/** The ASNs of the rack, and how far they are known. */
export interface KnownAsns {
  readonly asns: readonly number[];
  /** Configs or sessions are still being read. */
  readonly isAsking: boolean;
  /** Why configs or sessions could not be read; some ASNs may be missing then. */
  readonly failure: string | undefined;
  /** Reads again what could not be read. */
  readonly again: () => void;
}

/** The ASNs of configs and sessions: one of the two is enough to know some. */
export function useAsns(): KnownAsns {
  const configs = useQuery(allBgpConfigs());
  const sessions = useQuery(bgpStatus());
  const asns = useMemo(
    () => asnsOf(sessions.data ?? [], configs.data?.items ?? []),
    [sessions.data, configs.data],
  );
  return {
    asns,
    isAsking: configs.isPending || sessions.isPending,
    failure: (configs.error ?? sessions.error)?.message,
    again: () => {
      if (configs.isError) void configs.refetch();
      if (sessions.isError) void sessions.refetch();
    },
  };
}
