import { formatAddress, formatBigNumber, rangeSize } from '@console/shared/format';
import { columns, TableCard } from '@console/shared/table';
import { cx, Mono } from '@console/shared/ui';
import { BigNumber } from '../ip-pools/big-number.tsx';
import type { BlockPart, BlockUse, PartState } from '../rack/lot-use.ts';
import { blockText } from './block-text.ts';
import styles from './address-lots.module.css';

const STATES = { used: 'Used', announced: 'Announced', free: 'Free' } as const satisfies Record<
  PartState,
  string
>;

const col = columns<BlockPart>();

const addressOf = ({ version }: BlockPart, value: bigint) => formatAddress({ version, value });

const COLUMNS = [
  col.custom('First', (part) => <Mono>{addressOf(part, part.first)}</Mono>, {
    value: (part) => addressOf(part, part.first),
    width: 18,
  }),
  col.custom('Last', (part) => <Mono>{addressOf(part, part.last)}</Mono>, {
    value: (part) => addressOf(part, part.last),
    width: 18,
  }),
  col.custom('Addresses', (part) => <BigNumber value={rangeSize(part)} />, { width: 8, align: 'end' }),
  col.custom('State', ({ state }) => STATES[state], { value: ({ state }) => STATES[state] }),
];

/** A block as a strip, with the same data as a table below it (docs/screens/operator.md section 3.8). */
export function BlockStrip({ use }: { use: BlockUse }) {
  const { block, range, parts } = use;
  const title = blockText(block);
  if (!range) return null;
  return (
    <TableCard
      title={title}
      description={<Strip parts={parts} size={rangeSize(range)} />}
      rows={parts}
      columns={COLUMNS}
      rowId={(part) => addressOf(part, part.first)}
    />
  );
}

/** Share in tenths of a percent: blocks of IPv6 are too large for a number. */
const shareOf = (part: BlockPart, size: bigint) => Number((rangeSize(part) * 1000n) / size);

/** Hidden from screen readers, because the table below has the same data. */
function Strip({ parts, size }: { parts: readonly BlockPart[]; size: bigint }) {
  return (
    <span className={styles.strip} aria-hidden>
      {parts.map((part) => (
        <span
          key={addressOf(part, part.first)}
          className={cx(styles.part, styles[part.state])}
          style={{ flexGrow: Math.max(1, shareOf(part, size)) }}
          title={`${STATES[part.state]}: ${formatBigNumber(rangeSize(part)).text}`}
        />
      ))}
    </span>
  );
}
