import styles from './first-paint.module.css';

/** The frame's outline while the first page loads (screens/common-ui.md, section 27); plain canvas on public pages. */
export function FirstPaint() {
  if (/^\/(login|signed-in|device)(\/|$)/.test(location.pathname)) return null;
  return (
    <div className={styles['page']} aria-busy="true">
      <div className={styles['bar']} />
      <div className={styles['sheet']} />
    </div>
  );
}
