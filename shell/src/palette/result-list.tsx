import {
  type CSSProperties,
  memo,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ArrowRight, Plus, Zap, type LucideIcon } from 'lucide-react';
import { humanize } from '@console/shared/format';
import { addressOf } from '@console/shared/runtime';
import { cx, Icon } from '@console/shared/ui';
import { matchPieces } from './filter.ts';
import { inGroups, itemKey, type PaletteItem } from './items.ts';
import styles from './palette.module.css';

/** Number of rows that are drawn with a letter: as many as fit on a tall phone. */
const FIRST = 20;
/** Number of rows that are drawn in one idle period after that: about a frame of a slow processor. */
const STEP = 36;

interface ResultListProps {
  /** Prefix of the ids. */
  id: string;
  items: readonly PaletteItem[];
  selected: number;
  /** Search text, which is marked in the labels. */
  text: string;
  onSelect: (index: number) => void;
  onRun: (item: PaletteItem) => void;
  /** Called with the path of a link that is clicked, and whether its page is open. */
  onFollow: (to: string, isOpen: boolean) => void;
}

/** The number of rows to draw for a text: first the visible ones and those up to the selection, then the others, whenever the browser is idle. */
function useDrawn(text: string, selected: number, all: number): number {
  const [reached, setReached] = useState({ text, count: FIRST });
  const count = reached.text === text ? reached.count : FIRST;
  const drawn = Math.max(count, selected + FIRST / 2);
  if (drawn > count) setReached({ text, count: drawn });
  // Idle periods belong to the browser
  useEffect(() => {
    if (drawn >= all) return undefined;
    let isLater = false;
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => {
      if (!isLater) setReached({ text, count: drawn + STEP });
    });
    return () => {
      isLater = true;
    };
  }, [text, drawn, all]);
  return drawn;
}

/**
 * Results under their headings. The listbox owns the groups through `aria-owns` and does not contain them: headings inside of it
 * would be lost, because a listbox may contain only options.
 */
export function ResultList({ id, items, selected, text, onSelect, onRun, onFollow }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useDrawn(text, selected, items.length);
  // Scrolling is outside of React; it follows the selection.
  useEffect(() => {
    if (selected === 0) list.current?.scrollTo(0, 0);
    else document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);
  const groups = inGroups(items.slice(0, drawn).map((item, index) => ({ group: item.group, item, index })));
  const left = Math.max(0, items.length - drawn);
  const room: CSSProperties & Record<'--_rows', number> = { '--_rows': left };
  const indexOf = (event: PointerEvent | MouseEvent) => {
    const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    return option ? Number(option.id.slice(id.length + 1)) : undefined;
  };
  const onClick = (event: MouseEvent) => {
    const item = items[indexOf(event) ?? -1];
    if (!item) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) {
      onRun(item);
      return;
    }
    // With a modifier key the browser opens a new tab and the palette stays open.
    if (item.to === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(item.to, link.href === location.href);
  };
  return (
    <div
      ref={list}
      className={styles['list']}
      onPointerMove={(event) => {
        const index = indexOf(event);
        if (index !== undefined && index !== selected) onSelect(index);
      }}
      onClick={onClick}
    >
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label="Results"
        aria-owns={groups.map((_, index) => `${id}-group-${index}`).join(' ')}
      />
      {groups.map(([group, all], groupIndex) => (
        <section key={group} className={styles['group']}>
          <h3 id={`${id}-heading-${groupIndex}`} className={styles['heading']}>
            {group}
          </h3>
          <div role="group" id={`${id}-group-${groupIndex}`} aria-labelledby={`${id}-heading-${groupIndex}`}>
            {all.map(({ item, index }) => (
              <Option
                key={itemKey(item)}
                id={`${id}-${index}`}
                item={item}
                text={text}
                isSelected={index === selected}
                isFar={index >= FIRST}
              />
            ))}
          </div>
        </section>
      ))}
      {left > 0 && <div className={styles['rest']} style={room} />}
    </div>
  );
}

function iconOf({ icon, to, label }: PaletteItem): LucideIcon {
  if (icon) return icon;
  if (label.startsWith('New ')) return Plus;
  return to === undefined ? Zap : ArrowRight;
}

interface OptionProps {
  id: string;
  item: PaletteItem;
  text: string;
  isSelected: boolean;
  /** Visible only after the list is scrolled. */
  isFar: boolean;
}

const Option = memo(function Option({ id, item, text, isSelected, isFar }: OptionProps) {
  const { to, context, state, reason, keys = [] } = item;
  const shared = {
    id,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': isSelected,
    'aria-disabled': reason === undefined ? undefined : true,
    className: cx(styles['option'], isFar && styles['far']),
  };
  const content = (
    <>
      <Icon of={iconOf(item)} />
      <bdi className={styles['label']}>
        {matchPieces(item.label, text).map((piece, index) =>
          piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
      </bdi>
      {context !== undefined && context !== '' && <bdi className={styles['context']}>{context}</bdi>}
      {state !== undefined && <span className={styles['state']}>{humanize(state)}</span>}
      {/* Rendered by the style sheet, because key caps are not part of the accessible name. */}
      {(isSelected && keys.length === 0 ? ['↵'] : keys).map((key) => (
        <span key={key} className={styles['key']} data-key={key} />
      ))}
    </>
  );
  return to === undefined || reason !== undefined ? (
    <div {...shared}>{content}</div>
  ) : (
    <a {...shared} href={addressOf(to)}>
      {content}
    </a>
  );
});
