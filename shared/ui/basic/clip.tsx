import { type ReactNode, useState } from 'react';
import { readableNode } from '@console/shared/format';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';
import styles from './values.module.css';

const listeners = new WeakMap<Element, () => void>();

let observer: ResizeObserver | undefined;

/** One observer for all: a list has hundreds of cells, and the browser reports them together after its layout. */
const sizes = (): ResizeObserver =>
  (observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) listeners.get(target)?.();
  }));

/** Reports whether the text of an element is wider than the element; for a `ref`. */
function watch(element: HTMLElement | null, onChange: (isCut: boolean) => void) {
  if (!element) return undefined;
  listeners.set(element, () => onChange(element.scrollWidth > element.clientWidth));
  sizes().observe(element);
  return () => sizes().unobserve(element);
}

export type ClipProps = {
  text: string;
  /** Monospaced, for identifiers. */
  mono?: boolean | undefined;
  /** Secondary text: descriptions, which are less important than the name beside them. */
  soft?: boolean | undefined;
};

/**
 * Text on one line that uses the available width. Only truncated text has a tooltip with all of it, which can be opened by
 * keyboard. The document always contains all of it.
 */
export function Clip({ text, mono = false, soft = false }: ClipProps): ReactNode {
  const [isCut, setCut] = useState(false);
  const content = (
    <span
      ref={(element) => watch(element, setCut)}
      className={cx(styles.clip, mono && styles.mono, soft && styles.soft)}
      // A focusable element needs a role
      {...(isCut && { role: 'note', tabIndex: 0 })}
    >
      {readableNode(text)}
    </span>
  );
  return isCut ? (
    <Tooltip content={readableNode(text)} describe={false}>
      {content}
    </Tooltip>
  ) : (
    content
  );
}
