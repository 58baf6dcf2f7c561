import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx, Icon, TextInput } from '@console/shared/ui/basic';
import { focusRow } from '../grid/focus-row.ts';
import type { Suggestion } from '../viewed/suggestions.ts';
import styles from './list-tools.module.css';
import type { Parts } from './use-view-parts.ts';

/** Milliseconds without a key press after which the filter is applied. */
const PAUSE = 250;

/** The elements that a filter field shows beside its text. */
export type FilterHelp = {
  /** Texts that the text could become. */
  readonly suggest: (text: string) => readonly Suggestion[];
  /** Shows them, and handles the keys of the field meanwhile; undefined while the code of views is loading. */
  readonly Suggestions: Parts['Suggestions'] | undefined;
  /** Id of the element that lists the terms that are not applied; undefined for none. */
  readonly problemsId: string | undefined;
};

type FilterFieldProps = {
  readonly label: string;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly help: FilterHelp;
};

/**
 * The filter text is written to the address after a pause. When the address changes otherwise, for example on Back, the text follows.
 * Enter and Arrow Down go to the first row that matches; while suggestions are shown, the arrows choose one of them.
 */
export function FilterField({ label, filter, onFilter, help }: FilterFieldProps) {
  const [{ text, sent, seen }, setState] = useState({ text: filter, sent: filter, seen: filter });
  // The change of the address that this field has caused must not overwrite text typed meanwhile
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
  const type = (typed: string) => {
    isLeaving.current = false;
    setState({ text: typed, sent, seen });
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
        aria-describedby={help.problemsId}
        invalid={help.problemsId !== undefined}
        autoComplete="off"
        placeholder={label}
        data-shortcut="/"
        className={cx(styles.input)}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => send(text)}
      />
      {help.Suggestions && (
        <help.Suggestions field={input} text={text} suggest={help.suggest} onPick={type} />
      )}
    </span>
  );
}

/** The first row of the list under a filter field; another list can be above it. */
const firstRowAfter = (field: HTMLElement | null): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row]')].find(
    (row) => field && field.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
