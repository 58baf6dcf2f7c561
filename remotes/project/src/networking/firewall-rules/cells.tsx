import { Ban, Check, TriangleAlert } from 'lucide-react';
import type { VpcFirewallRule } from '@console/shared/api';
import { entryOf, wordFor } from '@console/shared/format';
import { cx, Icon, StatusBadge, Tooltip } from '@console/shared/ui';
import type { Advice } from './effective/advice.ts';
import styles from './list.module.css';

const ACTIONS = { allow: 'Allow', deny: 'Deny' } as const;

/** The action of a rule: a glyph and a word. */
export function ActionCell({ action }: Pick<VpcFirewallRule, 'action'>) {
  return (
    <span className={styles.action}>
      <Icon of={action === 'allow' ? Check : Ban} size="sm" className={cx(entryOf(styles, action))} />
      {wordFor(ACTIONS, action)}
    </span>
  );
}

/** Whether a rule is enabled, and the warnings about it. */
export function StatusCell({
  rule,
  advice,
}: {
  rule: VpcFirewallRule;
  advice: readonly Advice[] | undefined;
}) {
  const badge = <StatusBadge entity="toggle" status={rule.status} />;
  if (!advice) return badge;
  return (
    <span className={styles.status}>
      {badge}
      <Tooltip content={advice.map(({ text }) => text).join(' ')} onPress>
        <button type="button" className={styles.warning} aria-label={`Warning about ${rule.name}`}>
          <Icon of={TriangleAlert} size="sm" />
        </button>
      </Tooltip>
    </span>
  );
}
