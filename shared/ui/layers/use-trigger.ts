import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** Where the focus starts in a menu or list that opens. */
export type OpenedAt = 'first' | 'last';

/** Spread on the button that opens a popover or a menu. */
export type TriggerProps = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu' | 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** State of a button and of what it opens. Menus open with the arrow keys too. */
export function useTrigger(kind: 'menu' | 'dialog', onOpenChange?: (isOpen: boolean) => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [openedAt, setOpenedAt] = useState<OpenedAt | undefined>();

  const change = (to: OpenedAt | undefined) => {
    setOpenedAt(to);
    onOpenChange?.(to !== undefined);
  };
  const trigger: TriggerProps = {
    ref,
    'aria-haspopup': kind,
    'aria-expanded': openedAt !== undefined,
    'aria-controls': openedAt === undefined ? undefined : id,
    onClick: () => change(openedAt === undefined ? 'first' : undefined),
    onKeyDown: (event) => {
      if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      change(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  return { trigger, ref, id, openedAt, isOpen: openedAt !== undefined, close: () => change(undefined) };
}
