import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { useLocation } from '@console/shared/router';
import { useSetAtom } from '@console/shared/state';
import { IconButton } from '@console/shared/ui';
import { drawerAtom } from '../place/panels.ts';
import { Wordmark } from './top-bar.tsx';
import styles from './drawer.module.css';

/** The sidebar of narrow windows, above the page. The native dialog keeps the focus inside and restores it when it closes. */
export function Drawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const setOpen = useSetAtom(drawerAtom);
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = () => setOpen(false);
  // Only method calls make a native dialog modal and restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // Close the drawer after a navigation, or when the window is wide enough for the sidebar.
  useEffect(() => {
    if (openedAt.current !== key) setOpen(false);
    const wide = matchMedia('(min-width: 64.0625rem)');
    const onChange = () => setOpen(false);
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [key, setOpen]);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles['drawer']}
      aria-label="Navigation"
      data-react-aria-top-layer="true"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        // Close before the next page is rendered: closing restores the focus first, then the page focuses its title.
        const { target } = event;
        // A heading that opens its group stays in the drawer.
        const isWay = target instanceof Element && target.closest('a, button:not([aria-expanded])');
        if (target === dialog.current || isWay) close();
      }}
    >
      <div className={styles['content']}>
        <div className={styles['head']}>
          <Wordmark />
          <IconButton label="Close navigation" icon={X} size="md" tooltip={false} onClick={close} />
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
