import { Eye, EyeOff } from 'lucide-react';
import { readableNode } from '@console/shared/format';
import { IconButton, Link } from '@console/shared/ui';
import type { Finding } from '../base/finding.ts';
import { SeverityTag } from '../base/severity-tag.tsx';
import styles from './issues.module.css';

interface FindingRowProps {
  finding: Finding;
  isHidden: boolean;
  /** Hides the finding until it changes, or shows it again. */
  onToggle: () => void;
}

/** A finding with a link to its remedy. */
export function FindingRow({ finding, isHidden, onToggle }: FindingRowProps) {
  return (
    <li className={styles.finding}>
      <SeverityTag severity={finding.severity} />
      <span className={styles.text}>
        <Link to={finding.to}>{readableNode(finding.text)}</Link>
      </span>
      <IconButton
        icon={isHidden ? Eye : EyeOff}
        size="sm"
        label={`${isHidden ? 'Show again' : 'Hide until it changes'}: ${finding.text}`}
        onClick={onToggle}
      />
    </li>
  );
}
