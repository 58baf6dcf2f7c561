import { useState } from 'react';
import { pluralize } from '@console/shared/format';
import { TextInput } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import { OVERLAYS } from './overlays.ts';
import styles from './rack.module.css';
import type { RackChoice } from './use-view.ts';

const VIEWS = [
  { value: 'drawing', label: 'View as drawing' },
  { value: 'table', label: 'View as table' },
] as const;

interface ControlsProps {
  choice: RackChoice;
  /** Whether temperatures are measured. */
  hasCelsius: boolean;
  /** Number of sleds that match the filter; undefined when not all of them are known. */
  found: number | undefined;
}

/** The overlay, filter and view of the drawing. */
export function Controls({ choice, hasCelsius, found }: ControlsProps) {
  const { overlay, filter, view, choose } = choice;
  // Navigation is slower than typing, so the field has its own state
  const [text, setText] = useState(filter);
  return (
    <div className={styles.controls}>
      <SegmentedControl
        label="View"
        options={VIEWS}
        value={view}
        onChange={(value) => choose('view', value)}
      />
      {view === 'drawing' && (
        <SegmentedControl
          label="Show"
          options={OVERLAYS.filter(({ value }) => value !== 'temperature' || hasCelsius)}
          value={overlay}
          onChange={(value) => choose('show', value)}
        />
      )}
      <span className={styles.find}>
        <TextInput
          type="search"
          aria-label="Highlight sleds"
          placeholder="Serial, part, ID or instance"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            choose('filter', target.value);
          }}
        />
      </span>
      <span role="status" className={styles.count}>
        {filter !== '' && found !== undefined && `${pluralize(found, 'sled')} found`}
      </span>
    </div>
  );
}
