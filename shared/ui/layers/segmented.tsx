import { readableNode } from '@console/shared/format';
import type { ReactNode } from 'react';
import { cx } from '../basic/index.ts';
import styles from './tabs.module.css';
import { onTabKeys } from './use-tab-keys.ts';

export type Segment<V extends string> = {
  readonly value: V;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
};

export type SegmentedControlProps<V extends string> = {
  label: string;
  options: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
};

/** A row of a few options, one of them selected. The arrow keys move and select. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, options, value, onChange } = props;
  const enabled = options.filter((option) => !option.disabled);
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(styles.segments)}
      onKeyDown={(event) =>
        onTabKeys(event, 'button:not(:disabled)', (index) => {
          const option = enabled[index];
          if (option) onChange(option.value);
        })
      }
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {readableNode(option.label)}
        </button>
      ))}
    </div>
  );
}
