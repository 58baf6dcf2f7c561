import { useMemo } from 'react';
import type { AddressLotBlock } from '@console/shared/api';
import { formatAddress, type IpRange, parseNet, rangeSize, subtractRanges } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { rangeOf } from '../rack/lot-use.ts';
import { allLots, bgpExported, bgpStatus, blocksByLot } from '../rack/queries.ts';

/** Facts about the network over which a new range has to be reached. */
export interface ReachFacts {
  /** The networks that at least one peer receives; undefined when they could not be read. */
  readonly exported: readonly string[] | undefined;
  /** The blocks of all lots; undefined when one of them could not be read. */
  readonly blocks: readonly Pick<AddressLotBlock, 'firstAddress' | 'lastAddress'>[] | undefined;
  /** Whether a switch has a BGP session: without BGP, announcements mean nothing. */
  readonly usesBgp: boolean | undefined;
}

/** Why addresses of a new range cannot be reached. */
export interface Unreached {
  /** Number of addresses that are announced to no peer. */
  readonly count: bigint;
  /** Sentences with the addresses. */
  readonly reasons: readonly string[];
}

const textOf = (ranges: readonly IpRange[]): string =>
  ranges
    .map(({ version, first, last }) => {
      const [from, until] = [
        formatAddress({ version, value: first }),
        formatAddress({ version, value: last }),
      ];
      return from === until ? from : `${from}–${until}`;
    })
    .join(', ');

/** The addresses of a new range that cannot be reached from outside; undefined when that is not known. */
export function unreachedOf(
  range: IpRange,
  { exported, blocks, usesBgp }: ReachFacts,
): Unreached | undefined {
  if (!exported || !blocks || usesBgp === undefined) return undefined;
  const outside = subtractRanges(
    range,
    blocks.flatMap((block) => rangeOf(block) ?? []),
  );
  const unheard = usesBgp
    ? subtractRanges(
        range,
        exported.flatMap((network) => parseNet(network) ?? []),
      )
    : [];
  return {
    count: unheard.reduce((sum, one) => sum + rangeSize(one), 0n),
    reasons: [
      ...(unheard.length > 0 ? [`No peer receives ${textOf(unheard)}.`] : []),
      ...(outside.length > 0 ? [`No address lot contains ${textOf(outside)}.`] : []),
    ],
  };
}

/** The facts about the network for a new range; undefined while they are requested. */
export function useReachFacts(): ReachFacts | undefined {
  const sessions = useQuery(bgpStatus());
  const exported = useQuery(bgpExported());
  const lots = useQuery(allLots());
  const ids = lots.data?.items.map(({ id }) => id);
  const blocks = useQuery(blocksByLot(ids ?? []), { enabled: ids !== undefined });
  const isPending =
    sessions.isPending || exported.isPending || lots.isPending || (ids !== undefined && blocks.isPending);
  return useMemo(() => {
    if (isPending) return undefined;
    const pages = blocks.data && [...blocks.data.values()];
    return {
      usesBgp: sessions.data && sessions.data.length > 0,
      exported: exported.data && Object.values(exported.data.exports).flat(),
      blocks: pages && !pages.includes(undefined) ? pages.flatMap((page) => page?.items ?? []) : undefined,
    };
  }, [isPending, sessions.data, exported.data, blocks.data]);
}
