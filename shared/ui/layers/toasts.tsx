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
  /** Milliseconds until it closes; null keeps it open. Default 5 s, for errors 15 s. */
  readonly timeout?: number | null | undefined;
};

const LOOKS = {
  success: { icon: CircleCheck, tone: 'success', spoken: 'Success', shown: undefined, timeout: 5000 },
  error: { icon: OctagonX, tone: 'destructive', spoken: 'Error', shown: 'Error', timeout: 15_000 },
  info: { icon: Info, tone: 'info', spoken: 'Note', shown: 'Note', timeout: 5000 },
} as const;

export type ToastsProps = {
  /** Oldest first. The three newest are shown. */
  toasts: readonly ToastItem[];
  onDismiss: (id: ToastItem['id']) => void;
};

const VISIBLE = 3;

/** Milliseconds in which a pointer cannot close a new toast, because a click may have been meant for the toast before it. */
const FRESH = 400;

/** The stack of toasts. F8 moves the focus to the newest one, Escape moves it back. */
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

/** The timer of a toast: it stops on hover and focus, and starts again when they end. */
function useTimeout(timeout: number | null, paused: boolean, onEnd: () => void): void {
  const end = useRef(onEnd);
  // The timer calls the newest handler and must not restart for it
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

/** True for a moment after the toast has appeared. */
function useFresh(): boolean {
  const [isFresh, setFresh] = useState(true);
  // a timer is outside React
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), FRESH);
    return () => clearTimeout(timer);
  }, []);
  return isFresh;
}

function Toast({ toast, onDismiss }: { toast: ToastItem; onDismiss: () => void }) {
  const { variant, content, link } = toast;
  const look = LOOKS[variant];
  const title = toast.title ?? look.shown;
  const words = useRef<HTMLDivElement>(null);
  const isFresh = useFresh();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeout(toast.timeout === undefined ? look.timeout : toast.timeout, hovered || focused, onDismiss);

  // Announced once, with the title, which a success does not show
  useEffect(() => {
    const lines = [...(words.current?.children ?? [])].map((line) => line.textContent);
    announce(
      [...(toast.title === undefined && look.shown === undefined ? [look.spoken] : []), ...lines].join(', '),
    );
  }, [look, toast.title]);

  return (
    <div
      className={cx(styles.toast, toneClass(look.tone))}
      data-fresh={isFresh || undefined}
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
