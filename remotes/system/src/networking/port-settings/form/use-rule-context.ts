import { useMemo } from 'react';
import { isSameAddress } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { hostOf } from '../../rack/applied.ts';
import { rangeOf } from '../../rack/lot-use.ts';
import { allLots, blocksByLot } from '../../rack/queries.ts';
import { useAddressUsers } from '../../rack/use-rack-network.ts';
import type { RuleContext } from './item-rules.ts';

/**
 * The context of the rules of port settings.
 * @param own id of the edited settings, whose own addresses do not count as taken
 */
export function useRuleContext(own?: string): RuleContext {
  const { data, isPending: areLotsPending } = useQuery(allLots());
  const lots = data?.items;
  const ofLots = useQuery(blocksByLot(lots?.map(({ id }) => id) ?? []), { enabled: lots !== undefined });
  const isPending = areLotsPending || (lots !== undefined && ofLots.isPending);
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
          addresses.map(({ address }) => ({ address, holder: `port settings ${settings.name}` })),
        ),
    ];
    const known = (lots ?? []).flatMap(({ id, name }) => {
      const blocks = ofLots.data?.get(id)?.items;
      return blocks ? [{ name, ranges: blocks.flatMap((block) => rangeOf(block) ?? []) }] : [];
    });
    return {
      // A lot whose blocks could not be read may contain any address
      lots: lots && known.length === lots.length ? known : undefined,
      isPending,
      holderOf: (address) => held.find((one) => isSameAddress(hostOf(one.address), hostOf(address)))?.holder,
    };
  }, [lots, ofLots.data, isPending, users, own]);
}
