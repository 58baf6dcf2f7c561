import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allBgpConfigs, bgpStatus } from '../rack/queries.ts';
import { asnsOf } from './asns.ts';

/** The known ASNs of the rack, and whether some may be missing. */
export interface KnownAsns {
  readonly asns: readonly number[];
  /** Configs or sessions are still being read. */
  readonly isAsking: boolean;
  /** Error of the read of configs or sessions; some ASNs may be missing then. */
  readonly failure: string | undefined;
  /** Repeats the failed reads. */
  readonly again: () => void;
}

/** The ASNs of configs and sessions; when one of the two cannot be read, those of the other. */
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
