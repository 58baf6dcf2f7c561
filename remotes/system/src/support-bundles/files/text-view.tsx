import { useMemo, useState } from 'react';
import { formatNumber } from '@console/shared/format';
import { Checkbox, FieldFrame, TextInput, wiringProps } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import styles from '../bundles.module.css';
import { type Level, LEVELS, linesOf } from './lines.ts';

const ITEMS = [
  { value: 'all', label: 'All' },
  { value: 'info', label: 'Info' },
  { value: 'warn', label: 'Warnings' },
  { value: 'error', label: 'Errors' },
];

/** A text with search, and for logs a filter by level. It is one text node, so markup in it is never interpreted. */
export function TextView({ text, isLog }: { text: string; isLog: boolean }) {
  const [search, setSearch] = useState('');
  const [level, setLevel] = useState<Level>();
  const [wraps, setWraps] = useState(false);
  const lines = useMemo(() => linesOf(text, search, level), [text, search, level]);
  const isNarrowed = search.trim() !== '' || level !== undefined;
  return (
    <>
      <div className={styles.textTools}>
        <FieldFrame label="Search in file" className={styles.search}>
          {(wiring) => (
            <TextInput
              {...wiringProps(wiring)}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </FieldFrame>
        {isLog && (
          <SegmentedControl
            label="Minimum level"
            options={ITEMS}
            value={level ?? 'all'}
            onChange={(chosen) => setLevel(LEVELS.find((one) => one === chosen))}
          />
        )}
        <Checkbox checked={wraps} onChange={({ target }) => setWraps(target.checked)}>
          Wrap lines
        </Checkbox>
        <span role="status" className={styles.hint}>
          {isNarrowed && `${formatNumber(lines.length)} lines`}
        </span>
      </div>
      <pre className={styles.text} data-wraps={wraps} tabIndex={0} aria-label="Content">
        {lines.join('\n')}
      </pre>
    </>
  );
}
