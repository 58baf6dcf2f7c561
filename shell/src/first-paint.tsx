import styles from './first-paint.module.css';

/** The outline of the frame while its code is loading (docs/screens/common-ui.md section 27). */
export function FirstPaint() {
  return (
    <div className={styles['page']} aria-busy="true">
      <div className={styles['bar']} />
      <div className={styles['sheet']} />
    </div>
  );
}
