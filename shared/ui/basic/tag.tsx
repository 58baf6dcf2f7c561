import type { ReactNode } from 'react';
import { readableNode } from '@console/shared/format';
import { cx } from './cx.ts';
import { describeByRow } from './describe-by-row.ts';
import type { IconType } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './tag.module.css';
import type { Tone } from './tone.ts';
import { toneClass } from './tone.ts';
import { Tooltip } from './tooltip.tsx';

export type TagProps = {
  tone?: Tone | undefined;
  icon?: IconType | undefined;
  mono?: boolean | undefined;
  /** Stronger outline, for the value in a pair of tags. */
  solid?: boolean | undefined;
  /** Keeps the case of the text; otherwise CSS capitalizes the first letter. */
  raw?: boolean | undefined;
  children: ReactNode;
};

/** A property that changes only by a user's action: default, read only, a protocol, a version. */
export function Tag({ tone, icon, mono, solid, raw, children }: TagProps) {
  return (
    <span
      className={cx(
        styles.tag,
        tone && styles.toned,
        tone && toneClass(tone),
        mono && styles.mono,
        solid && styles.solid,
      )}
    >
      {icon && <Icon of={icon} size="xs" className={cx(styles.glyph)} />}
      <span className={raw || mono ? undefined : styles.word}>{readableNode(children)}</span>
    </span>
  );
}

/** Kinds of the API that are abbreviations: capitalizing the first letter is not enough (`Vpc`). */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['vpc', 'ip']);

export type ChipProps = ChipItem & {
  /** Wraps a long value instead of cutting it. */
  wraps?: boolean | undefined;
};

/** A value after its kind: `Subnet web`. Of a network that is cut, the prefix length stays visible. */
export function Chip({ kind, value, wraps }: ChipProps) {
  const [, start = '', width = ''] = /^(.*?)(\/\d+)?$/s.exec(value) ?? [];
  return (
    <span className={cx(styles.chip, wraps && styles.wraps)}>
      {kind !== undefined && (
        <span className={cx(styles.kind, ABBREVIATIONS.has(kind) ? styles.abbreviation : styles.word)}>
          {readableNode(kind)}
        </span>
      )}
      <span className={styles.value}>{start}</span>
      {width !== '' && <span className={styles.width}>{width}</span>}
    </span>
  );
}

export type ChipItem = { readonly kind?: string | undefined; readonly value: string };

export type ChipListProps = {
  items: readonly ChipItem[];
  /** Number of chips before the `+n` button. */
  max?: number | undefined;
  /** Heading of the tooltip with the other chips: `Other targets`. */
  title: string;
};

/** The first chips of a list; the tooltip of `+n` has the others. */
export function ChipList({ items, max = 2, title }: ChipListProps) {
  const rest = items.slice(max);
  const chip = (item: ChipItem) => <Chip key={`${item.kind} ${item.value}`} {...item} />;
  return (
    <span className={styles.chips}>
      {items.slice(0, max).map(chip)}
      {rest.length > 0 && (
        <Tooltip
          title={title}
          onPress
          content={
            <ul>
              {rest.map(({ kind, value }) => (
                <li key={`${kind} ${value}`}>{kind === undefined ? value : `${kind} ${value}`}</li>
              ))}
            </ul>
          }
        >
          <button ref={describeByRow} type="button" className={styles.more}>
            {`+${rest.length}`}
          </button>
        </Tooltip>
      )}
    </span>
  );
}
