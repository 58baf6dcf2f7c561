import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allLots, blocksByLot } from './queries.ts';

/** Names of lots by the ids of their blocks, because an address contains only the id of its block. */
export type LotNames = ReadonlyMap<string, string>;

/** The known names of lots. */
export interface NamesOfLots {
  readonly names: LotNames;
  readonly isPending: boolean;
  /** Repeats the failed requests. */
  readonly retry: () => void;
}

/** The names of lots, for forms that cannot open without them. */
export function useNamesOfLots(): NamesOfLots {
  const all = useQuery(allLots());
  const lots = all.data?.items;
  const blocks = useQuery(blocksByLot(lots?.map(({ id }) => id) ?? []), { enabled: lots !== undefined });
  const names = useMemo(
    () =>
      new Map(
        (lots ?? []).flatMap(({ id, name }) =>
          (blocks.data?.get(id)?.items ?? []).map((block) => [block.id, name] as const),
        ),
      ),
    [lots, blocks.data],
  );
  return {
    names,
    isPending: all.isPending || (lots !== undefined && blocks.isPending),
    retry: () => void (lots ? blocks : all).refetch(),
  };
}

/** The names of lots that are known so far. */
export const useLotNames = (): LotNames => useNamesOfLots().names;
