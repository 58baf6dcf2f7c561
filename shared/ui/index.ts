/** The kit: everything of `ui/basic`, and the layers that float above a page. */
export * from './basic/index.ts';
export { Popover, DocsPopover } from './layers/popover.tsx';
export type { DocsLink, DocsPopoverProps, PopoverProps } from './layers/popover.tsx';
export type { Placement } from './layers/popover-box.tsx';
export { DropdownMenu, MenuButton, RowActions } from './layers/menu.tsx';
export type { DropdownMenuProps, MenuButtonProps, RowActionsProps } from './layers/menu.tsx';
export type { MenuAction, MenuEntry, MenuHeading, MenuSeparator } from './layers/menu-types.ts';
export { ConfirmDialog, Modal } from './layers/modal.tsx';
export type { ConfirmDialogProps, ModalProps } from './layers/modal.tsx';
export { SideModal } from './layers/side-modal.tsx';
export type { SideModalProps } from './layers/side-modal.tsx';
export { Toasts } from './layers/toasts.tsx';
export type { ToastItem, ToastsProps } from './layers/toasts.tsx';
export { InDialog, InMenu, InPlace } from './layers/part-place.tsx';
export { focusSoon } from './layers/return-focus.ts';
export type { TriggerProps } from './layers/use-trigger.ts';
export { UiProvider } from './layers/ui-provider.tsx';
