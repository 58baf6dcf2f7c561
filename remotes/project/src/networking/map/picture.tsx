import { type KeyboardEvent, startTransition, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { layered } from '@console/shared/diagram';
import { useNavigate } from '@console/shared/router';
import { EmptyState, Skeleton } from '@console/shared/ui';
import { type Arranged, arrange, BOX, type Placed } from './arrange.ts';
import { BoxButton } from './box-button.tsx';
import { KIND_NAMES, type Thing } from './facts.ts';
import { drawnOf } from './groups.ts';
import { leadsTo } from './keys.ts';
import { Lines } from './lines.tsx';
import styles from './map.module.css';
import { Panel } from './panel.tsx';
import { pathsThrough } from './paths.ts';

interface PictureProps {
  label: string;
  things: readonly Thing[];
  /** Id of the initial selection. */
  start: string | undefined;
  onTable: () => void;
}

const NO_BOXES: readonly Placed[] = [];

const rem = (length: number): string => `${length}rem`;

/**
 * The VPC as boxes in columns, each a button; the lines between them are decoration, because the accessible name of a box lists its
 * connections (docs/decisions/013-diagram.md).
 */
export function Picture({ label, things, start, onTable }: PictureProps) {
  const prefix = useId();
  const navigate = useNavigate();
  const [selected, select] = useState(start);
  // Deferred: a repeating key must not wait for the panel and the lines of all boxes
  const setSelected = useCallback((id: string | undefined) => startTransition(() => select(id)), []);
  const [wanted, setWanted] = useState(start);
  const arranged = useArranged(things, wanted);
  const boxes = arranged?.boxes ?? NO_BOXES;
  const byId = useMemo(() => new Map(things.map((thing) => [thing.id, thing])), [things]);
  const boxById = useMemo(() => new Map(boxes.map((box) => [box.id, box])), [boxes]);
  const current = selected === undefined ? undefined : boxById.get(selected);
  const path = useMemo(() => (current ? pathsThrough(current.id, boxById) : undefined), [current, boxById]);
  const focus = useCallback((id: string) => document.getElementById(`${prefix}${id}`)?.focus(), [prefix]);
  const shown = arranged?.wanted;
  // Moves the browser's focus to the box that was chosen in the panel or the table, once it is rendered
  useEffect(() => {
    if (shown !== undefined) focus(shown);
  }, [shown, focus]);
  if (!arranged) return <Skeleton kind="row" />;
  if (boxes.length === 0) return <EmptyState title="Nothing in this VPC">It has no subnets.</EmptyState>;
  const { width, height } = arranged;
  const show = (id: string) => {
    setSelected(id);
    if (boxById.has(id)) focus(id);
    else setWanted(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && current) {
      setSelected(undefined);
      focus(current.id);
      return;
    }
    const from = boxes.find(({ id }) => `${prefix}${id}` === document.activeElement?.id);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const [thing, ...others] = from.things;
      if (thing && others.length === 0) void navigate(thing.to);
      else onTable();
      return;
    }
    const next = leadsTo(boxes, from, event.key);
    if (!next) return;
    event.preventDefault();
    setSelected(next.id);
    focus(next.id);
  };
  return (
    <div className={styles.map} onKeyDown={onKeyDown}>
      <div className={styles.scroll}>
        <div className={styles.heads} aria-hidden="true" style={{ width: rem(width) }}>
          {[...new Map(boxes.map((box) => [box.kind, box.x]))].map(([kind, x]) => (
            <span key={kind} style={{ left: rem(x), width: rem(BOX.width) }}>
              {KIND_NAMES[kind][1]}
            </span>
          ))}
        </div>
        <div
          role="group"
          aria-label={label}
          className={styles.stage}
          style={{ width: rem(width), height: rem(height) }}
        >
          <Lines boxes={boxes} width={width} height={height} path={path} />
          {boxes.map((box, index) => (
            <BoxButton
              key={box.id}
              id={`${prefix}${box.id}`}
              box={box}
              byId={boxById}
              isSelected={box === current}
              isDimmed={path !== undefined && !path.has(box.id)}
              isTabStop={current ? box === current : index === 0}
              onSelect={setSelected}
            />
          ))}
        </div>
      </div>
      <Panel box={current} byId={byId} onShow={show} onTable={onTable} />
    </div>
  );
}

/** The positions of the boxes; undefined until they are known. They are computed in a separate task, which delays no frame. */
function useArranged(things: readonly Thing[], wanted: string | undefined) {
  const [arranged, setArranged] = useState<Arranged & { readonly wanted: string | undefined }>();
  // A timer starts a separate task
  useEffect(() => {
    const timer = setTimeout(() => {
      const found = arrange(drawnOf(things, wanted), layered);
      startTransition(() => setArranged({ ...found, wanted }));
    });
    return () => clearTimeout(timer);
  }, [things, wanted]);
  return arranged;
}
