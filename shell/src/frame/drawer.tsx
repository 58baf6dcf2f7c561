import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { useLocation } from '@console/shared/router';
import { useSetAtom } from '@console/shared/state';
import { IconButton } from '@console/shared/ui';
import { drawerAtom } from '../place/panels.ts';
import { Wordmark } from './top-bar.tsx';
import styles from './drawer.module.css';

/** The sidebar of narrow windows, over the page. The browser's own dialog keeps focus inside and gives it back. */
export function Drawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const setOpen = useSetAtom(drawerAtom);
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = () => setOpen(false);
  // A dialog becomes modal, and gives the focus back, only by calls.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // It has done its work when the person has gone somewhere, or when the window has room for the sidebar.
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
        // Before the next page is there: it puts the focus on its title, after this has given it back.
        const { target } = event;
        if (target === dialog.current || (target instanceof Element && target.closest('a, button'))) close();
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
