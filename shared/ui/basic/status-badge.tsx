import { readableNode } from '@console/shared/format';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './status.module.css';
import { lookupStatus } from './statuses.ts';
import type { StatusEntity } from './statuses.ts';
import { toneClass } from './tone.ts';

export type StatusBadgeProps = {
  entity: StatusEntity;
  /** The raw value of the API; underscores are shown as spaces, CSS raises the first letter. */
  status: string;
  /** Small text after the status: the time since it began, or the next step. */
  note?: ReactNode;
  /** Accessible name of the spinning icon, where it means more than the status: that the page updates itself. */
  spinnerLabel?: string | undefined;
};

/** An icon and a status. Only a status that needs attention has a filled background. */
export function StatusBadge({ entity, status, note, spinnerLabel }: StatusBadgeProps) {
  const { tone, icon, volume, label } = lookupStatus(entity, status);
  const turns = icon === LoaderCircle;
  const badge = (
    <span className={cx(styles.status, styles[volume], toneClass(tone))}>
      <Icon
        of={icon}
        size="status"
        spin={turns}
        label={turns ? spinnerLabel : undefined}
        className={cx(styles.glyph)}
      />
      <span className={styles.word}>{readableNode(label)}</span>
    </span>
  );
  if (note === undefined || note === null) return badge;
  return (
    <span className={cx(styles.cell, volume === 'loud' && styles.cellLoud)}>
      {badge}
      <span className={styles.note}>{readableNode(note)}</span>
    </span>
  );
}
