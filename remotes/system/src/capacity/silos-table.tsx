import { Building2, Download, SlidersHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import type { Action } from '@console/shared/actions';
import type { VirtualResourceCounts } from '@console/shared/api';
import { amountText, CAPACITY_KINDS } from '@console/shared/capacity';
import { saveCsv } from '@console/shared/files';
import { formatPercent } from '@console/shared/format';
import { useQueries } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { columns, ListTab, wholePage } from '@console/shared/table';
import { Button } from '@console/shared/ui';
import { EditQuotas } from '../silos/lazy-forms.ts';
import { useFreshQuotas } from '../silos/quotas/use-fresh-quotas.ts';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { Usage } from '../utilization/usage.tsx';
import styles from './capacity.module.css';
import { METRICS } from './kinds.ts';
import type { SiloUse } from './model/promised.ts';
import { exhaustion, trend } from './model/trend.ts';
import { history } from './queries.ts';
import { exhaustionText } from './words.ts';

const col = columns<SiloUse>();

const share = (value: number, total: number): string => {
  const { whole, decimals } = formatPercent(value, total);
  return `${whole}${decimals}%`;
};

/** The largest share of the hardware that a silo has, over all resources. */
const shareOf = ({ used }: SiloUse, physical: VirtualResourceCounts): string => {
  const [most] = CAPACITY_KINDS.toSorted(
    (a, b) => used[b.key] / (physical[b.key] || 1) - used[a.key] / (physical[a.key] || 1),
  );
  return most ? `${share(used[most.key], physical[most.key])} of ${most.label}` : '';
};

/** Columns that fit side by side at 1440 px, with the date only when there is one. */
const siloColumns = (physical: VirtualResourceCounts, trendOf: ((silo: SiloUse) => string) | undefined) => [
  col.link(
    'Silo',
    ({ name }) => name,
    ({ name }) => to('/system/silos/:silo', { silo: name }),
  ),
  ...CAPACITY_KINDS.map((kind) =>
    col.group(kind.label, [
      col.custom(
        'Used / Quota',
        ({ used, quota }) => <Usage kind={kind} provisioned={used[kind.key]} quota={quota[kind.key]} />,
        {
          id: `used-${kind.key}`,
          rank: 2,
          width: 8.5,
          cut: false,
          meta: ({ used, quota }) =>
            `${kind.label} ${amountText(kind, kind.amount(used[kind.key]))} of ${amountText(kind, kind.amount(quota[kind.key]))}`,
          value: ({ used }) => used[kind.key],
        },
      ),
      col.custom(
        'Left',
        ({ quota, used }) => amountText(kind, kind.amount(quota[kind.key] - used[kind.key])),
        {
          id: `left-${kind.key}`,
          rank: 3,
          align: 'end',
          width: 6,
          value: ({ quota, used }) => quota[kind.key] - used[kind.key],
        },
      ),
    ]),
  ),
  col.text('Share of hardware', (silo) => shareOf(silo, physical), { rank: 3, width: 8, cut: false }),
  ...(trendOf
    ? [col.text('Quota reached', trendOf, { rank: 3, width: 7.75, meta: () => null, cut: false })]
    : []),
];

/** Rows of the table for spreadsheets, in base units. */
const csvLines = (silos: readonly SiloUse[]) => [
  ['silo', 'resource', 'used', 'quota', 'left'],
  ...silos.flatMap(({ name, used, quota }) =>
    CAPACITY_KINDS.map(({ key, label }) => [name, label, used[key], quota[key], quota[key] - used[key]]),
  ),
];

const EMPTY = {
  icon: Building2,
  title: 'No silos',
  body: 'The usage of each silo is shown here.',
};

interface SilosTableProps {
  silos: readonly SiloUse[];
  physical: VirtualResourceCounts;
  /** Name of the selected silo. */
  chosen: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** Each silo's share of the hardware; for the selected one also when its quotas are reached. */
export function SilosTable({ silos, physical, chosen, now }: SilosTableProps) {
  const refusal = useFleetRefusal('collaborator');
  const { fresh, open, close } = useFreshQuotas();
  const used = silos.find(({ name }) => name === fresh?.silo)?.used;
  const trendOf = useTrendOf(chosen, now);
  const page = useMemo(() => wholePage('capacity of silos', silos), [silos]);
  const isChosen = chosen !== undefined;
  const shown = useMemo(
    () => siloColumns(physical, isChosen ? trendOf : undefined),
    [physical, isChosen, trendOf],
  );
  const actions = useMemo<readonly Action<SiloUse>[]>(
    () => [
      {
        id: 'edit-quotas',
        label: 'Edit quotas',
        icon: SlidersHorizontal,
        section: 'edit',
        allowed: () => refusal ?? true,
        run: ({ name }) => open(name),
      },
    ],
    [refusal, open],
  );
  return (
    <>
      <ListTab
        title="Silos"
        plural="Silos"
        page={page}
        columns={shown}
        actions={actions}
        copyId="Copy silo ID"
        headerActions={
          <Button icon={Download} onClick={() => saveCsv('capacity-silos.csv', csvLines(silos))}>
            Download CSV
          </Button>
        }
        empty={EMPTY}
      >
        <p className={styles.about}>
          Quotas and how much of them is in use. Choose a silo under “What fits?” to see when its quotas are
          reached.
        </p>
      </ListTab>
      {fresh && used && <EditQuotas {...fresh} used={used} onDismiss={close} />}
    </>
  );
}

/** When the selected silo reaches its first quota; undefined for other silos, whose history is not requested. */
function useTrendOf(chosen: string | undefined, now: number): (silo: SiloUse) => string {
  const answers = useQueries(chosen === undefined ? [] : METRICS.map((metric) => history(metric, chosen)));
  const points = answers.map(({ data }) => data);
  return ({ name, used, quota }) => {
    if (name !== chosen) return '';
    const found = CAPACITY_KINDS.flatMap(({ key }, index) => {
      const known = points[index];
      return known ? [exhaustion(used[key], quota[key], trend(known, now), now)] : [];
    });
    if (found.length === 0) return '';
    const dated = found.filter((one) => typeof one === 'object').toSorted((a, b) => a.at - b.at)[0];
    return exhaustionText(found.find((one) => one === 'exhausted') ?? dated ?? found[0] ?? 'unknown');
  };
}
