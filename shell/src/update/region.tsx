import { lazy } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { InPlace } from '@console/shared/ui';
import { updatesAtom } from './watch.ts';
import styles from './notice.module.css';

const Notice = lazy(
  'The notice of a new version',
  async () => (await import(/* webpackChunkName: "errors" */ './notice.tsx')).UpdateNotice,
  InPlace,
);

/**
 * Place of the update notice: a live region from the start, its contents only when there is something to say. It can be
 * pressed over an open dialog too, which makes everything else inert.
 */
export function UpdateRegion() {
  const updates = useAtomValue(updatesAtom);
  return (
    <div role="status" className={styles['region']} data-react-aria-top-layer="true">
      {updates.length > 0 && <Notice />}
    </div>
  );
}
