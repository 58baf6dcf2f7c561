import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, cx, Message } from '../basic/index.ts';
import styles from './popover.module.css';

type LayersLostProps = {
  readonly retry: () => void;
  readonly busy: boolean;
  readonly onDismiss: () => void;
  /** The trigger that the box is placed beside; absent for dialogs, which are centered. */
  readonly beside?: RefObject<HTMLElement | null>;
};

/** Shown in place of a menu, popover or dialog whose code could not be fetched, with a retry. */
export function LayersLost({ retry, busy, onDismiss, beside }: LayersLostProps) {
  const [opener] = useState(() => document.activeElement);
  const box = useRef<HTMLDivElement>(null);
  // Focus and layout belong to the document
  useEffect(() => {
    const rect = beside?.current?.getBoundingClientRect();
    if (rect)
      Object.assign(box.current?.style ?? {}, {
        top: `${rect.bottom}px`,
        left: `min(${rect.left}px, 100vw - 21rem)`,
      });
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [beside]);
  const dismiss = () => {
    onDismiss();
    // Safari does not focus a button that is clicked
    const origin = beside?.current ?? opener;
    if (origin instanceof HTMLElement) origin.focus();
  };
  return createPortal(
    <div
      ref={box}
      role="alertdialog"
      aria-label="Could not open"
      className={cx(styles.box, styles.lost)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <Message
        variant="destructive"
        live="alert"
        action={
          <>
            <Button size="sm" pending={busy} onClick={retry}>
              Try again
            </Button>{' '}
            <Button size="sm" variant="ghost" onClick={dismiss}>
              Close
            </Button>
          </>
        }
      >
        A part of the console could not be loaded.
      </Message>
    </div>,
    document.body,
  );
}
