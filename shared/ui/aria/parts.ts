/** The parts of react-aria that the kit uses: a chunk that is fetched with the first dialog or menu (shared/ui/aria/load.ts). */
export { letPressThrough } from './press-through.ts';
export { DialogOverlay } from './dialog-overlay.tsx';
export { useMark } from './use-mark.ts';
export { Dialog, Modal, Popover } from 'react-aria-components';
