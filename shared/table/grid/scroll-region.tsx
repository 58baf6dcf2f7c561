import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './table.module.css';

type ScrollRegionProps = {
  readonly variant: 'bleed' | 'inset' | 'flush';
  /** Id of the heading of the table, where a page has several: regions of one page have different names. */
  readonly labelledBy?: string | undefined;
  /** Name of the table without a heading. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
};

/**
 * The region in which a table scrolls sideways when it cannot get narrower. It is a scroll container only then, because the sticky head
 * sticks to the closest scroll container, and has to stick to the page.
 */
export function ScrollRegion({ variant, labelledBy, label, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Sizes belong to the browser
  useEffect(() => {
    const box = region.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const observer = new ResizeObserver(() => setScrolls(content.scrollWidth > box.clientWidth + 1));
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={region}
      className={styles.region}
      data-variant={variant}
      data-scrolls={scrolls || undefined}
      role="region"
      aria-label={labelledBy === undefined ? (label ?? 'scrollable content') : undefined}
      aria-labelledby={labelledBy}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  );
}
