import { ChevronDown, ChevronRight, File, Folder } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx, Icon } from '@console/shared/ui';
import styles from '../bundles.module.css';
import type { Node, Row } from './tree.ts';
import { stepOf, typeAhead } from './tree-keys.ts';

/** Row height in pixels, as in the style sheet. */
const HEIGHT = 28;
/** Rows rendered above and below the visible ones. */
const MARGIN = 10;

interface TreeViewProps {
  rows: readonly Row[];
  /** Path of the file that is open. */
  chosen: string | undefined;
  isOpen: (node: Node) => boolean;
  onToggle: (node: Node) => void;
  onChoose: (node: Node) => void;
}

/** The rows to render: of 10,000 names only those near the viewport. */
function useSpan(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 20 * HEIGHT });
  // Size and scroll position belong to the browser
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const look = () => setView({ top: current.scrollTop, height: current.clientHeight || 20 * HEIGHT });
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, []);
  const start = Math.max(0, Math.floor(view.top / HEIGHT) - MARGIN);
  const end = Math.min(count, Math.ceil((view.top + view.height) / HEIGHT) + MARGIN);
  const reveal = (index: number) => {
    const { current } = box;
    if (!current) return;
    if (index * HEIGHT < current.scrollTop) current.scrollTop = index * HEIGHT;
    const bottom = (index + 1) * HEIGHT - current.clientHeight;
    if (bottom > current.scrollTop) current.scrollTop = bottom;
  };
  return { box, start, end, reveal };
}

/** The files of a bundle as a tree, by pointer and by keyboard (docs/screens/operator.md section 9.6). */
export function TreeView({ rows, chosen, isOpen, onToggle, onChoose }: TreeViewProps) {
  const id = useId();
  const [active, setActive] = useState<string>();
  const typed = useRef({ text: '', at: 0 });
  const { box, start, end, reveal } = useSpan(rows.length);
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.path === (active ?? chosen)),
  );
  const go = (to: number) => {
    setActive(rows[to]?.node.path);
    reveal(to);
  };
  const act = ({ node }: Row) => (node.isDirectory ? onToggle(node) : onChoose(node));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event.key, rows, at, ({ node }) => isOpen(node));
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      if (step.kind === 'go') go(step.to);
      else act(step.row);
    } else if (event.key.length === 1) {
      event.stopPropagation();
      const { typed: next, to } = typeAhead(rows, at, typed.current, event.key, event.timeStamp);
      typed.current = next;
      if (to !== undefined) go(to);
    }
  };
  // The active row is rendered even outside the viewport, because screen readers need it in the document
  const span = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  const drawn = at < start || at >= end ? [...span, at] : span;
  return (
    <div
      ref={box}
      role="tree"
      aria-label="Files"
      tabIndex={0}
      aria-activedescendant={rows.length > 0 ? `${id}-${at}` : undefined}
      className={styles.tree}
      data-single-keys="off"
      onKeyDown={onKeyDown}
    >
      <div role="none" className={styles.treeRows} style={{ height: rows.length * HEIGHT }}>
        {drawn.map((index) => {
          const row = rows[index];
          return (
            row && (
              <TreeRow
                key={row.node.path}
                id={`${id}-${index}`}
                row={row}
                top={index * HEIGHT}
                isActive={index === at}
                isChosen={row.node.path === chosen}
                isOpen={row.node.isDirectory ? isOpen(row.node) : undefined}
                onPress={() => {
                  setActive(row.node.path);
                  act(row);
                }}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface TreeRowProps {
  id: string;
  row: Row;
  top: number;
  isActive: boolean;
  isChosen: boolean;
  /** Undefined for files. */
  isOpen: boolean | undefined;
  onPress: () => void;
}

function TreeRow({ id, row, top, isActive, isChosen, isOpen, onPress }: TreeRowProps) {
  const { node, level, place, of } = row;
  return (
    // The tree handles the keys, because it has the focus
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={of}
      aria-selected={isChosen}
      {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
      tabIndex={-1}
      className={cx(styles.treeRow, isActive && styles.isActive, isChosen && styles.isChosen)}
      style={{ transform: `translateY(${top}px)`, paddingInlineStart: `${level * 0.9}rem` }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {isOpen !== undefined && <Icon of={isOpen ? ChevronDown : ChevronRight} size="sm" />}
      <Icon of={isOpen === undefined ? File : Folder} size="sm" className={cx(styles.treeIcon)} />
      <span className={styles.treeName}>{node.name === '' ? '(empty name)' : node.name}</span>
    </div>
  );
}
