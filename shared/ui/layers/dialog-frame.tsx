import { readableNode } from '@console/shared/format';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useId, useRef } from 'react';
import { cx, IconButton } from '../basic/index.ts';
import styles from './dialog.module.css';
import { OpenersProvider, useReturnFocus } from './return-focus.ts';
import { useEscape } from './use-escape.ts';

const FIELDS =
  'input:not([type="hidden"]), textarea, select, [role="combobox"], button[aria-haspopup="listbox"]';

/**
 * The element that gets the focus: the requested one, the first field, or the first button of the footer. On touch screens a field gets
 * no focus, because the keyboard of a phone would cover half of the dialog.
 */
function firstStop(
  body: HTMLElement,
  foot: HTMLElement | null,
  asked: string | undefined,
): HTMLElement | null {
  const wanted = asked === undefined ? null : body.parentElement?.querySelector<HTMLElement>(asked);
  if (wanted) return wanted;
  if (window.matchMedia('(pointer: coarse)').matches) return null;
  const field = body.querySelector<HTMLElement>(`:is(${FIELDS}):not(:disabled, [readonly])`);
  return field ?? foot?.querySelector<HTMLElement>('button, a') ?? null;
}

/** Moves the focus into a dialog that opens. A field that has taken it itself keeps it. */
function useFirstFocus(
  body: RefObject<HTMLDivElement | null>,
  foot: RefObject<HTMLElement | null>,
  asked: string | undefined,
): void {
  // The focus belongs to the browser; once, when the dialog opens
  useEffect(() => {
    const dialog = body.current?.parentElement;
    if (!body.current || !dialog) return;
    if (dialog.contains(document.activeElement)) return;
    // A combobox shows its list, as on a click (docs/screens/common-ui.md section 13)
    (firstStop(body.current, foot.current, asked) ?? dialog).focus();
  }, [body, foot, asked]);
}

export type DialogFrameProps = {
  title: string;
  subtitle?: ReactNode;
  footer?: ReactNode;
  footerNote?: ReactNode;
  /** Shown at the left of the footer, after the buttons in the tab order: secondary content. */
  footerAside?: ReactNode;
  initialFocus?: string | undefined;
  bodyTestId?: string | undefined;
  className?: string | undefined;
  onDismiss: () => void;
  children: ReactNode;
};

/** Header, scrolling body and footer of all dialogs. The close button is in the header and last in the tab order. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, subtitle, footer, footerNote, footerAside } = props;
  const { initialFocus, bodyTestId, className, onDismiss, children } = props;
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLElement>(null);
  const openers = useReturnFocus();
  useFirstFocus(body, foot, initialFocus);
  useEscape(body);
  return (
    <section role="dialog" aria-labelledby={titleId} tabIndex={-1} className={cx(styles.dialog, className)}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {subtitle !== undefined && <h3 className={styles.subtitle}>{readableNode(subtitle)}</h3>}
      </div>
      <div ref={body} className={styles.body} data-testid={bodyTestId}>
        <OpenersProvider value={openers}>{children}</OpenersProvider>
      </div>
      {footer !== undefined && (
        <footer ref={foot} role="contentinfo" className={styles.foot}>
          {footerNote !== undefined && <div className={styles.footNote}>{footerNote}</div>}
          {footer}
          {footerAside !== undefined && <div className={styles.footAside}>{footerAside}</div>}
        </footer>
      )}
      <IconButton
        label="Close"
        icon={X}
        size="md"
        tooltip={false}
        className={styles.close}
        onClick={onDismiss}
      />
    </section>
  );
}
