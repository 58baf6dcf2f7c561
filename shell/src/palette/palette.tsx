import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Search, X } from 'lucide-react';
import { useNavigate } from '@console/shared/router';
import { Icon, IconButton } from '@console/shared/ui';
import type { Place } from '../place/place.ts';
import type { Session } from '../place/session.ts';
import { preloadPath } from '../composition/preload.ts';
import type { MatchedPage } from '../place/page.ts';
import { filterItems, withFound } from './filter.ts';
import { Foot } from './foot.tsx';
import { itemKey, type PaletteItem } from './items.ts';
import { ResultList } from './result-list.tsx';
import { usePaletteItems } from './use-palette-items.ts';
import { resultCount } from '../search/sentence.ts';
import type { SearchResult } from './search-result.ts';
import { useIndex } from './use-index.ts';
import { useModal } from './use-modal.ts';
import { useSearch } from './use-search.ts';
import styles from './palette.module.css';

/** Maximum number of results; typing a letter narrows longer lists. */
const SHOWN = 200;

/** The context of the palette, and a callback that closes it. */
export interface PaletteProps {
  place: Place;
  session: Session;
  page: MatchedPage;
  onDismiss: () => void;
}

/** The command palette (docs/screens/common-ui.md section 7; looks: docs/design/language.md section 10). */
export function Palette({ place, session, page, onDismiss }: PaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onDismiss);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  // Key of the entry that arrows or the pointer have selected: results that arrive later must not move the selection
  const [selected, setSelected] = useState<string>();
  const search = useSearch(text, place, session);
  const { near, far } = usePaletteItems(place, session, page, useIndex(place, session));
  // A list of 1,000 instances brings as many entries, and each letter renders several times
  const entries = useMemo(() => filterItems(near, far, text), [near, far, text]);
  const found = withFound(entries, text, search);
  const shown = found.slice(0, SHOWN);
  // Entries may disappear while the palette is open; then the first one is selected.
  const current = Math.max(
    0,
    shown.findIndex((one) => itemKey(one) === selected),
  );
  const item = shown[current];
  const select = (index: number) => setSelected(shown[index] && itemKey(shown[index]));

  // Prefetches the page that Enter would open.
  useEffect(() => {
    if (item?.to !== undefined && selected !== undefined) void preloadPath(item.to);
  }, [item?.to, selected]);

  const type = (value: string) => {
    setText(value);
    setSelected(undefined);
  };
  const run = (chosen: PaletteItem, inNewTab: boolean) => {
    if (chosen.reason !== undefined) return;
    if (chosen.stays) return chosen.run?.();
    // Close synchronously: a dialog that the entry opens must store the focus from before the palette, to restore it there
    flushSync(onDismiss);
    if (chosen.to === undefined) chosen.run?.();
    else if (inNewTab) window.open(chosen.to, '_blank', 'noreferrer');
    else void navigate(chosen.to);
  };
  const onFollow = (to: string, isOpen: boolean) => {
    onDismiss();
    void navigate(to, { replace: isOpen });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // A form behind the palette must not handle the key.
      event.preventDefault();
      if (item && !event.nativeEvent.isComposing) run(item, event.ctrlKey || event.metaKey);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (shown.length > 0) select((current + step + shown.length) % shown.length);
    }
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label="Quick actions"
      aria-modal="true"
      // The back gesture of a phone closes it
      closedby="closerequest"
      data-react-aria-top-layer="true"
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onDismiss();
      }}
    >
      <div className={styles['content']}>
        <div className={styles['search']}>
          <Icon of={Search} />
          <input
            className={styles['input']}
            type="text"
            role="combobox"
            aria-label="Search"
            placeholder="Search"
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={item && `${id}-${current}`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {text !== '' && <ClearButton onClear={() => type('')} />}
          <button type="button" className={styles['dismiss']} aria-label="Dismiss" onClick={onDismiss}>
            <span className={styles['key']} data-key="Esc" />
          </button>
        </div>
        <ResultList
          id={id}
          items={shown}
          selected={current}
          text={text}
          onSelect={select}
          onRun={(chosen) => run(chosen, false)}
          onFollow={onFollow}
        />
        <p className={styles['note']} role="status">
          {noteOf(found.length, text, search)}
        </p>
        {search.isRunning && (
          <p className={styles['progress']} aria-hidden="true">
            Searching…
          </p>
        )}
        <Foot />
      </div>
    </dialog>,
    document.body,
  );
}

/** Announced by screen readers: the end of a search. */
function noteOf(count: number, text: string, { isRunning, sentence }: SearchResult): string {
  if (isRunning) return '';
  if (sentence !== '') return sentence;
  if (count > SHOWN) return `${count - SHOWN} more. Type to narrow the list.`;
  return text.trim() === '' ? '' : resultCount(count);
}

/** Clears the search text and moves the focus back to the field. */
function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <IconButton
      label="Clear"
      icon={X}
      size="xs"
      tooltip={false}
      onClick={(event) => {
        onClear();
        event.currentTarget.parentElement?.querySelector('input')?.focus();
      }}
    />
  );
}
