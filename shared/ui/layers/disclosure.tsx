import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx, Icon } from '../basic/index.ts';
import styles from './disclosure.module.css';

export type DisclosureProps = {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
};

/** A section that can be opened and is then scrolled into view. Closed contents stay mounted and keep their input. */
export function Disclosure({ title, children, defaultOpen = false, onToggle }: DisclosureProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  // A form that focuses a field inside sends the browser's event for hidden content
  useEffect(() => {
    const element = panel.current;
    const reveal = () => flushSync(() => setOpen(true));
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, []);

  const toggle = () => {
    // Shown first, so that it can be scrolled to
    flushSync(() => setOpen(!isOpen));
    onToggle?.(!isOpen);
    if (!isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span className={styles.title}>{title}</span>
        <Icon of={ChevronDown} className={cx(styles.arrow, isOpen && styles.turned)} />
      </button>
      <div ref={panel} id={id} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
