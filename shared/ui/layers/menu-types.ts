import type { ReactNode } from 'react';
import type { IconType } from '../basic/index.ts';

/** An entry that does something. */
export type MenuAction = {
  readonly id: string;
  readonly kind?: 'action' | 'radio' | undefined;
  readonly label: string;
  /** What is drawn instead of the label; the label stays the name and what typing finds. */
  readonly content?: ReactNode;
  readonly icon?: IconType | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** A place in the console: the entry is a link, which a new tab can open. */
  readonly to?: string | undefined;
  /** A place elsewhere: opens a new tab. */
  readonly href?: string | undefined;
  /** Why it is not possible now. The entry stays, can be focused and does nothing. */
  readonly disabledReason?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Given: the entry is a checkbox, which leaves the menu open, or with `kind: 'radio'` one of several. */
  readonly checked?: boolean | undefined;
  /** Second line. */
  readonly hint?: string | undefined;
  /** Key at the right. */
  readonly shortcut?: string | undefined;
};

export type MenuSeparator = { readonly id: string; readonly kind: 'separator' };

export type MenuHeading = { readonly id: string; readonly kind: 'heading'; readonly label: string };

export type MenuEntry = MenuAction | MenuSeparator | MenuHeading;

export const isMenuAction = (entry: MenuEntry): entry is MenuAction =>
  entry.kind !== 'separator' && entry.kind !== 'heading';
