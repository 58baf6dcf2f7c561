import { readableNode } from '@console/shared/format';
import { Tag } from '@console/shared/ui';
import type { DiffLine, Risk } from './diff.ts';
import styles from './port-settings.module.css';

const KINDS = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;

const RISKS = {
  cut: { label: 'Cuts the link', tone: 'destructive' },
  session: { label: 'Resets this session', tone: 'notice' },
  quiet: { label: 'No interruption', tone: 'neutral' },
} as const satisfies Record<Risk, { label: string; tone: string }>;

/** The differences of two settings as text, line by line (docs/screens/operator.md section 9.9). */
export function DiffList({ lines, label }: { lines: readonly DiffLine[]; label: string }) {
  if (lines.length === 0) return <p>No differences.</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.diff} aria-label={label}>
        <thead>
          <tr>
            <th>What</th>
            <th>Change</th>
            <th>Effect</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.section} ${line.key} ${line.kind}`}>
              <td>
                {readableNode(line.section)}: <b>{readableNode(line.key)}</b>
              </td>
              <td>
                {KINDS[line.kind]}
                <Fields line={line} />
              </td>
              <td>
                <Tag tone={RISKS[line.risk].tone} raw>
                  {RISKS[line.risk].label}
                </Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Fields({ line: { kind, fields } }: { line: DiffLine }) {
  if (fields.length === 0) return null;
  return (
    <ul className={styles.fields}>
      {fields.map(({ label, was, is }) => (
        <li key={label}>
          {label}: {kind === 'changed' ? `${was || 'none'} → ${is || 'none'}` : was || is}
        </li>
      ))}
    </ul>
  );
}
