import { Outlet } from '@console/shared/router';
import { Preview } from './preview/mark.tsx';
import styles from './public-layout.module.css';

/** The canvas of sign-in and device pages: no frame, one column (docs/design/language.md section 14). */
export function PublicLayout() {
  return (
    <main id="content" className={styles['page']}>
      <Outlet />
      <div className={styles['mark']}>
        <Preview />
      </div>
    </main>
  );
}
