import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './table.module.css';

type ScrollRegionProps = { readonly variant: 'bleed' | 'inset' | 'flush'; readonly children: ReactNode };

/**
 * The region a table scrolls sideways in when it cannot get narrower. Only then it becomes a scroll container: as one it
 * would hold the sticky head, which is to stick to the page.
 */
export function ScrollRegion({ variant, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Sizes are the browser's
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
      aria-label="scrollable content"
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  );
}
