import { useState } from 'react';
import { reloadWithDrafts } from '@console/shared/runtime';
import { Button } from '@console/shared/ui/basic';
import { useAtomValue } from '@console/shared/state';
import { updatesAtom } from './watch.ts';
import styles from './notice.module.css';

/**
 * Notice that a newer build is available; the user decides when to reload. Their input is restored then, so neither the
 * browser nor the form asks about it.
 */
export function UpdateNotice() {
  const updates = useAtomValue(updatesAtom);
  const [dismissed, setDismissed] = useState('');
  const key = updates.join();
  if (updates.length === 0 || dismissed === key) return null;
  const names = new Intl.ListFormat('en').format(updates);
  return (
    <div className={styles['notice']}>
      <span>A new version of {names} is available.</span>
      <Button size="sm" onClick={reloadWithDrafts}>
        Reload
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setDismissed(key)}>
        Later
      </Button>
    </div>
  );
}
