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
 * Live region for the update notice: it exists from the start and has content only when there is a notice. In large windows it
 * floats over the lower end of the page and can also be clicked above an open dialog, which makes all other elements inert. In
 * small windows it is a bar above the page.
 */
export function UpdateRegion() {
  const updates = useAtomValue(updatesAtom);
  return (
    <div role="status" className={styles['region']} data-floating="" data-react-aria-top-layer="true">
      {updates.length > 0 && <Notice />}
    </div>
  );
}
