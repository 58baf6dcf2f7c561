import { useMemo } from 'react';
import type { AddressLot, AddressLotBlock } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { inOrder, lotUse, type LotUse } from '../rack/lot-use.ts';
import { blocksByLot } from '../rack/queries.ts';
import { useAddressUsers } from '../rack/use-rack-network.ts';

/** What is known of a lot beside its row. */
export interface LotFacts {
  /** Undefined while it is being asked for, and when it cannot be told. */
  readonly blocks: readonly AddressLotBlock[] | undefined;
  readonly use: LotUse | undefined;
}

/** Blocks and use of lots, by the ids of these. `isPending` is about the blocks. */
export interface LotUses {
  readonly isPending: boolean;
  readonly byLot: ReadonlyMap<string, LotFacts>;
}

/** Blocks and use of some lots: the list of lots has neither. */
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
