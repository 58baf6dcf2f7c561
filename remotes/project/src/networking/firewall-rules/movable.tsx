import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { type Action, runAction } from '@console/shared/actions';
import type { VpcFirewallRule } from '@console/shared/api';
import { announce, sayFailure } from '@console/shared/runtime';
import { MOVE_FAILED } from './actions.tsx';
import type { RuleMoves } from './use-moves.ts';
import styles from './list.module.css';

export interface MovableProps {
  readonly moves: RuleMoves;
  /** The actions that move a rule. */
  readonly up: Action<VpcFirewallRule>;
  readonly down: Action<VpcFirewallRule>;
  readonly children: ReactNode;
}

/** A list whose rows are moved: by Alt and an arrow key in a row, or by dragging a row at its handle. */
export function Movable({ moves, up, down, children }: MovableProps) {
  const list = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ readonly name: string; readonly from: number }>();
  const { code, rules } = moves;

  const press = (event: KeyboardEvent) => {
    const action = { ArrowUp: up, ArrowDown: down }[event.key];
    const name = rowOf(event.target)?.dataset['row'];
    const rule = event.altKey && action && rules.find((one) => one.name === name);
    if (!rule) return;
    // The arrows also open the menu of the row
    event.preventDefault();
    event.stopPropagation();
    const allowed = action.allowed?.(rule) ?? true;
    if (allowed === true) runAction(action, rule);
    else announce(allowed);
  };

  const grab = ({ target, clientY, button }: PointerEvent) => {
    const handle = target instanceof Element ? target.closest('[data-handle]') : null;
    const name = rowOf(handle)?.dataset['row'];
    if (name === undefined || button !== 0 || handle?.getAttribute('aria-disabled') === 'true') return;
    setDragged({ name, from: clientY });
    void moves.fetchCode().catch((error: unknown) => {
      setDragged(undefined);
      sayFailure(error, MOVE_FAILED, undefined, () => undefined);
    });
  };

  return (
    <div ref={list} className={styles.movable} onKeyDownCapture={press} onPointerDown={grab}>
      {children}
      {dragged && code && (
        <code.RowDrag
          {...dragged}
          list={list}
          order={rules.map(({ name }) => name)}
          onEnd={(to) => {
            setDragged(undefined);
            if (to !== undefined) void moves.move(dragged.name, { to });
          }}
        />
      )}
    </div>
  );
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
