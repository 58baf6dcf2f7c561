import type { ReactNode } from 'react';
import { Kbd, VisuallyHidden } from '@console/shared/ui';
import { isApple } from '../device/platform.ts';
import styles from './palette.module.css';

/** A key cap with a name for screen readers. */
function Cap({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Kbd>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Kbd>
  );
}

/** The keys of the palette and their effects. */
export function Foot() {
  return (
    <div className={styles['foot']}>
      <span>
        <Cap name="Enter">↵</Cap> to open
      </span>
      <span>
        <Cap name="Arrow Up">↑</Cap> <Cap name="Arrow Down">↓</Cap> to select
      </span>
      <span>
        <Cap name={isApple ? 'Command' : 'Control'}>{isApple ? '⌘' : 'Ctrl'}</Cap> <Cap name="Enter">↵</Cap>{' '}
        new tab
      </span>
      <span>
        <Kbd>Esc</Kbd> to close
      </span>
    </div>
  );
}
