import { Tag } from '@console/shared/ui';
import { ruleLine } from '../firewall-rules/rule-items.ts';
import type { RuleBody } from '../firewall-rules/rule-set.ts';
import styles from '../../base/comparison.module.css';
import type { RulePair } from './match.ts';

export type PairTableProps = {
  readonly first: string;
  readonly second: string;
  readonly pairs: readonly RulePair[];
  /** The rules of the first VPC with its own name, as shown. */
  readonly own: readonly RuleBody[];
};

/** Rules side by side; on phones stacked, each with the name of its VPC. Differences are marked in words. */
export function PairTable({ first, second, pairs, own }: PairTableProps) {
  const shown = new Map(own.map((rule) => [rule.name, rule]));
  if (pairs.length === 0) return <p>No differences.</p>;
  return (
    <table className={styles.table} role="table" aria-label="Rules">
      <thead className={styles.wide} role="rowgroup">
        <tr role="row">
          {['Difference', first, second].map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {pairs.map((pair) => (
          <tr
            key={pair.first ? `first ${pair.first.name}` : `second ${pair.second?.name}`}
            role="row"
            className={pair.fields.length > 0 ? styles.differs : undefined}
          >
            <th scope="row" role="rowheader">
              <Mark pair={pair} {...{ first, second }} />
            </th>
            <Rule vpc={first} rule={pair.first && (shown.get(pair.first.name) ?? pair.first)} />
            <Rule vpc={second} rule={pair.second} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({
  pair: { by, fields, ...pair },
  first,
  second,
}: {
  pair: RulePair;
  first: string;
  second: string;
}) {
  if (fields.length === 0) return 'Equal';
  if (by === undefined) return <Tag>{`Only in ${pair.first ? first : second}`}</Tag>;
  return <Tag>{by === 'meaning' ? 'Same under another name' : `Differs: ${fields.join(', ')}`}</Tag>;
}

function Rule({ vpc, rule }: { vpc: string; rule: RuleBody | undefined }) {
  return (
    <td role="cell">
      <span className={styles.of} aria-hidden="true">
        {vpc}
      </span>
      {rule ? (
        <>
          <b>{rule.name}</b>
          <br />
          {`${rule.action === 'allow' ? 'Allow' : 'Deny'} · ${rule.status} · ${ruleLine(rule, true)}`}
          {rule.description !== '' && (
            <>
              <br />
              {rule.description}
            </>
          )}
        </>
      ) : (
        <span className={styles.quiet}>Not there</span>
      )}
    </td>
  );
}
