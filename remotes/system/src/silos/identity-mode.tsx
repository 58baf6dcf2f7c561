import type { SiloIdentityMode } from '@console/shared/api';
import { humanize } from '@console/shared/format';
import { Tag } from '@console/shared/ui';
import styles from './silos.module.css';

type Props = { mode: SiloIdentityMode };

/** Where users come from. The words stay as the server has them; SAML and JIT are drawn as the abbreviations they are. */
export function IdentityWords({ mode }: Props) {
  return <span className={mode === 'saml_jit' ? styles.abbreviation : styles.words}>{humanize(mode)}</span>;
}

/** The same as a fact of a table. */
export function IdentityMode({ mode }: Props) {
  return (
    <Tag raw>
      <IdentityWords mode={mode} />
    </Tag>
  );
}
