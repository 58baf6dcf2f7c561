import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { allLots, blocksByLot } from '../rack/queries.ts';
import type { TakenBlock } from './schema.ts';

/** The known blocks of all lots. The server accepts blocks that overlap, so only the form mentions it. */
export function useTakenBlocks(): readonly TakenBlock[] {
  const lots = useQuery(allLots()).data?.items;
  const blocks = useQuery(blocksByLot(lots?.map(({ id }) => id) ?? []), { enabled: lots !== undefined }).data;
  return useMemo(
    () =>
      (lots ?? []).flatMap(({ id, name }) =>
        (blocks?.get(id)?.items ?? []).map((block) => ({ ...block, of: `the lot ${name}` })),
      ),
    [lots, blocks],
  );
}
