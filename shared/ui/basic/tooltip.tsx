import { Info } from 'lucide-react';
import { cloneElement, useId } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import styles from './tooltip.module.css';
import { type Opened, TOOLTIP_DELAY, useOpenTooltip, useTooltip } from './use-tooltip.ts';

type Described = { 'aria-describedby'?: string | undefined; 'aria-description'?: string | undefined };

export type TooltipProps = {
  /** Without content the tooltip does not open. */
  content: ReactNode;
  /** First line in bold, for lists. */
  title?: string | undefined;
  /** One element that accepts `aria-describedby`. */
  children: ReactElement<Described>;
  /** The content describes the element even while the tooltip is closed. Text only; default true. */
  describe?: boolean | undefined;
  delay?: number | undefined;
  /** Opens on click too, for triggers that do nothing else. */
  onPress?: boolean | undefined;
};

/**
 * A tooltip on hover (250 ms) and on keyboard focus; Escape closes it, and it can be hovered. A rule must be shown elsewhere too.
 * The anchor is a `display: contents` element, so that layouts apply to the child.
 */
export function Tooltip(props: TooltipProps) {
  const { content, title, children, describe = true, delay = TOOLTIP_DELAY, onPress = false } = props;
  const id = useId();
  const { anchor, opened, close, show, ...handlers } = useTooltip(delay);
  const isOpen = opened !== undefined && content !== undefined;
  const extra: Described = {
    ...(describe && typeof content === 'string' && { 'aria-description': content }),
    ...(isOpen && describe && { 'aria-describedby': id }),
  };
  return (
    <span ref={anchor} className={styles.anchor} {...handlers} onClick={onPress ? show : undefined}>
      {cloneElement(children, extra)}
      {isOpen && (
        <TooltipBox {...{ id, anchor, opened, title }} onClose={close}>
          {content}
        </TooltipBox>
      )}
    </span>
  );
}

type TooltipBoxProps = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  opened: Opened;
  onClose: () => void;
  title: string | undefined;
  children: ReactNode;
};

function TooltipBox({ id, anchor, opened, onClose, title, children }: TooltipBoxProps) {
  const box = useOpenTooltip(anchor, opened, onClose);
  return createPortal(
    <div ref={box} id={id} role="tooltip" className={styles.tooltip} data-react-aria-top-layer="true">
      {title !== undefined && <b className={styles.title}>{title}</b>}
      {children}
    </div>,
    document.body,
  );
}

/** A small button `Tip` that shows a sentence on hover, focus and click. */
export function TipIcon({ children }: { children: string }) {
  return (
    <Tooltip content={children} onPress>
      <button type="button" className={styles.tip} aria-label="Tip">
        <Icon of={Info} size="sm" />
      </button>
    </Tooltip>
  );
}
