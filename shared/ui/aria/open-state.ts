import type { useModalOverlay } from 'react-aria/useModalOverlay';

/** The state that react-aria requires, for a layer that is mounted while it is open. */
export const openState = (onClose: () => void): Parameters<typeof useModalOverlay>[1] => ({
  isOpen: true,
  setOpen: (isOpen) => !isOpen && onClose(),
  open: () => undefined,
  close: onClose,
  toggle: onClose,
  point: null,
  setPoint: () => undefined,
});
