import type { SiloIdentityMode } from '@console/shared/api';
import { humanize } from '@console/shared/format';
import { Tag } from '@console/shared/ui';
import styles from './silos.module.css';

type Props = { mode: SiloIdentityMode };

/** The identity mode. The DOM text is as the server sends it; CSS shows SAML and JIT in capitals. */
export function IdentityWords({ mode }: Props) {
  return <span className={mode === 'saml_jit' ? styles.abbreviation : styles.words}>{humanize(mode)}</span>;
}

/** The identity mode as a row of a property table. */
export function IdentityMode({ mode }: Props) {
  return (
    <Tag raw>
      <IdentityWords mode={mode} />
    </Tag>
  );
}
