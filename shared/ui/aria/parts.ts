/** The layers of the kit: a chunk that is fetched with the first dialog or menu (shared/ui/aria/load.ts). */
export { DialogOverlay } from './dialog-overlay.tsx';
export { FloatingBox } from './floating-box.tsx';
