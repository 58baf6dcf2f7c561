import { createContext, type JSX, type ReactNode, useContext } from 'react';
import { cx } from '../basic/index.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { DialogLayer } from './dialog-layer.tsx';
import styles from './dialog.module.css';

const InPanel = createContext(false);

/** Whether this is rendered in a side modal, which is as narrow as a phone in any window. */
export const useIsInPanel = (): boolean => useContext(InPanel);

export type SideModalProps = {
  title: string;
  /** Name of the resource, an h3 under the title. */
  subtitle?: ReactNode;
  /** Called on the close button, Escape or a click outside; the caller asks for confirmation when there are unsaved changes. */
  onDismiss: () => void;
  children: ReactNode;
  /** Buttons, right-aligned. Without them there is no footer, as in read-only views. */
  footer?: ReactNode;
  /** Shown at the left of the footer: the mark of a server error. */
  footerNote?: ReactNode;
  /** Shown at the left of the footer, last in the tab order. */
  footerAside?: ReactNode;
  /** Slides in: only when a click in the console opened it. It never slides out. */
  animate?: boolean | undefined;
  initialFocus?: string | undefined;
};

/** A dialog at the right edge over the whole window, top bar included; on phones it fills the screen. */
export function SideModal(props: SideModalProps): JSX.Element | null {
  const { title, subtitle, onDismiss, children, footer, footerNote, footerAside } = props;
  const { animate = false, initialFocus } = props;
  const still = !animate && styles.still;
  return (
    <DialogLayer
      mark="sideModal"
      layer="var(--z-side-modal)"
      onDismiss={onDismiss}
      overlayClass={cx(styles.overlay, styles.sideOverlay, styles.scrim, still)}
      className={cx(styles.side, still)}
    >
      <DialogFrame
        title={title}
        subtitle={subtitle}
        footer={footer}
        footerNote={footerNote}
        footerAside={footerAside}
        initialFocus={initialFocus}
        bodyTestId="sidemodal-scroll-container"
        className={styles.ruled}
        onDismiss={onDismiss}
      >
        <InPanel value>{children}</InPanel>
      </DialogFrame>
    </DialogLayer>
  );
}
