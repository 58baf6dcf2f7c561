import { Power, PowerOff, Trash2 } from 'lucide-react';
import type { VpcFirewallRule } from '@console/shared/api';
import { usePageRefusal } from '@console/shared/runtime';
import { type OwnSelection, SelectionBar, useTableWidth } from '@console/shared/table';
import { Button, MenuButton } from '@console/shared/ui';
import { type Verb, VERB_WORDS } from './change.ts';

const ICONS = { enable: Power, disable: PowerOff, delete: Trash2 } as const;

export interface RuleBulkBarProps {
  readonly rows: readonly VpcFirewallRule[];
  readonly selection: OwnSelection;
  readonly onAsk: (verb: Verb, names: readonly string[]) => void;
}

/** The bulk actions of rules. The rules of a VPC are one object on the server, so each action is one write. */
export function RuleBulkBar({ rows, selection, onAsk }: RuleBulkBarProps) {
  const isPhone = useTableWidth() === 'phone';
  const refusal = usePageRefusal();
  if (rows.length === 0) return null;
  const names = rows.map(({ name }) => name);
  const offered = (['enable', 'disable', 'delete'] as const).map((verb) => ({
    id: verb,
    label: VERB_WORDS[verb].label,
    icon: ICONS[verb],
    danger: verb === 'delete',
    disabledReason:
      refusal ?? (rows.every(({ status }) => `${verb}d` === status) ? `Already ${verb}d` : undefined),
    onSelect: () => onAsk(verb, names),
  }));
  return (
    <SelectionBar count={rows.length} onClear={selection.clear}>
      {isPhone ? (
        <MenuButton label="Actions for the selection" entries={offered}>
          Actions
        </MenuButton>
      ) : (
        offered.map(({ id, label, icon, danger, disabledReason, onSelect }) => (
          <Button
            key={id}
            variant={danger ? 'danger' : 'secondary'}
            icon={icon}
            disabledReason={disabledReason}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))
      )}
    </SelectionBar>
  );
}
