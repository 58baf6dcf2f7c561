import type { SiloIdentityMode } from '@console/shared/api';
import { humanize } from '@console/shared/format';
import { Tag } from '@console/shared/ui';
import styles from './silos.module.css';

/** Where users come from. The words stay as the server has them; SAML and JIT are drawn as the abbreviations they are. */
export function IdentityMode({ mode }: { mode: SiloIdentityMode }) {
  const words = humanize(mode);
  return mode === 'saml_jit' ? (
    <Tag raw>
      <span className={styles.abbreviation}>{words}</span>
    </Tag>
  ) : (
    <Tag>{words}</Tag>
  );
}
