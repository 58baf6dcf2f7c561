import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { cx, Icon, TextInput } from '@console/shared/ui/basic';
import { focusRow } from '../grid/focus-row.ts';
import type { Suggestion } from '../viewed/suggestions.ts';
import styles from './list-tools.module.css';
import type { Parts } from './use-view-parts.ts';

/** Milliseconds without a key press after which the filter is applied. */
const PAUSE = 250;

/** What a filter field shows beside its text; the parts come with the code of views. */
export type FilterHelp = {
  /** Texts that the text could become. */
  readonly suggest: ((text: string) => readonly Suggestion[]) | undefined;
  readonly List: Parts['SuggestionList'] | undefined;
  /** Id of the element that says which terms are not applied. */
  readonly problemsId: string;
  readonly hasProblems: boolean;
};

type FilterFieldProps = {
  readonly label: string;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly help: FilterHelp;
};

const NONE: readonly Suggestion[] = [];

/** The suggestions of a field, of which the arrows choose one. They are shown while someone types. */
function useSuggestions({ suggest }: FilterHelp, text: string) {
  // Index of the chosen one, -1 for none; undefined while they are not shown
  const [active, setActive] = useState<number>();
  const items = (active !== undefined && suggest?.(text)) || NONE;
  const count = items.length;
  return {
    items,
    active: active ?? -1,
    open: () => setActive(-1),
    close: () => setActive(undefined),
    chosen: items[active ?? -1],
    /** Chooses the next or previous one; from the last it leads back to the text. False without suggestions. */
    move: (by: 1 | -1) => {
      if (count > 0) setActive((now = -1) => ((now + 1 + by + count + 1) % (count + 1)) - 1);
      return count > 0;
    },
  };
}

/**
 * The filter text is written to the address after a pause. When the address changes otherwise, for example on Back, the text follows.
 * Enter and Arrow Down go to the first row that matches; while suggestions are shown, the arrows choose one of them.
 */
export function FilterField({ label, filter, onFilter, help }: FilterFieldProps) {
  const [{ text, sent, seen }, setState] = useState({ text: filter, sent: filter, seen: filter });
  // The change of the address that this field has caused must not overwrite what was typed meanwhile
  if (seen !== filter)
    setState(filter === sent ? { text, sent, seen: filter } : { text: filter, sent: filter, seen: filter });
  const id = useId();
  const suggestions = useSuggestions(help, text);
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
    suggestions.open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const isMoved = by !== 0 && suggestions.move(by);
    const { chosen } = suggestions;
    if (!isMoved && key === 'Enter' && chosen) type(chosen.text);
    else if (!isMoved && (key === 'Enter' || key === 'ArrowDown')) leave();
    else if (!isMoved && (key !== 'Escape' || (text === '' && suggestions.items.length === 0))) return;
    event.preventDefault();
    if (key !== 'Escape') return;
    send('');
    suggestions.close();
  };
  const isShown = suggestions.items.length > 0;
  return (
    <span className={styles.field}>
      <Icon of={Search} className={cx(styles.lens)} />
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown && suggestions.chosen ? `${id}-${suggestions.active}` : undefined}
        aria-describedby={help.hasProblems ? help.problemsId : undefined}
        invalid={help.hasProblems}
        autoComplete="off"
        placeholder={label}
        data-shortcut="/"
        className={cx(styles.input)}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onFocus={suggestions.open}
        onBlur={() => {
          send(text);
          suggestions.close();
        }}
      />
      {isShown && help.List && (
        <help.List
          id={id}
          items={suggestions.items}
          active={suggestions.active}
          onPick={(picked) => type(picked.text)}
        />
      )}
    </span>
  );
}

/** The first row of the list under a filter field; another list can be above it. */
const firstRowAfter = (field: HTMLElement | null): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row]')].find(
    (row) => field && field.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
