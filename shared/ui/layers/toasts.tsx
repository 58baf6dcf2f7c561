import { CircleCheck, Info, OctagonX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../basic/announce.ts';
import { cx, Icon, IconButton, Link, toneClass } from '../basic/index.ts';
import styles from './toasts.module.css';

export type ToastItem = {
  readonly id: string;
  readonly variant: 'success' | 'error' | 'info';
  /** Bold first line. An error without one is titled `Error`, an info `Note`. */
  readonly title?: ReactNode;
  readonly content?: ReactNode;
  readonly link?: { readonly label: string; readonly to: string } | undefined;
  /** Milliseconds until it goes; null stays. 5 s, errors 15 s. */
  readonly timeout?: number | null | undefined;
};

const LOOKS = {
  success: { icon: CircleCheck, tone: 'success', spoken: 'Success', shown: undefined, timeout: 5000 },
  error: { icon: OctagonX, tone: 'destructive', spoken: 'Error', shown: 'Error', timeout: 15_000 },
  info: { icon: Info, tone: 'info', spoken: 'Note', shown: 'Note', timeout: 5000 },
} as const;

export type ToastsProps = {
  /** Oldest first. At most the three newest are drawn. */
  toasts: readonly ToastItem[];
  onDismiss: (id: ToastItem['id']) => void;
};

const VISIBLE = 3;

/** The stack of notifications. F8 goes to the newest one, Escape there goes back. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);

  // F8 works wherever the focus is
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inside = region.current?.contains(document.activeElement) ?? false;
      if (event.key === 'F8') {
        const newest = region.current?.lastElementChild;
        if (!(newest instanceof HTMLElement)) return;
        event.preventDefault();
        if (!inside) before.current = document.activeElement;
        newest.focus();
      } else if (event.key === 'Escape' && inside) {
        event.stopPropagation();
        if (before.current instanceof HTMLElement) before.current.focus();
      }
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);

  return (
    <div
      ref={region}
      className={styles.region}
      role="region"
      aria-label="Notifications"
      data-testid="Toasts"
      data-react-aria-top-layer="true"
    >
      {toasts.slice(-VISIBLE).map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
    </div>
  );
}

/** Runs down while nobody looks at it: hover and focus start the time again when they end. */
function useTimeout(timeout: number | null, paused: boolean, onEnd: () => void): void {
  const end = useRef(onEnd);
  // the timer must call the newest handler without starting again
  useEffect(() => {
    end.current = onEnd;
  });
  // a timer is outside React
  useEffect(() => {
    if (timeout === null || paused) return;
    const timer = setTimeout(() => end.current(), timeout);
    return () => clearTimeout(timer);
  }, [timeout, paused]);
}

function Toast({ toast, onDismiss }: { toast: ToastItem; onDismiss: () => void }) {
  const { variant, content, link } = toast;
  const look = LOOKS[variant];
  const title = toast.title ?? look.shown;
  const words = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeout(toast.timeout === undefined ? look.timeout : toast.timeout, hovered || focused, onDismiss);

  // said once, with the title that a success does not show
  useEffect(() => {
    const lines = [...(words.current?.children ?? [])].map((line) => line.textContent);
    announce(
      [...(toast.title === undefined && look.shown === undefined ? [look.spoken] : []), ...lines].join(', '),
    );
  }, [look, toast.title]);

  return (
    <div
      className={cx(styles.toast, toneClass(look.tone))}
      tabIndex={-1}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon of={look.icon} className={cx(styles.glyph)} />
      <div ref={words} className={styles.words}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        {content !== undefined && (
          <div className={title === undefined ? styles.title : undefined}>{content}</div>
        )}
        {link && (
          <div>
            <Link to={link.to}>{link.label}</Link>
          </div>
        )}
      </div>
      <IconButton size="xs" icon={X} label="Dismiss notification" tooltip={false} onClick={onDismiss} />
    </div>
  );
}
