import { useEffect, useRef } from 'react';
import { ArrowRight, Plus, Zap, type LucideIcon } from 'lucide-react';
import { humanize } from '@console/shared/format';
import { Link } from '@console/shared/router';
import { cx, Icon } from '@console/shared/ui';
import { matchPieces } from './filter.ts';
import { inGroups, itemKey, type PaletteItem } from './items.ts';
import styles from './palette.module.css';

interface ResultListProps {
  /** Prefix of the ids. */
  id: string;
  items: readonly PaletteItem[];
  selected: number;
  /** Search text, which is marked in the labels. */
  text: string;
  onSelect: (index: number) => void;
  onRun: (item: PaletteItem) => void;
  onFollow: () => void;
}

/**
 * Results under their headings. The listbox owns the groups through `aria-owns` and does not contain them: headings inside of it
 * would be lost, because a listbox may contain only options.
 */
export function ResultList({ id, items, selected, text, onSelect, onRun, onFollow }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Scrolling is outside of React; it follows the selection.
  useEffect(() => {
    if (selected === 0) list.current?.scrollTo(0, 0);
    else document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);
  const groups = inGroups(items.map((item, index) => ({ ...item, index })));
  return (
    <div ref={list} className={styles['list']}>
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
            {all.map(({ index, ...item }) => (
              <Option
                key={itemKey(item)}
                id={`${id}-${index}`}
                item={item}
                text={text}
                isSelected={index === selected}
                onPoint={() => {
                  if (index !== selected) onSelect(index);
                }}
                onPress={() => (item.to === undefined ? onRun(item) : onFollow())}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: PaletteItem;
  text: string;
  isSelected: boolean;
  onPoint: () => void;
  onPress: () => void;
}

function iconOf({ icon, to, label }: PaletteItem): LucideIcon {
  if (icon) return icon;
  if (label.startsWith('New ')) return Plus;
  return to === undefined ? Zap : ArrowRight;
}

function Option({ id, item, text, isSelected, onPoint, onPress }: OptionProps) {
  const { to, context, state, reason, keys = [] } = item;
  const shared = {
    id,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': isSelected,
    'aria-disabled': reason === undefined ? undefined : true,
    className: styles['option'],
    onPointerMove: onPoint,
  };
  const content = (
    <>
      <Icon of={iconOf(item)} />
      <span className={styles['label']}>
        {matchPieces(item.label, text).map((piece, index) =>
          piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
      </span>
      {context !== undefined && context !== '' && <span className={styles['context']}>{context}</span>}
      {state !== undefined && <span className={styles['state']}>{humanize(state)}</span>}
      {/* Rendered by the style sheet, because key caps are not part of the accessible name. */}
      {(isSelected && keys.length === 0 ? ['↵'] : keys).map((key) => (
        <span key={key} className={styles['key']} data-key={key} />
      ))}
    </>
  );
  if (to === undefined || reason !== undefined) {
    return (
      <div {...shared} onClick={onPress}>
        {content}
      </div>
    );
  }
  return (
    <Link
      {...shared}
      className={cx(shared.className)}
      to={to}
      onClick={(event) => {
        // With a modifier key the browser opens a new tab and the palette stays open.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onPress();
      }}
    >
      {content}
    </Link>
  );
}
