import { Columns3, ListChecks, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DropdownMenu, type MenuEntry } from '@console/shared/ui';
import { Button, cx, Icon, TextInput } from '@console/shared/ui/basic';
import { focusRow } from '../grid/focus-row.ts';
import styles from './list-tools.module.css';

/** Milliseconds without a key press after which the filter is applied. */
const PAUSE = 250;

/** Props of {@link ListTools}. */
export type ListToolsProps = {
  /** Name of the rows: `instances`. */
  readonly plural: string;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** Entries of the menu; undefined while their code is loading. */
  readonly entries: readonly MenuEntry[] | undefined;
  readonly onOpen: () => void;
  /** Shown after the menu. */
  readonly children?: ReactNode;
};

/** Shown in a menu whose entries are not loaded yet. */
const COMING: readonly MenuEntry[] = [{ id: 'columns', kind: 'heading', label: 'Columns' }];

/** The tools of a list: filter field and menu of columns. */
export function ListTools(props: ListToolsProps) {
  const { plural, filter, onFilter, entries = COMING, onOpen } = props;
  return (
    <div className={styles.tools}>
      <FilterField label={`Filter ${plural}`} filter={filter} onFilter={onFilter} />
      <DropdownMenu label="View" entries={entries} onOpenChange={onOpen}>
        {(trigger) => (
          <Button {...trigger} variant="ghost" icon={Columns3}>
            <span className={styles.word}>View</span>
          </Button>
        )}
      </DropdownMenu>
      {props.children}
    </div>
  );
}

/** Rows have checkboxes only in selection mode; otherwise a list shows only its columns. */
export function ChooseToggle({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <Button variant={isOn ? 'secondary' : 'ghost'} icon={ListChecks} aria-pressed={isOn} onClick={onToggle}>
      <span className={styles.word}>Select</span>
    </Button>
  );
}

type FilterFieldProps = {
  readonly label: string;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
};

/**
 * The filter text is written to the address after a pause. When the address changes otherwise, for example on Back, the text follows.
 * Enter and Arrow Down go to the first row that matches.
 */
function FilterField({ label, filter, onFilter }: FilterFieldProps) {
  const [{ text, sent, seen }, setState] = useState({ text: filter, sent: filter, seen: filter });
  // The change of the address that this field has caused must not overwrite what was typed meanwhile
  if (seen !== filter)
    setState(filter === sent ? { text, sent, seen: filter } : { text: filter, sent: filter, seen: filter });
  const send = (typed: string) => {
    const next = typed.trim();
    setState({ text: typed, sent: next, seen });
    if (next !== sent) onFilter(next);
  };
  const sendText = useEffectEvent(() => send(text));
  // A pause needs a timer
  useEffect(() => {
    const timer = setTimeout(sendText, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const input = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  // The rows that match are in the document when the address has the filter
  useEffect(() => {
    if (!isLeaving.current || filter !== sent) return;
    isLeaving.current = false;
    focusRow(firstRowAfter(input.current));
  }, [filter, sent]);
  const leave = () => {
    if (text.trim() === filter) return focusRow(firstRowAfter(input.current));
    isLeaving.current = true;
    send(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      leave();
    }
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    send('');
  };
  return (
    <span className={styles.field}>
      <Icon of={Search} className={cx(styles.lens)} />
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        data-shortcut="/"
        className={cx(styles.input)}
        value={text}
        onChange={({ target }) => {
          isLeaving.current = false;
          setState({ text: target.value, sent, seen });
        }}
        onKeyDown={onKeyDown}
        onBlur={() => send(text)}
      />
    </span>
  );
}

/** The first row of the list under a filter field; another list can be above it. */
const firstRowAfter = (field: HTMLElement | null): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row]')].find(
    (row) => field && field.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
