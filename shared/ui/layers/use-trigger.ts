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

/** Where a key on the button of a menu opens it; undefined for keys that do not. */
export const openedBy = (key: string): OpenedAt | undefined => {
  if (key === 'ArrowDown') return 'first';
  return key === 'ArrowUp' ? 'last' : undefined;
};

/** State of a button and of its layer. Menus open with the arrow keys too. */
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
      const at = openedBy(event.key);
      if (kind !== 'menu' || !at) return;
      event.preventDefault();
      change(at);
    },
  };
  return { trigger, ref, id, openedAt, isOpen: openedAt !== undefined, close: () => change(undefined) };
}
