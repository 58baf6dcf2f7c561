import { Info } from 'lucide-react';
import { cloneElement, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import styles from './tooltip.module.css';
import { TOOLTIP_DELAY, useTooltip } from './use-tooltip.ts';

type Described = { 'aria-describedby'?: string | undefined; 'aria-description'?: string | undefined };

export type TooltipProps = {
  content: ReactNode;
  /** First line in bold, for lists. */
  title?: string | undefined;
  /** One element that takes `aria-describedby`. */
  children: ReactElement<Described>;
  /** The content is a description of the element while the tooltip is closed too. Text only; on by default. */
  describe?: boolean | undefined;
  delay?: number | undefined;
  /** Opens on press as well, for triggers that do nothing else. */
  onPress?: boolean | undefined;
};

/**
 * A tooltip on hover (250 ms) and on keyboard focus, closed by Escape; it can be hovered. Never the only home of a rule.
 * The anchor is a `display: contents` element, so layouts see the child itself.
 */
export function Tooltip(props: TooltipProps) {
  const { content, title, children, describe = true, delay = TOOLTIP_DELAY, onPress = false } = props;
  const id = useId();
  const { anchor, box, isOpen, show, ...handlers } = useTooltip(delay);
  const extra: Described = {
    ...(describe && typeof content === 'string' && { 'aria-description': content }),
    ...(isOpen && describe && { 'aria-describedby': id }),
  };
  return (
    <span ref={anchor} className={styles.anchor} {...handlers} onClick={onPress ? show : undefined}>
      {cloneElement(children, extra)}
      {isOpen &&
        createPortal(
          <div ref={box} id={id} role="tooltip" className={styles.tooltip} data-react-aria-top-layer="true">
            {title !== undefined && <b className={styles.title}>{title}</b>}
            {content}
          </div>,
          document.body,
        )}
    </span>
  );
}

/** A small button `Tip` that shows a sentence on hover, focus and press. */
export function TipIcon({ children }: { children: string }) {
  return (
    <Tooltip content={children} onPress>
      <button type="button" className={styles.tip} aria-label="Tip">
        <Icon of={Info} size="sm" />
      </button>
    </Tooltip>
  );
}
