import type { AddressLot } from '@console/shared/api';
import { formatBigNumber, wordFor } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Skeleton, Unknown } from '@console/shared/ui';
import { BigNumber } from '../ip-pools/big-number.tsx';
import { sizeOfBlocks } from '../rack/lot-use.ts';
import { blockText } from './block-text.ts';
import type { LotFacts, LotUses } from './use-lot-uses.ts';

const col = columns<AddressLot>();

export const KINDS = { infra: 'Infra', pool: 'Pool' } as const;

/** Columns of the address lots (docs/screens/operator.md section 3.8). Keep them in a `useMemo`. */
export const lotColumns = ({ byLot, isPending }: LotUses) => {
  const facts = ({ id }: AddressLot): LotFacts => byLot.get(id) ?? { blocks: undefined, use: undefined };
  const missing = () => (isPending ? <Skeleton width="3rem" /> : <Unknown />);
  const number = (value: bigint | undefined) =>
    value === undefined ? missing() : <BigNumber value={value} />;
  const blocks = col.list(
    'Blocks',
    (lot) => (facts(lot).blocks ?? []).map((block) => ({ value: blockText(block) })),
    'Other blocks',
    { max: 1, width: 17, rank: 2, meta: () => null },
  );
  const sizeOf = (lot: AddressLot) => {
    const { blocks } = facts(lot);
    return blocks && sizeOfBlocks(blocks);
  };
  return [
    col.link(
      'Name',
      ({ name }) => name,
      ({ name }) => to('/system/networking/address-lots/:addressLot', { addressLot: name }),
    ),
    col.tag('Kind', ({ kind }) => wordFor(KINDS, kind), { width: 6 }),
    { ...blocks, cell: (lot: AddressLot) => (facts(lot).blocks ? blocks.cell(lot) : missing()) },
    col.custom('Addresses', (lot) => number(sizeOf(lot)), {
      rank: 2,
      width: 7,
      align: 'end',
      meta: (lot) => {
        const size = sizeOf(lot);
        return size === undefined ? null : `${formatBigNumber(size).text} addresses`;
      },
    }),
    col.custom('Used', (lot) => number(facts(lot).use?.used), {
      rank: 2,
      width: 5.5,
      align: 'end',
      meta: () => null,
    }),
    col.description(({ description }) => description, 'Description', { meta: () => null }),
    col.date('Created', ({ timeCreated }) => timeCreated, { rank: 4 }),
  ];
};
