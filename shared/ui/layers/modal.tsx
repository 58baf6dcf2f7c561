import type { JSX, ReactNode } from 'react';
import { Button, cx } from '../basic/index.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { DialogLayer } from './dialog-layer.tsx';
import styles from './dialog.module.css';

export type ModalProps = {
  title: string;
  /** Called on the close button, Escape or a click outside. */
  onDismiss: () => void;
  children: ReactNode;
  /** Buttons, right-aligned: Cancel first, the action last. */
  footer?: ReactNode;
  /** Shown at the left of the footer, last in the tab order. */
  footerAside?: ReactNode;
  /** 24, 28 or up to 48 rem. */
  width?: 'narrow' | 'medium' | 'free' | undefined;
  /** False on top of another dialog, which already has a scrim: then a lighter one covers that dialog. */
  scrim?: boolean | undefined;
  isOpen?: boolean | undefined;
  /** CSS selector, inside the dialog, of the element that gets the focus. */
  initialFocus?: string | undefined;
};

/** A dialog in the middle of the window. */
export function Modal(props: ModalProps): JSX.Element | null {
  const {
    title,
    onDismiss,
    children,
    footer,
    footerAside,
    width = 'medium',
    scrim = true,
    isOpen = true,
    initialFocus,
  } = props;
  return (
    <DialogLayer
      mark="modal"
      layer="var(--z-modal)"
      isOpen={isOpen}
      onDismiss={onDismiss}
      overlayClass={cx(styles.overlay, styles.center, scrim ? styles.scrim : styles.scrimOver)}
      className={cx(styles.modal, styles[width])}
    >
      <DialogFrame
        title={title}
        footer={footer}
        footerAside={footerAside}
        initialFocus={initialFocus}
        onDismiss={onDismiss}
      >
        {children}
      </DialogFrame>
    </DialogLayer>
  );
}

export type ConfirmDialogProps = {
  title: string;
  /** Names the resource, and states what is deleted and what is kept. */
  children: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  /** Red button, and the focus starts on Cancel. */
  danger?: boolean | undefined;
  /** The action is running. */
  pending?: boolean | undefined;
  /** Why it cannot be confirmed now. */
  disabledReason?: string | undefined;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  scrim?: boolean | undefined;
  /** Shown at the left of the footer, last in the tab order. */
  footerAside?: ReactNode;
};

/** Asks for a confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, onConfirm, onCancel, danger = false, pending = false, scrim, footerAside } = props;
  const { confirmLabel = 'Confirm', cancelLabel = 'Cancel', disabledReason } = props;
  return (
    <Modal
      title={title}
      width="narrow"
      scrim={scrim}
      onDismiss={onCancel}
      initialFocus={danger ? 'footer > button' : 'footer > button + span > button'}
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            disabledReason={disabledReason ?? null}
            spinnerLabel="Spinner"
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
      footerAside={footerAside}
    >
      <div className={styles.text}>{children}</div>
    </Modal>
  );
}
