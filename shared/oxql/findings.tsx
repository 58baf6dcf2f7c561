import { Button, Message } from '@console/shared/ui';
import type { Finding } from './lint.ts';

interface FindingsProps {
  findings: readonly Finding[];
  onFix: (finding: Finding) => void;
}

/** Warnings about the query before it is sent. */
export function Findings({ findings, onFix }: FindingsProps) {
  return findings.map((finding) => (
    <Message
      key={`${finding.from} ${finding.text}`}
      variant={finding.level === 'error' ? 'notice' : 'info'}
      action={
        finding.fix !== undefined && (
          <Button size="sm" onClick={() => onFix(finding)}>{`Use ${finding.fix}`}</Button>
        )
      }
    >
      {finding.text}
    </Message>
  ));
}
