import { amountText, CAPACITY_KINDS, memoryText } from '@console/shared/capacity';
import { formatBigNumber, formatNumber, formatPercent, pluralize } from '@console/shared/format';
import { usersText } from './files.ts';
import {
  known,
  poolLines,
  projectLines,
  type ReportParts,
  type ResourceLine,
  resourceLines,
  type SiloInstances,
} from './report.ts';
import { ReportTable } from './report-table.tsx';

/** The source of each figure. */
const SOURCES = [
  ['Quota', 'siloQuotasView'],
  ['Provisioned', 'siloUtilizationView'],
  ['Peak, mean, trend', 'systemMetric'],
  ['IP pools', 'siloIpPoolList, ipPoolUtilizationView'],
  ['Projects, instances', 'sledInstanceList of all sleds in service'],
  ['Users', 'siloUserList'],
  ['Identity providers', 'siloIdentityProviderList'],
  ['Role assignments', 'siloPolicyView'],
] as const;

interface ContentsProps {
  parts: ReportParts;
  /** Undefined while they are read, or when the request failed. */
  found: SiloInstances | undefined;
  /** Whether the instances are being read. */
  isReading: boolean;
}

function amount({ key }: ResourceLine, value: number | undefined): string | undefined {
  const kind = CAPACITY_KINDS.find((one) => one.key === key);
  return value === undefined || !kind ? undefined : amountText(kind, kind.amount(value));
}

function shareOf({ provisioned, quota }: ResourceLine): string | undefined {
  if (quota === undefined) return undefined;
  const { whole, decimals } = formatPercent(provisioned, quota);
  return `${whole}${decimals}%`;
}

const addresses = (count: bigint | undefined): string | undefined =>
  count === undefined ? undefined : formatBigNumber(count).text;

/** The parts that the tables of instances lack. */
const unreadText = (sleds: number): string =>
  `Excludes the instances on ${pluralize(sleds, 'sled')}, which could not be read.`;

/** The tables of a report. Where data could not be read, there is a message instead. */
export function Contents({ parts, found, isReading }: ContentsProps) {
  // Unread instances are not absent instances
  const instances = found && found.unread > 0 && found.items.length === 0 ? undefined : found?.items;
  const note = found && found.unread > 0 ? unreadText(found.unread) : undefined;
  const users = known(parts.users);
  const counts = [
    ['Users', users === undefined ? undefined : usersText(users)],
    [
      'Identity providers',
      known(parts.providers)
        ?.map(({ name }) => name)
        .join(', ') || undefined,
    ],
    ['Role assignments', known(parts.policy)?.roleAssignments.length],
  ] as const;
  return (
    <>
      <ReportTable
        title="Resources"
        heads={['Resource', 'Quota', 'Provisioned now', 'Of quota', 'Peak', 'Mean', 'Trend']}
        none=""
        rows={resourceLines(parts).map((line) => ({
          key: line.resource,
          cells: [
            line.resource,
            amount(line, line.quota),
            amount(line, line.provisioned),
            shareOf(line),
            amount(line, line.peak),
            amount(line, line.mean),
            line.trend,
          ],
        }))}
      />
      <ReportTable
        title="IP pools"
        heads={['Pool', 'Default', 'IPv4 left', 'IPv6 left']}
        words={2}
        none="No pool is linked."
        rows={poolLines(parts)?.map(({ pool, isDefault, leftV4, leftV6 }) => ({
          key: pool,
          cells: [pool, isDefault ? 'Yes' : 'No', addresses(leftV4), addresses(leftV6)],
        }))}
      />
      <ReportTable
        title="Projects (running only)"
        heads={['Project', 'Instances', 'vCPUs', 'Memory']}
        none="No project has instances on the sleds."
        isReading={isReading}
        note={note}
        rows={
          instances &&
          projectLines(instances).map((line) => ({
            key: line.project,
            cells: [
              line.project,
              formatNumber(line.instances),
              formatNumber(line.ncpus),
              memoryText(line.memory),
            ],
          }))
        }
      />
      <ReportTable
        title="Instances"
        heads={['Project', 'Instance', 'State', 'vCPUs', 'Memory']}
        words={3}
        none="No sled runs an instance of this silo."
        isReading={isReading}
        note={note}
        rows={instances?.map(({ id, projectName, name, state, ncpus, memory }) => ({
          key: id,
          cells: [projectName, name, state, formatNumber(ncpus), memoryText(memory)],
        }))}
      />
      <ReportTable
        title="People"
        heads={['Figure', 'Value']}
        none=""
        rows={counts.map(([label, value]) => ({ key: label, cells: [label, value] }))}
      />
      <ReportTable
        title="Appendix: where the figures come from"
        heads={['Figure', 'Call']}
        words={2}
        none=""
        rows={SOURCES.map(([figure, source]) => ({ key: figure, cells: [figure, source] }))}
      />
    </>
  );
}
