import { Ellipsis } from 'lucide-react';
import type { KeyboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Placement } from '../aria/place.ts';
import { Button, IconButton, PlainIconButton } from '../basic/index.ts';
import type { ButtonVariant, IconType } from '../basic/index.ts';
import { createTypeahead, isTyping, movedIndex } from './menu-keys.ts';
import { MenuItem } from './menu-item.tsx';
import { isMenuAction } from './menu-types.ts';
import type { MenuAction, MenuEntry } from './menu-types.ts';
import styles from './menu.module.css';
import { PopoverBox } from './popover-box.tsx';
import { useTrigger } from './use-trigger.ts';
import type { OpenedAt, TriggerProps } from './use-trigger.ts';

type MenuListProps = {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  openedAt: OpenedAt;
  onSelect: (action: MenuAction) => void;
  onClose: () => void;
};

/** The open menu. The focus is on the entries, even disabled ones, so that screen readers announce the reason. */
function MenuList({ id, label, entries, openedAt, onSelect, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typeahead = useRef(createTypeahead());
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];

  const isEmpty = !entries.some((entry) => isMenuAction(entry));
  // The focus belongs to the browser; it moves once, when the menu opens or its entries are loaded
  useEffect(() => {
    items()
      .at(openedAt === 'last' ? -1 : 0)
      // The popover is not positioned yet, and scrolling the page would close it
      ?.focus({ preventScroll: openedAt === 'first' });
  }, [openedAt, isEmpty]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const all = items();
    const current = all.findIndex((item) => item === document.activeElement);
    const labels = all.map((item) => item.dataset['menuItem'] ?? '');
    const to = isTyping(event)
      ? typeahead.current(event.key, labels, current)
      : movedIndex(event.key, current, all.length);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    <div ref={list} id={id} role="menu" aria-label={label} className={styles.menu} onKeyDown={onKeyDown}>
      {entries.map((entry) => {
        if (entry.kind === 'separator')
          return <div key={entry.id} role="separator" className={styles.separator} />;
        if (!isMenuAction(entry)) {
          return (
            <div key={entry.id} role="presentation" className={styles.heading}>
              {entry.label}
            </div>
          );
        }
        return <MenuItem key={entry.id} action={entry} onSelect={() => onSelect(entry)} />;
      })}
    </div>
  );
}

export type MenuPopupProps = {
  /** Id of the menu, which its button names in `aria-controls`. */
  id: string;
  /** Name of the menu. */
  label: string;
  entries: readonly MenuEntry[];
  placement?: Placement | undefined;
  openedAt: OpenedAt;
  /** The button that has opened it; it gets the focus back. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** An open menu beside its button; on phones a sheet at the bottom. It stays open while the data under it changes. */
export function MenuPopup(props: MenuPopupProps) {
  const { id, label, entries, placement = 'bottom end', openedAt, triggerRef, onClose } = props;
  const closeTo = () => {
    // Close and restore the focus before the action runs: a dialog that it opens returns the focus to this button
    const button = triggerRef.current;
    flushSync(onClose);
    button?.focus({ preventScroll: true });
  };
  return (
    <PopoverBox triggerRef={triggerRef} onClose={onClose} placement={placement} kind="menu">
      <MenuList
        id={id}
        label={label}
        entries={entries}
        openedAt={openedAt}
        onClose={closeTo}
        onSelect={(action) => {
          // The menu stays open, so that several checkboxes can be changed
          if (action.checked === undefined || action.kind === 'radio') closeTo();
          action.onSelect?.();
        }}
      />
    </PopoverBox>
  );
}

export type DropdownMenuProps = {
  /** Name of the menu. */
  label: string;
  entries: readonly MenuEntry[];
  placement?: Placement | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The button that opens it: spread `trigger` on it. */
  children: (trigger: TriggerProps) => ReactElement;
};

/** A menu with its button. The menu of the rows of a table is `shared/table/grid/row-menu.tsx`: one for all rows. */
export function DropdownMenu({ label, entries, placement, onOpenChange, children }: DropdownMenuProps) {
  const { trigger, ref, id, openedAt, close } = useTrigger('menu', onOpenChange);
  return (
    <>
      {children(trigger)}
      {openedAt !== undefined && (
        <MenuPopup {...{ id, label, entries, placement, openedAt }} triggerRef={ref} onClose={close} />
      )}
    </>
  );
}

export type RowActionsProps = {
  entries: readonly MenuEntry[];
  /** Name of the button. */
  label?: string | undefined;
  /** Name of the menu: `Actions for web-1`. */
  menuLabel?: string | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** -1 where the button is reached by its own key. */
  tabIndex?: number | undefined;
};

/** The three dots of one thing. The rows of a table have one menu together (`MenuPopup`). */
export function RowActions({
  entries,
  label = 'Row actions',
  menuLabel = label,
  onOpenChange,
  tabIndex,
}: RowActionsProps) {
  return (
    <DropdownMenu label={menuLabel} entries={entries} onOpenChange={onOpenChange}>
      {(trigger) => <PlainIconButton {...trigger} tabIndex={tabIndex} label={label} icon={Ellipsis} />}
    </DropdownMenu>
  );
}

export type MenuButtonProps = {
  /** Name of the button and of the menu. */
  label: string;
  entries: readonly MenuEntry[];
  /** Visible text; without it the button is the three dots. */
  children?: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: 'sm' | 'md' | undefined;
  icon?: IconType | undefined;
  placement?: Placement | undefined;
};

/** A menu with its button: the page menu, or a button with text. */
export function MenuButton({
  label,
  entries,
  children,
  variant,
  size = 'md',
  icon,
  placement,
}: MenuButtonProps) {
  return (
    <DropdownMenu label={label} entries={entries} placement={placement}>
      {(trigger) =>
        children === undefined ? (
          <IconButton {...trigger} label={label} icon={icon ?? Ellipsis} size={size} tooltip={false} />
        ) : (
          <Button {...trigger} aria-label={label} variant={variant} size={size} icon={icon}>
            {children}
          </Button>
        )
      }
    </DropdownMenu>
  );
}
