import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useMemo, useState } from 'react';
import { confirmAtom, store } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { openedBy, type OpenedAt } from '@console/shared/ui';

export type OpenMenu = {
  readonly openedAt: OpenedAt;
  /** The button of its row. */
  readonly button: RefObject<HTMLButtonElement>;
};

/** A row and its menu; undefined while a confirmation follows. */
type Active = { readonly id: string; readonly menu: OpenMenu | undefined };

type ButtonEvent = MouseEvent<HTMLButtonElement> | KeyboardEvent<HTMLButtonElement>;

/** Handlers of the menu buttons of all rows. They never change, because rows render again when they do. */
export type MenuButtonHandlers = {
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
};

/** The one menu of a table, and the row whose menu or whose confirmation is open. */
export type RowMenuState = {
  /** The highlighted row. */
  readonly id: string | undefined;
  readonly menu: OpenMenu | undefined;
  /** Id of the open menu, for `aria-controls`. */
  readonly menuId: string;
  readonly handlers: MenuButtonHandlers;
  readonly close: () => void;
  /** Whether a confirmation is open. */
  readonly isAsking: boolean;
};

/**
 * The menu of the rows of a table: one for all rows, because a list has many and hardly one of them is ever opened. A row stays highlighted
 * from opening its menu until the confirmation of its action is closed.
 */
export function useRowMenu(): RowMenuState {
  const menuId = useId();
  const [active, setActive] = useState<Active>();
  const isAsking = useAtomValue(confirmAtom, { store }) !== null;
  const { handlers, close } = useMemo(() => {
    const leave = () => {
      setActive((now) => now && { id: now.id, menu: undefined });
      // The menu closes before its action runs, so a confirmation of this action is open by then
      queueMicrotask(() => {
        if (store.get(confirmAtom) === null) setActive((now) => (now?.menu ? now : undefined));
      });
    };
    const open = ({ currentTarget: button }: ButtonEvent, openedAt: OpenedAt) => {
      const id = button.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
      if (id !== undefined) setActive({ id, menu: { openedAt, button: { current: button } } });
    };
    return {
      close: leave,
      handlers: {
        onClick: (event: MouseEvent<HTMLButtonElement>) =>
          event.currentTarget.getAttribute('aria-expanded') === 'true' ? leave() : open(event, 'first'),
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
          const openedAt = openedBy(event.key);
          if (!openedAt) return;
          event.preventDefault();
          open(event, openedAt);
        },
      },
    };
  }, []);
  const menu = active?.menu;
  return { id: menu || isAsking ? active?.id : undefined, menu, menuId, handlers, close, isAsking };
}
