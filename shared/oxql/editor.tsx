import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { TimeseriesSchema } from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { cx, FieldFrame, VisuallyHidden, wiringProps } from '@console/shared/ui';
import { type Completion, completionAt } from './complete.ts';
import { CompletionList } from './completion-list.tsx';
import styles from './editor.module.css';
import { tokens } from './language.ts';
import type { Finding } from './lint.ts';

interface EditorProps {
  value: string;
  onChange: (text: string) => void;
  onRun: () => void;
  schemas: readonly TimeseriesSchema[];
  findings: readonly Finding[];
  /** The characters at which the server has stopped reading. */
  refused: Span | undefined;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** Characters of a query. */
type Span = Pick<Finding, 'from' | 'to'>;

/** Characters that open the completions automatically. */
const OPENERS = /(?:\bget |\| ?|\bfilter |\[|[=!<>~]= ?|[<>] ?|&& ?|\^ ?)$/;

/**
 * A text field for queries: a plain textarea over a highlighted copy of its text, with a list of completions.
 * docs/decisions/020-query-editor.md explains why no library is used.
 */
export function Editor({ value, onChange, onRun, schemas, findings, refused, input }: EditorProps) {
  const id = useId();
  const [caret, setCaret] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const [tabIndents, setTabIndents] = useState(false);
  const place = useRef<number>(undefined);
  const found = useMemo(
    () => (caret === undefined ? undefined : completionAt(value, caret, schemas)),
    [value, caret, schemas],
  );
  const items = found?.items ?? [];
  const wrong = [...findings.filter(({ level }) => level === 'error'), ...(refused ? [refused] : [])];
  const isOpen = items.length > 0;
  const close = () => setCaret(undefined);
  const open = (at: number) => {
    setChosen(0);
    setCaret(at);
  };
  // The caret belongs to the browser, and the text must be rendered before it is moved
  useEffect(() => {
    if (place.current === undefined) return;
    input.current?.setSelectionRange(place.current, place.current);
    place.current = undefined;
  }, [value, input]);
  const putIn = (text: string, from: number, to: number) => {
    place.current = from + text.length;
    onChange(value.slice(0, from) + text + value.slice(to));
  };
  const take = (item: Completion | undefined) => {
    if (!item || !found || caret === undefined) return;
    putIn(item.insert ?? item.label, found.from, caret);
    close();
    input.current?.focus();
  };
  const move = (to: number) => setChosen((to + items.length) % items.length);
  /** Whether the list has handled the key. */
  const keyOfList = (key: string): boolean => {
    if (!isOpen) return false;
    if (key === 'ArrowDown') move(chosen + 1);
    else if (key === 'ArrowUp') move(chosen - 1);
    else if (key === 'Enter') take(items[chosen]);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isControl = event.ctrlKey || event.metaKey;
    let isTaken = true;
    if (isControl && event.key === 'Enter') onRun();
    else if (event.ctrlKey && event.key === ' ') open(selectionStart);
    else if (event.ctrlKey && event.key.toLowerCase() === 'm') setTabIndents(!tabIndents);
    else if (tabIndents && event.key === 'Tab' && !event.shiftKey) putIn('  ', selectionStart, selectionEnd);
    else isTaken = !isControl && keyOfList(event.key);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FieldFrame
      label="Query"
      hint={`Ctrl+Space: suggestions. Ctrl+Enter: run. Ctrl+M: Tab ${tabIndents ? 'leaves the field' : 'indents'}.`}
    >
      {(wiring) => (
        <div className={styles.editor}>
          <Colours text={value} wrong={wrong} caret={isOpen ? found?.from : undefined}>
            {isOpen && <CompletionList id={id} items={items} chosen={chosen} onTake={take} />}
          </Colours>
          <VisuallyHidden>
            <span role="status">{isOpen && pluralize(items.length, 'completion')}</span>
          </VisuallyHidden>
          <textarea
            {...wiringProps(wiring)}
            ref={input}
            className={cx(styles.text)}
            value={value}
            rows={Math.max(6, value.split('\n').length + 1)}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            {...(isOpen && {
              'aria-controls': `${id}-list`,
              'aria-activedescendant': `${id}-${chosen}`,
            })}
            onChange={({ target }) => {
              onChange(target.value);
              const typed = target.value.slice(0, target.selectionStart);
              if (isOpen || OPENERS.test(typed)) open(target.selectionStart);
              else close();
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
            onClick={close}
          />
        </div>
      )}
    </FieldFrame>
  );
}

interface ColoursProps {
  text: string;
  /** Marked parts of the text. */
  wrong: readonly Span[];
  /** Position of the list of completions; undefined without one. */
  caret: number | undefined;
  children: ReactNode;
}

/** The highlighted copy of the text behind the field. Screen readers use the field. */
function Colours({ text, wrong, caret, children }: ColoursProps) {
  return (
    <div className={styles.under}>
      <pre className={styles.colours} aria-hidden="true">
        {tokens(text).map(({ kind, text: piece, from }) => (
          <span
            key={from}
            className={cx(
              styles[kind],
              wrong.some((one) => from < one.to && from + piece.length > one.from) && styles.wrong,
            )}
          >
            {piece}
          </span>
        ))}
      </pre>
      {caret !== undefined && (
        <div className={styles.place}>
          <pre className={styles.spacer} aria-hidden="true">
            {text.slice(0, caret)}
          </pre>
          {children}
        </div>
      )}
    </div>
  );
}
