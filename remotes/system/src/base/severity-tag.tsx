import { Tag } from '@console/shared/ui';
import type { Finding } from './finding.ts';

const WORDS = {
  destructive: { label: 'Error', tone: 'destructive' },
  notice: { label: 'Warning', tone: 'notice' },
  info: { label: 'Info', tone: 'info' },
} as const;

/** How bad a finding is, as a word. */
export const SeverityTag = ({ severity }: Pick<Finding, 'severity'>) => (
  <Tag tone={WORDS[severity].tone} raw>
    {WORDS[severity].label}
  </Tag>
);
