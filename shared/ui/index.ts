/** The kit: everything of `ui/basic`, and the layers that float above a page. */
export * from './basic/index.ts';
export { Popover, DocsPopover } from './layers/popover.tsx';
export { DropdownMenu, MenuButton, MenuPopup, RowActions } from './layers/menu.tsx';
export type { MenuEntry } from './layers/menu-types.ts';
export { openedBy, type OpenedAt } from './layers/use-trigger.ts';
export { ConfirmDialog, Modal } from './layers/modal.tsx';
export { SideModal, useIsInPanel } from './layers/side-modal.tsx';
export { Toasts } from './layers/toasts.tsx';
export { InDialog, InMenu, InPlace } from './layers/part-place.tsx';
export { focusSoon } from './layers/return-focus.ts';
export { UiProvider } from './layers/ui-provider.tsx';
