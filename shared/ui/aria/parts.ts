/** The parts of react-aria that the kit uses: a chunk that is fetched with the first dialog or menu (shared/ui/aria/load.ts). */
export { letPressThrough } from './press-through.ts';
export { Dialog, Modal, ModalOverlay, Popover } from 'react-aria-components';
