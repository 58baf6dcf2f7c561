import { useMemo } from 'react';
import type { AddressLot, AddressLotBlock } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { inOrder, lotUse, type LotUse } from '../rack/lot-use.ts';
import { blocksByLot } from '../rack/queries.ts';
import { useAddressUsers } from '../rack/use-rack-network.ts';

/** Known facts about a lot that its row does not contain. */
export interface LotFacts {
  /** Undefined while it is loading, and when it cannot be computed. */
  readonly blocks: readonly AddressLotBlock[] | undefined;
  readonly use: LotUse | undefined;
}

/** Blocks and use of lots, by id of the lot. `isPending`: the blocks are loading. */
export interface LotUses {
  readonly isPending: boolean;
  readonly byLot: ReadonlyMap<string, LotFacts>;
}

/** Blocks and use of some lots, which the list of lots does not contain. */
export function useLotUses(lots: readonly AddressLot[]): LotUses {
  const { data, isPending } = useQuery(blocksByLot(lots.map(({ id }) => id)), { keepPrevious: true });
  const users = useAddressUsers();
  return useMemo(
    () => ({
      isPending,
      byLot: new Map(
        [...(data ?? [])].map(([id, page]) => {
          const blocks = page && inOrder(page.items);
          return [id, { blocks, use: blocks && users && lotUse(blocks, users) }];
        }),
      ),
    }),
    [data, isPending, users],
  );
}
