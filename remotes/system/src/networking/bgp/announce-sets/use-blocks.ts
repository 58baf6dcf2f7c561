import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allLots, blocksByLot } from '../../rack/queries.ts';
import { type KnownBlock, knownBlocks } from './networks.ts';

/** The blocks of all lots; undefined while they are not known. */
export function useBlocks(): readonly KnownBlock[] | undefined {
  const lots = useQuery(allLots()).data?.items;
  const blocks = useQuery(blocksByLot(lots?.map(({ id }) => id) ?? []), { enabled: lots !== undefined }).data;
  return useMemo(() => (lots && blocks ? knownBlocks(lots, blocks) : undefined), [lots, blocks]);
}
