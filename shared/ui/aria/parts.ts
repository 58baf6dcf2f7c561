/** What the kit takes from react-aria: a chunk that comes with the first dialog or menu (shared/ui/aria/load.ts). */
export { Dialog, Modal, ModalOverlay, Popover } from 'react-aria-components';
