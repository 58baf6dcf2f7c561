import { CopyButton } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import styles from './page.module.css';

/** Code that can be read and copied, behind its title. */
export function CodeOf({ title, code, isOpen = false }: { title: string; code: string; isOpen?: boolean }) {
  const name = `Code of “${title}”`;
  return (
    <Disclosure title={name} defaultOpen={isOpen}>
      <div className={styles.code}>
        <pre tabIndex={0} role="group" aria-label={name}>
          {code}
        </pre>
        <CopyButton text={code} label="Copy code" />
      </div>
    </Disclosure>
  );
}
