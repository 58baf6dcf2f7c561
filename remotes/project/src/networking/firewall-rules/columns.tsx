import type { VpcFirewallRule } from '@console/shared/api';
import { wordFor } from '@console/shared/format';
import { columns } from '@console/shared/table';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { ActionCell, type CellMoves, PriorityCell, StatusCell } from './cells.tsx';
import { Chips } from './chips.tsx';
import type { Advice } from './effective/advice.ts';
import { editPath } from './paths.ts';
import { filterItems, ruleLine, targetItems, wordsOf } from './rule-items.ts';

const col = columns<VpcFirewallRule>();

const DIRECTIONS = { inbound: 'Inbound', outbound: 'Outbound' } as const;

interface DecidingColumnOptions {
  readonly place: VpcPlace;
  /** Shows all targets and filters. */
  readonly isWhole: boolean;
  /** Absent where rules cannot be moved. */
  readonly moves?: CellMoves;
}

interface RuleColumnOptions extends DecidingColumnOptions {
  readonly advice: ReadonlyMap<string, readonly Advice[]>;
}

/** Columns of enabled firewall rules, about their decisions. On phones, a rule is one line under its name. */
export const decidingColumns = ({ place, isWhole, moves }: DecidingColumnOptions) => [
  col.link(
    'Name',
    ({ name }) => name,
    ({ name }) => editPath(place, name),
    { width: 13 },
  ),
  col.custom('Priority', (rule) => (moves ? <PriorityCell rule={rule} moves={moves} /> : rule.priority), {
    width: moves ? 8 : 5.5,
    rank: 2,
    align: 'end',
    meta: () => null,
    value: ({ priority }) => priority,
    cut: false,
  }),
  col.custom('Action', ({ action }) => <ActionCell action={action} />, {
    width: 6,
    value: ({ action }) => action,
    counted: true,
    cut: false,
  }),
  col.text('Direction', ({ direction }) => wordFor(DIRECTIONS, direction), {
    width: 6,
    rank: 2,
    counted: true,
    meta: (rule) => ruleLine(rule, isWhole, moves?.was.get(rule.name)),
    wraps: true,
  }),
  col.custom(
    'Targets',
    (rule) => <Chips items={targetItems(rule)} title="Other targets" isWhole={isWhole} />,
    {
      rank: 2,
      meta: () => null,
      value: (rule) => wordsOf(targetItems(rule)),
      cut: !isWhole,
    },
  ),
  col.custom(
    'Filters',
    (rule) => <Chips items={filterItems(rule)} title="Other filters" isWhole={isWhole} />,
    {
      rank: 2,
      meta: () => null,
      value: (rule) => wordsOf(filterItems(rule)),
      cut: !isWhole,
    },
  ),
];

/** Columns of the firewall rules of a VPC (docs/screens/network-access.md section 3.1); they fit side by side at 1440 px. */
export const ruleColumns = ({ advice, ...options }: RuleColumnOptions) => [
  ...decidingColumns(options),
  col.custom('Status', (rule) => <StatusCell rule={rule} advice={advice.get(rule.name)} />, {
    width: 9,
    value: ({ status }) => status,
    counted: true,
    cut: false,
  }),
  // Every write creates all rules of the VPC again
  col.date('created', ({ timeCreated }) => timeCreated, { width: 11.5, rank: 4 }),
];
