import type { ReactNode } from 'react';
import type { IconType } from '../basic/index.ts';

/** An entry that does something. */
export type MenuAction = {
  readonly id: string;
  readonly kind?: 'action' | 'radio' | undefined;
  readonly label: string;
  /** Rendered instead of the label; the label stays the accessible name and is used to find the entry by typing. */
  readonly content?: ReactNode;
  readonly icon?: IconType | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** A path in the console: the entry is a link, which can be opened in a new tab. */
  readonly to?: string | undefined;
  /** An address outside the console: opens a new tab. */
  readonly href?: string | undefined;
  /** Why it is not possible now. The entry stays focusable and does nothing. */
  readonly disabledReason?: string | undefined;
  readonly danger?: boolean | undefined;
  /** When present, the entry is a checkbox, which keeps the menu open, or a radio with `kind: 'radio'`. */
  readonly checked?: boolean | undefined;
  /** Second line. */
  readonly hint?: string | undefined;
  /** The key of a shortcut, shown at the right. */
  readonly shortcut?: string | undefined;
};

export type MenuSeparator = { readonly id: string; readonly kind: 'separator' };

export type MenuHeading = { readonly id: string; readonly kind: 'heading'; readonly label: string };

export type MenuEntry = MenuAction | MenuSeparator | MenuHeading;

export const isMenuAction = (entry: MenuEntry): entry is MenuAction =>
  entry.kind !== 'separator' && entry.kind !== 'heading';
