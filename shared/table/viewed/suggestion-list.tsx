import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { cx } from '@console/shared/ui/basic';
import type { Suggestion } from './suggestions.ts';
import styles from './filter.module.css';

export type SuggestionsProps = {
  /** The filter field, which keeps the focus. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly suggest: (text: string) => readonly Suggestion[];
  /** Takes the new text of the field. */
  readonly onPick: (text: string) => void;
};

const NONE: readonly Suggestion[] = [];

/**
 * Suggestions for the text of a filter field. The list loads after the field, whose keys it handles while it is shown: arrows select,
 * Enter accepts, Escape closes. The field references the selected one with `aria-activedescendant`.
 */
export function Suggestions({ field, text, suggest, onPick }: SuggestionsProps) {
  const id = useId();
  // Index of the chosen one, -1 for none; undefined while they are closed
  const [active, setActive] = useState<number>();
  const items = active === undefined ? NONE : suggest(text);
  const { length } = items;
  const chosen = items[active ?? -1];

  const pick = (item: Suggestion) => {
    onPick(item.text);
    setActive(-1);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const isShown = length > 0;
    if (isShown && key === 'ArrowDown') setActive((now = -1) => (now + 2 > length ? -1 : now + 1));
    else if (isShown && key === 'ArrowUp') setActive((now = -1) => (now < 0 ? length - 1 : now - 1));
    else if (key === 'Enter' && chosen) pick(chosen);
    else {
      if (key === 'Enter' || key === 'Escape') setActive(undefined);
      // Without suggestions and a text, Escape is not meant for the field
      if (!(isShown && key === 'Escape' && text === '')) return;
    }
    event.preventDefault();
    // Otherwise the field would handle it too
    event.stopPropagation();
  });
  // The field belongs to another component, which is mounted before this code is loaded
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const ending = new AbortController();
    const { signal } = ending;
    input.setAttribute('aria-autocomplete', 'list');
    for (const type of ['focus', 'input', 'change'])
      input.addEventListener(type, () => setActive(-1), { signal });
    input.addEventListener('blur', () => setActive(undefined), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    return () => ending.abort();
  }, [field]);
  const activeId = chosen && `${id}-${active}`;
  useEffect(() => {
    const input = field.current;
    const set = (name: string, value: string | undefined) =>
      value === undefined ? input?.removeAttribute(name) : input?.setAttribute(name, value);
    set('aria-controls', length > 0 ? id : undefined);
    set('aria-activedescendant', activeId);
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, id, length, activeId]);

  if (length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={styles.list}
      // A press must not take the focus away from the field
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        <div
          key={item.text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={cx(styles.option, index === active && styles.active)}
          onClick={() => pick(item)}
        >
          <span className={styles.label}>{item.label}</span>
          {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
        </div>
      ))}
    </div>
  );
}
