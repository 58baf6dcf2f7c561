import { Ban, Check, GripVertical, TriangleAlert } from 'lucide-react';
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

/** The moves that the list of rules has not saved, as cells show them. */
export interface CellMoves {
  /** The saved priorities of the rules that would have another one, by name. */
  readonly was: ReadonlyMap<string, number>;
  /** Why rules cannot be moved now. */
  readonly refusal: string | undefined;
}

const HOW = 'Drag to move, or press Alt and an arrow key.';

/** The priority of a rule, and the handle to move it. */
export function PriorityCell({
  rule: { name, priority },
  moves: { was, refusal },
}: {
  rule: VpcFirewallRule;
  moves: CellMoves;
}) {
  const old = was.get(name);
  // After the first move it would only cover the rows that are passed
  const how = was.size === 0 ? HOW : undefined;
  return (
    <span className={styles.priority}>
      <Tooltip content={refusal ?? how} onPress>
        <button
          type="button"
          className={styles.handle}
          data-handle=""
          aria-label={`Move ${name}`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          aria-disabled={refusal !== undefined}
        >
          <Icon of={GripVertical} size="sm" />
        </button>
      </Tooltip>
      <span>
        {priority} {old !== undefined && <span className={styles.was}>{`was ${old}`}</span>}
      </span>
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
