import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { openState } from './open-state.ts';
import { useEntrance } from './use-entrance.ts';
import { useMark } from './use-mark.ts';

export type DialogOverlayProps = {
  /** Mark of the document while the dialog is open. */
  readonly mark: 'modal' | 'sideModal';
  /** Called on Escape or a click outside. */
  readonly onDismiss: () => void;
  readonly overlayClass: string;
  readonly className: string;
  readonly children: ReactNode;
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

/** A dialog and its backdrop. In narrow windows toasts are above the dialog, which leaves them room (layers/dialog.module.css). */
export function DialogOverlay(props: DialogOverlayProps) {
  return (
    <Overlay shouldContainFocus>
      <DialogBox {...props} />
    </Overlay>
  );
}

function DialogBox({ mark, onDismiss, overlayClass, className, children }: DialogOverlayProps) {
  useMark(mark);
  const box = useRef<HTMLDivElement>(null);
  const height = useToastsHeight();
  const { isEntering, topLayer } = useEntrance();
  const { modalProps } = useModalOverlay({ isDismissable: true, isEntering }, openState(onDismiss), box);
  const style: CSSProperties & Record<'--_toasts', string> = { '--_toasts': `${height}px` };
  return (
    <div className={overlayClass} style={style}>
      <div {...modalProps} ref={box} className={className} data-react-aria-top-layer={topLayer}>
        {children}
      </div>
    </div>
  );
}
