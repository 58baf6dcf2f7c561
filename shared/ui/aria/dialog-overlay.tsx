import { type CSSProperties, useEffect, useState } from 'react';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { useMark } from './use-mark.ts';

/** Props of {@link DialogOverlay}. */
export type DialogOverlayProps = ModalOverlayProps & {
  /** What the document is marked with while the dialog is open. */
  mark: 'modal' | 'sideModal';
};

/** Pixels that the stack of toasts takes at present. */
function useToastsHeight(): number {
  const [height, setHeight] = useState(0);
  // Sizes belong to the browser
  useEffect(() => {
    const stack = document.querySelector('[data-testid="Toasts"]');
    if (!(stack instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => {
      setHeight(stack.childElementCount === 0 ? 0 : stack.offsetHeight);
      // Where it scrolls, the newest is visible
      stack.scrollTop = stack.scrollHeight;
    });
    observer.observe(stack);
    return () => observer.disconnect();
  }, []);
  return height;
}

/** What is behind a dialog. In narrow windows toasts are above the dialog, which leaves them room (layers/dialog.module.css). */
export function DialogOverlay({ mark, ...props }: DialogOverlayProps) {
  useMark(mark);
  const height = useToastsHeight();
  const style: CSSProperties & Record<'--_toasts', string> = { '--_toasts': `${height}px` };
  return <ModalOverlay {...props} style={style} />;
}
