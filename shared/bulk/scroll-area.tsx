import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './bulk.module.css';

/** The one scrolling part of the dialog. It is focusable while its content overflows, so that it can be scrolled by keyboard. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Measures the layout: the content changes with every render, and its wrapping with the window
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const measure = () => setScrolls(current.scrollHeight > current.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  });
  return (
    <div
      ref={area}
      className={styles.area}
      role="group"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  );
}
