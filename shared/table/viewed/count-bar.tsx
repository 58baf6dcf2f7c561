import { useEffect, useRef } from 'react';
import type { Reading } from '@console/shared/query';
import { announce } from '@console/shared/runtime';
import { Button, Spinner } from '@console/shared/ui/basic';
import { ActionBar } from '../bars/action-bar.tsx';
import styles from '../bars/bars.module.css';
import { type ListView, writeView } from './view.ts';
import { type Count, countText, spokenText } from './count.ts';

export type CountBarProps = {
  readonly count: Count;
  readonly view: ListView;
  readonly reading: Reading | undefined;
  /** The terms of the filter that are not applied, in sentences. */
  readonly problems: readonly string[];
  readonly onFilter: (filter: string) => void;
};

/** Replaces the pagination while a list is sorted or filtered: the number of rows shown, and of all rows. */
export function CountBar({ count, view, reading, problems, onFilter }: CountBarProps) {
  useSpokenCount(count, view, problems);
  return (
    <ActionBar>
      <div className={styles.bar} role="group" aria-label="Rows">
        <span className={styles.count}>{countText(count, view)}</span>
        {/* Without a row the button replaces the rows */}
        {view.filter !== '' && count.shown > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onFilter('')}>
            Clear filter
          </Button>
        )}
        <span className={styles.spacer} />
        {count.isReading && <Spinner size="sm" />}
        {reading?.error && (
          <span role="alert" className={styles.failed}>
            {reading.error.message}
          </span>
        )}
        {reading?.hasMore && <Button onClick={reading.readMore}>Read more</Button>}
      </div>
    </ActionBar>
  );
}

/** Announces the number of rows once a view is applied to all rows; changes by polls are not announced. */
function useSpokenCount(count: Count, view: ListView, problems: readonly string[]): void {
  const said = useRef('');
  const key = `${count.hasMore} ${writeView('', { ...view, columns: undefined })}`;
  const text = [...problems, spokenText(count, view)].join(' ');
  // The live region is outside the page
  useEffect(() => {
    if (count.isReading || said.current === key) return;
    said.current = key;
    announce(text);
  }, [count.isReading, key, text]);
}
