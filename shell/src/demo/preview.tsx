import { useState } from 'react';
import { FlaskConical } from 'lucide-react';
import { lazy } from '@console/shared/runtime';
import { Icon, InDialog } from '@console/shared/ui';
import { FloatingPart } from '../errors/error-boundary.tsx';
import styles from '../frame/banner.module.css';

// The `DEMO` constant removes the dialog of the demo from production builds
const PreviewModal =
  DEMO &&
  lazy(
    'Console Technical Preview',
    async () => (await import(/* webpackChunkName: "preview" */ './preview-modal.tsx')).PreviewModal,
    InDialog,
  );

/** Banner of the demo: its data is not real (docs/screens/common-ui.md section 29). */
export function PreviewBanner() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles['preview']}>
      <Icon of={FlaskConical} size="sm" />
      <span>This is a technical preview.</span>
      <button type="button" className={styles['more']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Learn more
      </button>
      {isOpen && PreviewModal && (
        <FloatingPart name="demo panel" onClose={close}>
          <PreviewModal onDismiss={close} />
        </FloatingPart>
      )}
    </div>
  );
}
