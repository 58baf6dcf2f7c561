import { CircleCheck, Info, OctagonX, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/**
 * Milliseconds in which a pointer cannot close a toast that has come or moved, because the click may have been meant for the element that
 * was there before.
 */
const FRESH = 400;

/** The stack of toasts. F8 moves the focus to the newest one, Escape moves it back. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);
  const goBack = useCallback((options?: FocusOptions) => {
    if (before.current instanceof HTMLElement) before.current.focus(options);
  }, []);

  // F8 works wherever the focus is
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inside = region.current?.contains(document.activeElement) ?? false;
      if (event.key === 'F8') {
        const newest = region.current?.lastElementChild;
        if (!(newest instanceof HTMLElement)) return;
        event.preventDefault();
        newest.focus();
      } else if (event.key === 'Escape' && inside) {
        event.stopPropagation();
        goBack();
      }
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [goBack]);

  const shown = toasts.slice(-VISIBLE);
  const stack = shown.map(({ id }) => id).join();
  return (
    <div
      ref={region}
      className={styles.region}
      role="region"
      aria-label="Notifications"
      data-testid="Toasts"
      data-floating=""
      data-react-aria-top-layer="true"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      {shown.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          stack={stack}
          onDismiss={() => onDismiss(toast.id)}
          onLoseFocus={goBack}
        />
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

/** Pixels from the top of the window, at rest; undefined while the toast is hidden. */
function placeOf(toast: HTMLElement): number | undefined {
  const region = toast.parentElement;
  if (!region || toast.offsetHeight === 0) return undefined;
  return region.getBoundingClientRect().top + toast.offsetTop;
}

/**
 * Marks the toast as fresh for a moment after it has appeared, and after it has moved because another one was added or removed.
 * @param stack changes with the toasts that are shown
 */
function useFreshMark(toast: RefObject<HTMLElement | null>, stack: string): void {
  const place = useRef<number>(undefined);
  // The position of a toast belongs to the browser; the mark is set before the toast is painted there
  useLayoutEffect(() => {
    const element = toast.current;
    if (!element) return;
    const now = placeOf(element);
    if (now === undefined || now !== place.current) element.toggleAttribute('data-fresh', true);
    place.current = now;
    const timer = setTimeout(() => element.removeAttribute('data-fresh'), FRESH);
    return () => clearTimeout(timer);
  }, [toast, stack]);
}

type ToastProps = {
  toast: ToastItem;
  stack: string;
  onDismiss: () => void;
  onLoseFocus: (options: FocusOptions) => void;
};

function Toast({ toast, stack, onDismiss, onLoseFocus }: ToastProps) {
  const { variant, content, link } = toast;
  const look = LOOKS[variant];
  const title = toast.title ?? look.shown;
  const words = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useFreshMark(box, stack);
  // The focus belongs to the browser; it is moved before the element is removed
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      // The user may have scrolled the page meanwhile: do not move it
      if (element?.contains(document.activeElement)) onLoseFocus({ preventScroll: true });
    };
  }, [onLoseFocus]);
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
      ref={box}
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
