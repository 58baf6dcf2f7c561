import { type ReactNode, useMemo } from 'react';
import type { VpcFirewallRule } from '@console/shared/api';
import { TableCard } from '@console/shared/table';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { decidingColumns } from './columns.tsx';
import { listed } from './effective/consequences-words.ts';
import type { RulesFor } from './effective/rules-for.ts';

const nameOf = ({ name }: VpcFirewallRule) => name;

interface DecidingRulesProps {
  readonly title: string;
  readonly place: VpcPlace;
  readonly rules: RulesFor<VpcFirewallRule>;
  readonly headerActions?: ReactNode;
  /** A note about what is not known. */
  readonly note?: string | undefined;
}

/** The rules that decide about the traffic of an instance, and what applies without one (docs/screens/network-access.md section 3.10). */
export function DecidingRules({ title, place, rules, headerActions, note }: DecidingRulesProps) {
  const { deciding, shadowed } = rules;
  const never =
    shadowed.length > 0
      ? `Never reached, because earlier rules match the same traffic: ${listed(shadowed.map(nameOf))}.`
      : undefined;
  const notes = [note, never].filter((text) => text !== undefined);
  const columns = useMemo(() => decidingColumns({ place, isWhole: false }), [place]);
  return (
    <TableCard
      title={title}
      description="In order of evaluation. If no rule matches, inbound traffic is denied and outbound traffic is allowed."
      headerActions={headerActions}
      rows={deciding}
      columns={columns}
      rowId={nameOf}
      empty={{ title: 'No firewall rule', body: 'No enabled rule applies to this instance.' }}
      footer={notes.length > 0 ? notes.join(' ') : undefined}
    />
  );
}
