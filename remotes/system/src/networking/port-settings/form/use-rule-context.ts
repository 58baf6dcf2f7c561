import { useMemo } from 'react';
import { isSameAddress } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { hostOf } from '../../rack/applied.ts';
import { rangeOf } from '../../rack/lot-use.ts';
import { allLots, blocksByLot } from '../../rack/queries.ts';
import { useAddressUsers } from '../../rack/use-rack-network.ts';
import type { RuleContext } from './item-rules.ts';

/**
 * What the rules of port settings need to know of the rack.
 * @param own id of the settings that are changed: their own addresses are not taken
 */
export function useRuleContext(own?: string): RuleContext {
  const lots = useQuery(allLots()).data?.items;
  const blocks = useQuery(blocksByLot(lots?.map(({ id }) => id) ?? []), { enabled: lots !== undefined }).data;
  const users = useAddressUsers();
  return useMemo(() => {
    const held = [
      ...(users?.loopbacks ?? []).map(({ address, switchLocation }) => ({
        address,
        holder: `the loopback of ${switchLocation}`,
      })),
      ...(users?.views ?? [])
        .filter(({ settings }) => settings.id !== own)
        .flatMap(({ settings, addresses }) =>
          addresses.map(({ address }) => ({ address, holder: `the port settings ${settings.name}` })),
        ),
    ];
    return {
      lots:
        lots &&
        blocks &&
        lots.map(({ id, name }) => ({
          name,
          ranges: (blocks.get(id)?.items ?? []).flatMap((block) => rangeOf(block) ?? []),
        })),
      holderOf: (address) => held.find((one) => isSameAddress(hostOf(one.address), hostOf(address)))?.holder,
    };
  }, [lots, blocks, users, own]);
}
