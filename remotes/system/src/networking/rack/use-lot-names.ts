import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allLots, blocksByLot } from './queries.ts';

/** Names of lots by the ids of their blocks, as far as they are known: what has an address names only the block. */
export function useLotNames(): ReadonlyMap<string, string> {
  const lots = useQuery(allLots()).data?.items;
  const blocks = useQuery(blocksByLot(lots?.map(({ id }) => id) ?? []), { enabled: lots !== undefined }).data;
  return useMemo(
    () =>
      new Map(
        (lots ?? []).flatMap(({ id, name }) =>
          (blocks?.get(id)?.items ?? []).map((block) => [block.id, name] as const),
        ),
      ),
    [lots, blocks],
  );
}
