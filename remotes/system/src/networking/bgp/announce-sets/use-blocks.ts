import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allLots, blocksByLot } from '../../rack/queries.ts';
import { type Blocks, knownBlocks } from './networks.ts';

/** The known blocks of all lots. */
export function useBlocks(): Blocks {
  const { data, isPending: areLotsPending } = useQuery(allLots());
  const lots = data?.items;
  const ofLots = useQuery(blocksByLot(lots?.map(({ id }) => id) ?? []), { enabled: lots !== undefined });
  const isPending = areLotsPending || (lots !== undefined && ofLots.isPending);
  return useMemo(() => {
    const blocks = ofLots.data;
    return {
      known: lots && blocks ? knownBlocks(lots, blocks) : [],
      isPending,
      isWhole: blocks !== undefined && [...blocks.values()].every((one) => one !== undefined),
    };
  }, [lots, ofLots.data, isPending]);
}
