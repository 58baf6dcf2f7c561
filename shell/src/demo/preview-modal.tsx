import { Button, ExternalLink, Link, Modal } from '@console/shared/ui';
import { currentConsole } from '../composition/console.ts';
import { ownerOf } from '../composition/registry.ts';
import { DemoControls } from './demo-controls.tsx';
import styles from './preview-modal.module.css';

const REPOSITORIES = [
  ['Control plane and API', 'https://github.com/oxidecomputer/omicron'],
  ['API clients', 'https://github.com/oxidecomputer/oxide.ts'],
  ['Command line tool', 'https://github.com/oxidecomputer/oxide.rs'],
] as const;

const GALLERY = '/gallery';

/** A demo that was composed without the gallery has no page there. */
const hasGallery = (): boolean => ownerOf(currentConsole().rows, GALLERY) !== undefined;

/** Explains the demo (docs/screens/common-ui.md section 29) and offers the demo controls. */
export function PreviewModal({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Modal
      title="Console Technical Preview"
      width="medium"
      onDismiss={onDismiss}
      footer={<Button onClick={onDismiss}>Close</Button>}
    >
      <div className={styles['text']}>
        <p>
          This console runs on a mock API inside your browser. What you create is kept while you navigate,
          visible only to you, and lost when you reload.
        </p>
        {hasGallery() && (
          <p>
            <Link to={GALLERY} onClick={onDismiss}>
              Gallery of components
            </Link>
          </p>
        )}
        <h3>Relevant repositories</h3>
        <ul>
          {REPOSITORIES.map(([label, href]) => (
            <li key={href}>
              <ExternalLink href={href} icon>
                {label}
              </ExternalLink>
            </li>
          ))}
        </ul>
        <DemoControls />
      </div>
    </Modal>
  );
}
